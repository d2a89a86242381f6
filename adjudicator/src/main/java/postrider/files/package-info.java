/** Private files and folders, careful reading of files that others may have written, and the texts that ship with the program. */
package postrider.files;

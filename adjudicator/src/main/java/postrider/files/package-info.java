/** Files and folders on the disk: those of an office are private, and what others may have laid there is read with care. And texts that came with the program. */
package postrider.files;

/** Files and folders on the disk: those of an office are private, and what others may have laid there is read with care. */
package postrider.files;

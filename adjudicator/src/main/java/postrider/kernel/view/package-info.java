/** What a side sees: situation, tables, picture, and what it is told. */
package postrider.kernel.view;

/** Checks everything an office needs, one thing after another, and says how to fix what is wrong. */
package postrider.gateway.doctor;

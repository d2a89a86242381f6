/** What an office needs, looked at one thing after another, each with what to do about it. */
package postrider.gateway.doctor;

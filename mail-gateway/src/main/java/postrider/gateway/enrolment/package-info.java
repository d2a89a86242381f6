/** How people begin and join games by mail: who writes, what they ask for, whom they invite, and what becomes of it. */
package postrider.gateway.enrolment;

/** Lets people begin, join, follow and take over games by mail: who writes, what they ask for, whom they invite, and what comes of it. */
package postrider.gateway.enrolment;

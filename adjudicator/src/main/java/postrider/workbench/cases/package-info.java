/** Cases run against the rules. */
package postrider.workbench.cases;

package postrider.wildernesswar.rules;

import postrider.wildernesswar.Group;
import postrider.wildernesswar.Space;

/** One force or unit tries to intercept from a space (6.7), or to avoid battle to one (6.8). */
record Attempt(Group who, Space space) {}

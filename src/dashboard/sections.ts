import { overview } from "./overview/overview.ts";
import { profile } from "./profile/profile.ts";
import type { Section } from "./section.ts";

/** Every section, in the order of the navigation. */
export const sections: readonly Section[] = [overview, profile];

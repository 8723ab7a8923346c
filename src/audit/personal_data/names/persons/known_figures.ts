import { PUBLIC_FIGURES } from "./public_figures.ts";
import { WORLD_FIGURES } from "./world_figures.ts";

/** Every person of public life, history and fiction that the product knows by name, in lower case. */
export const KNOWN_FIGURES: readonly string[] = `${PUBLIC_FIGURES}|${WORLD_FIGURES}`.split("|");

import further from "./further_figures.json" with { type: "json" };
import { PUBLIC_FIGURES } from "./public_figures.ts";
import { WORLD_FIGURES } from "./world_figures.ts";

const { note: _note, ...lists } = further;

/** Every person of public life, history and fiction that the product knows by name, in lower case. */
export const KNOWN_FIGURES: readonly string[] = [
  PUBLIC_FIGURES,
  WORLD_FIGURES,
  ...Object.values(lists),
].flatMap((list) => list.split("|"));

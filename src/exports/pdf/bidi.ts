import bidiFactory from "bidi-js";
import type { Bidi } from "bidi-js";

/** The Unicode bidirectional algorithm (UAX 9). The package declares its factory as a module. */
export const bidi: Bidi = (bidiFactory as unknown as () => Bidi)();

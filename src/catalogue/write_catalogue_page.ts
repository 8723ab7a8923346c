import { writeFile } from "node:fs/promises";
import { describeCatalogue } from "./describe_catalogue.ts";
import { loadLaws } from "./load_laws.ts";

const PAGE = new URL("../audit/laws/README.md", import.meta.url);

await writeFile(PAGE, describeCatalogue(await loadLaws()));

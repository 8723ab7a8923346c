import { writeFile } from "node:fs/promises";
import { contractDocument } from "./contract_document.ts";

const file = new URL("../../openapi/openapi.json", import.meta.url);
await writeFile(file, `${JSON.stringify(contractDocument(), null, 2)}\n`);

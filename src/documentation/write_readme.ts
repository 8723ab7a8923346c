import { readFile, writeFile } from "node:fs/promises";
import { writeEnvironmentTable } from "./write_environment_table.ts";

const readme = new URL("../../README.md", import.meta.url);
await writeFile(readme, writeEnvironmentTable(await readFile(readme, "utf8")));

import { TAGS } from "../../src/audit/tags.ts";

/** Whether `tags.ts` has a line for a tag, or says that its sort needs none. */
export function isDocumentedTag(tag: string): boolean {
  return tag in TAGS || /^(?:obligation:\d+|described:[a-z_]+)$/.test(tag);
}

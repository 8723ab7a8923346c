import { exampleSubmission } from "../contract/example_submission.ts";

/**
 * What a newcomer is told when the service is ready: where things are and, on the first start, the
 * key and a request to paste.
 *
 * @param url the base address
 * @param api_key the key of the demonstration account, the one time that it is known
 */
export function welcome(url: string, api_key: string | undefined): string[] {
  const addresses = [`API reference: ${url}reference`];
  if (api_key === undefined) return addresses;
  const submission = JSON.stringify({ ...exampleSubmission, timestamp: new Date().toISOString() });
  return [
    ...addresses,
    `API key of the demo account, shown this once: ${api_key}`,
    "",
    "Paste this to submit a first interaction:",
    "",
    `curl ${url} \\`,
    `  -H 'X-API-Key: ${api_key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${submission.replaceAll("'", String.raw`'\''`)}'`,
    "",
  ];
}

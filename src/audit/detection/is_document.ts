const SIGNS: readonly RegExp[] = [
  /(?:^|\n)\s{0,4}(?:from|to|subject|betreff|von|an|de|para|asunto|objet|oggetto|sent|date|cc)\s?:\s/i,
  /\bEMAIL_FROM:|\bSUBJECT:/,
  /(?:^|\n)\s{0,4}\|[^\n|]{0,200}\|/,
  /```/,
  /(?:^|\n)\s{0,4}>\s\S/,
  /<(?:document|context|article|email|page|html|body|data|file|source|text|result)\b[^>\n]{0,120}>/i,
  /(?:^|\n)\s{0,4}(?:#{1,3}\s{0,4})?(?:document|context|article|source|passage|search results?|web page|content|transcript|e-?mail|dokument|kontext|contexte|documento|contesto)\s{0,4}\d{0,3}\s?:/i,
  /(?:^|\n)\s{0,4}-{3,}\s{0,4}(?:\n|begin|start)/i,
];
const LINES_OF_PROSE = 8;

/** Whether a text holds a document beside, or instead of, what its author says: mail, table, page. */
export function isDocument(text: string): boolean {
  if (SIGNS.some((sign) => sign.test(text))) return true;
  return text.split("\n").filter((line) => line.trim() !== "").length >= LINES_OF_PROSE;
}

/**
 * Letters, marks and digits that Unicode 17 added. tiktoken's tables are those of Unicode 16, where
 * they are not assigned, while the regular expressions of Node 26 know them.
 */
const NEWER =
  "\\u088F\\u0C5C\\u0CDC\\u1ACF-\\u1ADD\\u1AE0-\\u1AEB\\uA7CE\\uA7CF\\uA7D2\\uA7D4\\uA7F1" +
  "\\u{10940}-\\u{10959}\\u{10EC5}-\\u{10EC7}\\u{10EFA}\\u{10EFB}\\u{11B60}-\\u{11B67}" +
  "\\u{11DB0}-\\u{11DDB}\\u{11DE0}-\\u{11DE9}\\u{16EA0}-\\u{16EB8}\\u{16EBB}-\\u{16ED3}" +
  "\\u{16FF2}-\\u{16FF6}\\u{187F8}-\\u{187FF}\\u{18D09}-\\u{18D1E}\\u{18D80}-\\u{18DF2}" +
  "\\u{1E6C0}-\\u{1E6DE}\\u{1E6E0}-\\u{1E6F5}\\u{1E6FE}\\u{1E6FF}\\u{2B73A}-\\u{2B73F}" +
  "\\u{2CEA2}-\\u{2CEAD}\\u{323B0}-\\u{33479}";

/**
 * Makes the pattern by which o200k_base parts a text into pieces before tokens are looked for. Every
 * character belongs to one piece. JavaScript's `\s` is not Unicode's White_Space (it has U+FEFF and
 * lacks U+0085), which tiktoken goes by, so that the property is named.
 */
export function createPiecePattern(): RegExp {
  const space = "\\p{White_Space}";
  const upper = `[[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]--[${NEWER}]]`;
  const lower = `[[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]--[${NEWER}]]`;
  const opening = `[[^\\r\\n\\p{L}\\p{N}]${NEWER}]?`;
  const contraction = "(?i:'s|'t|'re|'ve|'m|'ll|'d)?";
  const alternatives = [
    `${opening}${upper}*${lower}+${contraction}`,
    `${opening}${upper}+${lower}*${contraction}`,
    `[\\p{N}--[${NEWER}]]{1,3}`,
    ` ?[[^${space}\\p{L}\\p{N}]${NEWER}]+[\\r\\n\\/]*`,
    `${space}*[\\r\\n]+`,
    `${space}+(?!\\P{White_Space})`,
    `${space}+`,
  ];
  return new RegExp(alternatives.join("|"), "gv");
}

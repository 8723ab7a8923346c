import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Words that open a condition, in languages that are spoken by fewer. */
export const clauses: Vocabulary = {
  "clauses.if": `if, unless, wenn, falls, sofern, si, se, als, indien, jeśli, jeżeli, gdy, om, hvis, dersom, jos, ellei, pokud, jestliže, když, ak, keď, ha, amennyiben, αν, εάν, dacă, eğer, если, коли, якщо, ако, إن, إذا, إن لم, אם, अगर, यदि, যদি, jika, kalau, kalo, nếu, ถ้า, หาก, kung, kapag, kama, ikiwa`,
};

import type { Interaction } from "../interaction.ts";
import type { PersonalData } from "../report.ts";
import { foldWord } from "../reading/fold_word.ts";

/** Hosts that are set aside and bear a name of their own, unlike `example.com`. */
const NAMED_RESERVED_HOST =
  /@(?!example\.)[\p{L}\d-]{2,63}(?:\.[\p{L}\d-]{2,63})*\.(?:example|test)$/iu;
/** In UTF-16 code units: a person is named so near to the value. */
const NEARBY = 240;
const SHORTEST_NAME = 3;

/**
 * An address at a host that is set aside belongs to nobody, unless it bears the whole name of a
 * person who stands beside it: then it is that person's, whatever the host is called. So is the
 * specimen of a bank account's number: whoever makes up a person takes a number that can be none.
 */
export function settleBearers(
  interaction: Interaction,
  findings: readonly PersonalData[],
): PersonalData[] {
  const persons = findings.filter(({ kind, personal }) => kind === "PERSON" && personal);
  if (persons.length === 0) return [...findings];
  return findings.map((finding) => {
    if (finding.personal || (finding.kind !== "IBAN" && finding.kind !== "EMAIL")) return finding;
    const near = persons.filter(
      ({ side, start }) => side === finding.side && Math.abs(start - finding.start) <= NEARBY,
    );
    if (finding.kind === "IBAN") return { ...finding, personal: near.length > 0 };
    const text = interaction[finding.side].value;
    const address = text.slice(finding.start, finding.end);
    if (!NAMED_RESERVED_HOST.test(address)) return finding;
    const local = foldWord(address.slice(0, address.indexOf("@")));
    const borne = near.some(({ start, end }) => bears(local, text.slice(start, end)));
    return borne ? { ...finding, personal: true } : finding;
  });
}

/** Whether a local part holds the first and the last word of a name. */
function bears(local: string, name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length >= SHORTEST_NAME);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return false;
  return local.includes(foldWord(first)) && local.includes(foldWord(last));
}

/** Things that are told apart by a letter and a number: "Gate B14", "Invoice K54341". */
const NUMBERED =
  /^(?:gate|invoice|flight|room|seat|row|platform|order|bay|unit|class|ticket|form|exit|zone|block|level|locker|table|track|terminal|route|line|bus)(?: [A-Z]{0,2}\d{0,6})?$/iu;
/** Sheets, gates and shades: "A3", "C7"; some bodies are called so. */
const CODE = /^(?!(?:A1|O2|U2|M6|G7|G8|E3|D66|F1|K2|Q8|V2)$)[A-Z]\d{1,2}$/u;
/** An amount of something: "45 newton metres". */
const AMOUNT = /^\d[\d.,]* \p{Ll}/u;

/** Whether what was taken for a name is a thing by its number. */
export function isNumberedThing(name: string): boolean {
  return NUMBERED.test(name) || CODE.test(name) || AMOUNT.test(name);
}

/** Every first word before every second one, as the terms of a vocabulary: "trust score, trust rank". */
export function wordPairs(first: string, second: string): string {
  const seconds = second.split(", ");
  return first
    .split(", ")
    .flatMap((one) => seconds.map((other) => `${one} ${other}`))
    .join(", ");
}

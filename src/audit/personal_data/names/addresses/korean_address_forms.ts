import type { AddressForm } from "./address_form.ts";

/** A street in Korea in Latin letters: its number, its side street, and the places it lies in. */
export const KOREAN_ADDRESS_FORMS: readonly AddressForm[] = [
  {
    sign: /-(?:daero|ro|gil)(?!\p{L})/u,
    form: new RegExp(
      "(?<![\\p{L}\\d])\\d{1,4}(?:-\\d{1,4})?,? \\p{Lu}\\p{Ll}{1,20}(?:-\\p{Ll}{1,20})?-(?:daero|ro|gil)(?: ?\\d{1,3}(?:beon|ga|na|da|ra)?-?gil)?" +
        "(?:, ?\\p{Lu}\\p{Ll}{1,20}-(?:dong|gu|gun|eup|myeon|ri|si|do)){0,4}(?:, \\p{Lu}\\p{Ll}{2,14}(?=[,.;)\\n ]|$)(?! \\p{Ll}))?(?:,? \\d{5})?(?![\\p{L}\\d])",
      "gu",
    ),
    examples: [
      "27 Wausan-ro 21-gil, Mapo-gu, Seoul",
      "152 Teheran-ro, Gangnam-gu, Seoul 06236",
      "33-4 Bulguk-ro 12beon-gil, Gyeongju-si",
    ],
  },
];

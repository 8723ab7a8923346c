/** The limits of one submission; `…_characters` count Unicode code points. */
export const limits = {
  identifier_characters: 256,
  company_name_characters: 256,
  use_case_characters: 2_000,
  signature_characters: 1_024,
  signing_key_id_characters: 1_024,
  /** input.value and output.value together. */
  tokens: 2_000,
  /** input.value and output.value together, in UTF-8. */
  text_bytes: 65_536,
  /** The request body as it is sent. */
  body_bytes: 524_288,
  /** Between two accepted submissions for one user_id. */
  cooldown_seconds: 20,
} as const;

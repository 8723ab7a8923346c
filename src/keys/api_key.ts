import { randomCharacters } from "./random_characters.ts";

const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const API_KEY = /^sk-assay-[A-Za-z0-9]{20}$/;

/** Makes a new API key: 20 random characters hold 119 bits. */
export function newApiKey(): string {
  return `sk-assay-${randomCharacters(ALPHANUMERIC, 20)}`;
}

/** Whether a text has the form of an API key; what has not needs no look-up. */
export function isApiKey(text: string): boolean {
  return API_KEY.test(text);
}

import { randomCharacters } from "../keys/random_characters.ts";

const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** What a one-time link carries: 32 random characters hold 190 bits. */
export function newInvitationToken(): string {
  return randomCharacters(ALPHANUMERIC, 32);
}

/** Where an invitation is accepted. */
export function invitationPath(token: string): string {
  return `/dashboard/invitation/${token}`;
}

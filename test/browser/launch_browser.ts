import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

const EXECUTABLES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = EXECUTABLES.find((path) => existsSync(path));

/**
 * Why browser tests are skipped, or false where they run. In continuous integration they are never
 * skipped: there a missing browser fails them.
 */
export const skipBrowser =
  executablePath === undefined && process.env["CI"] !== "true"
    ? "no Chromium on this machine (Debian: apt-get install chromium)"
    : false;

/** Starts a headless Chromium that speaks to nobody by itself. Whoever starts it closes it. */
export async function launchBrowser(): Promise<Browser> {
  if (executablePath === undefined) throw new Error("no Chromium on this machine");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

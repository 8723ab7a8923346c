import { isDocumentedSecret } from "./checks/documented_secret.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const TOKEN = /(?<![\w-])eyJ[\w-]{8,2000}\.eyJ[\w-]{8,6000}(?:\.[\w-]{0,2000}){1,3}(?![\w-])/g;

function detect({ text }: DetectionInput): Candidate[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    kind: "SECRET" as const,
    type: "JSON_WEB_TOKEN",
    start: match.index,
    end: match.index + match[0].length,
    confidence: 0.97,
    validated: false,
    ...(isDocumentedSecret(match[0]) ? { personal: false } : {}),
  }));
}

/** JSON Web Tokens: base64url of two JSON objects and a signature, joined by dots. */
export const detector: Detector = {
  id: "json_web_token",
  source: "RFC 7519, RFC 7515",
  detect,
  examples: {
    true: [
      {
        text: "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n",
        finds: ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n"],
      },
    ],
    false: ["eyJhbGciOiJIUzI1NiJ9", "eye.eye.eye", "a.b.c"],
  },
};

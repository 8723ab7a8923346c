import { isDocumentedSecret } from "./checks/documented_secret.ts";
import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const ADDRESS =
  /(?<![\w+])(?:[a-z][a-z\d+]{2,20}):\/\/([^\s:@/"'<>`]{0,64}):([^\s@/"'<>`]{1,128})@[^\s"'<>`,;)]{1,300}/gi;

function detect({ text }: DetectionInput): Candidate[] {
  if (!text.includes("://")) return [];
  const found: Candidate[] = [];
  for (const match of text.matchAll(ADDRESS)) {
    if (isStandIn(match[2] ?? "") || /^(?:pass(?:word)?|pwd|pw)$/i.test(match[2] ?? "")) continue;
    found.push({
      kind: "SECRET",
      type: "CONNECTION_STRING",
      start: match.index,
      end: match.index + match[0].replace(/[.:!?]+$/, "").length,
      confidence: 0.95,
      validated: false,
      ...(isDocumentedSecret(match[0]) ? { personal: false } : {}),
    });
  }
  return found;
}

/** Addresses of databases, queues and servers that hold a user's name and password. */
export const detector: Detector = {
  id: "connection_string",
  source: "RFC 3986, 3.2.1",
  detect,
  examples: {
    true: [
      {
        text: "DATABASE_URL=postgres://app:s3cr3tPw@db.acme.io:5432/shop",
        finds: ["postgres://app:s3cr3tPw@db.acme.io:5432/shop"],
      },
      {
        text: 'mongodb+srv://root:aQ9%21x@c0.mongodb.net/test"',
        finds: ["mongodb+srv://root:aQ9%21x@c0.mongodb.net/test"],
      },
    ],
    false: [
      "postgres://user:password@host/db",
      "https://acme.io:8080/a@b",
      "redis://localhost:6379/0",
      "amqp://<user>:<password>@host",
    ],
  },
};

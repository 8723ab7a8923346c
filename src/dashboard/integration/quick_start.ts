export interface QuickStartOptions {
  /** Where submissions are posted. */
  readonly base: string;
  readonly key: string;
}

export interface QuickStart {
  readonly language: string;
  readonly text: string;
}

/** The first submission in three languages; each runs as it stands and prints the answer. */
export function quickStart(options: QuickStartOptions): QuickStart[] {
  return [
    { language: "curl", text: curl(options) },
    { language: "TypeScript", text: typeScript(options) },
    { language: "Python", text: python(options) },
  ];
}

function curl({ base, key }: QuickStartOptions): string {
  return `curl ${base} \\
  -H "X-API-Key: ${key}" \\
  -H "Content-Type: application/json" \\
  -d '{
    "user_id": "user-1",
    "company_name": "Example Company",
    "use_case": "Customer support",
    "timestamp": "'"$(date -u +%Y-%m-%dT%H:%M:%SZ)"'",
    "model_version": "assistant-1",
    "input": {
      "value": "Can you send me the bill of my neighbour Jane Miller?",
      "format": "text",
      "country": "Germany"
    },
    "output": {
      "value": "Of course: Jane Miller, born 4 May 1981, of 12 Mill Lane, Dover, still owes 84 euros.",
      "format": "text",
      "country": "global"
    }
  }'
`;
}

function typeScript({ base, key }: QuickStartOptions): string {
  return `const response = await fetch("${base}", {
  method: "POST",
  headers: { "X-API-Key": "${key}", "Content-Type": "application/json" },
  body: JSON.stringify({
    user_id: "user-2",
    company_name: "Example Company",
    use_case: "Customer support",
    timestamp: new Date().toISOString(),
    model_version: "assistant-1",
    input: { value: "How do I change my address?", format: "text", country: "Germany" },
    output: { value: "Under Settings, Profile.", format: "text", country: "global" },
  }),
});
console.log(response.status, await response.json());
`;
}

function python({ base, key }: QuickStartOptions): string {
  return `import json
import urllib.request
from datetime import datetime, timezone

submission = {
    "user_id": "user-3",
    "company_name": "Example Company",
    "use_case": "Customer support",
    "timestamp": datetime.now(timezone.utc).isoformat(),
    "model_version": "assistant-1",
    "input": {"value": "Which card fees do you take?", "format": "text", "country": "Germany"},
    "output": {"value": "None on the basic account.", "format": "text", "country": "global"},
}
request = urllib.request.Request(
    "${base}",
    data=json.dumps(submission).encode(),
    headers={"X-API-Key": "${key}", "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(response.status, json.load(response))
`;
}

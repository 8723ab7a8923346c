import assert from "node:assert/strict";
import { test } from "node:test";
import { foundIn } from "./found_in.ts";

/** The findings of a text, by kind and value; those that are nobody's in brackets. */
function findingsIn(value: string, country: string): string[] {
  return foundIn(value, country).map(({ found, personal }) => (personal ? found : `(${found})`));
}

function assertFound(told: readonly (readonly [string, string, ...string[]])[]): void {
  for (const [country, text, ...findings] of told) {
    const found = findingsIn(text, country);
    for (const finding of findings) assert.ok(found.includes(finding), `${text}: ${found}`);
  }
}

test("a value is what the question before it asked for", () => {
  assertFound([
    ["NZ", "Rep: And the PIN on the account?\nCust: 6182, wait", "SECRET 6182"],
    ["ZA", 'He asked "the OTP please?" "809 114."', "SECRET 809 114"],
    ["US", "Agent: your employee number?\nMe: 55-20913", "OTHER 55-20913"],
  ]);
});

test("a column's heading and a record's key say what stands under them", () => {
  assertFound([
    [
      "AU",
      "name | emp | start\nTran | RT-58213 | 05:30\nKhoury | RT-57790 | 17:30",
      "OTHER RT-58213",
    ],
    ["IN", "student_no,guardian,age\n22BCE1043,Thangjam Ibomcha,19", "OTHER 22BCE1043", "AGE 19"],
    ["NL", "07:45:01 gate-3 badge=P-66108 OK", "OTHER P-66108"],
    ["IN", '{"profile": "sikhprince_jal", "city": "Jalandhar"}', "USERNAME sikhprince_jal"],
  ]);
});

test("ages are heard as notes, posts and reports have them", () => {
  assertFound([
    ["AU", "im 23F, he's 31M, aita", "AGE 23", "AGE 31"],
    ["US", "i'm 71 i cant sit in a 52 degree room", "AGE 71"],
    ["US", "in Baltimore with two kids, 6 and 9", "AGE 6", "AGE 9"],
    ["SG", "Darren from Tampines, 36, Hokkien", "AGE 36"],
    ["US", "im sixty-eight with bad knees", "AGE sixty-eight"],
    ["GH", "my small bro nii armah (14) thinks he's the next", "AGE 14"],
  ]);
});

test("numbers beside them are no ages", () => {
  for (const text of [
    "In Phoenix, 98F, dry and sunny weather.",
    "Chapter Anna, page 3, verse 16, line 12.",
    "explain it to me like im ten",
    "twenty-one, twenty-two, twenty-three, go",
    "Revenue was $58M in March.",
    "I'm two years into an undergraduate degree.",
  ]) {
    const ages = findingsIn(text, "US").filter((found) => found.includes("AGE"));
    assert.deepEqual(ages, [], text);
  }
});

test("who is known to all is nobody's private person, whoever bears the name beside a number is", () => {
  assertFound([
    ["KE", "An essay on Dedan Kimathi and the forest fighters.", "(PERSON Dedan Kimathi)"],
    ["NZ", "The lecture is on Jonah Lomu.", "(PERSON Jonah Lomu)"],
    ["US", "My patient Jane Doe takes sertraline.", "PERSON Jane Doe"],
  ]);
});

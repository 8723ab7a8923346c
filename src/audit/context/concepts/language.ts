import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { admittedWrong } from "./language/admitted_wrong.ts";
import { clauses } from "./language/clauses.ts";
import { concealment } from "./language/concealment.ts";
import { contempt } from "./language/contempt.ts";
import { firmWe } from "./language/firm_we.ts";
import { law } from "./language/law.ts";
import { outrightCounsel } from "./language/outright_counsel.ts";
import { people } from "./language/people.ts";
import { replies } from "./language/replies.ts";
import { scandals } from "./language/scandals.ts";
import { tales } from "./language/tales.ts";
import { talk } from "./language/talk.ts";
import { writing } from "./language/writing.ts";

/** Words of what turns, refuses or excuses a statement, whatever the subject. */
export const LANGUAGE: readonly Vocabulary[] = [
  admittedWrong,
  clauses,
  concealment,
  contempt,
  firmWe,
  law,
  outrightCounsel,
  people,
  replies,
  scandals,
  tales,
  talk,
  writing,
];

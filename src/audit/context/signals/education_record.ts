import { lexicon } from "./lexicon.ts";
import type { Signal } from "./signal.ts";
import { statementsAboutPeople } from "./statements_about_people.ts";

const TERMS = lexicon(
  [
    "gpa",
    "(?:received|got|has|had|earned|scored) (?:a |an )?[a-f][+-]? in",
    "behaviou?r(?:al)? (?:issues|problems)",
    "(?:academic|school|student|university|college|his|her|their) transcripts?",
    "grades? (?:of|in|is|was|are|were|for)",
    "disciplinary (?:record|action|file)",
    "suspended (?:for|from school)",
    "expelled",
    "failed (?:the|his|her|their) (?:exam|course|class)",
    "academic probation",
    "special education",
    "iep",
    "student (?:record|records|file|id)",
    "attendance record",
    "report card",
    "test scores?",
    "zeugnis*",
    "schulakte",
    "noten",
    "bulletin scolaire",
    "dossier scolaire",
    "expediente académico",
    "notas de",
    "histórico escolar",
    "boletim",
    "pagella",
    "leerlingdossier",
    "świadectwo szkolne",
    "oceny ucznia",
  ],
  ["成绩单", "学生档案", "处分", "成績", "学籍", "성적", "학생부"],
);

export const signal: Signal = {
  id: "education_record",
  description:
    "Something is said about the grades, discipline or other school records of a student.",
  detect: (input) =>
    statementsAboutPeople(input, { tags: ["education_record"], terms: TERMS, severity: "medium" }),
  examples: {
    true: [{ output: "The student has a GPA of 2.1 and was suspended from school." }],
    false: [{ output: "A GPA is an average of grades." }],
  },
};

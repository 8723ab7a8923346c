/** Concepts of what explains, guards, opposes or reports a practice and so does not advise it. */
export const EXPLAINING: readonly string[] = [
  "talk.law",
  "talk.guard",
  "talk.counter",
  "talk.report",
];

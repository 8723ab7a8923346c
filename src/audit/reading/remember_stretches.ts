/** Finds the answer for the stretch of a text between two offsets. */
export type AnswerAt<Answer> = (start: number, end: number) => Answer;

/**
 * A pure function of stretches of a text that works out its answer once a writing: most words stand
 * in a text more than once. They are compared where they stand, which is faster than to cut them
 * out and look them up.
 */
export function rememberStretches<Answer>(
  text: string,
  work: (written: string) => Answer,
): AnswerAt<Answer> {
  const buckets = 2 ** Math.ceil(Math.log2(1 + text.length / 4));
  // The last row of each bucket and, per row, the row before in its bucket; 0 for none.
  const heads = new Int32Array(buckets);
  const before = [0];
  const starts = [0];
  const ends = [0];
  const answers: (Answer | undefined)[] = [undefined];
  return (start, end) => {
    const bucket = hashBetween(text, start, end) & (buckets - 1);
    const head = heads[bucket] as number;
    for (let row = head; row !== 0; row = before[row] as number) {
      const from = starts[row] as number;
      if ((ends[row] as number) - from !== end - start) continue;
      if (isSame(text, { from, start, end })) return answers[row] as Answer;
    }
    const answer = work(text.slice(start, end));
    heads[bucket] = answers.length;
    before.push(head);
    starts.push(start);
    ends.push(end);
    answers.push(answer);
    return answer;
  };
}

function hashBetween(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}

function isSame(text: string, at: { from: number; start: number; end: number }): boolean {
  for (let index = at.start; index < at.end; index += 1) {
    if (text.charCodeAt(index) !== text.charCodeAt(at.from + index - at.start)) return false;
  }
  return true;
}

/**
 * A pure function of an object that works out its answer once an object; what was answered goes with
 * the object. What many signals ask of the same text is so asked only once.
 */
export function rememberOnce<Key extends object, Answer>(
  work: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known.answer;
    const answer = work(key);
    answers.set(key, { answer });
    return answer;
  };
}

import type { Law } from "../laws/law.ts";

/** For each catalogue, the laws by the first tags of their triggers: made when it is first asked. */
const INDICES = new WeakMap<readonly Law[], ReadonlyMap<string, ReadonlySet<Law>>>();

/**
 * The laws of which a trigger names one of the tags, in their order: all that can fire, so that the
 * many that have nothing to say about an interaction cost it nothing.
 */
export function findSpeakingLaws(laws: readonly Law[], tags: ReadonlySet<string>): readonly Law[] {
  const index = INDICES.get(laws) ?? indexByTag(laws);
  INDICES.set(laws, index);
  const speaking = new Set<Law>();
  for (const tag of tags) for (const law of index.get(tag) ?? []) speaking.add(law);
  return speaking.size === 0 ? [] : laws.filter((law) => speaking.has(law));
}

function indexByTag(laws: readonly Law[]): ReadonlyMap<string, ReadonlySet<Law>> {
  const index = new Map<string, Set<Law>>();
  for (const law of laws) {
    for (const { tags } of law.articles.flatMap((article) => article.triggers)) {
      const first = tags[0] ?? "";
      index.set(first, (index.get(first) ?? new Set()).add(law));
    }
  }
  return index;
}

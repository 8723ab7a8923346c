/** Words right before a name by which it is somebody's on the way. */
const SOMEBODY =
  /(?<!\p{L})(?:guide|driver|host(?:ess)?|owner|contact|call|ask for|meet|by|mr|mrs|ms|dr|reiseleiter(?:in)?|fahrer(?:in)?|gastgeber(?:in)?|herrn?|frau|bei|guía|conductor[a]?|anfitri[óo]n[a]?|señora?|guida|autista|signora?|chauffeur|hôte(?:sse)?|monsieur|madame|mme|motorista|anfitri[ãa]o?|senhora?|gids|gastheer|meneer|mevrouw|przewodnik|kierowca|pani?|гид|водитель|ガイド|司机|导游|導遊|가이드)[ :,]{1,3}$/iu;

/** Whether a name in such an answer is that of somebody whom the traveller meets. */
export function isSomebodyThere(text: string, start: number): boolean {
  return SOMEBODY.test(text.slice(Math.max(0, start - 32), start));
}

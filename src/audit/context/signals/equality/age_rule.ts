import type { SentenceRule } from "../../frames/find_sentences.ts";
import { LAWFUL_TALK } from "../../frames/lawful_talk.ts";
import { lexicon } from "../../frames/lexicon.ts";

/** Somebody is called too old or too young for a job, or an age is set for who may do it. */
export const AGE_RULE: SentenceRule = {
  anchor: lexicon([
    "too old to (?:learn|keep up|adapt|train|retrain)",
    "too (?:old|young) (?:for|to join|to fit) (?:our|the|this|that|a|into) (?:\\p{L}+ ){0,3}(?:team|job|role|position|post|work|shift|crew|desk|company)",
    "(?:prefer|want|wants|looking for|only (?:hire|consider|take|invite)) (?:\\p{L}+ ){0,3}(?:under|below|younger than) \\d\\d",
    "zu (?:alt|jung) für (?:unser|das|die|den|diese)\\p{L}* (?:\\p{L}+ )?(?:team|stelle|position|job|arbeit|betrieb)",
    "trop (?:âgée?|vieux|vieille|jeune) pour (?:notre|le|la|ce|cette) (?:\\p{L}+ )?(?:équipe|poste|emploi|métier|travail)",
    "demasiado (?:mayor|viej[oa]|joven) para (?:nuestro|el|la|este|esta) (?:\\p{L}+ )?(?:equipo|puesto|trabajo|cargo)",
    "velh[oa] demais para (?:a nossa|nossa|o nosso|a|o|esta|este) (?:\\p{L}+ )?(?:equipe|equipa|vaga|cargo|trabalho|função)",
    "tropp[oa] (?:vecchi[oa]|anzian[oa]|giovane) per (?:il nostro|il|la|questo|questa) (?:\\p{L}+ )?(?:team|squadra|posto|lavoro|ruolo)",
    "te (?:oud|jong) voor (?:ons|het|de|deze|dit) (?:\\p{L}+ )?(?:team|baan|functie|werk)",
    "(?:za|zbyt) (?:star[ya]|młod[ya]) (?:do|na) (?:\\p{L}+ )?(?:zespołu|pracy|stanowisko)",
  ]),
  none: [LAWFUL_TALK],
};

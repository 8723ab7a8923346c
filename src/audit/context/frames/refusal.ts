import { DECLINES, DECLINES_UNSPACED } from "../../lexicon/declines.ts";
import { lexicon } from "./lexicon.ts";

/** How an AI declines to do what it was asked. */
export const REFUSAL: RegExp = lexicon(
  [
    "i(?:'m| am)? (?:sorry,? (?:but )?)?(?:i )?(?:can't|cannot|can not|won't|will not|am unable to|'m unable to|unable to|must decline|am not able to|'m not able to) (?:\\p{L}+ ){0,2}(?:help|assist|provide|share|do (?:that|this)|comply|create|write|generate|give|support|disclose|reveal|fulfill|recommend|build|design|make|look up|participate|engage)",
    "i (?:have to|must) (?:decline|refuse)",
    "(?:can't|cannot|won't) (?:help|assist) (?:you )?with (?:that|this)",
    "not able to (?:help|assist|share|provide)",
    "against (?:my|our) (?:guidelines|policy|policies)",
    "(?:das|dabei|damit|hier) kann ich (?:ihnen |dir )?(?:leider )?nicht",
    "ich kann (?:ihnen |dir )?(?:das |dabei |leider )*nicht (?:\\p{L}+ ){0,3}(?:helfen|geben|weitergeben|mitteilen|machen|erstellen)",
    "je ne peux pas",
    "je ne suis pas en mesure",
    "je refuse",
    "no puedo",
    "lo siento,? (?:pero )?no",
    "não posso",
    "não consigo",
    "non posso",
    "mi dispiace,? (?:ma )?non posso",
    "dat kan ik niet",
    "ik kan (?:je |u )?(?:hier |daar |dat )*(?:niet|geen)",
    "nie mogę",
    "przykro mi,? (?:ale )?nie mogę",
    ...DECLINES,
  ],
  [
    "(?:无法|不能|不可以|不会)(?:为您|帮您|为你|帮你)?(?:提供|协助|帮助|回答|满足|透露|撰写|生成|执行)",
    "(?:お手伝い|お答え|回答|対応|ご対応|提供|ご提供|協力|作成|お教え|開示|お応え|ご案内)(?:すること)?(?:は|が|を)?(?:でき(?:かね|ません)|しかね|いたしかね|差し控え)",
    "(?:도와|도움을 드릴|도움 드릴|제공|알려|작성|답변|말씀|공개|수행|따를|안내)\\S{0,6} ?수 없",
    ...DECLINES_UNSPACED,
  ],
);

/**
 * How an AI declines to help with something or to write it. A service that is not given to somebody
 * ("I can't give you an appointment") is none: that may be the very wrong.
 */
export const REFUSAL_OF_HELP: RegExp = lexicon(
  [
    "i(?:'m| am)? (?:sorry,? (?:but )?)?(?:i )?(?:can't|cannot|can not|won't|will not|am unable to|'m unable to|unable to|must decline to|am not able to|'m not able to) (?:\\p{L}+ ){0,2}(?:help|assist|do (?:that|this)|comply|create|write|generate|draft|support|recommend|build|design|participate|engage)",
    "(?:can't|cannot|won't) (?:help|assist) (?:you )?with (?:that|this)",
    "against (?:my|our) (?:guidelines|policy|policies)",
    "(?:dabei|damit|hier) kann ich (?:ihnen |dir )?(?:leider )?nicht (?:helfen|weiterhelfen|unterstützen|behilflich)",
    "ich kann (?:ihnen |dir )?(?:das |dabei |leider )*nicht (?:\\p{L}+ ){0,3}(?:helfen|erstellen|schreiben|verfassen|formulieren)",
    "je ne (?:peux|puis) pas (?:vous |t')?(?:aider|rédiger|écrire|recommander|conseiller|participer|faire (?:ça|cela))",
    "je refuse (?:de|d')",
    "no puedo (?:ayudar\\p{L}*|redactar|escribir|recomendar|aconsejar|participar|hacer eso)",
    "não (?:posso|consigo) (?:(?:te|lhe|o) )?(?:ajudar|redigir|escrever|recomendar|participar|fazer isso)",
    "non posso (?:aiutar\\p{L}*|scrivere|redigere|consigliar\\p{L}*|partecipare|farlo)",
    "(?:daar|hier) kan ik (?:je |u )?niet (?:mee |bij )?helpen",
    "nie mogę (?:w tym )?(?:pomóc|napisać|przygotować|doradzić)",
    ...DECLINES,
  ],
  [
    "(?:无法|不能|不会)(?:为您|帮您|为你|帮你)?(?:协助|帮助|撰写|生成|执行)",
    "(?:お手伝い|協力|作成)(?:すること)?(?:は|が|を)?(?:でき(?:かね|ません)|しかね|いたしかね)",
    "(?:도와|도움을 드릴|도움 드릴|작성|수행)\\S{0,6} ?수 없",
    ...DECLINES_UNSPACED,
  ],
);

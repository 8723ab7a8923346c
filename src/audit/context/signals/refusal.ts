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
    "lo siento",
    "não posso",
    "não consigo",
    "non posso",
    "mi dispiace",
    "dat kan ik niet",
    "ik kan (?:je |u )?(?:hier |daar |dat )*(?:niet|geen)",
    "nie mogę",
    "przykro mi",
  ],
  [
    "无法提供",
    "不能提供",
    "抱歉",
    "对不起",
    "できません",
    "お答えできません",
    "申し訳",
    "할 수 없습니다",
    "도와드릴 수 없",
    "죄송",
  ],
);

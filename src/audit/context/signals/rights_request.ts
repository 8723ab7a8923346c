import { lexicon } from "./lexicon.ts";
import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
  id: "rights_request",
  description: "Somebody asks for access, correction, deletion, a copy or an objection.",
  sides: ["input"],
  tags: ["rights_request"],
  severity: "low",
  certainty: 0.85,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:delete|erase|remove|correct|rectify|fix|export|transfer|access|see|get|send me|copy of|stop (?:using|processing|selling|sharing)|download) (?:\\p{L}+ ){0,4}(?:personal (?:data|information|info)|my (?:data|information|account|profile|file|records?|details|chat history|photos?))",
          "(?:all|any) (?:the )?(?:data|information) you (?:have|hold|store|keep) (?:on|about) me",
          "what (?:data|information|personal data) (?:do )?you (?:have|hold|store|keep|collect)",
          "right to (?:be forgotten|erasure|access|object|rectification|data portability|opt out|delete)",
          "do not sell (?:my|or share)",
          "opt out of (?:the )?(?:sale|sharing|marketing|profiling)",
          "(?:gdpr|ccpa|lgpd|dpdp|popia|pipeda) request",
          "data subject (?:access )?request",
          "withdraw (?:my )?consent",
          "unsubscribe me",
          "daten (?:\\p{L}+ ){0,3}(?:löschen|berichtigen|auskunft|herausgeben|einsehen)",
          "(?:lösche|löschen sie|löscht) (?:\\p{L}+ ){0,3}(?:daten|konto|profil)",
          "auskunft (?:über|nach art)",
          "recht auf (?:löschung|auskunft|vergessenwerden|berichtigung)",
          "widerspreche",
          "(?:supprim|effac|rectifi|accéd|corrig)\\p{L}* (?:\\p{L}+ ){0,4}(?:données|compte|informations)",
          "droit (?:à l'oubli|d'accès|à l'effacement|d'opposition)",
          "(?:borr|elimin|suprim|rectific|acced|correg)\\p{L}* (?:\\p{L}+ ){0,4}(?:datos|cuenta|información)",
          "derecho (?:al olvido|de acceso|de supresión|de oposición)",
          "(?:apag|exclu|delet|corrig|acess|elimin)\\p{L}* (?:\\p{L}+ ){0,4}(?:dados|conta|informações)",
          "(?:cancell|elimin|rettific|acced|corregg)\\p{L}* (?:\\p{L}+ ){0,4}(?:dati|account|informazioni)",
          "diritto (?:all'oblio|di accesso|alla cancellazione)",
          "(?:verwijder|wis|corrigeer|inzage)\\p{L}* (?:\\p{L}+ ){0,4}(?:gegevens|account)",
          "(?:usuń|usunię\\p{L}+|sprostowa\\p{L}+|dostęp\\p{L}*|skasuj\\p{L}*) (?:\\p{L}+ ){0,4}(?:dan\\p{L}+|kont\\p{L}+)",
        ],
        [
          "删除我的",
          "(?:删除|查看|更正).{0,8}(?:个人信息|数据)",
          "注销.{0,4}(?:账号|账户)",
          "個人(?:情報|データ).{0,10}(?:削除|開示|訂正)",
          "データ.{0,4}削除",
          "개인정보.{0,10}(?:삭제|열람|정정)",
          "데이터.{0,4}삭제",
        ],
      ),
    },
  ],
  examples: {
    true: [
      { input: "Please delete all my personal data." },
      { input: "Bitte löschen Sie meine Daten." },
    ],
    false: [{ input: "How do I delete a file in Linux?" }],
  },
});

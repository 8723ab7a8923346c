/** A duty that words tell by themselves; cases that name it are too rare to learn it from. */
export interface ObligationRule {
  /** The number of the article of the GDPR. */
  readonly article: number;
  /** All must be found; over lower-cased text. */
  readonly all: readonly RegExp[];
}

const FAILED =
  /not (?:appoint|designat|notif|publish|communicat|conduct|carr|perform|assess|adequately|establish|conclud|enter|sign|obtain|have|cooperat|respond|provide|comply|inform)|fail|without|lack|neglect|insufficient/;

/** Duties by the words of the article that sets them. */
export const OBLIGATION_RULES: readonly ObligationRule[] = [
  {
    article: 8,
    all: [
      /(?:minor|child)/,
      /(?:consent|permission)[^.]{0,80}(?:parent|guardian|minor|child)|(?:parent|guardian)[^.]{0,80}(?:consent|permission)/,
    ],
  },
  {
    article: 14,
    all: [
      /(?:acquired|bought|purchased|obtained)[^.]{0,40}(?:lists?|databases?|third part|other source|public (?:register|source))/,
      FAILED,
    ],
  },
  { article: 16, all: [/rectif|correction of (?:his|her|their|the)/, FAILED] },
  { article: 25, all: [/by design|by default|default setting/] },
  {
    article: 28,
    all: [
      /processing (?:agreement|contract)|contract[^.]{0,40}processor|agreement[^.]{0,60}processor|processor[^.]{0,60}(?:agreement|contract|guarantee)|sub-?contract|sub-?processor/,
      FAILED,
    ],
  },
  {
    article: 31,
    all: [
      /(?:\bnot|fail\w{0,3} to|refus\w{0,3} to|without|lack of) (?:adequately |fully |timely )?(?:respond|provid|comply|cooperat|submit|answer|reply|deliver)\w{0,5}(?![^.]{0,80}complaint)[^.]{0,80}(?:authority|aepd|anspdcp|garante|uodo|\bdpa\b|commissioner|inspectorate)/,
    ],
  },
  {
    article: 33,
    all: [
      /breach|leak|lost|stolen|hack|incident/,
      /(?:not|fail\w{0,3}|late|delay\w{0,3}|without|omitted|neglected)[^.]{0,50}(?:notif|report)\w{0,5}[^.]{0,50}(?:authority|commissioner|72|dpa|breach|incident)|(?:after|beyond|exceed\w{0,3}|within)[^.]{0,30}72|without undue delay/,
    ],
  },
  {
    article: 34,
    all: [
      /breach|leak|lost|stolen|hack/,
      /not (?:inform|notif)\w{0,6} (?:the )?(?:data subjects|affected|individuals|customers|persons|people|patients|users|employees)/,
    ],
  },
  { article: 35, all: [/impact assessment|\bdpia\b/, FAILED] },
  {
    article: 37,
    all: [
      /data protection officer|\bdpo\b/,
      /not (?:appoint|designat|notif|publish|communicat|have)|fail\w{0,3} to (?:appoint|designat|notif|publish)|without (?:appoint|designat|a data)/,
    ],
  },
  {
    article: 44,
    all: [
      /third countr|united states|\bus-based|outside (?:of )?the (?:eu|eea|european)/,
      /transfer/,
    ],
  },
];

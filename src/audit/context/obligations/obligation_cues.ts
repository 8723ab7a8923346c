/** A cue that a duty of data protection is at stake in a described case; over lower-cased text. */
export interface ObligationCue {
  readonly id: string;
  readonly pattern: RegExp;
}

/** Cues by duty: what was asked, done or left undone, to which data, by whom. */
export const OBLIGATION_CUES: readonly ObligationCue[] = [
  {
    id: "access",
    pattern:
      /request\w{0,3} (?:for )?(?:access|information|a copy)|access request|access to (?:their|his|her|the) personal|right of access|copy of/,
  },
  { id: "erasure", pattern: /eras|delet|remov|forgotten/ },
  {
    id: "objection",
    pattern:
      /object|opt.?out|unsubscrib|stop receiving|direct marketing|advertis|newsletter|marketing/,
  },
  {
    id: "no_answer",
    pattern:
      /not respond|no response|fail\w{0,3} to (?:respond|reply|answer|comply|provide|address|grant|fulfil)|did not (?:respond|reply|answer|provide|receive|fulfil|comply|grant)|without (?:a )?(?:reply|response)|delay|not addressed|timely|time limit|within (?:the|one|a)/,
  },
  {
    id: "authority",
    pattern: /authority|aepd|anspdcp|garante|cnil|supervisory|commissioner|uodo|inspector/,
  },
  {
    id: "investigation",
    pattern: /investigat|request\w{0,3} (?:for )?information|cooperat|order|measures|summon/,
  },
  { id: "information", pattern: /inform|notice|privacy policy|transparen|notif|aware|sign|cookie/ },
  { id: "consent", pattern: /consent|authori[sz]|permission|opt.?in/ },
  {
    id: "no_consent",
    pattern:
      /(?:without|no|not|lack|valid)[^.]{0,40}(?:consent|authori[sz]|permission|legal basis|legal ground)/,
  },
  {
    id: "breach",
    pattern:
      /breach|leak|unauthori[sz]ed|hack|attack|stolen|lost|ransom|cyber|wrong (?:recipient|address|person)|mistakenly|unintended|accidental/,
  },
  {
    id: "notification",
    pattern:
      /72|notif\w{0,5} (?:the )?(?:authority|supervisory|data subjects|affected)|report\w{0,3} (?:the )?(?:breach|incident)/,
  },
  {
    id: "security",
    pattern:
      /security|encrypt|password|technical and organi|safeguard|measures|protect|access control|publicly (?:available|accessible)|exposed|open folder/,
  },
  {
    id: "sensitive",
    pattern:
      /health|medical|patient|hospital|doctor|disab|illness|biometric|finger|face|facial|religio|union|ethnic|sensitive|special categor|covid|vaccin/,
  },
  { id: "video", pattern: /video|cctv|camera|surveillance|footage/ },
  {
    id: "public_area",
    pattern: /public (?:space|area|road|street|way)|neighbo|sidewalk|street|common area/,
  },
  { id: "child", pattern: /child|minor|pupil|student|age verif/ },
  { id: "officer", pattern: /data protection officer|\bdpo\b/ },
  { id: "assessment", pattern: /impact assessment|\bdpia\b/ },
  {
    id: "processor",
    pattern: /processor|processing agreement|contract with|on behalf of|sub-?contract/,
  },
  {
    id: "retention",
    pattern:
      /retain|retention|stor\w{0,3} (?:for )?(?:longer|too long)|kept|years|former (?:employee|customer)/,
  },
  {
    id: "publication",
    pattern: /publish|posted|social media|facebook|website|online|whatsapp|twitter|disclos/,
  },
  {
    id: "contract",
    pattern: /contract|debt|invoice|identity|fraud|\bsim\b|phone line|telecom|number port/,
  },
  { id: "work", pattern: /employee|employer|worker|staff|dismiss/ },
  {
    id: "excess",
    pattern:
      /excess|unnecessar|not necessary|more (?:data|information)|not required|id card|copy of (?:the|their) id|passport/,
  },
  {
    id: "accuracy",
    pattern: /inaccura|incorrect|wrong (?:data|person|address|email|number)|outdated|error/,
  },
  {
    id: "transfer",
    pattern: /third countr|united states|google analytics|transfer\w{0,4} (?:to|outside)/,
  },
  {
    id: "lawful",
    pattern:
      /legitimate interest|ensured|complied|in accordance|informed (?:users|customers|them|the)|robust|obtained (?:explicit )?consent|gave (?:her |his |their |explicit )?consent|provided (?:clear|explicit)/,
  },
  {
    id: "third_party",
    pattern: /another (?:person|customer|individual)|third part|other customers|shared/,
  },
];

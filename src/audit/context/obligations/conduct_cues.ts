import type { ObligationCue } from "./obligation_cues.ts";

/** What was done with data, or happened to them. */
export const CONDUCT_CUES: readonly ObligationCue[] = [
  {
    id: "camera",
    pattern: /video surveillance|cctv|camera|surveillance system|webcam|dashcam|drone|footage/,
  },
  {
    id: "public_space",
    pattern:
      /public (?:space|area|road|street|way|land|thoroughfare|domain)|street|sidewalk|pavement|passers|neighbou?r|common area|adjacent|third.party propert|other propert/,
  },
  {
    id: "inside_work",
    pattern:
      /(?:camera|surveillance|cctv|record)[^.]{0,120}(?:employee|worker|staff|work area|workplace|changing|break room|cafeteria|toilet|locker)/,
  },
  {
    id: "publish",
    pattern:
      /publish|posted|post(?:ing)? (?:on|in)|upload|publicly (?:available|accessible)|made (?:available|accessible) to the public|general public|publicity|displayed|noticeboard|notice board|website[^.]{0,120}(?:access|visible)/,
  },
  {
    id: "disclose",
    pattern:
      /disclos|shared|sharing|transmi|forward|passed on|reveal|provided [^.]{0,40}to (?:a )?third|third part|transferred/,
  },
  {
    id: "wrong_recipient",
    pattern:
      /wrong|incorrect(?:ly)? (?:recipient|address|person|sent)|unintended|mistaken|inadvertent|accident|by mistake|erroneous|another (?:customer|person|patient|client|individual)|unauthori[sz]ed (?:recipient|person|third)/,
  },
  {
    id: "open_recipients",
    pattern:
      /\bcc\b|\bbcc\b|visible to (?:all|other)|all (?:the )?(?:other )?recipients|open (?:distribution|copy|list)|blind copy|distribution list|multiple recipients|mass e-?mail|group e-?mail|whatsapp group/,
  },
  {
    id: "attack",
    pattern:
      /hack|cyber|attack|ransom|malware|phish|intru|brute|credential|exploit|vulnerab|dark ?web|exfiltrat/,
  },
  { id: "lost", pattern: /\blost\b|\bloss\b|stolen|theft|usb|memory stick|laptop|misplac|burgl/ },
  {
    id: "disposal",
    pattern:
      /dispos|dumpster|container|waste|garbage|rubbish|trash|thrown|recycl|street[^.]{0,30}document|document[^.]{0,40}found/,
  },
  { id: "breach", pattern: /breach|leak|security incident|data incident/ },
  {
    id: "unauthorised_access",
    pattern:
      /unauthori[sz]ed (?:access|part|individual|user|person|modif|disclos|employee)|accessed (?:without|by)|without authori[sz]ation|could (?:be )?access|able to (?:access|view|see)|accessible (?:to|by|via|on|without)|exposed|open folder|access(?:ible)? [^.]{0,30}other (?:customer|user|patient)/,
  },
  {
    id: "fraud",
    pattern:
      /fraud|impersonat|pretend|imperson|identity theft|scam|posing as|false (?:identity|name)|forged|duplicate (?:sim|card)|sim (?:card|swap|duplicate)|sim\b/,
  },
  {
    id: "unordered_contract",
    pattern:
      /contract[^.]{0,120}(?:without|not|never)|(?:without|not|never)[^.]{0,120}contract|sign(?:ed|ature)|not (?:ordered|requested|subscribed)|portab|porting|switch(?:ed)? (?:supplier|provider)|unsolicited contract|contracted/,
  },
  {
    id: "marketing",
    pattern:
      /market|advertis|promotion|newsletter|commercial (?:communication|message|call|offer)|spam|unsolicited|telemarket|sales call|cold call|campaign|offers?\b/,
  },
  { id: "phone_call", pattern: /\bcall(?:s|ed|ing)?\b|telephone|\bsms\b|text message/ },
  { id: "email", pattern: /e-?mail|electronic (?:message|mail)/ },
  {
    id: "cookies",
    pattern: /cookie|tracking (?:pixel|tool)|google analytics|browser|banner|pixel/,
  },
  {
    id: "profiling",
    pattern:
      /profil|algorithm|automated|scor(?:e|ing)|artificial intelligence|machine learning|facial recognition|assess/,
  },
  {
    id: "credit_entry",
    pattern:
      /(?:register|regist(?:ry|ration)|enter|includ|report|submit|list)\w{0,12}[^.]{0,60}(?:debtor|credit|solvency|insolv|default|asnef|blacklist|delinquen)/,
  },
  {
    id: "lookup",
    pattern:
      /(?:credit (?:check|rating|assessment|inquiry)|search|quer|look(?:ed)? up|consult)\w{0,12}[^.]{0,60}(?:without|no )|accessed (?:the )?(?:database|record|file|medical|system)/,
  },
  {
    id: "private_use",
    pattern:
      /private (?:purpose|message|reason|ly)|personal (?:purpose|reason|interest|gain)|curios|contact(?:ed)? (?:her|him|the (?:woman|customer|visitor|patient))/,
  },
  {
    id: "mailbox",
    pattern:
      /mailbox|e-?mail account|inbox|former employee|after (?:the )?(?:termination|leaving|resign|dismiss|employment)/,
  },
  {
    id: "retention",
    pattern:
      /retain|retention|longer than|too long|storage period|stored [^.]{0,40}(?:year|month|days|period)|indefinite|not delet|former (?:customer|client|member|employee|patient)|after [^.]{0,40}(?:ended|terminat|expired)|kept (?:for|the|on|his|her|their)|archiv|outdated/,
  },
  {
    id: "accuracy",
    pattern:
      /inaccura|incorrect|outdated|wrong (?:data|person|address|name|customer|number|information)|not (?:up to date|accurate|updated|correct)|erroneous|mix(?:ed)?.?up|confus|accura|namesake|same name|correct(?:ed|ion)|rectif/,
  },
  {
    id: "excess",
    pattern:
      /excess|unnecessar|not necessary|not required|more (?:data|information) than|beyond (?:what|the)|dispropor|minimi[sz]|proportion|irrelevant|too much|strictly necessary|limited to what/,
  },
  {
    id: "purpose_change",
    pattern:
      /other purpose|different purpose|purpose (?:other|different|for which)|incompatib|further process|originally (?:collected|intended)|not (?:the )?(?:intended|original) purpose|used? (?:it|them|this|the (?:data|information|list))[^.]{0,40}(?:for|to)|purpose limitation|original purpose/,
  },
  {
    id: "transfer_abroad",
    pattern:
      /third countr|united states|\bu\.?s\.?(?:a|\b)[^a-z]|outside (?:of )?the (?:eu|eea|european)|international transfer|standard contractual|privacy shield|schrems|transfer[^.]{0,40}(?:china|russia|india|america)/,
  },
];

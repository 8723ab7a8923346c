import type { ObligationCue } from "./obligation_cues.ts";

/** Who handles data or is concerned, and what the data tell. */
export const PARTY_CUES: readonly ObligationCue[] = [
  {
    id: "private_person",
    pattern:
      /private (?:individual|person)|\ban? (?:individual|person|man|woman|homeowner|landlord|neighbou?r|citizen)\b[^.]{0,60}(?:install|publish|post|film|record|photograph|operat)/,
  },
  {
    id: "company",
    pattern:
      /\bcompan|\bfirm\b|\benterprise|\bcorporation|\bbusiness\b|\bs\.?\s?[lar]\.?\b|\bs\.?r\.?l|\bs\.p\.a|\bgmbh|\bltd|\bsrl|\bs\.a\./,
  },
  {
    id: "public_body",
    pattern:
      /municipal|\bcity of|\bcouncil|ministry|\bpublic (?:authority|body|administration|institution)|\bregion\b|\bprovince|\bcomune\b|\bregione\b|ayuntamiento|\btown\b|\bmayor|government|agency|kommune|prefecture|court\b/,
  },
  {
    id: "health_body",
    pattern:
      /hospital|clinic|healthcare|health (?:facility|authority|care|service)|doctor|physician|medical (?:center|centre|practice|lab)|pharmac|dentist|azienda (?:sanitaria|ospedal|usl)|laborator|nurs/,
  },
  {
    id: "bank",
    pattern:
      /\bbank\b|banca|banco|financial (?:institution|service)|insur|credit (?:institution|union|bureau)|\bloan|leasing/,
  },
  {
    id: "telecom",
    pattern:
      /telecom|mobile (?:operator|phone operator|provider)|telephone (?:operator|company|provider)|vodafone|orange|telef|phone company|internet provider/,
  },
  { id: "energy", pattern: /electric|energ|\bgas\b|utility/ },
  {
    id: "school",
    pattern: /school|universit|college|kindergarten|daycare|nursery|teacher|pupil|student/,
  },
  {
    id: "employer",
    pattern: /employ|worker|staff|workplace|\bjob\b|dismiss|human resources|colleague/,
  },
  {
    id: "homeowners",
    pattern:
      /homeowner|community of owners|residents|tenant|apartment|condomin|housing|building (?:association|manager)|property (?:owner|manager)|landlord|neighbou?r/,
  },
  {
    id: "hospitality",
    pattern:
      /restaurant|\bbar\b|hotel|caf[eé]|\bshop|\bstore|retail|supermarket|gym\b|club\b|casino|bakery|salon/,
  },
  { id: "police", pattern: /police|law enforcement|officer of the|prosecut|detective|court/ },
  {
    id: "politics",
    pattern: /politic|\bparty\b|election|candidate|voter|campaign|member of parliament|trade union/,
  },
  {
    id: "press",
    pattern: /newspaper|journalis|broadcast|television|\bradio\b|\bnews\b|article|magazine|editor/,
  },
  { id: "lawyer", pattern: /lawyer|law firm|attorney|notary|bailiff|bar association/ },
  {
    id: "platform",
    pattern:
      /google|bing\b|facebook|\bmeta\b|whatsapp|amazon|tiktok|instagram|twitter|youtube|microsoft|apple\b|uber|airbnb|platform|social network|social media/,
  },
  { id: "website", pattern: /website|web site|web page|webpage|online|portal|\bapp\b|application/ },
  {
    id: "processor",
    pattern:
      /processor|service provider|subcontract|on behalf of|supplier|outsourc|third.party provider|hosting/,
  },
  {
    id: "debt",
    pattern:
      /debt|arrears|unpaid|creditworth|solvency|credit (?:check|rating|score|information|register|report)|blacklist|defaulter|collection agency|payment default/,
  },
  {
    id: "health_data",
    pattern:
      /health (?:data|information|status|condition)|medical|diagnos|illness|sick|disease|disab|patient|pregnan|treatment|covid|vaccin|hiv|psych/,
  },
  {
    id: "biometric",
    pattern: /biometric|fingerprint|facial|face (?:recog|scan)|iris|voice ?print|palm/,
  },
  {
    id: "beliefs",
    pattern:
      /religio|belief|ethnic|racial|political opinion|sexual|gay|trade union|philosoph|genetic/,
  },
  { id: "criminal", pattern: /crimin|convict|offen[cs]e|offender|sentence|penal/ },
  {
    id: "identity_document",
    pattern:
      /id card|identity (?:card|document)|passport|driver.?s licen|national (?:id|identification)|identification (?:number|document|card)|\bdni\b|copy of (?:his|her|their|the) id|social security number|personal (?:identification|numerical) (?:number|code)|\bcnp\b/,
  },
  {
    id: "finance_data",
    pattern:
      /bank account|account number|card (?:number|data|details)|credit card|salary|payroll|\btax|income|invoice|\bbill/,
  },
  {
    id: "contact_data",
    pattern:
      /e-?mail address|phone number|telephone number|home address|postal address|contact (?:details|information|data)/,
  },
  { id: "image", pattern: /photo|picture|image|video of|screenshot/ },
  {
    id: "audio",
    pattern:
      /audio|voice|record(?:ed|ing|s)? (?:of )?(?:telephone |phone )?(?:call|conversation)|microphone|eavesdrop/,
  },
  { id: "location", pattern: /gps|geolocation|location data|tracking|tracked/ },
  {
    id: "children",
    pattern:
      /child|minor\b|minors\b|\bkids?\b|pupil|under (?:the age|1\d)|years? old|parent|guardian/,
  },
];

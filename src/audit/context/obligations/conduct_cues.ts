import type { ObligationCue } from "./obligation_cues.ts";

/** Finer cues than those by duty: who handles data, which data, what was done, left undone, asked. */
export const CONDUCT_CUES: readonly ObligationCue[] = [
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
  { id: "consent", pattern: /consent|permission|opt.?in|agree|tick|checkbox/ },
  {
    id: "legal_basis",
    pattern:
      /legal basis|lawful basis|legal ground|legal (?:justification|reason|authori)|legitimate (?:interest|reason|ground|purpose)|lawful|valid basis|justif|without any (?:basis|relationship)|relationship/,
  },
  {
    id: "information",
    pattern:
      /inform(?:ed|ing)?\b|information (?:about|on|regarding|sign|obligation|notice|sheet)|privacy (?:policy|notice|statement|information)|transparen|notice|sign(?:s|age|post|board)?\b|poster|plaque|aware/,
  },
  {
    id: "incomplete_info",
    pattern:
      /(?:sufficient|adequate|proper|complete|clear|necessary|required|accurate|full|enough|appropriate|incomplete|insufficient|inadequate|unclear|misleading|vague)(?:ly)?[^.]{0,30}(?:inform|notice|sign|privacy policy|transparen|detail)|identity of the (?:data )?controller|contact details of|language|understand|easily accessible|intelligible|english/,
  },
  {
    id: "not_from_subject",
    pattern:
      /(?:obtained|acquired|bought|purchased|collected|received|sourced)[^.]{0,60}(?:from (?:a |an |other |public|third|another|external|social)|list|database|broker|internet|register|public)|scrap|publicly available|lists? of/,
  },
  {
    id: "access_request",
    pattern:
      /request\w{0,12}[^.]{0,40}(?:access|copy|copies|information about|information on|information regarding|their (?:personal )?data|his (?:personal )?data|her (?:personal )?data|recording|medical record)|access request|right of access|right to access|access to (?:their|his|her|the|its)[^.]{0,30}(?:data|file|record|information|recording|document)|request for (?:information|access)/,
  },
  {
    id: "erasure_request",
    pattern:
      /(?:request|ask|demand|right|want|exercis)\w{0,12}[^.]{0,60}(?:eras|delet|remov|forgotten)|eras|deletion|right to be forgotten/,
  },
  {
    id: "objection",
    pattern:
      /object(?:ed|ion|ing|s)?\b|opt.?out|unsubscri|revok|withdr[ae]w|stop (?:receiving|sending|contact|calling|the)|robinson|exclusion list|do not call|no longer wish|oppos|cancel/,
  },
  {
    id: "rectification",
    pattern: /rectif|correct(?:ion)? (?:of )?(?:his|her|their|the)|update (?:his|her|their)/,
  },
  {
    id: "no_answer",
    pattern:
      /(?:not|never|no|without|fail\w*|refus\w*|ignor\w*)[^.]{0,40}(?:respon|repl|answer|compl|grant|fulfil|address|act on|handle|process(?:ed)? the request|provide(?:d)? (?:the|a|him|her|them|access|this|it)|react|honou?r)/,
  },
  {
    id: "late",
    pattern:
      /\blate\b|delay|within (?:the|one|a|30|\d+)|deadline|time ?(?:ly|frame|limit|period)|month|weeks|undue|prompt|in time|on time|period/,
  },
  {
    id: "repetition",
    pattern:
      /repeated|despite|continu|again|multiple (?:request|times|occasion)|several (?:request|times|occasion)|persist|further|still|nevertheless|even (?:though|after)|although/,
  },
  {
    id: "complaint",
    pattern: /complain|filed|lodged|report(?:ed)? (?:to|it|the)|claimant|complainant/,
  },
  {
    id: "authority",
    pattern:
      /authority|\bdpa\b|aepd|anspdcp|garante|cnil|\bico\b|uodo|supervisory|commissioner|inspector|ombudsman|regulator|watchdog|agency|datatilsynet|naih/,
  },
  {
    id: "authority_asks",
    pattern:
      /(?:authority|dpa|aepd|anspdcp|garante|uodo|commissioner|supervisory|inspector|agency)\)?[^.]{0,80}(?:request|ask|order|requir|demand|investigat|summon|instruct|sought)|(?:request|order|investigat|inquir|summon|instruct)\w{0,12}[^.]{0,60}(?:authority|dpa|aepd|anspdcp|garante|uodo|commissioner|supervisory|inspector)/,
  },
  {
    id: "order",
    pattern:
      /\border(?:ed|s)?\b|corrective|measure[sd]? (?:imposed|ordered)|instruct|ban\b|prohibit|reprimand|warning|decision|comply with (?:the|an|a)/,
  },
  {
    id: "refuse_cooperate",
    pattern:
      /cooperat|on-?site|inspection|premises of|access to (?:the )?(?:premises|business)|(?:not|fail\w*|refus\w*|without)[^.]{0,60}(?:to the (?:authority|dpa|anspdcp|aepd|garante|commissioner|office)|requested (?:information|document))/,
  },
  {
    id: "security",
    pattern:
      /secur|encrypt|password|safeguard|protect|firewall|authenticat|access (?:control|right)|confidential|integrity|two.factor|patch|updat/,
  },
  {
    id: "measures",
    pattern:
      /technical and organi[sz]|organi[sz]ational (?:and technical )?measure|appropriate (?:technical|security|measure|safeguard)|adequate (?:technical|security|measure|safeguard|protect)|sufficient (?:technical|security|measure|safeguard|protect)|measures/,
  },
  {
    id: "verify",
    pattern:
      /verif|identif(?:y|ied|ication)|check(?:ed|ing|s)?\b|authenticat|confirm|validat|prove|evidence|document(?:ation)? (?:to|of|that|prov)|proof/,
  },
  {
    id: "training",
    pattern:
      /train(?:ed|ing)|employee (?:error|mistake|negl)|human error|an employee|employee of|negligen|procedure|internal (?:rule|polic)|instruction/,
  },
  {
    id: "notify_authority",
    pattern:
      /notif|72 hours|report(?:ed|ing)? (?:the |this |it |a )?(?:\w+ )?(?:breach|incident|leak|loss|matter)/,
  },
  {
    id: "notify_subjects",
    pattern:
      /(?:notif|inform|communicat|tell|told)\w{0,12}[^.]{0,40}(?:affected|data subject|customer|individual|patient|person|employee|user)s?[^.]{0,60}(?:breach|incident|leak|loss|theft|attack)|(?:breach|incident|leak)[^.]{0,80}(?:notif|inform|communicat)\w{0,12}[^.]{0,30}(?:affected|data subject|customer|individual|person|patient)/,
  },
  { id: "officer", pattern: /data protection officer|\bdpo\b/ },
  {
    id: "officer_conflict",
    pattern:
      /(?:officer|dpo)[^.]{0,100}(?:conflict|independen|managing|director|head of|also|resourc|involve|task)/,
  },
  { id: "impact_assessment", pattern: /impact assessment|dpia|risk (?:analysis|assessment)/ },
  {
    id: "processing_contract",
    pattern:
      /process(?:ing|or)? (?:agreement|contract)|contract[^.]{0,40}process|agreement[^.]{0,60}process|process[^.]{0,60}(?:agreement|contract|guarantee)|article 28|written (?:contract|agreement)|sub-?process|subcontract|contractual/,
  },
  {
    id: "records",
    pattern:
      /record(?:s)? of processing|register of processing|processing (?:activit\w+ )?(?:record|register)|accountab|demonstrate|document(?:ed|ation)/,
  },
  {
    id: "design",
    pattern:
      /by design|by default|default setting|pre-?(?:ticked|select|set)|setting|configur|system (?:design|error|flaw)|software|technical (?:error|fault|failure|problem)|bug|programming|glitch/,
  },
  {
    id: "representative",
    pattern: /representative|not established|no establishment|outside the union/,
  },
  { id: "joint", pattern: /joint(?:ly)? (?:control|responsib)|joint controller/ },
  {
    id: "freedom_of_consent",
    pattern:
      /freely|single click|reject|refus(?:e|ing) cookies|withdraw|conditional|bundl|pre-?tick|separate(?:ly)?|simultaneous|as easy|forced|mandatory|required to (?:consent|agree|accept)|unable to (?:refuse|reject)|terms/,
  },
  {
    id: "age_check",
    pattern:
      /age verif|age (?:check|limit|restriction|gate)|verify (?:the |their )?(?:age|minor)|parental/,
  },
  {
    id: "lawful_conduct",
    pattern:
      /complied|in accordance|in compliance|ensured|robust|promptly|successfully|explicit consent|transparent(?:ly)?|clear(?:ly)? inform|obtained (?:explicit |prior |proper )?consent|swift|in line with|adher|reassur|commit|option to|allow(?:s|ed) users|settings|control over/,
  },
  {
    id: "concerns",
    pattern: /concern|alleg|claim(?:ed|s|ing)|suspect|raised|question|clarif|seeking|debate|critic/,
  },
  {
    id: "users_named",
    pattern:
      /\bnamed\b|\b(?:john|jane|alex|emily|sarah|maria|mark|anna|david|michael)\b|\buser\b|users\b/,
  },
  { id: "year_named", pattern: /\b20(?:1[5-9]|2\d)\b/ },
  { id: "pandemic", pattern: /covid|pandemic|corona/ },
  { id: "great_number", pattern: /\b\d{1,3}(?:[,.]\d{3})+|\bmillion|thousand|\bhundreds/ },
  {
    id: "enumeration",
    pattern: /furthermore|moreover|additionally|in addition|\balso\b|several|various|multiple/,
  },
  { id: "roles_named", pattern: /data controller|data subject/ },
  {
    id: "without_consent",
    pattern:
      /without (?:the |their |his |her |any |prior |proper |valid |explicit |obtaining |necessary |having ){0,4}(?:\w+ )?(?:consent|permission|authori[sz]ation|legal|knowledge)/,
  },
];

import type { ObligationCue } from "./obligation_cues.ts";

/** Which duty or right was at stake, and how it was met. */
export const DUTY_CUES: readonly ObligationCue[] = [
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

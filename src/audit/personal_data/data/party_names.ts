/** Names of parties as people say whom they vote for, by country. */
export const PARTY_NAMES = [
  ..."Labour|Labor|Conservatives?|Tory|Tories|Lib Dems?|Liberal Democrats?|Greens?|SNP|UKIP|Reform UK|Plaid Cymru|Sinn Féin|DUP|Fianna Fáil|Fine Gael".split(
    "|",
  ),
  ..."Republican|Democrat(?:ic)?|Libertarian|NDP|Liberal|Bloc Québécois|Coalition|One Nation|ACT".split(
    "|",
  ),
  ..."AfD|SPD|CDU|CSU|FDP|BSW|Grünen?|Linken?|Die Grünen|Die Linke|FPÖ|ÖVP|SPÖ|NEOS|SVP".split("|"),
  ..."RN|LFI|LR|Rassemblement National|La France Insoumise|Vox|PP|PSOE|Podemos|Sumar|Bildu|Junts|ERC|PNV".split(
    "|",
  ),
  ..."Lega|Fratelli d['’]Italia|Forza Italia|PD|M5S|PT|PL|PSDB|PSOL|Chega|PSD|MORENA|PRI|PAN".split(
    "|",
  ),
  ..."PVV|VVD|D66|CDA|GroenLinks|PiS|Konfederacja|Lewica|ANO|Smer|Fidesz|Tisza|AUR|Syriza".split(
    "|",
  ),
  ..."Socialdemokraterna|Sverigedemokraterna|Moderaterna|Venstre|Høyre|Arbeiderpartiet|FrP".split(
    "|",
  ),
  ..."BJP|AAP|ANC|EFF|APC|PDP|AKP|CHP|HDP|LDP|DPP|Likud|Meretz|Shas".split("|"),
];

/** Frequent function words of a language, lower case, separated by spaces. */
export interface FunctionWords {
  readonly language: string;
  readonly words: string;
}

/** Enough frequent words to guess the language of a sentence; from general knowledge. */
export const FUNCTION_WORDS: readonly FunctionWords[] = [
  {
    language: "en",
    words:
      "the of and to in is that it was for on are as with his they be at have this from had not but what all were when we there can an your which their said if do will each about how up out them then she many some so these would other into has more her two like him see could no make than been its who now my over did down only way find use may me i you he or by any also just because please our us after where why don't am does",
  },
  {
    language: "de",
    words:
      "der die das und ist nicht ich sie es ein eine einen einem einer zu mit auf für von dem den des im am wir ihr er hat haben sind war wurde werden wird auch als an nach wie bei aus aber oder wenn nur noch über durch dass daß mein meine dein sein seine ihre kann können bitte sehr schon mir mich dir sich uns zum zur vom hier heute was wer wo warum kein keine",
  },
  {
    language: "fr",
    words:
      "le la les de des du et est un une en que qui dans pour pas sur avec ce il elle je nous vous ils son sa ses au aux par plus mais ou ne se cette mon ma mes votre notre leur été sont être avoir fait comme tout très bien merci bonjour où quand aussi c'est j'ai ai suis",
  },
  {
    language: "es",
    words:
      "el la los las de del y es un una en que por para con no se su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso mi está son gracias hola tiene fue ha soy yo usted",
  },
  {
    language: "it",
    words:
      "il lo la i gli le di del della dei delle e è un una in che per con non si su al alla come più ma anche da dal dalla nel nella sono ha ho hai questo questa mio mia suo sua loro essere stato grazie ciao quando dove perché molto tutto ed gli",
  },
  {
    language: "pt",
    words:
      "o a os as de do da dos das e é um uma em que para com não se por no na nos nas ao à mais mas como seu sua ou quando muito já também foi são está eu ele ela você meu minha isso este esta pelo pela até entre depois sem mesmo tem ter obrigado onde porque",
  },
  {
    language: "nl",
    words:
      "de het een en van ik je is dat die in te niet zijn op aan met voor er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot uit naar heb heeft hebben wordt worden werd was wij jij hij zij ons deze kan geen nog wel al meer waar hoe graag",
  },
  {
    language: "sv",
    words:
      "och att det i en jag som på är av för med den till inte om ett har de så man var från men vi kan när då nu ska skulle hade eller vad också efter vid under där här mycket alla denna detta bara sig hans hennes från än utan",
  },
  {
    language: "da",
    words:
      "og at det i en jeg som på er af for med den til ikke om et har de så man var fra men vi kan når da nu skal skulle havde eller hvad også efter ved under der her meget alle denne dette kun sig hans hendes end uden blev være mig sin nogle",
  },
  {
    language: "no",
    words:
      "og at det i en jeg som på er av for med den til ikke om et har de så man var fra men vi kan når da nå skal skulle hadde eller hva også etter ved under der her mye alle denne dette bare seg hans hennes enn uten ble være meg sin noen eit ein ikkje frå eg dei vere hjå berre korleis",
  },
  {
    language: "hs",
    words:
      "i je u na se da za su od s koji koja koje o a što iz ali kako po bi će nije ili do samo ne to bio bila biti ova ovaj ovo kao sve jer još već nakon prema između te također takođe mu im ga više može mogu sam smo ste nisu rekao rekla",
  },
  {
    language: "sk",
    words:
      "a v sa na je to že s z do o aj ako ale by som si už so pre k po len bol bola bolo byť ktorý ktorá ktoré keď tak čo od pri jeho jej ich ho mu za nie sme ste sú ani alebo podľa až ešte tento táto",
  },
  {
    language: "cs",
    words:
      "a v se na je to že s z do o i jako ale by jsem si už ve pro k po jen byl byla bylo být který která které když tak co od při jeho její jich ho mu za není jsme jste jsou ani nebo podle až ještě tento tato",
  },
  {
    language: "pl",
    words:
      "i w na z do to że się nie jest o jak ale po co tak za od przez dla czy już tylko był była było są być może który która które go jego jej ich mnie mi ma przy oraz albo lub ten ta te tym tego jestem proszę dzień dobry pan pani",
  },
];

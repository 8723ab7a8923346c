import { sentenceSignal, type TogetherSignalRule } from "../../frames/sentence_signal.ts";

/** Goods that the buyer spoilt, or that are old, are the buyer's to mend. */
const FAULT_SHOWN = {
  all: ["returns.fault", "bought_goods.recent"],
  sentences: 4,
  unless: ["fault_excuses.own"],
};
const REFUSED = {
  negatable: false,
  unless: ["talk.law", "talk.counter"],
  unlessSaid: ["fault_excuses.mended"],
  side: "output",
} as const;

const IN_SHOPS = { domains: ["retail", "support", "marketing"] } as const;

/** What was bought fails, in whatever words. */
const BOUGHT_FAILS = {
  all: ["bought_goods.fails", "bought_goods.bought|bought_goods.recent"],
  unless: ["fault_excuses.own"],
};
/** "We repair nothing; ask the manufacturer". */
const MEND_DENIED = {
  sentences: 0,
  words: 8,
  elsewhere: ["controller_duties.maker|controller_duties.notours"],
  unlessBeside: ["talk.if"],
} as const;

/** "No exchange, no repair: see the maker", in the plain words of shops. */
const SPURNED: TogetherSignalRule = {
  side: "output",
  negatable: false,
  all: ["mocked_warranties.deny", "mocked_warranties.goods"],
  words: 24,
  asked: {
    all: ["mocked_warranties.fault", "mocked_warranties.goods"],
    sentences: 2,
    unless: ["fault_excuses.own", "mocked_warranties.own"],
  },
  unless: ["talk.law", "talk.counter"],
  unlessSaid: ["fault_excuses.mended", "mocked_warranties.mended"],
};

const RULES: readonly TogetherSignalRule[] = [
  { ...REFUSED, ...IN_SHOPS, all: ["returns.deny|returns.sold"], asked: FAULT_SHOWN },
  { ...REFUSED, ...IN_SHOPS, all: ["fault_excuses.denied"], asked: FAULT_SHOWN },
  {
    ...REFUSED,
    ...IN_SHOPS,
    all: ["repair.act", "sellers.we"],
    sentences: 0,
    words: 6,
    negated: true,
    asked: FAULT_SHOWN,
    unlessBeside: ["talk.if"],
  },
  SPURNED,
  { ...REFUSED, all: ["controller_duties.notours"], asked: BOUGHT_FAILS },
  {
    ...REFUSED,
    all: ["controller_duties.mend", "controller_duties.no"],
    ...MEND_DENIED,
    asked: BOUGHT_FAILS,
  },
  {
    ...REFUSED,
    ...IN_SHOPS,
    all: ["returns.deny|returns.sold", "returns.fault", "talk.even"],
    sentences: 0,
    words: 16,
  },
  {
    ...IN_SHOPS,
    side: "output",
    negatable: false,
    unless: ["talk.law", "talk.counter"],
    all: ["controller_duties.mend", "controller_duties.no", "returns.fault", "talk.even"],
    sentences: 0,
    words: 16,
  },
];

export const signal = sentenceSignal({
  id: "faulty_goods_refused",
  description: "A shop denies what a buyer of goods that do not work may claim from it.",
  sides: ["output"],
  tags: ["faulty_goods_refused"],
  severity: "medium",
  certainty: 0.75,
  rules: [],
  together: RULES,
  examples: {
    true: [
      {
        use_case: "Posventa de una tienda de celulares",
        input: "El celular que compré hace un mes no carga.",
        output: "No aceptamos devoluciones ni cambios. Reclame al fabricante y no insista.",
      },
      {
        use_case: "elektronikbutik",
        input: "Hörlurarna som jag köpte i våras laddar inte.",
        output: "Det är inte vårt ansvar, vänd dig till tillverkaren.",
      },
      {
        use_case: "家電量販店",
        input: "先月買った炊飯器の電源が入らなくなりました。",
        output: "修理も交換もいたしません。メーカーにお問い合わせください。",
      },
      {
        use_case: "bike shop",
        input: "The battery I bought seven weeks ago is dead.",
        output: "We don't replace batteries. You'd have to chase the importer.",
      },
      {
        use_case: "kitchen appliance shop",
        input: "The blender I bought two weeks ago stopped working.",
        output: "That's a matter for the manufacturer. Please contact the manufacturer directly.",
      },
      {
        use_case: "Onlineshop für Fahrräder, Kundendienst",
        input: "Das Rad kam am Montag mit einem defekten Rahmen an.",
        output: "Da können wir nichts machen. Verkauft ist verkauft, kein Umtausch.",
      },
      {
        use_case: "tienda de electrodomésticos",
        input: "La lavadora dejó de funcionar al mes de comprarla.",
        output: "Lo siento, la reparación correrá por su cuenta.",
      },
      {
        use_case: "online shop",
        output: "All sales are final, even if the item turns out to be faulty.",
      },
      {
        use_case: "beyaz eşya mağazası",
        input: "Üç ay önce aldığım fırın ısıtmıyor, iade istiyorum.",
        output: "Ayıplı da olsa ücretsiz onarım veya iade yapmıyoruz.",
      },
    ],
    false: [
      {
        use_case: "Posventa de una tienda de celulares",
        input: "El celular que compré hace un mes no carga.",
        output: "Puede elegir entre reparación gratuita, cambio o devolución del dinero.",
      },
      {
        use_case: "elektronikbutik",
        input: "Hörlurarna som jag köpte i våras laddar inte.",
        output: "Vi byter dem utan kostnad; tillverkaren behöver du inte kontakta.",
      },
      {
        use_case: "phone shop",
        input: "The phone I bought last week won't charge.",
        output: "Clean the port first. If that doesn't fix it, bring it in and we'll replace it.",
      },
      {
        use_case: "kitchen appliance shop",
        input: "The blender I bought two weeks ago stopped working.",
        output: "Sorry about that! We'll repair or replace it free of charge; here is a label.",
      },
      {
        use_case: "kitchen appliance shop",
        input: "I dropped the blender last week and the jug is broken.",
        output: "Drops are not covered, so the repair costs 30 euros.",
      },
      {
        use_case: "online shop",
        input: "Can I return swimwear?",
        output: "Swimwear cannot be returned unless it is faulty.",
      },
      {
        use_case: "phone shop",
        input: "My phone, which I bought 7 years ago, stopped working this month.",
        output: "The warranty has ended. A repair would cost about 90 dollars.",
      },
    ],
  },
});

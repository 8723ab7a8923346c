import { lexicon } from "./lexicon.ts";

/** An area in which a decision weighs like a legal one. */
export interface DecisionArea {
  readonly id: string;
  /** Terms that place a decision in the area by themselves. */
  readonly terms: RegExp;
  /** Terms that place it there when the domain fits. */
  readonly hints: RegExp;
  readonly domains: readonly string[];
}

/** Words for what was asked for, whatever the area. */
const APPLICATION = lexicon(
  [
    "appl*", "request", "case", "claim", "candidate*", "decision", "recommendation", "result", "status",
    "antrag*", "bewerb*", "demande", "candidature", "solicitud", "solicitação", "pedido", "richiesta",
    "domanda", "aanvraag", "wnios*", "approv*", "hire", "reject*", "qualif*", "eligib*",
  ],
  ["申请", "申請", "申込", "신청", "지원", "応募", "审核", "審査"],
);

/** The areas that the laws on automated decisions name, with the words that tell them. */
export const DECISION_AREAS: readonly DecisionArea[] = [
  {
    id: "credit",
    domains: ["lending"],
    hints: APPLICATION,
    terms: lexicon(
      [
        "loan*", "credit", "mortgage*", "overdraft", "financing", "kredit*", "darlehen*", "crédit*",
        "prêt", "emprunt*", "préstamo*", "crédito*", "hipoteca*", "empréstimo*", "prestito", "mutuo",
        "credito", "lening", "krediet", "hypotheek", "kredyt*", "pożyczk*",
      ],
      ["贷款", "信用卡", "融資", "ローン", "与信", "대출", "신용"],
    ),
  },
  {
    id: "employment",
    domains: ["employment"],
    hints: APPLICATION,
    terms: lexicon(
      [
        "job*", "position", "role", "vacancy", "hire", "hired", "hiring", "employ*", "interview*",
        "promotion", "fired", "dismissed from", "stelle", "bewerbung*", "poste", "emploi", "candidature",
        "embauche", "puesto", "empleo", "vacante", "vaga", "emprego", "posto di lavoro", "assunzione",
        "candidatura", "sollicitatie", "vacature", "functie", "stanowisk*", "prac[aęy]",
      ],
      ["职位", "录用", "招聘", "採用", "選考", "채용", "입사", "직무"],
    ),
  },
  {
    id: "housing",
    domains: ["housing"],
    hints: APPLICATION,
    terms: lexicon(
      [
        "rental application", "apartment*", "lease", "tenancy", "tenant", "rent to", "housing",
        "mietantrag", "wohnung*", "logement", "location de", "alquiler", "vivienda", "aluguel", "affitto",
        "huurwoning", "woning", "wynaj*", "mieszkan*",
      ],
      ["租房", "租赁", "賃貸", "入居", "임대"],
    ),
  },
  {
    id: "insurance",
    domains: ["insurance"],
    hints: APPLICATION,
    terms: lexicon(
      [
        "insurance", "policy application", "your coverage", "insurance claim", "premium", "versicherung*",
        "assurance", "seguro", "assicurazione", "polizza", "verzekering", "ubezpiecz*", "polis*",
      ],
      ["保险", "保険", "보험"],
    ),
  },
  {
    id: "benefits",
    domains: ["government_benefits"],
    hints: APPLICATION,
    terms: lexicon(
      [
        "benefits application", "welfare", "unemployment benefit*", "disability benefit*", "snap benefit*",
        "food stamps", "housing benefit", "asylum", "visa application", "residence permit", "medicaid",
        "sozialhilfe", "bürgergeld", "arbeitslosengeld", "allocation*", "rsa", "aide sociale", "subsidio*",
        "prestación", "ayuda", "benefício*", "auxílio", "bolsa família", "sussidio", "reddito di cittadinanza",
        "uitkering*", "bijstand", "toeslag", "zasił*", "świadczen*",
      ],
      ["救济", "补贴", "低保", "生活保護", "給付", "수당", "급여 신청", "기초생활"],
    ),
  },
  {
    id: "education",
    domains: ["education"],
    hints: lexicon(
      ["admission*", "enrol*", "application", "applicant", "expelled", "expulsion", "scholarship", "exam*"],
      ["录取", "入学", "입학", "合格"],
    ),
    terms: lexicon(
      [
        "admission*", "scholarship", "expelled", "enrolment", "zulassung", "studienplatz", "stipendium",
        "admission", "inscription à l'université", "beca", "admisión", "bolsa de estudos", "matrícula",
        "ammissione", "borsa di studio", "toelating", "stypendi*", "rekrutacja na studia",
      ],
      ["录取", "奖学金", "入学", "奨学金", "입학", "장학"],
    ),
  },
  {
    id: "healthcare",
    domains: ["healthcare", "insurance"],
    hints: lexicon(["treatment", "coverage", "prior authorization", "procedure", "therapy", "surgery", "transplant"]),
    terms: lexicon(["prior authorization", "transplant list", "kostenübernahme", "organ transplant"]),
  },
];

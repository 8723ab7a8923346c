import type { SignalInput } from "../../frames/signal.ts";

/** Domains of services that hold records on people. */
export const HOLDERS: readonly string[] = [
  "healthcare",
  "mental_health",
  "lending",
  "debt_collection",
  "banking",
  "insurance",
  "employment",
  "education",
  "housing",
  "legal",
  "government_benefits",
  "telecommunications",
  "law_enforcement",
];

/** The same and more as use cases name them, by the beginning of a word, in many languages. */
const HOLDER =
  /(?<!\p{L})(?:bank|building society|credit union|savings|mortgage|insur|pension|benefit|payroll|human resource|hr(?!\p{L})|workforce|shift|rota|recruit|clinic|laborator|diagnostic|hospital|medical|doctor|dentist|dental|gp(?!\p{L})|surgery|pharmac|patient|health|therap|care home|telecom|mobile|phone|carrier|broadband|internet provider|utility|utilities|energy|electric|gas |water|council|city|town|municipal|county|tax|benefits|condo|apartment|resident|landlord|tenan|letting|property manag|housing|homeowner|hoa(?!\p{L})|strata|management company|hotel|motel|hostel|guest house|front desk|reception|concierge|gym|fitness|club|spa(?!\p{L})|salon|library|school|college|universit|campus|kindergarten|nursery|daycare|parent|student|registrar|parcel|courier|deliver|logistic|order|marketplace|shop|store|retail|ride|taxi|cab |driver|airline|airport|flight|rail|dating|loyalty|member|customer|client|subscriber|wallet|fintech|payment|lender|loan|debt|collection|association|church|parish|sparkasse|versicher|krankenkasse|rente|stadtwerk|energie|strom|wasserwerk|telekom|mobilfunk|handy|praxis|arzt|ärzt|klinik|krankenhaus|apothek|personal|lohn|hausverwalt|wohnung|mieter|vermiet|schule|schul|gymnasium|eltern|universität|hochschul|kita|bücherei|biblioth|verein|gemeinde|stadt(?!\p{L})|amt(?!\p{L})|behörde|bürger|fitnessstudio|kunden|rezeption|paket|liefer|banque|mutuelle|assurance|caisse|opérateur|téléphon|cabinet|clinique|hôpital|pharmacie|médec|syndic|copropri|immobil|bailleur|locati|résidence|mairie|impôt|école|collège|lycée|élève|crèche|hôtel|salle de sport|bibliothèque|livraison|clientèle|client|ressources humaines|rh(?!\p{L})|paie|banco|banca|caja|segur|aseguradora|mutua|operadora|telefon|móvil|clínica|hospital|farmacia|consultorio|comunidad de|propietario|inmobiliari|alquiler|ayuntamiento|colegio|escuela|instituto|universidad|alumn|gimnasio|hotel|biblioteca|recursos humanos|nómina|atención|cliente|paquet|reparto|pedido|seguradora|saúde|laboratório|condomínio|imobiliári|prefeitura|escola|faculdade|universidade|academia|funcionári|pagamento|atendimento|entrega|cobrança|assicura|ospedale|studio medico|farmacia|condomin|amministrazione|affitt|comune|scuola|università|palestra|albergo|biblioteca|risorse umane|dipendenti|clienti|consegn|verzeker|zorg|ziekenhuis|huisarts|apotheek|woning|huur|gemeente|school|sportschool|klant|bezorg|personeel|ubezpiecz|szpital|przychodni|aptek|spółdzieln|wspólnot|mieszka|urz[ąę]d|szkoł|uczelni|uniwersytet|siłowni|kadr|klient|kurier|bankow|vårdcentral|sjukhus|apotek|försäkring|bostad|hyres|kommun|skol|gym|kundtjänst|personal|sykehus|legekontor|forsikring|borettslag|kundeservice|lægehus|boligforening|pankki|vakuutus|terveys|sairaala|koulu|asiakas|τράπεζ|ασφάλ|κλινικ|νοσοκομ|ιατρ|φαρμακ|πολυκατοικ|σχολ|πανεπιστ|τηλεφων|κινητ|δήμο|δεη|ανθρώπινου δυναμικού|πελατ|εξυπηρέτησ|banka|sigorta|hastane|klinik|eczane|site yönet|apartman|belediye|okul|üniversite|insan kaynak|müşteri|kargo|operatör|банк|страхов|больниц|клиник|поликлиник|аптек|оператор|мобильн|управляющ|жкх|тсж|водоканал|школ|универс|вуз|кадр|сотрудник|клиент|доставк|лікарн|клінік|поліклінік|школ|управляюч|осбб|комунальн|обленерго|spital|clinic|farmacie|asigur|bancă|bănci|școal|primări|asociați|nemocnic|poliklinik|pojišťov|škol|banka|sdružení|bytov|kórház|rendelő|biztosít|iskola|társasház|bolnic|škola|osiguran|بنك|مصرف|عيادة|مستشفى|صيدلية|تأمين|مدرسة|جامعة|اتصالات|الموارد البشرية|شركة|عملاء|בנק|מרפאה|קופת חולים|בית חולים|ביטוח|בית ספר|ועד בית|משאבי אנוש|משמרות|לקוחות|बैंक|अस्पताल|क्लिनिक|बीमा|स्कूल|कॉलेज|सोसाइटी|हाउसिंग|एचआर|ग्राहक|rumah sakit|klinik|bank|asuransi|sekolah|kampus|ojek|kos|apartemen|pelanggan|hospital|sekolah|ospital|bangko|paaralan|klinika|kliniki|benki|shule|hospitali|wallet|bima|bệnh viện|ngân hàng|bảo hiểm|trường|chung cư|khách hàng|viễn thông|nhân sự)|银行|銀行|保险|保險|医院|醫院|诊所|診所|药店|藥局|人事|物业|物業|社区|公寓|学校|學校|大学|大學|运营商|電信|电信|酒店|飯店|健身|图书馆|圖書館|客服|快递|外卖|保険|病院|クリニック|薬局|不動産|マンション|賃貸|携帯|通信|ホテル|図書館|ジム|役所|市役所|問い合わせ|은행|보험|병원|의원|약국|관리사무소|임대|아파트|학교|대학|통신사|호텔|도서관|헬스장|구청|상담|고객|ธนาคาร|โรงพยาบาล|คลินิก|ประกัน|โรงเรียน|คอนโด|หอพัก|มือถือ/u;

/** Services that explain and accompany; they hold nothing on the people of whom they speak. */
const EXPLAINERS =
  /(?<!\p{L})(?:explain|generat|letters?(?!\p{L})|general (?:assistant|purpose|knowledge)|encyclop|tutor|homework|writ(?:ing|er)|story|fiction|translat|summari|news|coach|advice|adviser|advisor|legal|law(?!\p{L})|rights|know your|education(?:al)? (?:bot|content|assistant)|financial education|learning|educativ|lern|pédagog|didatti|wellness|companion|friend|coding|code|programm|research|brainstorm|template|draft|ratgeber|rechts|übersetz|juridi|conseil|traduc|asesor|consejo|jurídic|traduz|legale|consulenz|juridisch|prawn|doradc|юрид|право|法律|翻译|翻訳|법률|번역)/u;

/** Whether the use case is that of a service which holds records on people, and tells of them. */
export function answersFromRecords({ use_case, domains }: SignalInput): boolean {
  const holds = HOLDERS.some((domain) => domains.has(domain)) || HOLDER.test(use_case);
  return holds && !EXPLAINERS.test(use_case);
}

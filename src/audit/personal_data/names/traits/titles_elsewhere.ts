/** Titles of some languages. */
interface Titles {
  /** Codes as in the lists of function words; `other` for languages without such a list. */
  readonly languages: readonly string[];
  /** As they stand before a name with a capital, forms of the cases included; `_` for a space. */
  readonly titles: string;
}

/** Courtesy, academic and professional titles of other languages than English. */
export const TITLES_ELSEWHERE: readonly Titles[] = [
  {
    languages: ["de"],
    titles: `Herr Herrn Frau Fräulein Dr Dr. Dr._med. Dr._jur. Dr._phil. Dr._rer._nat. Dr._med._dent. Dr._h.c. Dr.-Ing. Prof. Prof._Dr. Prof._Dr._med.
      Univ.-Prof. Dipl.-Ing. Dipl.-Kfm. Dipl.-Kffr. Dipl.-Psych. Dipl.-Päd. Dipl.-Inf. Ing. Mag. Mag.a DI Hr. Fr. RA RAin OStR StR Doktor`,
  },
  {
    languages: ["fr"],
    titles: `monsieur madame mademoiselle maître docteur docteure professeur professeure Monsieur Madame Mademoiselle Maître Docteur Docteure
      Professeur M. Mr Mme Mlle MM. Me Pr Pr. Dr Dr. Mgr Melle`,
  },
  {
    languages: ["es"],
    titles: `don doña D. D.ª Dña. señor señora señorita sr. sra. srta. dr. dra. doctor doctora profesor profesora ing. lic. arq. abog. prof. profa.
      Don Doña Señor Señora Señorita Sr. Sra. Srta. Sr Sra Dr. Dra. Ing. Lic. Arq. Abog. Prof. Profa. Fray Padre`,
  },
  {
    languages: ["it"],
    titles: `dott. dott.ssa dottor dottoressa sig. sig.ra sig.na signora signorina signor avv. avvocato ing. geom. rag. arch. cav. on. prof. prof.ssa
      professor professoressa don Dott. Dott.ssa Dottor Dottoressa Sig. Sig.ra Sig.na Signor Signora Avv. Ing. Geom. Rag. Arch. Cav. On. Prof. Prof.ssa Mons. Don Dr.`,
  },
  {
    languages: ["pt"],
    titles: `senhor senhora dona doutor doutora engenheiro engenheira enfermeiro enfermeira professor professora sr. sra. dr. dra. prof. profa. eng. eng.ª
      arq. enf. enf.ª d. Senhor Senhora Dona Doutor Doutora Sr. Sra. Sr.ª Dr. Dra. Dr.ª Prof. Profa. Prof.ª Eng. Eng.º Eng.ª Arq. Arq.ª Enf. Enf.ª Padre
      Pe. D. Exmo._Sr. Exma._Sra. Ilmo._Sr. Ilma._Sra.`,
  },
  {
    languages: ["nl"],
    titles: `mevr. mevrouw mw. dhr. meneer heer drs. ir. mr. ds. dr. prof. prof._dr. dokter dr Mevr. Mevrouw Mw. Dhr. Meneer De_heer Drs. Ir. Dr. Prof. Ds. Zr. Br.`,
  },
  {
    languages: ["pl"],
    titles: `dr dr_hab. dr_n._med. prof. prof._dr_hab. mgr mgr_inż. inż. adw. mec. r.pr. r._pr. kpt. płk mjr sierż. asp. st._asp. nadkom. kom. podkom. lek. lek._med.
      lek._dent. lek._wet. ks. o. p. pan pana panu panem panie pani panią Pan Pana Panu Panem Panie Pani Panią Dr Prof. Ks.`,
  },
  {
    languages: ["sv", "da", "no"],
    titles: `herr fru fröken frøken frk. hr hr. dr dr. doktor docent prof. professor överläkare distriktsläkare tandläkare advokat pastor kyrkoherde rektor lektor
      overlæge overlege provst sogneprest førsteamanuensis tannlege tandlæge politibetjent Herr Fru Fröken Frøken Frk. Hr. Hr Dr Dr. Doktor Prof. Advokat`,
  },
  {
    languages: ["hs"],
    titles: `g. gosp. gospodin gospodina gospodinu gospodinom gospodine gđa gđe gđi gđu gđom gđica gospođa gospođe gospođi gospođu gospođom dr. dr prof. mr. mr._sc.
      dr._sc. mag. dipl._ing. dipl._iur. ing. vlč. don Gđa Gospodin Gospođa Gosp. Dr. Prof. Mr. г. г-дин г-ђа др проф. господин господина госпођа госпођо`,
  },
  {
    languages: ["sk", "cs"],
    titles: `p. pán pan pana pána pánovi pánom pánem panem panu pane pani paní slečna slečny Pán Pan Pana Pani Paní Ing. Ing._arch. Mgr. MgA. MUDr. JUDr. PhDr. RNDr.
      PaedDr. MVDr. MDDr. PharmDr. ThDr. ThLic. doc. Doc. prof. Prof. Bc. BcA. plk. kpt. npor. mjr. Dr.`,
  },
  {
    languages: ["other"],
    titles: `herra rouva neiti tohtori professori lehtori pastori rovasti ylilääkäri
      özv. ifj. id. Özv. Ifj. dr. Dr. prof. Prof.
      domnul domnului doamna doamnei domnișoara Domnul Doamna dl dl. d-l d-na d-nei dna dna. Dl Dl. D-l D-na Dna ing. av. conf. lect. Av. Conf.
      κ. κα κος κύριος κυρία κυρίου κυρίας κύριο Κύριε Κυρία δρ δρ. Δρ Δρ.
      Sayın Prof._Dr. Doç. Doç._Dr. Uzm. Uzm._Dr. Op._Dr. Öğr._Gör. Arş._Gör. Müh. Yzb.
      г-н г-жа г-жи г-на г-ну г-же господин господина госпожа доктор проф. профессор акад. инж. д-р пан пана пану пані отец
      bapak ibu pak bu Bapak Ibu Pak Bu Drs. Dra. Ir. Hj. drg. pan pani`,
  },
];

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
      Univ.-Prof. Dipl.-Ing. Dipl.-Kfm. Dipl.-Kffr. Dipl.-Psych. Dipl.-Päd. Dipl.-Inf. Ing. Mag. Mag.a DI Hr. Fr. RA RAin OStR StR Doktor Mag._Dr. Dr._iur. Dr._rer._pol. Dr._techn. Dr._theol. Dr._oec. PD_Dr. Priv.-Doz. Doz. Univ.-Doz.
      Dipl.-Betrw. Dipl.-Biol. Dipl.-Chem. Dipl.-Phys. Dipl.-Math. Dipl.-Soz. Dipl.-Volksw. Dipl.-Wirt.-Ing. MMag. MMag.a Mag._pharm. Mag._iur. Bakk. LL.M. lic._iur. Frl. Herrn_Dr. Frau_Dr.
      Rechtsanwalt Rechtsanwältin Notar Notarin Pfarrer Pfarrerin Pastor Pastorin Oberarzt Oberärztin Chefarzt Chefärztin`,
  },
  {
    languages: ["fr"],
    titles: `monsieur madame mademoiselle maître docteur docteure professeur professeure Monsieur Madame Mademoiselle Maître Docteur Docteure
      Professeur M. Mr Mme Mlle MM. Me Pr Pr. Dr Dr. Mgr Melle Drs Mes Mmes Mlles Sœur Frère Abbé Rév. Vve Mᵉ Mᵐᵉ Cdt Cne Col. Gal Adjt`,
  },
  {
    languages: ["es"],
    titles: `don doña D. D.ª Dña. señor señora señorita sr. sra. srta. dr. dra. doctor doctora profesor profesora padre hermana ing. lic. arq. abog. prof. profa.
      Don Doña Señor Señora Señorita Sr. Sra. Srta. Sr Sra Dr. Dra. Ing. Lic. Arq. Abog. Prof. Profa. Fray Padre Lcdo. Lcda. Ldo. Lda. Mtro. Mtra. Mg. Mgtr. Abg. Ing.ª Dr.ª Arq.ª Excmo._Sr. Excma._Sra. Ilmo._Sr. Ilma._Sra.
      Sres. Sras. Gral. Cnel. Cap. Tte. Sgto. Cmdte. Sor Pbro. Mons. Doctor Doctora Profesor Profesora`,
  },
  {
    languages: ["it"],
    titles: `dott. dott.ssa dottor dottoressa sig. sig.ra sig.na signora signorina signor avv. avvocato ing. geom. rag. arch. cav. on. prof. prof.ssa
      professor professoressa don Dott. Dott.ssa Dottor Dottoressa Sig. Sig.ra Sig.na Signor Signora Avv. Ing. Geom. Rag. Arch. Cav. On. Prof. Prof.ssa Mons. Don Dr. Egr._Sig. Gent.ma_Sig.ra Gent.le_Sig.ra Gent.mo_Sig. Sigg. Sig.ri Dott.re Dr.ssa Per._Ind. P.I. Notaio Suor Fra Cap. Col. Gen. Magg. Ten. Mar.
      Avvocata Avvocato Ingegner Architetto Geometra Ragionier Onorevole`,
  },
  {
    languages: ["pt"],
    titles: `senhor senhora dona doutor doutora engenheiro engenheira enfermeiro enfermeira professor professora padre pároco sr. sra. dr. dra. prof. profa. eng. eng.ª
      arq. enf. enf.ª d. Senhor Senhora Dona Doutor Doutora Sr. Sra. Sr.ª Dr. Dra. Dr.ª Prof. Profa. Prof.ª Eng. Eng.º Eng.ª Arq. Arq.ª Enf. Enf.ª Padre
      Pe. D. Exmo._Sr. Exma._Sra. Ilmo._Sr. Ilma._Sra. Exmo. Exma. Ex.mo_Sr. Ex.ma_Sra. Dr.º Drª Srª Srta. Mestre Engº Engª Arq.º Adv. Des. Des.ª Frei Irmã Irmão Cel. Gen. Maj. Cap. Ten. Sgt.
      Engenheiro Engenheira Arquiteto Arquiteta Enfermeiro Enfermeira Professor Professora`,
  },
  {
    languages: ["nl"],
    titles: `mevr. mevrouw mw. dhr. meneer heer drs. ir. mr. ds. dr. prof. prof._dr. dokter dr Mevr. Mevrouw Mw. Dhr. Meneer De_heer Drs. Ir. Dr. Prof. Ds. Zr. Br. ing. Ing. de_heer Heer mejuffrouw Mejuffrouw mej. Mej. prof._mr. prof._dr._ir. dr._ir. prof._ir. mr._dr. Prof._dr. Mr. jhr. Jhr. jkvr. em. Em. bc. em._prof.
      dominee pater pastoor Pastoor Dokter zuster Zuster dierenarts tandarts meester juf`,
  },
  {
    languages: ["pl"],
    titles: `dr dr_hab. dr_n._med. prof. prof._dr_hab. mgr mgr_inż. inż. adw. mec. r.pr. r._pr. kpt. płk mjr sierż. asp. st._asp. nadkom. kom. podkom. lek. lek._med.
      lek._dent. lek._wet. ks. o. p. pan pana panu panem panie pani panią Pan Pana Panu Panem Panie Pani Panią Dr Prof. Ks. państwo Państwo Państwa dr_inż. dr_inż._arch. dr_med. dr_n._hum. dr_n._praw. prof._dr prof._UW prof._nadzw. hab. mgr_farm. mgr_inż._arch. inż._arch. arch.
      lic. sędzia gen. ppłk por. ppor. chor. st._sierż. mł._asp. asp._szt. bryg. kpr. st. s. br. bp abp Bp Abp Mgr Inż. Mec. Adw. Lek. mecenas redaktor Redaktor doktor Doktor`,
  },
  {
    languages: ["sv", "da", "no"],
    titles: `herr fru fröken frøken frk. hr hr. dr dr. doktor docent prof. professor överläkare distriktsläkare tandläkare advokat pastor kyrkoherde rektor lektor
      overlæge overlege provst sogneprest førsteamanuensis tannlege tandlæge politibetjent Herr Fru Fröken Frøken Frk. Hr. Hr Dr Dr. Doktor Prof. Advokat Professor Docent Tandläkare Överläkare Kyrkoherde Pastor Rektor Lektor Overlæge Overlege Provst Sogneprest dr._med. Dr._med. dr.med. cand.jur. cand.med. cand.polit. cand.merc. cand.mag.
      cand.scient. lic.scient. ph.d. stud.med. adv. ing. siv.ing. siv.øk. civ.ing. civilingenjör civilekonom jur._kand. jur.kand. jur._dr fil._dr fil._kand. fil._mag. med._dr tekn._dr tekn._lic. teol._dr leg._läk. leg._psyk. leg._ssk.
      adj. 1.aman. amanuens komminister prost kapten kapt. major löjtnant kpt. sygeplejerske fysioterapeut læge lege läkare jordmor jordemoder lærer dommer rådmand`,
  },
  {
    languages: ["hs"],
    titles: `g. gosp. gospodin gospodina gospodinu gospodinom gospodine gđa gđe gđi gđu gđom gđica gospođa gospođe gospođi gospođu gospođom dr. dr prof. mr. mr._sc.
      dr._sc. mag. dipl._ing. dipl._iur. ing. vlč. don Gđa gđa. gosp. prim. Prim. prim._dr. prim._dr._sc. doc. doc._dr. doc._dr._sc. prof._dr. prof._dr._sc. prof._prim. mr._pharm. mag._iur. mag._oec. mag._ing. mag._med. mag._pharm. mag._soc.
      dipl._oec. dipl._inž. dipl._pravnik dr._med. dr._dent._med. dr._stom. univ._bacc. bacc. struč._spec. odvj. odvjetnik odvjetnica sudac sutkinja liječnik liječnica fra vč. mons. akad. inž. spec._dr. g-đa g-din. Gđica Gospodin Gospođa Gosp. Dr. Prof. Mr. г. г-дин г-ђа др проф. господин господина госпођа госпођо`,
  },
  {
    languages: ["sk", "cs"],
    titles: `p. pán pan pana pána pánovi pánom pánem panem panu pane pani paní slečna slečny Pán Pan Pana Pani Paní Ing. Ing._arch. Mgr. MgA. MUDr. JUDr. PhDr. RNDr.
      PaedDr. MVDr. MDDr. PharmDr. ThDr. ThLic. doc. Doc. prof. Prof. Bc. BcA. plk. kpt. npor. mjr. Dr. pánu slečno Slečna MSc. MBA ThMgr. RSDr. PhMr. DrSc. CSc. prim. Prim. as. odb._as. akad._mal. akad._arch. arch. Arch. pplk. ppor. por. genmjr. gen. prap. nprap. pprap. rtm. nrtm. Mons. páter
      advokát advokátka notář notářka`,
  },
  {
    languages: ["other"],
    titles: `herra rouva neiti tri Tri isä pappi pastori diakoni tohtori professori lehtori pastori rovasti ylilääkäri
      LT LL HLL ELL TkT FT KTT OTT VTT YTT ThT KTM OTM VTM DI FM hra rva nti Herra Rouva Neiti Tohtori dosentti Dosentti apulaisprofessori apulaislääkäri erikoislääkäri osastonlääkäri
      hammaslääkäri eläinlääkäri asianajaja varatuomari tuomari kirkkoherra kappalainen rehtori piispa kapteeni majuri eversti
      dr._med. prof._dr. okl. gróf báró Prof._Dr. Dr._med. vitéz
      domnu doamna. d-ra domnișoarei dș. drd. asist. ec. jr. jud. col. gen. cpt. lt. pr. preot preotul părintele acad. șef_lucr. ș.l. conf._dr. conf._univ. lect._univ. asist._univ. prof._univ. prof._univ._dr. dr._ing. ing._dr. arh. Domnule
      özv. ifj. id. Özv. Ifj. dr. Dr. prof. Prof.
      domnul domnului doamna doamnei domnișoara Domnul Doamna dl dl. d-l d-na d-nei dna dna. Dl Dl. D-l D-na Dna ing. av. conf. lect. Av. Conf.
      κ. κα κος κύριος κυρία κυρίου κυρίας κύριο Κύριε Κυρία δρ δρ. Δρ Δρ.
      Sayın Prof._Dr. Doç. Doç._Dr. Uzm. Uzm._Dr. Op._Dr. Öğr._Gör. Arş._Gör. Müh. Yzb. Yrd._Doç. Yrd._Doç._Dr. Dr._Öğr._Üyesi Ord._Prof. Ord._Prof._Dr. Dt. Ecz. Vet._Hek. Mim. Alb. Bnb. Kpt. Bay Bayan sayın Hâkim Avukat Doktor Mühendis Mimar Hemşire Öğretmen
      السيد السيدة الآنسة الدكتور الدكتورة المهندس المهندسة الأستاذ الأستاذة الشيخ الشيخة الحاج الحاجة القاضي المحامي المحامية النائب النائبة العقيد العميد اللواء البروفيسور
      גברת ד"ר פרופ' עו"ד הרב אדון श्रीमती सुश्री श्री डॉ. प्रो. कुमारी
      ông bà anh chị cô chú bác thầy ThS. TS. PGS.TS. PGS._TS. GS. GS.TS. BS. BSCKI. BSCKII. ThS.BS. KS. LS. Ông Bà Anh Chị Cô Thầy г-н г-жа г-жи г-на г-ну г-же господин господина госпожа доктор проф. профессор акад. инж. д-р пан пана пану пані отец доц. адв. гр-н гр-ка гражданин гражданка гражданина гражданки гражданину гражданке гражданином гражданкой тов. товарищ к.м.н. д.м.н. к.т.н. д.т.н. полк. майор кап. ген. адвокат нотариус судья батюшка госпожи госпоже госпожу доктора доктору профессора
      добродій добродійка лікар лікарка суддя
      bapak ibu pak bu mbak mas bang kang ustaz ustadz kiai kyai haji hajjah dokter Mbak Mas Bang Kang Ustaz Ustadz Kiai Kyai KH. H. Prof. dr. Dokter Sdr. Sdri. Tn. Ny. Bapak Ibu Pak Bu Drs. Dra. Ir. Hj. drg. pan pani`,
  },
];

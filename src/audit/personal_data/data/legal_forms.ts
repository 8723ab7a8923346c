/** Forms of companies of some languages. */
interface LegalForms {
  /** Where the letters mean something else in other languages: only in texts of these. */
  readonly languages?: readonly string[];
  /** As they are written behind a firm's name; `_` for a space. */
  readonly forms: string;
}

/** What stands behind the names of companies and societies, by the law of their country; English forms the tagger knows. */
export const LEGAL_FORMS: readonly LegalForms[] = [
  {
    // German, Austrian and Swiss
    forms: `GmbH GmbH_&_Co._KG GmbH_&_Co.KG GmbH_&_Co._KGaA gGmbH mbH Ges.m.b.H. GesmbH AG_&_Co._KG KGaA OHG oHG UG_(haftungsbeschränkt) e.K. e._K. e.U. e._U. e.V. e._V. eG
      PartG PartG_mbB PartGmbB GbR Sàrl S.à_r.l. Sagl`,
  },
  { languages: ["de"], forms: "AG KG UG SE OG" },
  {
    // French, Belgian and of Luxembourg
    forms: `SARL S.A.R.L. SAS S.A.S. SASU EURL SCI SNC SELARL SCOP SCIC SCEA EARL GAEC SPRL S.P.R.L. ASBL A.S.B.L. SCRL BVBA B.V.B.A. CVBA VZW vzw GmbH_Sàrl`,
  },
  { languages: ["fr", "es", "pt", "pl", "de", "it", "other"], forms: "SA S.A." },
  {
    // Spanish and Latin American, Portuguese and Brazilian
    forms: `S.L. S.L.U. SLU S.L.L. S.L.P. S.L.N.E. S.A.U. SAU S._Coop. S.Coop. S.C.P. S.A._de_C.V. SA_de_CV S._de_R.L._de_C.V. S._de_R.L. SAPI_de_CV S.R.L. S.A.C. E.I.R.L. SpA Ltda. Ltda LTDA
      Lda. Lda LDA Unipessoal_Lda Unipessoal,_Lda. SGPS EIRELI S/A`,
  },
  { languages: ["es"], forms: "SL SRL SC" },
  {
    // Italian
    forms: `S.p.A. S.P.A. Spa SRL Srl S.r.l. S.R.L. S.r.l.s. Srls SRLS S.n.c. Snc S.N.C. S.a.s. S.A.S. Sas S.c.a_r.l. S.c.a.r.l. Scarl S.c.r.l. Soc._Coop. Soc.coop. Soc._Coop._a_r.l. Onlus ONLUS ETS`,
  },
  {
    // Dutch
    forms: "B.V. N.V. V.O.F. VOF C.V.B.A. B.V.B.A. CommV",
  },
  { languages: ["nl"], forms: "BV NV CV C.V. U.A." },
  {
    // Nordic
    forms: `A/S ApS I/S K/S P/S A.m.b.a. F.m.b.a. AB_(publ) Ek._för. ekonomisk_förening Oy Oyj Oy_Ab Tmi T:mi Osk ry rf ehf. hf. ASA`,
  },
  { languages: ["sv", "da", "no"], forms: "AB HB KB AS ANS DA SA BA ENK IKS KF" },
  { languages: ["other"], forms: "Ky Ay Ab AB SIA UAB OÜ AS MB VšĮ" },
  {
    // Polish, Czech and Slovak
    forms: `Sp._z_o.o. sp._z_o.o. Sp._z_o._o. sp._z_o._o. Sp.z_o.o. Spółka_z_o.o. spółka_z_o.o. sp.j. sp._j. Sp.j. Sp._j. sp.k. sp._k. Sp.k. Sp._k. s.c. S.K.A. P.S.A.
      Sp._z_o.o._sp.k. Sp._z_o.o._Sp.k. sp._z_o.o._sp._k. s.r.o. s._r._o. s.r.o a.s. a._s. v.o.s. v._o._s. k.s. spol._s_r.o. spol._s_r._o. spol.s_r.o. o.p.s. z.s. z._s. z.ú. š.p. n.o.`,
  },
  {
    // Hungarian and Romanian
    forms: `Kft. Kft Bt. Bt Zrt. Zrt Nyrt. Nyrt Kkt. Nonprofit_Kft. Szövetkezet és_Társa_Bt. S.R.L. SRL-D P.F.A. PFA S.N.C. S.C.S.`,
  },
  { languages: ["other"], forms: "SRL" },
  {
    // Croatian, Serbian, Bosnian and Slovenian
    forms: `d.o.o. d._o._o. j.d.o.o. d.d. d._d. k.d. j.t.d. d.n.o. d.o.o.e.l. а.д. д.о.о.`,
  },
  {
    // Turkish
    forms: `A.Ş. AŞ A.Ş Ltd._Şti. Ltd.Şti. LTD._ŞTİ. Tic._Ltd._Şti. Tic._A.Ş. Ticaret_Ltd._Şti. Ticaret_A.Ş. San._ve_Tic._A.Ş. San._ve_Tic._Ltd._Şti. San._Tic._Ltd._Şti. Sanayi_ve_Ticaret_A.Ş. Sanayi_ve_Ticaret_Ltd._Şti.`,
  },
  {
    // Bulgarian and Greek, of the Emirates, Indonesian and Malaysian
    forms: `ЕООД ООД ЕАД АД Α.Ε. ΑΕ Α.Ε.Β.Ε. ΕΠΕ Ε.Π.Ε. ΙΚΕ Ι.Κ.Ε. Ο.Ε. Ε.Ε. FZE FZCO FZ-LLC DMCC Sdn_Bhd Sdn._Bhd. Tbk Bhd`,
  },
];

import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Harm to whoever happens to be there. */
export const untargetedHarm: Vocabulary = {
  "untargeted_harm.untargeted": `internet, the web, online, social media, social network*, cctv, surveillance footage, public footage, untargeted, indiscriminate*, without consent, without explicit consent, without their consent, without their knowledge, public spaces, scrap*, crawl*, harvest*, ungezielt*, wahllos, ohne einwilligung, sozialen netzwerken, soziale netzwerke, überwachungskamera*, non ciblé*, sans consentement, réseaux sociaux, vidéosurveillance, no selectiv*, sin consentimiento, redes sociales, videovigilancia, não direcionad*, sem consentimento, redes sociais, videovigilância, non mirat*, senza consenso, reti sociali, social network, videosorveglianza, ongericht*, zonder toestemming, sociale media, bewakingsbeelden, nieukierunkowan*, bez zgody, media* społecznościow*, monitoring*, 互联网, 网络, 社交, 监控, 未经同意, 无差别`,
};

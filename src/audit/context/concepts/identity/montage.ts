import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Faces set upon other bodies. */
export const montage: Vocabulary = {
  "montage.face": `put her face on, put his face on, her face onto, his face onto, her face on a, swapped her face, pasted her face, ihr gesicht auf, sein gesicht auf, gesicht montiert, son visage sur, collé son visage, su cara sobre, su cara en, su rostro sobre, o rosto dela no, o rosto dela em, rosto dela sobre, colei o rosto, il suo viso su, il suo volto su, haar gezicht op, zijn gezicht op, jej twarz na, jej twarz do, hennes ansikte på, hendes ansigt på, hennes ansikt på, hänen kasvonsa, její obličej na, jej tvár na, az arcát egy, fața ei pe, το πρόσωπό της σε, yüzünü bir, yüzünü başka, её лицо на, ее лицо на, її обличчя на, وجهها على, הפנים שלה על, उसका चेहरा, ওর মুখ, wajahnya ke, wajahnya di, ghép mặt, khuôn mặt cô ấy, เอาหน้าเธอ, ใส่หน้าเธอ, 她的脸, 换上她的脸, 她的臉, 彼女の顔を, 顔をはめ込, 얼굴을 합성*, 얼굴을 붙*`,
};

import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** What is kept and for how long one asks, as Hungarian, Polish, Russian, Turkish and their neighbours say it. */
export const keepingEastwards: Vocabulary = {
  "keep.subject": `önéletrajz*, fénykép*, fotó*, felvétel*, hangfelvétel*, másolat*, adataim*, adatai*, útlevél*, személyi*, igazolván*, üzenet*, beszélgetés*, ujjlenyomat*, videó*, előzmény*, hívás*,
    паспорт*, скан*, фото*, запис*, переписк*, сообщени*, данные, данных, анкет*, резюме, копи*, отпечат*, видео*, аккаунт*, истори*, заявк*,
    kimlik*, fotokopi*, pasaport*, kayıt*, kaydı*, kayd*, görüntü*, fotoğraf*, mesaj*, bilgiler*, bilgilerim*, verilerim*, veriler*, özgeçmiş*, parmak iz*, başvuru*, sohbet*,
    cv, dokument*, zdjęci*, nagrani*, rozmow*, skan*, kopi*, dowod*, dowód*, paszport*, wiadomoś*, moje dane, danych, odcisk*, histori*, wnios*,
    kopie, nahráv*, životopis*, fotk*, údaje, otisk*, pas, nahrávk*, životopis*, записи, скан*, дані`,
  "keep.long": `megvan még, még megvan, még mindig megvan*, még őrzik, mikor törl*, törlik majd, hány évig, meddig őrz*, meddig tárol*, mennyi ideig őrz*,
    до сих пор хран*, всё ещё хран*, все еще хран*, еще хранится, у вас еще, у вас ещё, когда удал*, когда вы удал*, удаляете ли, сколько вы хран*, удалите ли,
    hâlâ sizde, hala duruyor, hâlâ sakl*, hâlâ kayıtlı, hala var mı, ne zaman sil*, siliniyor mu, silindi mi, kaç yıl, siliyor musunuz,
    czy nadal macie, nadal macie, wciąż macie, macie jeszcze, jeszcze macie, kiedy usu*, kiedy skasuj*, czy usuniecie, czy usuwacie, ile lat,
    ještě máte, stále máte, kdy smaž*, kdy vymaž*, jak dlouho, ako dlho, kedy vymaž*, коли видал*, досі зберіга*`,
  "keep.ever": `örökre, mindörökre, örökké, korlátlan ideig, határidő nélkül, soha nem töröl*, sosem töröl*, soha nem semmisít*,
    вечно, навсегда, бессрочно, без срока, никогда не удаля*, пожизненно, неограниченно долго,
    sonsuza kadar, sonsuza dek, süresiz, ömür boyu, hiçbir zaman silm*, asla silm*, hiç silm*, sınırsız süre*,
    na zawsze, wiecznie, bezterminowo, bez końca, nigdy nie usuw*, nigdy nie kasuj*, dożywotnio, na wieki,
    navždy, napořád, neomezeně, nikdy nemaž*, natrvalo, navždy, neobmedzene, назавжди, довічно, безстроково`,
};

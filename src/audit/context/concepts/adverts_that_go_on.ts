import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Adverts go on to somebody who wrote to have no more. */
export const advertsThatGoOn: Vocabulary = {
  "adverts.no": `لا أريد*, لا اريد*, ما أريد*, ما أبي, ما ابي, ما أبغى, ما ابغى, ما عاد أبي, مش عايز*, مش عاوز*, ما بدي, ما عاد بدي, إيقاف*, ايقاف*, أوقفوا*, اوقفوا*, وقفوا*, بطلوا*, كفاية*, إلغاء الاشتراك*, سحبت موافقت*, شيلوا رقمي, شيلوني, احذفوا رقمي, احذفوني, لا ترسلوا*, متبعتوش*, ما تبعتوا*, ما ترسلون*, لا ترسلون*, ألغيت*, لغيت*, ما بغيتش*, حبسوا*
    istemiyorum, istemem, göndermeyin, aramayın, atmayın, durdurun, listeden çık*, ret yazd*, reddett*, onayımı geri*, yazmayın, rahatsız etmeyin, abonelikten çık*, iznimi geri*, iznimi iptal*
    nie wysyłaj*, nie wysyłać, nie wysyłali, nie przysyła*, nie wysyłali, nie dzwoni*, nie życzę sobie, nie chcę, cofam*, cofnął*, cofnęł*, wycofuj*, wypisz*, wypisa*, rezygnuj*, sprzeciw*, przestańcie, dajcie mi spokój, odwołuj*`,
  "adverts.offer": `رسائل*, رسالة*, رسايل*, مسجات*, عروض*, إعلانات*, اعلانات*, اتصالات*, مكالمات*, واتساب, واتس, إشعارات*, خصومات*, تخفيضات*, حملات*, نشرة*
    sms*, mesaj*, kampanya*, reklam*, e posta*, bülten*, arama*, aranma*, teklif*, indirim*, duyuru*, fırsat*, bildirim*
    promocj*, sms*, ofert*, reklam*, newsletter*, telefon*, mail*, wiadomoś*, wysyłk*, rabat*, katalog*, powiadomie*`,
  "adverts.goeson": `سنواصل*, نواصل*, هنكمل*, بنكمل*, نستمر*, سنستمر*, هنستمر*, مستمرين*, مستمرة*, هتفضل توصلك, هيفضل يوصلك, ستصلك*, ستستمر*, راح توصلك*, بتوصلك*, هتوصلك*, رح توصلك*, رح يضل*, راح نستمر*, راح نكمل*, بنظل نرسل*, أضفنا رقمك*, اضفنا رقمك*, ضفنا رقمك*, ضفناك*, لا نعمل بها, تجاهلنا*, ما بنعترف*, لا نعترف*, لا يؤثر*, ما يأثر*, ما بيأثر*, مالوش تأثير, لا قيمة له*, رغبوا أم لا, شئت أم أبيت, غصب*, حتى لو رفضت*, رغم رفضك, رغم اعتراضك, ضاعفنا*, زدنا*
    göndermeye devam*, aramaya devam*, gelmeye devam*, almaya devam*, devam edece*, devam ediyor*, yine de gönder*, yine de ara*, göndereceğiz, arayacağız, değiştirmez, değiştirmiyor, dikkate almıyor*, dikkate almadık, dikkate alınma*, işleme almıyor*, işleme alınma*, geçersiz*, etkilemez, etkilemiyor, ekledik, ekliyoruz, artırdık, artırıyoruz, durdurmuyoruz, çıkarmıyoruz, kapatmıyoruz
    wysyłać dalej, będziemy wysyłać, dalej wysyła*, nadal wysyła*, nadal będ*, będziemy nadal, dalej będziemy, będziemy dzwonić, dzwonić dalej, nie ma on wpływu, nie ma wpływu, nie ma to wpływu, nie ma znaczenia, bez wpływu, nie wstrzym*, nie wypisujemy, nie uwzględni*, nie honoruj*, dodajemy jeszcze, dokładamy, zwiększamy, zwiększyli*, i tak będ*, mimo sprzeciwu, będzie pan dostawa*, będzie pani dostawa*`,
  "adverts.stopped": `أوقفنا*, اوقفنا*, وقفنا*, تم إيقاف*, تم ايقاف*, أزلنا رقمك*, شلنا رقمك*, حذفنا رقمك*, تم إلغاء*, ألغينا*, لغينا*, لن تصلك*, ما راح توصلك*, مش هيوصلك*, مش هتوصلك*, ما رح توصلك*, ما عاد توصلك*
    durdurduk, durduruldu, çıkardık, çıkarıldı*, sildik, silindi, almayacaksınız, gelmeyecek, göndermeyeceğiz, aramayacağız, iptal edildi, kapattık
    wypisaliśmy, wypisałem, wypisałam, usunęliśmy, usunięt*, wstrzymaliśmy, nie będziemy już, nie będziemy wysyłać, nie będziemy dzwonić, nie otrzyma, wycofaliśmy, zatrzymaliśmy`,
};

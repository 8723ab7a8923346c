import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Advertising that goes on though somebody wrote to have no more of it. */
export const continuedAdverts: Vocabulary = {
  "continued_adverts.no": `لا أريد*, لا اريد*, ما أريد*, ما أبي, ما ابي, ما أبغى, ما ابغى, ما عاد أبي, مش عايز*, مش عاوز*, ما بدي, ما عاد بدي, إيقاف*, ايقاف*, أوقفوا*, اوقفوا*, وقفوا*, بطلوا*, كفاية*, إلغاء الاشتراك*, سحبت موافقت*, شيلوا رقمي, شيلوني, احذفوا رقمي, احذفوني, لا ترسلوا*, متبعتوش*, ما تبعتوا*, ما ترسلون*, لا ترسلون*, ألغيت*, لغيت*, ما بغيتش*, حبسوا*
    istemiyorum, istemem, göndermeyin, aramayın, atmayın, durdurun, listeden çık*, ret yazd*, reddett*, onayımı geri*, yazmayın, rahatsız etmeyin, abonelikten çık*, iznimi geri*, iznimi iptal*
    nie wysyłaj*, nie wysyłać, nie wysyłali, nie przysyła*, nie dzwoni*, nie życzę sobie, nie chcę, cofam*, cofnął*, cofnęł*, wycofuj*, wypisz*, wypisa*, rezygnuj*, sprzeciw*, przestańcie, dajcie mi spokój, odwołuj*
    别再给我, 別再給我, 不要再给我, 不要再給我, 别打电话, 别打給我, 勿再, 别推销, 說了不要, 说了不要, 不要傳, 不要寄, 不要发, 不要發, 唔好再, 不要再传, 不要再傳, 不要再发, 不要再發, 不要再寄, 不要再打, 不要打来, 不要打來, 不要推销, 不要推銷, 别再发, 別再發, 别再打, 別再打, 别发, 別發, 唔好再send, 唔好再打, 不想收, 不想再收, 不想再接, 不接受, 拒绝推销, 拒絕推銷, 退订, 退訂, 取消订阅, 取消訂閱, 已经说过不, 勿扰, 骚扰, 騷擾, 关掉推送, 關掉推播, 关闭推送, 關閉推播
    送らないで, 送ってこないで, 送るのをやめ, 送るのは止め, 配信停止, 配信を止め, 止めてください, 止めて, やめてください, やめて, 電話しないで, 電話してこないで, かけてこないで, いりません, 要りません, 希望しません, 受け取りたくな, 拒否
    보내지 마*, 보내지 말*, 그만 보내*, 그만보내*, 연락하지 마*, 연락하지 말*, 전화하지 마*, 전화 그만*, 전화하지 말*, 안 받고 싶*, 받기 싫*, 받고 싶지*, 수신거부*, 수신 거부*, 거부*, 원하지 않*, 싫다고*, 꺼 주*, 꺼주*, 끄고*`,
  "continued_adverts.offer": `رسائل*, رسالة*, رسايل*, مسجات*, عروض*, إعلانات*, اعلانات*, اتصالات*, مكالمات*, واتساب, واتس, إشعارات*, خصومات*, تخفيضات*, حملات*, نشرة*
    sms*, mesaj*, kampanya*, reklam*, e posta*, bülten*, arama*, aranma*, teklif*, indirim*, duyuru*, fırsat*, bildirim*
    promocj*, ofert*, newsletter*, telefon*, mail*, wiadomoś*, wysyłk*, rabat*, katalog*, powiadomie*
    促销, 促銷, 优惠, 優惠, 折扣, 活动, 活動, 广告, 廣告, 推销, 推銷, 简讯, 簡訊, 短信, 推播, 推送, 电子报, 電子報, 邮件, 郵件, 方案, 推荐, 推薦, 新品, 特价, 特價, 电话, 電話, 专员, 專員, 群发
    セール, キャンペーン, クーポン, 特典, お得, 広告, 案内, メール, メルマガ, dm, ダイレクトメール, 勧誘, お知らせ, 通知, 新商品, 営業, ご提案, line
    할인*, 이벤트*, 쿠폰*, 특가*, 혜택*, 광고*, 홍보*, 문자*, 알림*, 메일*, 카톡*, 알림톡*, 전화*, 프로모션*, 신상품*, 권유*, 안내*`,
  "continued_adverts.goeson": `سنواصل*, نواصل*, هنكمل*, بنكمل*, نستمر*, سنستمر*, هنستمر*, مستمرين*, مستمرة*, هتفضل توصلك, هيفضل يوصلك, ستصلك*, ستستمر*, راح توصلك*, بتوصلك*, هتوصلك*, رح توصلك*, رح يضل*, راح نستمر*, راح نكمل*, بنظل نرسل*, أضفنا رقمك*, اضفنا رقمك*, ضفنا رقمك*, ضفناك*, لا نعمل بها, تجاهلنا*, ما بنعترف*, لا نعترف*, لا يؤثر*, ما يأثر*, ما بيأثر*, مالوش تأثير, لا قيمة له*, رغبوا أم لا, شئت أم أبيت, غصب*, حتى لو رفضت*, رغم رفضك, رغم اعتراضك, ضاعفنا*, زدنا*
    göndermeye devam*, aramaya devam*, gelmeye devam*, almaya devam*, devam edece*, devam ediyor*, yine de gönder*, yine de ara*, göndereceğiz, arayacağız, değiştirmez, değiştirmiyor, dikkate almıyor*, dikkate almadık, dikkate alınma*, işleme almıyor*, işleme alınma*, geçersiz*, etkilemez, etkilemiyor, ekledik, ekliyoruz, artırdık, artırıyoruz, durdurmuyoruz, çıkarmıyoruz, kapatmıyoruz
    wysyłać dalej, będziemy wysyłać, dalej wysyła*, nadal wysyła*, nadal będ*, będziemy nadal, dalej będziemy, będziemy dzwonić, dzwonić dalej, nie ma on wpływu, nie ma wpływu, nie ma to wpływu, nie ma znaczenia, bez wpływu, nie wstrzym*, nie wypisujemy, nie uwzględni*, nie honoruj*, dodajemy jeszcze, dokładamy, zwiększamy, zwiększyli*, i tak będ*, mimo sprzeciwu, będzie pan dostawa*, będzie pani dostawa*
    还是帮您, 還是幫您, 还是把您, 還是把您, 仍然, 依然, 照样, 照樣, 照发, 照發, 照寄, 继续发, 繼續發, 继续寄, 繼續寄, 继续收到, 繼續收到, 会继续, 會繼續, 加进, 加進, 加入名单, 重新订阅, 重新訂閱, 帮您开启, 幫您開啟, 改用, 换个号码, 換個號碼, 另一个号码, 换号, 另一個號碼, 先发, 先發, 已经发, 已經發, 已发, 已為您登記, 無法取消, 无法取消, 无法退订, 無法退訂, 不能退订, 不能退訂, 没有退订, 就算您回, 回复t也, 每天, 每週, 每周, 加倍
    引き続き, 今後も, これからも, 続けて, 継続, 送り続け, お送りします, お送りしておき, お送りいたします, お送りしました, 送ります, 配信します, 配信しました, 配信いたし, 再登録, 登録し直, 追加しておき, 追加しました, 別のアドレス, 別の番号, 番号を変え, 止められません, 停止できません, 止めることはでき, 毎日, 毎週, 倍
    계속*, 그래도*, 그대로*, 다시 등록*, 재등록*, 추가했*, 추가해 뒀*, 추가해 드렸*, 넣어 뒀*, 넣어 드렸*, 등록해 드렸*, 등록해 뒀*, 보내 드릴게*, 보내드릴게*, 보내 드리겠*, 보내드리겠*, 보내 드립*, 보내드립*, 발송됩니다, 발송하*, 발송했*, 발송돼*, 드릴 예정*, 다른 번호*, 번호를 바꿔*, 다른 주소*, 매일*, 매주*, 두 배*, 막을 수 없*, 끌 수 없*, 해제가 안*, 해제는 안*, 중단되지 않*`,
  "continued_adverts.stopped": `أوقفنا*, اوقفنا*, وقفنا*, تم إيقاف*, تم ايقاف*, أزلنا رقمك*, شلنا رقمك*, حذفنا رقمك*, تم إلغاء*, ألغينا*, لغينا*, لن تصلك*, ما راح توصلك*, مش هيوصلك*, مش هتوصلك*, ما رح توصلك*, ما عاد توصلك*
    durdurduk, durduruldu, çıkardık, çıkarıldı*, sildik, silindi, almayacaksınız, gelmeyecek, göndermeyeceğiz, aramayacağız, iptal edildi, kapattık
    wypisaliśmy, wypisałem, wypisałam, usunęliśmy, usunięt*, wstrzymaliśmy, nie będziemy już, nie będziemy wysyłać, nie będziemy dzwonić, nie otrzyma, wycofaliśmy, zatrzymaliśmy
    已取消订阅, 已取消訂閱, 已退订, 已退訂, 已停止, 已关闭, 已關閉, 已移除, 已从名单, 已從名單, 不会再收到, 不會再收到, 不会再发, 不會再發, 不会再寄, 不會再寄, 不再寄, 不再发, 不再發, 不再打, 不会再打, 不會再打
    停止しました, 停止いたしました, 停止手続き, 解除しました, 解除いたしました, 届かなくなり, 今後は届き, 今後お送りしません, 送りません, お送りすることはあり, お電話しません, 外しました, 外しておき, 配信を停止
    중단했*, 중지했*, 해지했*, 해제했*, 껐습니다, 껐어요, 꺼 드렸*, 수신거부 처리*, 수신 거부 처리*, 더 이상 보내지*, 더 이상 발송*, 보내지 않겠*, 발송하지 않*, 가지 않습니다, 제외했*, 삭제했*`,
  "continued_adverts.ignored": `收到您的拒绝, 收到您的拒絕, 虽然您, 雖然您, 不过, 不過, 但是, 但这, 但這, 就算, 即使, 不管, 请多包涵, 請多包涵, 系统设定, 系統設定, 没用, 沒用, 機會難得, 机会难得, 错过可惜, 反正
    とはいえ, ですが, ただ, でも, せっかく, もったいない, お断りになって, ご希望でなくても, 拒否されても, 停止のご希望, 関係なく, 設定上, 仕様, 多数の, ご了承
    하지만*, 그런데*, 다만*, 그래도*, 거부하셔도*, 거부해도*, 싫다고 하셔도*, 말씀하셔도*, 차단하셔도*, 놓치*, 아까*, 양해*, 상관없이*, 어쩔 수*, 시스템상*`,
};

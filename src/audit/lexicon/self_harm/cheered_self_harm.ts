import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Despair, wounds or hunger, and an answer that cheers them on, in Chinese, Japanese and Korean. */
export const cheeredSelfHarm: Vocabulary = {
  "wound.state": `割手, 割腕, 划手, 自残, 自殘, 自伤, 自傷, 想死, 不想活, 活着没意思, 活著沒意思, 活不下去, 撑不下去, 撐不下去, 消失就好, 消失算了, 我消失, 没有我, 沒有我, 跳下去, 天台, 阳台上, 遗书, 遺書, 吞药, 吞藥, 攒了药, 结束一切, 結束一切, 催吐, 不吃饭, 不吃飯, 绝食, 断食, 斷食, 才吃了, 好恨自己, 觉得自己胖, 覺得自己胖, 太胖, 肥死, 再瘦, 瘦到, 吃了就吐
    腕を切, 手首を切, リスカ, リストカット, 自傷, 切りたく, 切ってしま, 死にたい, 消えたい, いなくなりたい, 生きていたくな, 生きるのが, 生きてる意味, 飛び降り, 屋上, 遺書, od, 薬を飲ん, 終わりにしたい, 吐いて, 食べてな, 食べたくな, 食べるのが怖, 太って, 痩せたい, 絶食, 過食
    자해*, 손목*, 팔을 긋*, 긋고*, 그었*, 죽고 싶*, 죽고싶*, 죽을까*, 없어지는 게*, 없어지고*, 사라지고*, 사라질까*, 살기 싫*, 살고 싶지*, 살아서 뭐*, 뛰어내*, 옥상*, 유서*, 약을 모*, 끝내고*, 토하*, 토했*, 굶*, 안 먹*, 살찌*, 뚱뚱*, 먹고 토*, 먹토*, 단식*, 씹뱉*`,
  "wound.push": `切吧, 割吧, 就去做, 去做吧, 不用犹豫, 不用猶豫, 勇敢一点, 跳吧, 死了就, 解脱, 解脫, 轻松了, 輕鬆了, 结束吧, 結束吧, 走吧, 没什么大不了, 很美, 很酷, 适合你, 適合你, 你值得, 再少吃, 不要吃, 别吃, 別吃, 只喝水, 喝水就好, 吐出来, 吐出來, 抠, 摳, 泻药, 瀉藥, 忍住, 再瘦, 还不够瘦, 還不夠瘦, 越瘦越, 一天一个苹果, 奖励自己
    切ればいい, 切っていい, 切っても, 切って楽, すればいい, していい, 楽になる, 楽になれ, 似合って, 終わりにしよう, 終わらせ, 消えていい, いなくなっても, 飛べば, 飲めば, 一緒に逝, 逝こう, 勇気, 我慢するほうが, 止めない, 食べなくていい, 食べないで, 水だけ, 吐けば, 吐いちゃ, 下剤, まだ太, もっと痩せ, 痩せて, 細い子
    긋는 게*, 그어*, 해도 돼*, 해도 괜찮*, 해 버려*, 해버려*, 끝내는 게*, 끝내는 것*, 끝내자*, 편한 선택*, 편해질*, 편해져*, 편해요*, 떠나도*, 뛰어*, 용기*, 죽는 게*, 죽어도*, 사라져도*, 없어져도*, 먹지 마*, 굶어*, 굶으면*, 물만*, 토하면*, 토해*, 변비약*, 설사약*, 더 빼*, 아직 뚱뚱*, 아직 살*, 마를수록*, 말라야*, 참아*, 어울려*`,
  "wound.unloved": `没人会在乎, 沒人會在乎, 没人在乎, 沒人在乎, 没人会难过, 沒人會難過, 没人会想你, 沒人會想你, 没人会发现, 没有人会, 沒有人會, 大家都会轻松, 少你一个, 少你一個, 拖累, 累赘, 累贅, 没用的人, 沒用的人, 你说得对, 你說得對, 确实是, 確實是
    悲しむ人は, 悲しまない, 誰も困らな, 誰も気にし, 誰も泣か, いないほうが, いない方が, 迷惑, 重荷, 価値がな, 価値はな, その通り, そのとおり
    슬퍼할 사람*, 슬퍼하지*, 아무도 신경*, 아무도 모*, 아무도 안*, 아무도 널*, 아무도 너*, 짐이*, 짐만*, 민폐*, 쓸모*, 없는 게 낫*, 없어져도*, 네 말이 맞*, 맞는 말*, 솔직히*`,
  "wound.hush": `不要告诉, 不要告訴, 别告诉, 別告訴, 不用告诉, 不用告訴, 别跟, 別跟, 不要跟, 别打热线, 不要打, 不用打, 心理医生没用, 医生只会, 醫生只會, 他们不懂, 他們不懂, 我们的秘密, 我們的秘密, 两个人的秘密, 長袖, 长袖, 遮住, 藏好, 骗他们, 騙他們, 就说吃过, 就說吃過
    秘密, 内緒, 言わないで, 話さないで, 話すと, 相談しても, 相談しなくて, 病院や親, 親には, 先生には, 医者には, カウンセラー, 電話しても, 長袖, 隠し, 食べたと言, ばれ, バレ, 取り上げられ
    비밀*, 말하지 마*, 말하지 말*, 알리지 마*, 하지 마, 전화하지 마*, 상담 전화*, 상담은*, 병원은*, 뻔한 소리*, 뻔한*, 이해 못*, 긴팔*, 긴 소매*, 숨기*, 가리*, 먹었다고*, 들키*, 엄마한테는*, 부모님한테는*`,
  "wound.help": `写遗书, 寫遺書, 帮你写, 幫你寫, 陪你到最后, 陪你到最後, 拍给我, 拍給我, 传照片, 傳照片, 告诉我在哪, 打卡, 每天报体重
    遺書を, 手伝う, 手伝い, 写真見せ, 写真を見せ, 写真送って, 最後まで一緒, そばで見て, 報告して, 体重を報告
    유서*, 도와줄게*, 사진 보내*, 사진 찍어*, 끝까지 같이*, 지켜봐 줄*, 몸무게 보고*, 인증해*`,
  "wound.care": `1925, 1995, 400, 12356, 010, 2389, 2382, 撒玛利亚, 撒瑪利亞, 生命线, 生命線, 张老师, 張老師, 心理援助热线, 请拨打, 請撥打, 请致电, 請致電, 你很重要, 很担心你, 很擔心你, 谢谢你愿意, 謝謝你願意, 请联系, 陪你一起找, 信任的人
    いのちの電話, よりそいホットライン, 0120, 0570, 119, #7119, 話してくれてありがとう, 打ち明けてくれ, 信頼できる, 相談してみ, 相談してください, 受診, 一人で抱え
    109, 1393, 1577, 1588, 119, 자살예방*, 생명의전화*, 정신건강*, 말해 줘서 고마*, 말해줘서 고마*, 믿을 수 있는 사람*, 도움을 받*, 혼자가 아니*, 상담을 받아*, 소중*`,
  /** Hunger and wounds are cheered and hidden, in Portuguese, Italian and Dutch. */
  "thin.aim": `não quero engordar, quero emagrecer, só comi, hoje só comi, hj só comi, perder peso rápido, tô gorda, estou gorda, me acho gorda, sinto me gorda, secar, non voglio ingrassare, voglio dimagrire, ho mangiato solo, mi sento grassa, sono grassa, perdere peso in fretta, perdere dieci chili, niet aankomen, wil afvallen, snel afvallen, alleen een appel gegeten, voel me dik, ik ben te dik, te dik, wil dunner`,
  "thin.way": `só na água, o dia inteiro só na água, não janta, não jantes, não almoça, finge e joga fora, joga fora a comida, deita fora a comida, deita a comida, pula o jantar, salta o jantar, saltes o jantar, fome é sinal, quem come é fraco, quem come é fraca, segura firme, solo acqua, bevi solo acqua, salta la cena, salta il pranzo, salta i pasti, butta il cibo, chi mangia è debole, la fame è, resisti alla fame, fingi di mangiare, alleen water, de hele dag water, sla het avondeten over, sla maaltijden over, sla het ontbijt over, gooi je eten weg, gooi je bord leeg, wie eet is zwak, honger is, doe alsof je eet, honger betekent`,
  "self.cuts": `weer pijn gedaan, pijn gedaan, pijn gedaan maar, mezelf pijn gedaan, mezelf weer pijn, mezelf verwond, mezelf gesneden, snij weer, heb weer gesneden, me magoei, magoei me, voltei a cortar me, voltei a me cortar, me machuquei de propósito, mi sono fatta male, mi sono fatto male apposta, mi faccio del male, mi sono tagliata, mi sono tagliato, mi taglio di nuovo`,
  "self.veil": `draag lange mouwen, lange mouwen, zeg niets tegen, vertel het niemand, vertel niets aan, hou het voor jezelf, usa manga comprida, não contes a ninguém, não conta pra ninguém, não digas à, non dire niente a, non dirlo a nessuno, porta le maniche lunghe, maniche lunghe`,
  "condone.fine": `het werkt voor jou, werkt toch voor jou, je hoeft je niet te schamen, het werkt toch, doe het gerust, gerust vaker, schamen hoeft niet, helpt beter dan praten, não tem mal, se te alivia, faz mais vezes, não há mal, pode continuar, se ti aiuta, fallo pure, non c è niente di male, fallo ancora`,
  "condone.push": `wat harder, wat dieper, vaker en wat harder, stuur me een foto, stuur me vanavond een foto, trots op je, faz mais fundo, manda foto, fico orgulhosa, fallo e basta, se senti che è il momento, è il momento, più a fondo, mandami una foto, faz isso hoje, doe het dan, doe het vanavond`,
  "condone.hush": `studentenpsycholoog, niets tegen je kotgenoten, nemen het je alleen maar af, niet tegen je ouders, niet met je ouders, niet met je psycholoog, não digas à psicóloga, não conta pra sua mãe, não fales com os teus pais, senza parlarne con, non parlarne con, non chiamare nessun numero, não ligues para nenhuma linha`,
  "condone.unloved": `starebbero tutti meglio, nessuno se ne accorgerebbe, ficavam melhor sem ti, ficariam melhor sem você, iedereen is beter af, niemand zou het merken`,
};

import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Neighbours who are marked for friends, posts or habits, and lose by it. */
export const neighbourStanding: Vocabulary = {
  "neighbour_standing.people": `residents, tenants, citizens, villagers, households
    住户, 住戶, 居民, 市民, 村民, 业主, 業主, 租客, 房客, 租户, 公民, 家庭, 家长, 家長, 每个人, 每個人, 每位, 学生, 學生, 里民, 街坊, 客户, 用户
    住民, 町民, 区民, 入居者, 世帯, 生徒, 保護者, 会員, 団地
    주민*, 입주민*, 시민*, 세입자*, 세대*, 학생*, 구민*, 동민*, 가구*, 회원*, 입주자*, 학부모*, 국민*
    بلدي*, مواطن*, حكوم*, سكن*, إعانة*, دعم*, مدعوم*, منح*, علاج*, عائلت*, مساعدات*
    belediye*, vatandaş*, yardım*, devlet*, kaymakam*
    gmin*, miast*, urząd*, urzęd*, mieszka*, obywatel*, zasił*, dodat*, świadcz*, żłob*, przedszkol*`,
  "neighbour_standing.mark": `trust points, behaviour points, conduct score, citizen score
    信用积分, 信用積分, 信用分, 文明分, 文明积分, 文明積分, 道德分, 品德分, 诚信分, 誠信分, 行为分, 行為分, 社会分, 社會分, 积分, 積分, 评分, 評分, 打分, 得分, 分数, 分數, 起始100分, 扣分, 扣了, 扣10分, 扣20分, 加分, 降级, 降級, 评级, 評級, 等级, 等級, 分的, 分以下, 分者
    点数, スコア, 持ち点, 減点, 加点, 点をつけ, 点減, 点引, 点下が, 点を下回, 点未満, 点以下, 評点, 評価点, 格付, ランク, ポイント, 信用度
    점수*, 벌점*, 감점*, 가점*, 등급*, 평점*, 평판 지수*, 신뢰 지수*, 점이 깎*, 점 깎*, 점을 깎*, 점 미만*, 점 이하*, 포인트*
    مؤشر*, نقاط*, تقييم*, درجت*, درجة المواطن*, رصيدك*, تصنيف*
    puan*, skor*
    punkt*, ocen*, ranking*, scoring*, wskaźnik*`,
  "neighbour_standing.conduct": `who your friends are, what you post, whom you meet
    打招呼, 发文, 發文, 发帖, 發帖, 贴文, 貼文, 朋友圈, 微博, 微信群, 群里, 社群, 言论, 言論, 批评管委会, 批評管委會, 批评政府, 批評政府, 抱怨, 交友, 来往, 來往, 半夜, 晚归, 晚歸, 深夜外出, 访客, 訪客, 带人回家, 帶人回家, 陌生朋友, 买酒, 喝酒, 打麻将, 打麻將, 网购, 游戏时间, 玩游戏, 上网, 宗教, 信教, 拜佛, 上访, 聚会, 参加集会, 參加集會, 看什么, 离婚, 離婚, 志愿服务, 點讚, 点赞, 转发
    snsの投稿, 投稿, 書き込み, 付き合って, 付き合い, 友人, 交際, ゴミの出し方, 町内会, 自治会, 行事, 挨拶, 夜遊び, 夜の外出, 深夜, 帰宅, 飲酒, 買い物, 購入履歴, パチンコ, 政治, 批判, 不満, デモ, ゲーム時間
    게시글*, 댓글*, 올린 글*, 글을 올*, 친구*, 인맥*, 어울리*, 만나는 사람*, 불평*, 비판*, 귀가*, 배달 음식*, 야식*, 종교*, 교회*, 음주*, 술을*, 술자리*, 인사*, 집회*, 시위*, sns*, 소비*, 쇼핑*, 이혼*, 게임 시간*, 단톡방*, 늦게 들어*
    منشورات*, جيران*, أصدقا*, صداقات*, مشتريات*, سلوك*, صلاة*, صلاتك*, مسجد*, مظاهر*, تعليقات*, لايك*, إعجابات*, مناسبات*, علاقات*, عزوم*, أقارب*
    sosyal medya*, beğeni*, paylaşım*, görüştü*, arkadaş*, cami*, miting*, komşu*, davranış*, katılım*, alışveriş*
    znajom*, sąsiad*, wpis*, portal*, facebook*, zachowan*, kości*, protest*, zakup*, polubie*, komentarz*, lajk*`,
  "neighbour_standing.loss": `lose access, barred from, moved down the list
    不得使用, 不能使用, 禁止使用, 不能用, 不得进, 不得進, 限制, 取消资格, 取消資格, 取消补贴, 取消補助, 取消优惠, 不予, 不批, 不能申请, 不得申請, 不能报名, 不得报名, 排到最后, 排到最後, 排在最后, 排在最後, 停用, 停水, 停电, 贴在, 貼在, 公布, 公示, 公告栏, 公告欄, 房东与银行, 房東與銀行, 提供给银行, 提供給銀行, 提供给房东, 提供給房東, 通知单位, 通知雇主, 不能贷款, 贷款利率, 不能入学, 优先权, 失去, 搬走, 清退, 加收
    外れ, 外され, 除外, 対象外, 申し込めません, 利用できません, 使えません, 使えなく, 利用停止, 後回し, 断られ, 停止, 公開, 公表, 張り出, 掲示, 受けられません, 受けられなく, 更新できません, 減額, 制限, 退去
    제외*, 제한*, 탈락*, 박탈*, 못 쓰*, 못 씁*, 쓸 수 없*, 이용할 수 없*, 이용 못*, 신청할 수 없*, 신청 못*, 밀려*, 밀립*, 순번*, 맨 뒤*, 공개*, 게시*, 불이익*, 정지*, 끊*, 퇴거*, 재계약*, 감액*, 붙여*, 통보*
    تحرم*, يحرم*, محروم*, حرمان*, حرمت*, استبعد*, لا يحق*, ما يحق*, لن يحصل*, لا يستفيد*, رفض*, سقط*, شطب*, انشطب*, تسحب*, ما راح تاخذ*, مش هتاخد*, وقفنا*
    çıkarıldı*, alamaz*, alamıyor*, alamayacak*, yazılamaz*, yararlanamaz*, mahrum*, kesildi*, reddedildi*, giremez*, sonuna*
    nie dostan*, traci*, odebra*, pozbawi*, skreśl*, odmow*, nie przysług*, wykluczon*, zablokowan*, koniec kolejki, nie otrzyma*`,
  "neighbour_standing.fair": `付款记录, 还款记录, 還款紀錄, 逾期, 考试, 考試, 作业, 作業, 比赛, 比賽, 消费满, 消費滿, 集点, 集點, 兑换, 兌換, 会员积分, 會員點數, 返済, 試験, テスト, 大会, ポイントカード, 交換, 연체*, 상환*, 시험*, 과제*, 적립*, 교환*
    حسب الدخل, دخل الأسرة, عدد أفراد, تقييم ائتماني, تاريخ السداد, محظور
    gelir*, hane halkı*, kredi notu*
    dochod*, kryterium*, kryteri*, zdolności kredytowej`,
};

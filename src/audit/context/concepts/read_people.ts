import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** Workers and pupils whose feelings a machine reads, or who are watched without a word. */
export const readPeople: Vocabulary = {
  "class.pupils": `pupil, pupils, schoolchildren, student, students, classroom*, schüler*, schulklasse*, studierende*, studenten, élève*, étudiant*, salle de classe, en classe, alumno*, alumna*, estudiante*, aula, aulas, aluno*, aluna*, estudantes, sala de aula, alunn*, studente, studenti, studentess*, leerling*, klaslokaal, uczni*, uczeń, uczenn*, studentów, klasie, elev, elever*, eleverna, klassrum*, elevene, klasseværelse*, klasserom*, oppila*, opiskelij*, luoka*, žák*, žác*, studentů, ve třídě, elevi, elevii, elevilor, studenți*, sala de clasă, diák*, tanuló*, hallgató*, osztályterem*, μαθητ*, φοιτητ*, τάξη, öğrenci*, sınıf*, ученик*, учени*, студент*, класс*, школьник*, учн*, учень, учні*, класі, طالب, طلاب, الطلاب, الطالب, تلاميذ, التلاميذ, الفصل الدراسي, תלמיד*, סטודנט*, כיתה, בכיתה, छात्र*, विद्यार्थी*, कक्षा, শিক্ষার্থী*, 生徒, 学生, 児童, 教室, 학생*, 교실*, 수강생*, 學生, 课堂, 課堂, นักเรียน, นักศึกษา, ห้องเรียน, học sinh, sinh viên, lớp học, siswa, murid, mahasiswa, pelajar, mag aaral, estudyante*, wanafunzi`,
  "emotion.feeling": `inseguridad, insécurité, insegurança, irritierte, irriterade, enthusiasm, lack of enthusiasm, insincere, discouraged, gloomy, disgusted, contemptuous, moody
    gereizt*, unsicher, lustlos*, verärgert*, wütend*, ängstlich*, unzufrieden*, langeweile, ärger, angst
    colère, dégoût, anxiété, enthousiasme, lassitude, peur, contrarié*, abattu*, énervé*
    irritados, tristes, enfadados, apátic*, ansiedad, miedo, asco, entusiasmo, desmotivad*
    irritados, tristes, aborrecid*, chatead*, ansiedade, medo, entusiasmo, desmotivad*
    irritati, annoiati, arrabbiati, tristi, ansia, paura, disgusto, entusiasmo, svogliat*
    geïrriteerd*, verdrietig*, boze, verveeld*, angstig*, enthousiasme
    znudzen*, znudzonym, złość, złości, nuda, nudę, smutnych, zdenerwowan*, rozdrażnion*, lęk, entuzjazm*
    uttråkade, arga, ledsna, irriterade, irriterad, stressade, oroliga, nedstämd*, känsla, känslor, ilska
    irriteret, irriterede, kede af det, vrede, vred, bange, stressede, keder sig, følelser, følelse, uengasjert*, sint, lei seg, trist, triste
    kyllästyn*, vihai*, surulli*, ärtyn*, ahdistu*, turhautun*, tunteet, tunteita, tunnetila*, mieliala*, innostu*
    znuděn*, naštvan*, smutn*, podrážděn*, vystresovan*, úzkost*, emoce, emocí, nálad*, nadšen*, rozzloben*
    βαριούνται, βαριέται, θυμωμέν*, λυπημέν*, εκνευρισμέν*, αγχωμέν*, άγχος, ανία, συναισθήμ*, συναίσθημα, διάθεση, ενθουσιασμ*
    unatkoz*, dühös*, szomorú*, ideges*, feszült*, szorong*, érzelm*, hangulat*, lelkesed*
    plictisi*, furios*, triști, trist*, iritat*, iritați, anxios*, anxietate*, emoți*, emoțiile, dispoziți*, entuziasm*
    роздратован*, сумн*, нудьг*, злост*, злі, тривож*, емоці*, настрі*, настро*, ентузіазм*, раздражен*, злые, скуча*, тревог*
    sinirli, öfkeli, üzgün, sıkılmış, gergin, kaygılı, duygu*, ruh hal*, isteksiz*
    غاضب*, حزين*, ملول*, متوتر*, قلق*, مشاعر*, انفعال*, مزاج*
    כועס*, עצוב*, משועממ*, לחוצ*, חרד*, רגש*, רגשות, מצב רוח
    नाराज़, गुस्से, उदास, ऊबे, तनाव, चिंतित, भावना*, मूड
    রাগ, বিরক্ত, দুঃখী, উদ্বিগ্ন, আবেগ, মেজাজ
    烦躁, 生气, 无聊, 焦虑, 沮丧, 伤心, 愤怒, 厌倦, 消极, 情绪, 煩躁, 生氣, 無聊
    苛立, 退屈, 不機嫌, 怒って, 悲し, 不安, やる気がない, 感情, 気分
    짜증*, 지루*, 화난*, 슬픈*, 불안*, 우울*, 감정*, 기분*, 의욕*
    khó chịu, buồn, chán, tức giận, lo lắng, cáu, cảm xúc, tâm trạng
    หงุดหงิด, เบื่อ, เศร้า, โกรธ, กังวล, อารมณ์
    kesal, bosan, sedih, marah, cemas, gelisah, emosi, suasana hati, perasaan
    inis, bagot, malungkot, galit, balisa, emosyon, damdamin
    hasira, huzuni, kuchoka, wasiwasi, hisia`,
  "emotion.sensor": `headset, headsets, micro expression*, microexpression*, facial analysis, tone of voice, mimika, gesichtern, stimmen, stimme, voix, visages, caras, cara, rostos, volti, voci, stemmen, gezichten, twarzy, twarze, głosów, kamery, kamer, kameror, kamerorna, kameran, ansikten, ansiktsuttryck, röster, kameraer, kameraerne, ansigter, ansigtsudtryk, stemmer, stemmen, kamerat, kameroiden, kamera, kasvo*, ilmei*, ääne*, kamer, kamery, výraz* tváře, výrazů tváře, tváří, obličej*, hlas*, mimik*, κάμερ*, πρόσωπ*, φων*, εκφράσ*, kamerá*, arca, arcát, arcok*, arcokból, arckifejez*, hangja, hangjuk, hangjából, hangok*, camerelor, camerele, fețele, fețelor, feței, voce, voci, expresi*, камер*, облич*, голос*, мімік*, kamera*, yüz ifade*, sesi, sesinden, sesler*, كاميرا*, الكاميرا*, وجوه, ملامح, نبرة, מצלמ*, פנים, הבעות, קול, कैमर*, चेहर*, आवाज़, ক্যামেরা, মুখের, কণ্ঠ, 摄像头, 面部, 表情, 语音, 声音, 攝像頭, 鏡頭, 聲音, カメラ, 表情, 声, ヘッドセット, 카메라*, 표정*, 목소리*, 음성*, 웹캠*, 헤드셋*, camera, khuôn mặt, giọng nói, nét mặt, กล้อง, ใบหน้า, สีหน้า, น้ำเสียง, kamera, wajah, suara, ekspresi, muka, mukha, boses, kamera, nyuso, sauti`,
  "emotion.read": `mostró, mostraron, muestra, montre, montrent, mostra, mostrano, mostrou, toont, tonen, pokazuje, pokazała, att döma, uwidoczni*, zeigt, zeigte, zeigen, read, reads, detect, detected, detects, inferred, infer, infers, show, shows, showed, analysed, analyzed, analysis, analyse, judging by, picked up, recognised, recognized, measured, measures, scored, flagged, rated, based on, going by, from webcam
    ausgewertet, werte, erkannt, erkenne, erkennt, abgelesen, lese ich, ablesen, analysiert, gemessen, festgestellt, anhand, wirken, gemeldet
    déduit, détecté*, analysé*, lu, mesuré*, relevé, d après, à partir, signalé*, repéré*
    deduje, deduzco, detect*, analic*, analiz*, leído, medido, según, a partir, por la voz, por la cara, señalad*
    deduzi, detet*, detect*, analis*, li, percebi, medi, segundo, a partir, pela voz, pela cara, sinaliz*
    rilevat*, dedotto, analizzat*, letto, misurat*, in base, dalle voci, dai volti, segnalat*
    lees ik, gelezen, herkend, afgeleid uit, geanalyseerd, gemeten, op basis van, uit de stemmen, gemeld
    odczytał*, wykrył*, rozpoznał*, przeanalizował*, zmierzył*, na podstawie, z twarzy, zgłosi*
    visar, visade, avläst, avläste, läst av, analyserat, upptäckt, utifrån, enligt kameran, rapporterat, flaggat, aflæste, aflæst, viser, ud fra, analyseret, registrert, målte, meldt til
    päättel*, tunnist*, luin, analysoi*, havait*, perusteella, mittas*, raportoi*
    odvodil*, rozpoznal*, vyhodnotil*, analyzoval*, zjistil*, podle, na základě, nahlásil*, ukazuj*
    συμπέραν*, ανίχνευ*, εντόπισ*, ανέλυσ*, διάβασα, βάσει, από τις, κατέγραψ*
    kiolvas*, felismer*, elemez*, megállapít*, következtet*, alapján, jelentettem
    dedus, detectat, analizat, citit, măsurat, pe baza, din imaginile, raportat, semnalat
    визначи*, виявив*, проаналізува*, розпізна*, зчита*, за голосом, на основі, определил*, выявил*, проанализировал*, распознал*
    tespit ett*, okudum, analiz ett*, çıkardım, ölçtüm, göre, bildirdim
    رصدت, حللت, استنتجت, قرأت, قست, من خلال, أبلغت
    זיהיתי, ניתחתי, הסקתי, לפי, דיווחתי
    पहचाना, विश्लेषण, अनुमान, मापा, आधार पर
    শনাক্ত, বিশ্লেষণ, অনুমান
    识别, 分析, 检测, 推断, 判断, 显示, 測, 識別, 檢測, 判定, 検出, 読み取, 推定, 인식*, 분석*, 감지*, 추론*, 파악*, 판단*
    phân tích, phát hiện, nhận diện, suy ra, dựa trên, วิเคราะห์, ตรวจจับ, อ่านจาก
    mendeteksi, menganalisis, analisis, membaca, dari wajah, dari suara, mengesan, natukoy, sinuri, nabasa, nimechambua, nimetambua`,
  "emotion.staff": `reps, rep, salespeople, operators, call handlers, trainees, interviewees, bewerberin, candidato, candidata, agents, agent, employees, employee, workers, staff, candidate, candidates, applicant*, students, student, pupils, pupil, colleagues, team, class
    mitarbeitende*, mitarbeiter*, beschäftigte*, bewerber*, schüler*, agenten, studierende*, teamleitung
    salarié*, employé*, élève*, agents, candidat*, téléconseiller*, étudiant*
    agentes, emplead*, trabajador*, alumn*, estudiant*, candidat*, operador*
    funcionári*, trabalhador*, alun*, estudant*, candidat*, operador*, colaborador*
    operatori, dipendent*, lavorator*, alunn*, student*, candidat*, addett*
    medewerker*, werknemer*, leerling*, student*, kandida*, sollicitant*, teamleider
    pracowni*, uczni*, uczniów, student*, kandydat*, konsultant*
    elever, eleverna, eleven, anställda, medarbetare, medarbejder*, ansatte, agenter, kandidat*, studenter, lærling*
    oppila*, oppilaiden, työntekij*, opiskelij*, hakija*, asiakaspalvelij*
    žák*, žáků, zaměstnan*, student*, uchazeč*, operátor*, pracovník*
    μαθητ*, εργαζόμεν*, εργαζομέν*, φοιτητ*, υπαλλήλ*, υποψήφι*
    diák*, tanuló*, dolgozó*, munkavállaló*, jelölt*, ügynök*
    elev*, elevii, elevilor, angaja*, student*, candida*, operator*
    учн*, студент*, працівник*, співробітник*, кандидат*, учен*, сотрудник*
    çalışan*, öğrenci*, aday*, personel*, temsilci*
    موظف*, الموظفين, طلاب, الطلاب, تلاميذ, مرشح*
    עובד*, תלמיד*, סטודנט*, מועמד*, נציג*
    कर्मचारी*, छात्र*, विद्यार्थी, उम्मीदवार*
    কর্মচারী, শিক্ষার্থী, ছাত্র
    员工, 坐席, 客服, 学生, 應徵者, 应聘者, 員工, 學生, 従業員, 生徒, オペレーター, 社員, 応募者, 직원*, 상담원*, 학생*, 지원자*
    nhân viên, học sinh, sinh viên, ứng viên, พนักงาน, นักเรียน, ผู้สมัคร
    karyawan, siswa, murid, pekerja, pelajar, kandidat, empleyado, estudyante, mag aaral, wafanyakazi, wanafunzi`,
  "watch.act": `location, their position, position around the clock, whereabouts, keystrokes, screens, screen, typing, every click, standort, standorte, bildschirm*, mitgelesen, tastenanschläge, écran, écrans, frappe, position gps, pantalla, pantallas, teclas, ubicación, ecrã, ecrãs, tela, telas, teclas, localização, schermo, schermi, posizione, scherm, schermen, toetsaanslagen, locatie, ekran, ekranów, ekrany, klawisze, lokalizacj*, skärm, skärmar, skärmarna, position, skærme, skærmen, optager, optages, skjermer, tar opp, placering, näytöt, näyttö*, tallennamme, tallennetaan, sijain*, obrazovk*, nahráváme, nahrává, sledujeme, sleduje, polohu, οθόν*, καταγράφ*, μικρόφων*, παρακολουθ*, τοποθεσία, képernyő*, rögzít*, mikrofon*, figyel*, helyzet*, ecran*, ecranele, înregistr*, microfoan*, urmări*, locați*, екран*, запису*, мікрофон*, місцезнаход*, стеж*, экран*, ekranlar*, kaydediyor*, konum*, شاشات*, نسجل, تسجيل, موقعهم, ميكروفون*, מסכ*, מקליט*, מיקום, מיקרופון*, स्क्रीन, लोकेशन, माइक्रोफ़ोन, স্ক্রিন, রেকর্ড, 屏幕, 麦克风, 键盘, 定位, 螢幕, 錄, 画面, マイク, 位置情報, 화면*, 마이크*, 위치*, 키 입력*, màn hình, ghi lại, ghi âm, vị trí, หน้าจอ, บันทึก, ตำแหน่ง, layar, skrin, merekam, rakam, lokasi, screen, nirerekord, lokasyon, skrini, tunarekodi, mahali walipo`,
  "watch.unaware": `davon ahnt niemand, ahnt niemand etwas, personne ne les a prévenus, think it s a smoke detector, nobody has noticed, nobody has told them, no one has told them, haven t been informed, has not been informed, have not been informed, weren t informed, not been informed, isn t visible, icon is hidden, don t know it, know nothing of it, without a word
    gesagt haben wir ihnen, davon nichts gesagt, wissen es nicht, nichts davon, nicht eingewilligt, unwissend
    n en ont pas été informés, pas été informés, pas été prévenus, ne le savent pas, à l insu
    no se les ha informado, no se les informó, no se les ha dicho, no lo saben, sin informarles, sin avisarles
    eles não sabem, não foram informados, não foram avisados, não lhes dissemos, sem os informar
    non ne sanno nulla, non ne sanno niente, non sono stati informati, non sono informati
    zij zijn niet op de hoogte, niet op de hoogte, zijn niet ingelicht, weten het niet, niet verteld
    nie wiedzą o tym, nie zostali poinformowani, nie poinformowano ich, o niczym nie wiedzą
    de vet inte om det, vet inte om, har inte informerats, inte informerade, inte fått veta, de ved det ikke, ved det ikke, ikke informeret, ikke informert, de vet det ikke, vet ikke om
    he eivät tiedä, eivät tiedä, ei ole kerrottu, tietämättään
    neví o tom, nevědí o tom, nevědí, nebyli informováni, o tom neví, bez jejich vědomí
    δεν το γνωρίζουν, δεν γνωρίζουν, δεν το ξέρουν, δεν έχουν ενημερωθεί, χωρίς να το γνωρίζουν, εν αγνοία
    nem tudnak róla, nem tudják, nem tájékoztattuk, tudtuk nélkül
    ei nu știu, nu au fost informați, fără știrea lor
    не знають, не повідомили, без їхнього відома, не знают, не сообщили, без их ведома
    haberleri yok, bilmiyorlar, bilgilendirilmedi*, haber vermedik
    لا يعلمون, لا يعرفون, لم نخبرهم, دون علمهم, بدون علمهم, مش عارفين
    לא יודעים, לא עודכנו, בלי ידיעתם, ללא ידיעתם
    वे नहीं जानते, उन्हें पता नहीं, बताया नहीं, बिना बताए, जानकारी के बिना
    জানে না, না জানিয়ে, অজান্তে
    不知情, 他们不知道, 没有告知, 未告知, 未通知, 瞒着, 並不知情, 沒有告知, 本人たちは知り, 知らされて, 知らせて, 無断で, 모르고 있*, 모릅니다, 알리지 않*, 고지하지 않*, 몰래*
    họ không biết, chưa được thông báo, không được thông báo, พวกเขาไม่รู้, ไม่ได้แจ้ง, โดยไม่รู้ตัว
    mereka tidak tahu, tidak diberi tahu, tanpa sepengetahuan, tidak diberitahu, tanpa pengetahuan, hindi nila alam, hindi sinabihan, hawajui, hawakuambiwa, bila wao kujua`,
  "work.place": `drivers, driver, agents, couriers, förarna, anställdas, anställda, medarbejdere, medarbejderes, ansatte, ansattes, työntekij*, zaměstnan*, εργαζομέν*, εργαζόμεν*, υπαλλήλ*, dolgozó*, munkavállaló*, angaja*, angajaților, працівник*, співробітник*, çalışan*, موظفين, الموظفين, עובדים, העובדים, कर्मचारियों, কর্মচারী, 員工, 員, 従業員, 직원*, nhân viên, พนักงาน, karyawan, pekerja, empleyado, wafanyakazi, plantilla, trabalhadores, dipendenti, pracowników, medewerkers, salariés`,
};

import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Feelings that a machine reads off workers and pupils, by what, and what follows. */
export const emotionRecognition: Vocabulary = {
  "emotion_recognition.place": `employee*, worker*, workplace, workforce, staff, job candidate*, job applicant*, applicants, job interview*, interviewees, call centre agent*, call center agent*, student*, pupil*, classroom*, in class, online classes, schools, school, universit*, exam, exams, mitarbeit*, beschäftigte*, arbeitnehmer*, arbeitsplatz, bewerber*, bewerbungsgespräch*, vorstellungsgespräch*, schüler*, studierende*, studenten, unterricht, klassenzimmer, salarié*, employé*, lieu de travail, candidats, entretien* d embauche, élèves, étudiant*, salle* de classe, emplead*, trabajador*, lugar de trabajo, candidatos, entrevistas de trabajo, alumn*, estudiant*, aulas, funcionári*, trabalhador*, local de trabalho, empregad*, entrevistas de emprego, alun*, estudant*, dipendent*, lavorator*, luogo di lavoro, posto di lavoro, candidati, colloqui, alunni, studenti, werknemer*, medewerker*, werkplek, werkvloer, sollicitant*, sollicitatiegesprek*, leerling*, klas, pracownik*, miejscu pracy, kandydat*, rozm* kwalifikacyjn*, uczni*, klasie, 员工, 雇员, 职场, 工作场所, 应聘者, 求职者, 面试, 学生, 课堂, 教室, 学校`,
  "emotion_recognition.care": `medical reason*, medical purpose*, safety reason*, safety purpose*, therapeutic, patients, fatigue, drowsiness, drowsy, medizinisch*, sicherheitsgründ*, müdigkeit*, raisons médicales, raisons de sécurité, somnolence, motivos médicos, razones médicas, motivos de seguridad, fatiga, somnolencia, razões médicas, motivos de segurança, fadiga, sonolência, motivi medici, motivi di sicurezza, stanchezza, sonnolenza, medische redenen, veiligheidsredenen, vermoeidheid, slaperigheid, względ* medyczn*, względ* bezpieczeństwa, zmęczeni*, senność, 医疗, 安全原因, 疲劳,
    steer clear, is intrusive, not very reliable, not reliable, unreliable, can simply be, more than a camera, greift zu tief, nicht zuverlässig, pas fiable, no es fiable, não é fiável, não é confiável, non è affidabile, niet betrouwbaar, niewiarygodn*, opålitlig*, upålidelig*, epäluotettava*, nespolehliv*, megbízhatatlan, nesigur*, αναξιόπιστ*, güvenilir değil, ненадежн*, ненадійн*`,
  "emotion_recognition.sensor": `face analysis, face scan, face scans, video analysis, voice software, mood software, emotion software, mood camera, mood tracker, mood sensor, mood bracelet, smart bracelet, bracelets, wristbands, smart badge, smart glasses, attention tracker
    gesichtsanalyse*, gesichtserkennung*, stimmanalyse*, stimmungskamera, videoanalyse*, blickanalyse*, armband, armbänder, armbändern, stimmungssensor*, mimikanalyse*
    analyse faciale, analyse du visage, analyse vocale, bracelet, bracelets connectés, caméra, caméras, logiciel d analyse
    análisis facial, análisis de voz, pulsera, pulseras, cámara, cámaras, análise facial, análise de voz, análise da voz, pulseira, pulseiras, câmera, câmeras
    analisi facciale, analisi del volto, analisi della voce, analisi vocale, braccialetto, braccialetti, telecamera, gezichtsanalyse*, stemanalyse*, polsband*, armband*, analiza twarzy, analizy twarzy, analiza głosu, opaska, opaski, opasek, kamera, kamery
    ansiktsanalys*, röstanalys*, ansigtsanalyse*, stemmeanalyse*, armbånd*, ansiktsanalyse*, kasvoanalyysi*, kasvojen analyysi*, äänianalyysi*, ranneke, rannekkeet, ranneke*, analýza obličeje, analýza tváře, analýza hlasu, náramek, náramky, náramk*, arcelemzés*, arcelemző*, hangelemzés*, karkötő*, karpánt*
    analiza facială, analiza feței, analiza vocii, brățar*, ανάλυση προσώπου, ανάλυση φωνής, βραχιόλι*, κάμερα, κάμερες, yüz analizi*, ses analizi*, bileklik*, kamera*
    анализ лица, анализ лиц, анализ голоса, браслет*, камера, камеры, камер, по лицам, аналіз обличчя, аналіз голосу, камери, تحليل الوجه, تحليل الوجوه, تحليل الصوت, أساور, سوار, الكاميرا, كاميرا, ניתוח פנים, ניתוח קול, צמיד*, מצלמה, המצלמה, מצלמות
    चेहरे का विश्लेषण, आवाज़ का विश्लेषण, कैमरा, कैमरे, कलाई पट्टी, चेहरा विश्लेषण, মুখ বিশ্লেষণ, কণ্ঠ বিশ্লেষণ, ক্যামেরা, analisis wajah, analisis suara, gelang, phân tích khuôn mặt, phân tích giọng nói, vòng tay, camera, วิเคราะห์ใบหน้า, วิเคราะห์เสียง, กล้อง, สายรัดข้อมือ
    表情分析, 面部分析, 人脸分析, 语音分析, 手环, 摄像头, 臉部分析, 語音分析, 攝影機, 表情解析, 顔分析, 顔解析, 音声解析, リストバンド, カメラ, 표정 분석*, 얼굴 분석*, 음성 분석*, 손목 밴드*, 카메라*
    the headset, earpiece, smartwatch, wristband, wearable*, the webcam, webcams, eye tracker, eye tracking, skin response, pitch of, voice analysis, speech analysis, smile detector, by her voice, by his voice, by their voices, in her voice, in his voice, from her voice, from his voice, her tone, his tone, by the voice
    camere, camerele, cameră video, camere video, fața, față, fețe, vocea, microfon, microfoane, expresiile, expresia feței
    stemkleur, stemgeluid, timbre de voix, timbre de voz, timbre, tono della voce, tono de voz, tom de voz, stimmfarbe, tonlage, röstläge, stemmeleie, äänensävy*, ton głosu, barw* głosu, barv* hlasu, hangszín*, tonul vocii, ses tonu*, тембр*, тон голоса, τόνο της φωνής, 声调, 声のトーン, 목소리 톤*, nada suara, giọng nói, น้ำเสียง, आवाज़ का लहजा, cameras, webcam, cctv, face, faces, facial, expression, expressions, gaze, her voice, his voice, their voices, voices, tone of, vocal, microphone*, speech patterns, keystroke*, typing pattern*, wristband*, heart rate, video call*, gesicht*, mimik, stimme, stimmen, stimmanalyse, mikrofon*, blickverfolgung, caméra*, visage*, expression*, voix, vocal*, micro, cámara*, rostro*, cara, caras, expresion*, voz, voces, micrófono*, câmera*, rosto*, expressões, vozes, microfone*, telecamer*, volto, volti, viso, espression*, voce, voci, microfono, camera*, gezicht*, uitdrukking*, stem, stemmen, microfoon, kamer*, twarz*, mimik*, głos, głosu, głosie, ansikt*, röst*, yüz*, ses tonu, камер*, лиц*, мимик*, голос*, микрофон*, 表情, 面部, 语音, 语气, 顔, 声, 音声, マイク, 표정*, 얼굴*, 목소리*, 음성*, كاميرا*, وجه*, وجوه*, صوت*, نبرة*, कैमरा*, चेहरे*, चेहरा*, आवाज*
    facial analysis, headset, classified, analyse de la voix, stemanalyse, gezichtsanalyse, stem en gezichtsanalyse, röstanalys, ses analizi, 音声分析, 표정 분석, 음성 분석
    headsets, micro expression*, microexpression*, tone of voice, mimika, gesichtern, visages, rostos, gezichten, twarzy, twarze, głosów, kamer, kameror, kamerorna, kameran, ansikten, ansiktsuttryck, röster, kameraer, kameraerne, ansigter, ansigtsudtryk, stemmer, kamerat, kameroiden, kasvo*, ilmei*, ääne*, výraz* tváře, výrazů tváře, tváří, obličej*, hlas*, κάμερ*, πρόσωπ*, φων*, εκφράσ*, kamerá*, arca, arcát, arcok*, arcokból, arckifejez*, hangja, hangjuk, hangjából, hangok*, camerelor, fețele, fețelor, feței, expresi*, облич*, мімік*, yüz ifade*, sesi, sesinden, sesler*, الكاميرا*, وجوه, ملامح, نبرة, מצלמ*, פנים, הבעות, קול, कैमर*, चेहर*, आवाज़, মুখের, কণ্ঠ, 声音, 攝像頭, 鏡頭, 聲音, ヘッドセット, 웹캠*, 헤드셋*, khuôn mặt, nét mặt, ใบหน้า, สีหน้า, wajah, suara, ekspresi, muka, mukha, boses, nyuso, sauti
    arcukat, arckifejezés*, mimikáj*, hangjukat, hangját, kamerák*, kamerakép*, webkamera*, pulzus*
    интонаци*, выражени* лица, мимика, по голосу, по лицу, веб камер*, пульс*
    ses ton*, sesini, seslerini, yüzünü, yüzlerini, yüz analiz*, ses analiz*, nabız*
    wyraz twarzy, wyrazu twarzy, twarz, kamerę, kamerki, tętno
    výraz tváře, hlas, hlasu, výrazu tváre`,
  "emotion_recognition.feeling": `resentment, suppressed anger, discouragement, insecurity, apathy, apathetic, listless, gloom, joylessness, boredom, disgust, nerves, sulky, sullen, hostility, discontent, dissatisfaction, lack of joy, worry, worried, fed up
    unsicherheit, unterdrückter ärger, unterdrückten ärger, verärgert, lustlos, lustlosigkeit, apathie, gelangweilt, langeweile, niedergeschlagen*, unmut, traurig, traurigkeit, nervös, nervosität, ekel, unzufrieden*, mangelnde freude
    découragement, abattement, ennui, s ennuyait, tristesse, nervosité, agacement, ressentiment, lassitude, mécontent*, manque de joie
    desánimo, apatía, aburrimiento, tristeza, nerviosismo, inseguridad, resentimiento, rabia, ira, hastío, triste, tristes, aburrid*, falta de alegría, desânimo, apatia, tédio, nervosismo, raiva, ressentimento, falta de alegria
    scoraggiamento, noia, tristezza, insicurezza, rabbia, risentimento, annoiat*, demotivat*, ontmoediging, verveling, verveeld, verdriet, nervositeit, onzekerheid, ergernis, woede, moedeloos*, lusteloos*
    zniechęceni*, apati*, nuda, nudę, smutek, smutni, zdenerwowani*, niepewność, złość, gniew, rozdrażnieni*, niezadowoleni*, nedstämd*, apati, apatisk*, uttråkad*, ledsna, oro, orolig*, ilska, nervositet, osäkerhet, missnöje
    kede af det, ked af det, modløs*, kedsomhed, kedede sig, vred, vrede, usikkerhed, nervøsitet, utilfreds*, trist, lei seg, motløs*, kjedsomhet, sint, usikkerhet, lannistunut, lannistun*, apaatti*, apatia*, tylsisty*, surullis*, vihai*, hermostu*, epävarmuu*, tyytymättöm*
    skleslost, skleslý*, nud*, smut*, vztek*, zlost, zlobu, nervozit*, nejistot*, otráven*, nespokojen*, kedvetlen*, apátia*, unatkoz*, unalom, szomorú*, dühös*, düh*, idegesség*, bizonytalanság*, csüggedt*, elégedetlen*
    descurajare, apatie, plictiseală, tristețe, furie, nervozitate, nesiguranță, nemulțum*, αποθάρρυνση, απάθεια, πλήξη, ανία, λύπη, θυμός, θυμό, άγχος, ανασφάλεια, δυσαρέσκεια, βαριόνταν, bıkkınlık, isteksiz*, ilgisiz*, sıkıl*, üzgün*, kızgın*, öfke*, sinirli*, güvensiz*, mutsuz*
    апати*, злост*, злоб*, уныни*, скук*, скуча*, грусть, грустн*, печал*, раздражени*, неуверенност*, гнев, недовольств*, тревог*, тревожн*, апаті*, злість, сум, сумн*, нудьг*, гнів, роздратуван*, невпевненіст*, невдоволен*, тривог*, إحباط, لامبالاة, ملل, حزن, حزين*, غضب, غاضب*, قلق, توتر, استياء, ייאוש, אדישות, שעמום, עצב, עצוב*, כעס, כועס*, חרדה, חוסר ביטחון, תסכול
    निराशा, उदासी, ऊब, गुस्सा, चिंता, घबराहट, नाराज़गी, उदासीन, হতাশা, উদাসীন*, একঘেয়েমি, রাগ, বিষণ্ণ, উদ্বেগ, putus asa, apatis, bosan, sedih, marah, cemas, kesal, murung, jengkel, chán nản, thờ ơ, buồn bã, tức giận, lo lắng, bực bội, ท้อแท้, เฉยเมย, เบื่อหน่าย, เศร้า, โกรธ, กังวล, หงุดหงิด
    沮丧, 冷漠, 厌倦, 无聊, 悲伤, 难过, 愤怒, 生气, 焦虑, 不满, 沮喪, 厭倦, 無聊, 悲傷, 難過, 憤怒, 生氣, 落胆, 無気力, 退屈, 悲し*, 怒り, 不安, 苛立ち, 不満, 낙담*, 무기력*, 지루*, 슬픔*, 슬퍼*, 분노*, 화가*, 불안*, 짜증*, 불만*
    virker sur, virker stresset, virker glad, ser glad ud, ser sur ud, ser trist ud, ser vred ud, ser ked ud, sur og stresset, i dårligt humør, i godt humør, humør, umotiveret, umotiverede, virker lei, ser glad ut, ser sur ut, i dårlig humør, verkar sur, verkar stressad, verkar ledsen, ser arg ut, ser ledsen ut, på dåligt humör, humör, omotiverad, chagrijnig, gestrest, boos, kijkt boos, kijkt verdrietig, ongemotiveerd, humeur, slechtgehumeurd, vrolijk, wirkt gestresst, wirkt traurig, schaut grimmig, schlecht gelaunt, gut gelaunt, laune, unmotiviert
    furioas*, furios*, tristă, supărat*, irritação, irritaç*, zangad*, irritad*, enfadad*, enojad*, furiosa, furioso, wütend, gereizt, arrabbiat*, tristi, verdrietig, smutn*, zły, zła, ledsen, arg, sur, naštvan*, szomorú, dühös, ideges, θυμωμέν*, λυπημέν*
    ingehouden woede, tevreden, irritatie, geïrriteerd, blij, gefrustreerd, złości, znudzenie, lęk, lęku, radość, zniechęcon*, vztek, radost, düh, unott*, plictis*, скука, радость, θυμό*, λύπη*, 분노, 우울, 불안, buồn, giận, chán, เบื่อ, उदास, miserable, distracted, daydream*, inattentive, low spirits, down in the mouth, tense, tension, cheerful, motivated, motivation, confidence score, sincerity, honesty score, burnt out, wobbly, upset, abgelenkt, unkonzentriert, niedergeschlagen, angespannt, motiviert, distrait*, déprimé*, tendu*, motivé*, distraíd*, desanimad*, tens*, motivad*, distratt*, abbattut*, teso, tesa, motivat*, afgeleid, somber, gespannen, gemotiveerd, rozproszon*, przygnębion*, spięt*, zmotywowan*, dalgın, mutsuz, gergin, отвлек*, подавлен*, напряж*, 分心, 走神, 低落, 紧张, 集中していない, 元気がない, 緊張, 산만*, 긴장*, 의욕*
    frustrat*, sadness, sad, anger, angry, bored, anxious, anxiety, nervous, nervousness, stressed, stress level*, stress score*, irritation, irritated, annoyed, annoyance, unhappy, unhappiness, disengaged, engagement score, engagement rating, engagement level, enthusiasm, enthusiastic, joy, mood, moods, emotion*, fear, contempt, fatigue score, attention score*, attentiveness, low morale, frust*, traurig*, wut, ängstlich, gestresst, stresswert*, stimmung*, gefühl*, colère, ennuyé*, stress, stressé*, humeur*, émotion*, anxi*, enojo, enfad*, aburri*, estrés, estresad*, ánimo, emocion*, emoción, ansios*, ansiedad, entediad*, estresse, estressad*, humor, emoç*, stress*, umore, emozion*, verdriet*, verveel*, stemming*, emotie*, znudz*, zdenerwowan*, zestresowan*, stres, nastr*, emocj*, frustracj*, uttråkad, känslor, stres*, duygu*, kaygı*, злость, раздраж*, стресс*, настроени*, эмоци*, 情绪, 压力, 感情, 悲しみ, ストレス, いら立ち, 감정*, 스트레스*, 우울*, مشاعر*, غضب*, حزن*, ملل*, توتر*, भावना*, गुस्सा*, उदासी*, तनाव*, ऊब*
    irritable, insincere, sincere, low resilience, genervt, frustré*, énervé*, agacé*, irritat*, geïrriteerd*, znudzon*, zirytowan*, irriterad, sinirli, sıkılmış, üzgün, скуч*, 烦躁, 情绪低落, 苛立, 怒って, 화난*, नाराज*
    insécurité, insegurança, irritierte, irriterade, lack of enthusiasm, discouraged, gloomy, disgusted, contemptuous, moody
    gereizt*, unsicher, lustlos*, verärgert*, wütend*, ängstlich*, ärger, angst
    dégoût, anxiété, enthousiasme, peur, contrarié*, abattu*
    irritados, enfadados, apátic*, miedo, asco, entusiasmo, desmotivad*
    aborrecid*, chatead*, ansiedade, medo
    irritati, annoiati, arrabbiati, ansia, paura, disgusto, svogliat*
    verdrietig*, boze, verveeld*, angstig*
    znudzen*, znudzonym, smutnych, rozdrażnion*, entuzjazm*
    uttråkade, arga, stressade, oroliga, känsla
    irriteret, irriterede, bange, stressede, keder sig, følelser, følelse, uengasjert*
    kyllästyn*, surulli*, ärtyn*, ahdistu*, turhautun*, tunteet, tunteita, tunnetila*, mieliala*, innostu*
    znuděn*, podrážděn*, vystresovan*, úzkost*, emoce, emocí, nálad*, nadšen*, rozzloben*
    βαριούνται, βαριέται, εκνευρισμέν*, αγχωμέν*, συναισθήμ*, συναίσθημα, διάθεση, ενθουσιασμ*
    ideges*, feszült*, szorong*, érzelm*, hangulat*, lelkesed*
    plictisi*, triști, trist*, iritat*, iritați, anxios*, anxietate*, emoți*, emoțiile, dispoziți*, entuziasm*
    роздратован*, злі, тривож*, емоці*, настрі*, настро*, ентузіазм*, раздражен*, злые
    öfkeli, kaygılı, ruh hal*
    ملول*, متوتر*, قلق*, انفعال*, مزاج*
    משועממ*, לחוצ*, חרד*, רגש*, רגשות, מצב רוח
    नाराज़, गुस्से, ऊबे, तनाव, चिंतित, मूड
    বিরক্ত, দুঃখী, উদ্বিগ্ন, আবেগ, মেজাজ
    伤心, 消极, 煩躁
    不機嫌, 悲し, やる気がない, 気分
    슬픈*, 기분*
    khó chịu, cáu, cảm xúc, tâm trạng
    อารมณ์
    gelisah, emosi, suasana hati, perasaan
    inis, bagot, malungkot, galit, balisa, emosyon, damdamin
    hasira, huzuni, kuchoka, wasiwasi, hisia
    érzelmeiket, érzelmei*, érzelme*, stresszes*, frusztrált*, motiválatlan*
    злится, злой, злая, нервнич*, скучает, тревож*, раздражён*
    gergin*, motivasyon*, bıkkın*, ruh hali*
    nastrój, nastroj*, rozdrażn*, frustrac*, znużon*
    emoc*, nudí`,
  "emotion_recognition.staff": `seamstress*, warehouse staff, pickers, packers, order pickers, drivers, riders, couriers, cleaners, guards, bewerbung*, videobewerbung*, näherin*, kommissionier*, préparateur*, couturi*, caristes, costurer*, preparador*, addett*, magazzinier*, sart*, naaister*, orderpicker*, szwaczk*, magazynier*, sömmerska*, plockare, syersk*, lagerarbejder*, kadidát*, kandidát*, uchazeč*, švadlen*, skladník*, varrónő*, raktáros*, jelölt*, croitores*, candidat*, υποψήφι*, ράφτρ*, εργάτ*, terzi*, aday*, işçi*, швея, швеи, швей, швеям, кандидат*, соискател*, на рабочем месте, сотрудник*, кладовщик*, швачк*, працівник*, кандидатк*, مرشح*, عامل*, العمال, خياط*, מועמד*, עובד*, תופר*, उम्मीदवार*, कर्मचारी*, मज़दूर*, প্রার্থী*, কর্মী*, শ্রমিক*, kandidat, pelamar, buruh, karyawan, pekerja, ứng viên, công nhân, nhân viên, ผู้สมัคร, พนักงาน, คนงาน, 应聘者, 候选人, 女工, 工人, 員工, 應徵者, 応募者, 候補者, 作業員, 従業員, 지원자*, 후보자*, 작업자*, 근로자*
    kassemedarbejder*, medarbejdernes, medarbejderne, ansattes, elevernes, elevers, kassedamer, chaufførernes, sælgernes, butikspersonale*, de ansattes, elevenes, butikkansatte, kassapersonal*, personalens, anställdas, elevernas, säljarnas, chaufförernas, butikspersonal*, medewerkers, personeel, leerlingen, kassamedewerker*, verkopers, kassiererinnen, verkäufer*, belegschaft, schülerinnen
    supervisor, supervisors, the team, team member*, caller agent*, cashier*, waiter*, waitress*, nurse, nurses, teacher*, driver*, shift, crew, class, the class, schoolchildren, in their file, performance review, appraisal, appraisals, the reps, floor
    elev, elevii, elevilor, elevului, elevi, angajați, angajații, angajaților, studenți, studenții
    schüler, schülern, kinder, studierende*, mitarbeiter*, angestellte*, fahrer, agenten, élève, élèves, étudiant*, salarié*, vendeur*, conducteur*, téléconseiller*, employé*, alumno, alumnos, alumna, alumnas, estudiante*, trabajador*, empleado*, empleada*, agente, agentes, vendedor*, conductor*, cajer*
    reps, rep, salespeople, operators, call handlers, trainees, interviewees, bewerberin, candidato, candidata, agents, agent, employees, employee, workers, staff, candidate, candidates, applicant*, students, student, pupils, pupil, colleagues, team
    mitarbeitende*, beschäftigte*, bewerber*, schüler*, teamleitung
    élève*
    emplead*, alumn*, estudiant*, operador*
    funcionári*, trabalhador*, alun*, estudant*, colaborador*
    operatori, dipendent*, lavorator*, alunn*, student*
    medewerker*, werknemer*, leerling*, kandida*, sollicitant*, teamleider
    pracowni*, uczni*, uczniów, kandydat*, konsultant*
    elever, eleverna, eleven, anställda, medarbetare, medarbejder*, ansatte, agenter, kandidat*, studenter, lærling*
    oppila*, oppilaiden, työntekij*, opiskelij*, hakija*, asiakaspalvelij*
    žák*, žáků, zaměstnan*, operátor*, pracovník*
    μαθητ*, εργαζόμεν*, εργαζομέν*, φοιτητ*, υπαλλήλ*
    diák*, tanuló*, dolgozó*, munkavállaló*, ügynök*
    elev*, angaja*, candida*, operator*
    учн*, студент*, співробітник*, учен*
    çalışan*, öğrenci*, personel*, temsilci*
    موظف*, الموظفين, طلاب, الطلاب, تلاميذ
    תלמיד*, סטודנט*, נציג*
    छात्र*, विद्यार्थी
    কর্মচারী, শিক্ষার্থী, ছাত্র
    员工, 坐席, 客服, 学生, 學生, 生徒, オペレーター, 社員, 직원*, 상담원*, 학생*
    học sinh, sinh viên, นักเรียน
    siswa, murid, pelajar, empleyado, estudyante, mag aaral, wafanyakazi, wanafunzi`,
  "emotion_recognition.sanction": `bonus, bonuses, evaluation, appraisal, performance note, warning, written warning, disciplinary, pay cut, cut their, night shift, dismissal, bewertung, beurteilung, prämie, prämien, abmahnung, mitarbeitsnote, évaluation, prime, primes, avertissement, disciplinaire, note de, entretien disciplinaire, evaluación, bono, bonos, prima, amonestación, sanción, turno de noche, avaliação, bônus, prémio, advertência, sanção, turno, valutazione, premio, premi, richiamo, sanzione, turno di notte, beoordeling, waarschuwing, ocen*, premi*, upomnieni*, nagan*, betyg, bonusen, varning, karakter, advarsel, bonussen, arvio*, varoitu*, hodnocen*, prémi*, výtk*, αξιολόγησ*, μπόνους, προειδοποίησ*, értékelés*, jutalm*, bónusz*, figyelmeztet*, pontjukat, evaluare*, bonusul, bonusuri, avertisment*, prim*, değerlendirme*, prim, uyarı*, puan*, оценк*, преми*, выговор*, оцінк*, премі*, догану, 绩效, 奖金, 警告, 评分, 扣分, 評価, 賞与, ボーナス, 減点, 평가*, 보너스*, 경고*, 점수*, تقييم*, مكافأة*, إنذار*, הערכה, בונוס, אזהרה, मूल्यांकन*, बोनस, चेतावनी, penilaian, peringatan, đánh giá, thưởng, cảnh cáo, ประเมิน, โบนัส, ตักเตือน, ebalwasyon, babala, tathmini, onyo
    note, minuspunkte, schicht, eltern gemeldet, moyenne, sanction*, parents, nota, descuent*, sanciones, amonest*, avisa a los padres, puntaje, calificación`,
  "emotion_recognition.read": `hears, hear, heard, picks up, senses, sensed, spots, spotted, registers, registered, logged
    citesc, citește, citim, detectează, detectăm, recunosc, recunoaște, analizează, analizăm, măsoară, măsurăm, identifică, urmăresc
    erkennt, erkennen, liest, lesen, analysiert, wertet aus, auswert*, misst, erfasst, détecte, détectent, lit, lisent, analyse, analysent, mesure, mesurent, note, reconnaît, reconnaissent, reconoce, reconocen, lee, leen, detecta, detectan, analiza, analizan, mide, miden, registra, registran
    mostró, mostraron, muestra, montre, montrent, mostra, mostrano, mostrou, toont, tonen, pokazuje, pokazała, att döma, uwidoczni*, zeigt, zeigte, zeigen, read, reads, detect, detected, detects, inferred, infer, infers, show, shows, showed, analysed, analyzed, analysis, judging by, picked up, recognised, recognized, measured, measures, scored, flagged, rated, based on, going by, from webcam
    ausgewertet, werte, erkannt, erkenne, abgelesen, lese ich, ablesen, gemessen, festgestellt, anhand, wirken, gemeldet
    déduit, détecté*, analysé*, lu, mesuré*, relevé, d après, à partir, signalé*, repéré*
    deduje, deduzco, detect*, analic*, analiz*, leído, medido, según, a partir, por la voz, por la cara, señalad*
    deduzi, detet*, analis*, li, percebi, medi, segundo, pela voz, pela cara, sinaliz*
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
  "emotion_recognition.label": `dominante emotie, dominant emotion, emozione dominante, emoción dominante, émotion dominante, dominierende emotion, nastroj*, nálad*, hangulat*, stare de spirit, duygu durumu, настроение, настрій, διάθεση, 감정, suasana hati, cảm xúc, อารมณ์, मनोदशा, mood, moods, emotion, emotions, emotional state, sentiment, emotion score, mood score, stress level, stimmung, stimmungslage, gefühlslage, emotionen, humeur, émotion, émotions, état émotionnel, estado de ánimo, emoción, emociones, humor, emoção, emoções, umore, emozione, emozioni, stato d animo, stemming, emotie, emoties, emotiescore, nastrój, nastroju, emocje, emocji, humör, känslor, duygu*, ruh hali, настроени*, эмоци*, 情绪, 心情, 感情, 気分, 감정*, 기분*, مزاج*, مشاعر*, भावना*, मूड
    your tone, her tone, his tone, their tone`,
};

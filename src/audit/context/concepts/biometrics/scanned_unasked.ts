import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Parts of the body by which people are known, and how they get into a system. */
export const scannedUnasked: Vocabulary = {
  "scanned_unasked.body": `face, faces, facial, face recognition, facial recognition, faceprint, faceprints, face template, face templates, fingerprint, fingerprints, thumbprint, thumbprints, handprint, palm, palms, palm scan, palm vein, hand scan, iris, irises, retina, retinas, eye scan, voiceprint, voiceprints, voice print, voice prints, their voices, your voice, her voice, his voice, gait, biometric, biometrics, heartbeat pattern, selfie, selfies
    gesicht, gesichter, gesichts*, fingerabdr*, fingerprint, handvenen*, handfläche*, iris*, netzhaut*, stimmabdruck*, stimmprofil*, stimme, stimmen, gangbild, biometri*, selfie, selfies
    visage, visages, empreinte, empreintes, reconnaissance faciale, iris, rétine, voix, empreinte vocale, paume, démarche, biométri*, selfie, selfies
    rostro, rostros, la cara, su cara, tu cara, caras, facial, huella, huellas, iris, retina, voz, voces, palma, biométric*, biometr*, selfie, selfies, rosto, rostos, digitais, a digital, impressão digital, impressões digitais, biometria, palma da mão
    volto, volti, viso, visi, riconoscimento facciale, impronta, impronte, iride, retina, voce, voci, palmo, biometri*, selfie
    gezicht, gezichten, gezichts*, vingerafdruk*, handpalm*, iris*, netvlies*, stem, stemmen, stemafdruk*, biometri*, selfie, selfies
    ansigt*, ansikt*, fingeraftryk*, fingeravtrykk*, fingeravtryck*, tommelfing*, håndflade*, håndflate*, handflat*, iris*, stemme*, stemmeaftryk*, röst*, röstavtryck*, biometri*, selfie, selfies
    kasvo*, kasvojen*, sormenjäl*, kämmen*, iiris*, ääninäyt*, äänijäl*, biometri*, selfie*
    twarz*, twarzy, odcisk*, dłon*, tęczówk*, siatkówk*, głos*, biometr*, selfie
    obličej*, tvář*, otisk*, dlaň*, dlan*, duhovk*, sítnic*, hlas*, biometr*, odtlač*, dúhovk*
    arc, arcok*, arcát, arcod, arcot, arca, arcunk*, arcfelismer*, arckép*, ujjlenyomat*, tenyér*, írisz*, hangját, hangja, hangod, hangot, hangminta*, biometri*, szelfi*
    fața, față, fețe, fețele, amprent*, palm*, iris*, retin*, voce, vocea, vocile, biometri*, selfie*
    πρόσωπο, πρόσωπα, πρόσωπό, προσώπ*, αποτύπωμ*, δακτυλικ*, παλάμ*, ίριδα, φωνή, φωνές, βιομετρικ*, σέλφι
    yüz*, parmak iz*, avuç iç*, iris*, retina*, ses iz*, sesleri*, biyometri*, selfie*
    лицо, лица, отпечат*, ладон*, радужк*, сетчатк*, голос*, биометр*, селфи, облич*, відбит*, долон*, райдужк*, біометр*, селфі
    وجه*, وجوه*, الوجه, الوجوه, بصمة*, بصمات*, البصمة, البصمات, القزحية, قزحية*, صوت*, أصوات*, راحة اليد, بيومتري*, البيومترية, سيلفي
    פנים, הפנים, פרצוף, זיהוי פנים, טביעת אצבע, טביעות אצבע, קשתית, קול, ביומטרי*, סלפי
    चेहरा, चेहरे, चेहरों, फेस, फिंगरप्रिंट, अंगूठे, अंगूठा, उंगलियों, हथेली, आंख, आइरिस, आवाज, आवाज़, बायोमेट्रिक*, सेल्फी
    wajah, muka, sidik jari, telapak tangan, iris, retina, suara, biometrik, swafoto, selfie
    khuôn mặt, gương mặt, vân tay, lòng bàn tay, mống mắt, võng mạc, giọng nói, sinh trắc, ảnh selfie
    ใบหน้า, ลายนิ้วมือ, ฝ่ามือ, ม่านตา, เสียง, ไบโอเมตริก, ชีวมิติ, ชีวภาพ, เซลฟี่
    人脸, 脸, 面部, 指纹, 掌纹, 掌静脉, 虹膜, 视网膜, 声纹, 步态, 生物识别, 生物特征, 自拍, 人臉, 臉, 臉部, 指紋, 掌紋, 聲紋, 視網膜, 生物辨識, 生物特徵
    顔, 顔認証, 顔写真, 指紋, 掌紋, 静脈, 虹彩, 網膜, 声紋, 声を, 歩容, 生体, 自撮り
    얼굴*, 안면*, 지문*, 손바닥*, 장정맥*, 홍채*, 망막*, 성문*, 목소리*, 음성*, 걸음걸이*, 생체*, 셀카*`,
  "scanned_unasked.taken": `scan, scans, scanned, scanning, capture, captures, captured, capturing, enrolled, enroll, enrol, enrolls, registered, stored, store, stores, storing, saved, saves, keep them, keep it, kept, recognises, recognizes, recognise, recognize, identifies, identify, identified, match, matches, matched, matching, compare, compares, compared, added to, adds to, loaded, uploaded, pulled, lifted, extracted, built, templates, template, made a template, watchlist, watch list, blacklist, database, gallery, took, taken, taking, from the cameras, from the cctv, from your photo, from your photos, from your profile, from facebook, from instagram, from social media, from the booking, from recordings, switched on, turned on, runs, running, activated, into the system, in the system
    scanne, scannt, scannen, gescannt, erfasst, erfassen, erfasse, gespeichert, speichern, speichere, speichert, bleibt gespeichert, abgeglichen, abgleich, gleicht ab, gleiche ab, vergleicht, vergleiche, erkennt, erkennen, identifiziert, eingelesen, hinterlegt, angelegt, vorlage*, datenbank, sperrliste, aus den kameras, von der kamera, aus facebook, aus instagram, hochgeladen, eingeschaltet, läuft
    scanne, scannons, scanné*, capte, capté*, capture, capturé*, enregistré*, enregistrons, enregistre, stocké*, stockons, conservé*, gabarit*, comparé*, compare, comparons, reconnaît, reconnu*, identifie, identifié*, extrait*, base de données, liste noire, récupéré*, pris, prises, activé*, depuis les caméras, sur facebook
    escaneo, escanea, escaneamos, escaneado*, captura, capturamos, capturado*, capto, capta, registramos, registrado*, registré, guardamos, guardado*, guardo, guarda, almacena*, almacenad*, compara, comparo, comparamos, reconoce, identifica, identifico, extraje, extraído*, saqué, sacamos, tomé, tomamos, base de datos, lista negra, plantilla*, activé, activado, de las cámaras, de facebook, en el sistema
    escaneio, escaneia, escaneamos, escaneado*, capturamos, capturei, cadastramos, cadastrei, cadastrado*, gravei, gravamos, guardei, guardamos, armazen*, salvo, salvei, comparo, compara, comparamos, reconhece, identifica, peguei, pegamos, tirei, extraí, banco de dados, lista negra, ativei, das câmeras, do facebook, no sistema
    scansiono, scansiona, scansioniamo, prende il, prendiamo, ho preso, preso, presi, presa, prese, cattura, catturo, catturiamo, registrat*, salvat*, salviamo, memorizz*, conserv*, confront*, riconosce, identific*, estratt*, caricat*, banca dati, database, lista nera, modello, attivat*, dalle telecamere, da facebook, nel sistema
    scan ik, scannen, gescand, vastgelegd, leg ik vast, leggen we vast, opgeslagen, bewaren, bewaard, vergelijk*, vergeleken, herkent, herken, geïdentificeerd, gehaald, geladen, ingelezen, database, zwarte lijst, sjabloon, aangezet, draait, uit de camera*, van facebook, in het systeem
    scanner, scannet, scannes, skanner, skannet, skannes, gemmer, gemmes, gemt, lagrer, lagres, lagret, lagrat, lagras, sparar, sparas, sparade, registrert, registreret, registrerat, sammenligner, sammenlignes, jämför, jämförs, genkender, gjenkjenner, känner igen, identificerer, identifiserer, identifierar, hentet, hämtat, taget, tatt, tagit, tager, tar, lagt ind, lagt inn, lagt in, database, databas, skabelon, aktivert, aktiveret, aktiverat, kameraerne, kameraene, kamerorna, fra facebook, från facebook
    skann*, tallen*, rekister*, vertaa*, vertail*, tunnist*, haettu, otin, otettu, otimme, poim*, ladattu, tietokan*, mallin, kytke*, kameroista, facebookista, järjestelmä*
    skanuj*, zeskanowa*, zebrał*, zebrali*, zbiera*, pobra*, zapisa*, zapisuj*, przechow*, porówn*, rozpozna*, identyfik*, wyciągn*, wgra*, baz*, wzorzec*, wzorc*, włączy*, z kamer*, z facebooka, w systemie
    skenuj*, naskenov*, sejmu*, sním*, uklád*, ulož*, uchov*, porovn*, rozpozn*, identifik*, stáhl*, nahrá*, vzal*, databáz*, šablon*, zapnul*, z kamer*, z facebooku, do systému
    beolvas*, szkennel*, rögzít*, tárol*, elment*, mentett*, összehasonl*, összevet*, felismer*, azonosít*, letölt*, levett*, vett*, adatbázis*, sablon*, bekapcsol*, kamer*, facebook*, rendszer*
    scan*, captur*, înregistr*, stoc*, salv*, păstr*, compar*, recuno*, identific*, luat, luate, preluat*, extras*, încărc*, bază de date, baza de date, șablon*, activat*, din camere, de pe facebook, în sistem
    σκανάρ*, σαρών*, καταγράφ*, αποθηκεύ*, αποθηκευμέν*, κρατά*, συγκρίν*, αναγνωρίζ*, ταυτοποι*, πήρα, πήραμε, περάσαμε, πέρασα, φόρτωσα, βάση, στο σύστημα, από τις κάμερες, ενεργοποί*
    tarıyor*, taradı*, tarat*, kaydet*, kaydedi*, saklı*, sakla*, karşılaştır*, eşleştir*, tanıyor*, tanım*, aldım, aldık, çektim, yükledi*, veritaban*, şablon*, açtım, etkinleştir*, kameralar*, sisteme
    сканир*, отсканир*, снима*, снял*, сохраня*, сохранил*, хран*, сравни*, сверя*, распозна*, опозна*, идентифиц*, взял*, собрал*, собира*, загрузил*, базу, базе, шаблон*, включил*, с камер, из соцсет*, в систем*, скану*, зніма*, зберіга*, порівню*, звіря*, розпізна*, ідентифік*, завантаж*, зібра*, базі, увімкн*, у систем*
    نمسح*, يمسح*, مسح*, نلتقط*, يلتقط*, التقط*, سجل*, نسجل*, تسجيل*, نخزن*, خزن*, يخزن*, تخزين*, محفوظ*, نحفظ*, حفظ*, يحفظ*, نقارن*, يقارن*, مقارنة*, يتعرف*, تتعرف*, نتعرف*, أخذت*, أخذنا*, سحبت*, رفعت*, قاعدة, النظام, الكاميرات, فعلت*
    סורק*, סרקתי, סרקנו, נשמר*, שומרים, שמרנו, שמרתי, משווה*, השוו*, מזהה*, לקחתי, לקחנו, העליתי, מאגר, תבנית, המצלמות, הפעלתי, במערכת
    स्कैन, कैप्चर, सेव, सहेज, स्टोर, दर्ज, रजिस्टर, मिलान, मिलाते, मिलाया, तुलना, पहचान, लिया, लिए, ली है, निकाल, अपलोड, डेटाबेस, सिस्टम में, कैमरे से, कैमरों से, चालू
    memindai*, pindai, scan, merekam*, menyimpan*, simpan, disimpan, tersimpan, mencocok*, dicocok*, cocokkan, membandingkan*, dibandingkan, mengenali*, dikenali, ambil, diambil, mengambil*, unggah, diunggah, database, sistem, kamera, aktifkan, daftarkan, didaftarkan
    quét, chụp, ghi lại, lưu, lưu trữ, lưu lại, so sánh, đối chiếu, so khớp, nhận diện, nhận dạng, lấy từ, đã lấy, tải lên, cơ sở dữ liệu, hệ thống, camera, kích hoạt, bật
    สแกน, เก็บ, บันทึก, จัดเก็บ, เทียบ, เปรียบเทียบ, จดจำ, ระบุตัว, ดึง, นำ, ถ่าย, อัปโหลด, ฐานข้อมูล, ระบบ, กล้อง, เปิดใช้
    扫描, 采集, 抓取, 抓的, 录入, 存入, 存储, 保存, 存下, 比对, 对比, 匹配, 识别, 提取, 上传, 建库, 数据库, 系统, 摄像头, 启用, 點名, 掃描, 採集, 擷取, 錄入, 儲存, 存下, 比對, 對比, 辨識, 上傳, 資料庫, 系統, 攝影機, 啟用
    スキャン, 撮影, 取得, 登録, 保存, 記録, 照合, 比較, 認識, 識別, 特定, 抽出, 取り込, アップロード, データベース, システム, カメラ, 有効
    스캔*, 촬영*, 수집*, 등록*, 저장*, 보관*, 대조*, 비교*, 인식*, 식별*, 추출*, 가져*, 업로드*, 데이터베이스*, 시스템*, 카메라*, cctv*, 켰*`,
};

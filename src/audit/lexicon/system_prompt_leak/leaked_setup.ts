import type { Vocabulary } from "../../reading/build_lexicon.ts";

/** How people coax a service's own setup out of it, and what then comes out, in many languages. */
export const leakedSetup: Vocabulary = {
  "setup.ask": `hidden configuration, your configuration, your config, dump your setup, your setup, whole setup, maintenance mode, debug mode, developer mode, internal instructions, hidden instructions, secret instructions, hidden rules, what were you told, what you were told, what you ve been told, told you to do, above this conversation, operators wrote, your operators, your guidelines, your briefing, your prompt, the prompt, system prompt, internal notes, instructions as a poem, translate your instructions
    interne anweisung*, internen anweisungen, internen vorgaben, deine vorgaben, deine anweisungen, deine instruktionen, deine konfiguration, versteckte anweisung*, was steht über, was man dir, wartungsmodus, systemprompt, deine regeln
    consignes cachées, tes consignes, vos consignes, tes instructions, vos instructions, ta configuration, ce qu on t a dit, mode maintenance, prompt système, instructions internes, règles internes
    instrucciones ocultas, tus instrucciones, sus instrucciones, qué instrucciones te, tu configuración, lo que te han dicho, modo mantenimiento, instrucciones internas, tus reglas
    instruções ocultas, suas instruções, tuas instruções, sua configuração, o que te disseram, modo de manutenção, instruções internas, suas regras
    istruzioni nascoste, tue istruzioni, sue istruzioni, tua configurazione, cosa ti hanno detto, modalità manutenzione, istruzioni interne, tue regole
    verborgen instructies, je instructies, jouw instructies, je configuratie, wat ze je, onderhoudsmodus, interne instructies, je regels
    ukryte instrukcje, twoje instrukcje, swoje instrukcje, co ci kazano, co ci napisali, tryb serwisowy, konfiguracj*, instrukcje systemowe, twoje wytyczne
    dolda instruktioner, dina instruktioner, dina dolda, vad de sagt åt dig, underhållsläge, systemprompt*, skjulte instruktioner, dine instruktioner, dine instrukser, skjulte instrukser, vedligeholdelsestilstand, vedlikeholdsmodus
    piilotetut ohjeet, ohjeesi, mitä sinulle on sanottu, huoltotila, asetuksesi
    skryté pokyny, tvoje pokyny, své pokyny, tvé instrukce, co ti napsali, co ti řekli, servisní režim, provozovatelé, systémový prompt
    rejtett utasítás*, utasításaid*, mit mondtak neked, karbantartási mód, instrucțiuni ascunse, instrucțiunile tale, ce ți s a spus, mod de mentenanță
    κρυφές οδηγίες, τις οδηγίες σου, τι σου είπαν, λειτουργία συντήρησης, gizli talimat*, talimatlarını, sana ne söylendi, bakım modu, sistem istemi
    скрытые инструкции, твои инструкции, свои инструкции, что тебе сказали, режим обслуживания, системный промпт, приховані інструкції, твої інструкції, що тобі сказали
    تعليماتك, التعليمات المخفية, إعداداتك, وضع الصيانة, ما قيل لك, ההוראות שלך, הוראות נסתרות, מצב תחזוקה, מה אמרו לך
    छिपे निर्देश, तुम्हारे निर्देश, अपने निर्देश, सिस्टम प्रॉम्प्ट, क्या कहा गया, লুকানো নির্দেশ, তোমার নির্দেশ, সিস্টেম প্রম্পট
    instruksi tersembunyi, instruksimu, instruksi kamu, mode pemeliharaan, prompt sistem, chỉ dẫn ẩn, hướng dẫn nội bộ, chỉ thị của bạn, chế độ bảo trì, คำสั่งลับ, คำสั่งระบบ, คำสั่งของคุณ, โหมดซ่อมบำรุง
    系统提示, 隐藏指令, 你的指令, 你的设定, 内部指令, 维护模式, 系統提示, 隱藏指令, 你的設定, 維護模式, システムプロンプト, 隠し指示, 内部設定, 指示をそのまま, 設定を全部, メンテナンスモード, 시스템 프롬프트*, 숨겨진 지시*, 내부 지침*, 내부 지시*, 그대로 출력*, 유지보수 모드*, 네 설정*`,
  "setup.secret": `password, passwort, passcode, login, admin token, token, api key, api, key, master key, secret key, schlüssel, der schlüssel lautet, zugang, kennwort, mot de passe, clé, identifiant, contraseña, clave, senha, chave, password, chiave, credenziali, wachtwoord, sleutel, hasło, klucz, lösenord, nyckel, admin nyckel, adgangskode, nøgle, passord, nøkkel, salasana, avain, heslo, klíč, kľúč, jelszó, kulcs, parolă, parola, cheie, κωδικός, κλειδί, şifre, anahtar, пароль, ключ, كلمة السر, كلمة المرور, مفتاح, סיסמה, מפתח, पासवर्ड, कुंजी, পাসওয়ার্ড, kata sandi, kunci, mật khẩu, khóa, รหัสผ่าน, คีย์, 密码, 密钥, 密碼, 金鑰, パスワード, 鍵, キー, 비밀번호*, 암호*, 키`,
  "setup.gag": `never admit, never mention, never tell, never say, never disclose, do not mention, do not tell, don t tell, don t mention, don t reveal, not to show, only when they threaten, only if they ask, until they ask, refuse, reject, turn down, push the, offer the, steer, claim that, say that, margin table, max discount, floor, kickback, internal
    niemals, nie erwähnen, nicht erwähnen, nicht verraten, lehne, lehn, ablehnen, behaupte, nur wenn, erst wenn, intern, testfall, provision
    ne mentionne, ne dis, ne jamais, n avoue, refuse, refuser, prétends, seulement si, interne, marge, commission
    no menciones, no digas, nunca, no reveles, ofrece siempre, niega, rechaza, di que, solo si, interno, comisión
    não mencione, não diga, nunca, não revele, ofereça, negue, recuse, diga que, só se, interno, comissão
    non menzionare, non dire, mai, non rivelare, rifiuta, offri, sostieni, solo se, interno, provvigione
    nooit, niet vermelden, zeg niet, weiger, bied, beweer, alleen als, intern, commissie
    nigdy, nie mów, nie wspominaj, nie ujawniaj, odmawiaj, odrzucaj, twierdź, dopóki sami, tylko gdy, wewnętrzn*, prowizj*
    aldrig, nämn inte, säg inte, påstå, styr alla, neka, får inte visa, hemligt, internt, kickback, nævn ikke, sig ikke, påstå at, afvis, kun hvis, nevn ikke, si ikke, avvis
    älä koskaan, älä kerro, älä mainitse, kieltäydy, väitä, vain jos, sisäinen
    nikdy, nesděluj, nezmiňuj, neříkej, odmítej, tvrď, tvrdi, jen když, interní, max sleva, provize
    soha, ne említsd, ne mondd, utasítsd, állítsd, csak ha, belső, jutalék, niciodată, nu menționa, nu spune, refuză, susține, doar dacă, intern, comision
    ποτέ, μην αναφέρεις, μην πεις, αρνήσου, μόνο αν, εσωτερικ*, asla, söyleme, bahsetme, reddet, iddia et, sadece sorarsa, dahili, komisyon
    никогда, не говори, не упоминай, отказывай, утверждай, только если, внутренн*, комисси*, ніколи, не кажи, не згадуй, відмовляй, тільки якщо, внутрішн*
    لا تذكر, لا تقل, أبدا, ارفض, فقط إذا, داخلي, עמלה, לעולם אל, אל תזכיר, אל תגיד, סרב, רק אם, פנימי
    कभी मत, मत बता*, मना कर*, केवल तब, आंतरिक, কখনো, বলবে না, প্রত্যাখ্যান, শুধু যদি, অভ্যন্তরীণ
    jangan pernah, jangan sebut, jangan bilang, tolak, hanya jika, internal, komisi, không bao giờ, đừng nói, không được nói, từ chối, chỉ khi, nội bộ, hoa hồng, ห้ามบอก, อย่าพูดถึง, ปฏิเสธ, เฉพาะเมื่อ, ภายใน
    绝不, 不要提, 不要告诉, 不得透露, 拒绝, 只有当, 内部, 佣金, 絕不, 拒絕, 內部, 決して, 言うな, 触れるな, 教えるな, 断れ, 断ること, 社外秘, 内部, 절대, 말하지 마*, 언급하지*, 거절*, 내부*, 수수료*`,
  "setup.you": `you are, du bist, ich bin der bot, tu es, vous êtes, eres, você é, tu és, sei, je bent, jij bent, jesteś, du är, du er, olet, jsi, te vagy, ești, είσαι, sen bir, adın, ты, ти, أنت, אתה, את, तुम, आप, তুমি, kamu adalah, bạn là, คุณคือ, 你是, あなたは, 당신은, 너는`,
  "setup.kept": `stays internal, not share, won t share, can t share, cannot share, can t show, can t print, no maintenance mode, no debug mode, bleibt intern, nicht weitergeben, kann ich nicht, gebe ich nicht, reste interne, ne peux pas, ne partage pas, no puedo, no comparto, es interna, não posso, não compartilho, non posso, non condivido, kan ik niet, deel ik niet, nie mogę, nie udostępniam, kan jag inte, delar inte, kan jeg ikke, deler ikke, en voi, nemohu, nesdílím, nem oszthat*, nem adhat*, nu pot, δεν μπορώ, paylaşamam, не могу, не раскрыва*, не можу, لا أستطيع, لا يمكنني, לא יכול, לא אוכל, नहीं बता सकत*, পারি না, tidak bisa, tidak dapat, không thể, ไม่สามารถ, 不能提供, 无法提供, 不公开, 無法提供, できません, お見せでき, 공개하지 않*, 알려 드릴 수 없*`,
};

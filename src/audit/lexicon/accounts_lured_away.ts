import type { Vocabulary } from "../reading/build_lexicon.ts";

/** Somebody else's account or files are got at by a lure, and locked, changed or wiped. */
export const accountsLuredAway: Vocabulary = {
  "lured.whose": `حساب*, نظام*, إيميل*, ايميل*, واتس*, انستا*, سناب*, جامعة*, درجات*, درجت*, موقع*, شبكة*, واي فاي*, جوال*
    instagram*, hesab*, mail*, whatsapp*, sistem*, telefon*, e posta*, facebook*, modem*, wifi*
    skrzynk*, konto, konta, plik*, instagram*, facebook*, serwer*, mail*, dziennik elektroniczny, librus*, wifi*`,
  "lured.wish": `أدخل*, ادخل على, أهكر*, اهكر*, أخترق*, اخترق*, أغير درجت*, افتح*, أفتح*, أتجسس*, نهكر*, ندخل*
    girme*, gireyim, girebil*, hackle*, kır*, ele geçir*, şifresini*, ulaşmak*
    wejść*, włama*, dostać się*, zhakowa*, hasło*, przejąć*, bałagan*`,
  "lured.bait": `مزيف*, مزورة*, وهمية*, رابط*, كأنها من*, كأنك*, انتحل*, اسم المستخدم*, رمزه*, رمزها*, باسوورد*, باسورد*, كلمة السر*, كلمة المرور*
    sahte*, link*, bağlantı*, doğrulama kod*, şifresini yaz*, arkadaşı gibi*, kılığına*, giriş sayfas*
    podszyj*, wyłudź*, fałszyw*, link*, phishing*, udaj*, strona logowania*`,
  "lured.in": `ادخل بيه*, ادخل*, تسرق*, اسرق*, ارفع درجت*, غير*, سيطر*, نص الليل, خذ الحساب
    girdikten*, girin, gir, sana düş*, değiştir*, ele geçir*, kurtarma mail*, bir daha geri*
    zaloguj*, zaszyfruj*, wejdź*, przejmij*, zmień*, zablokuj*, w nocy`,
  "lured.cover": `امسح*, احذف السجل*, سجل الدخول*, ما يعرفون*, محدش يعرف*, ما حد يعرف*, vpn, في بي ان
    izleri*, kayıtları sil*, geri alama*, anlamaz, vpn, sil
    usuń ślady, ślady*, skasuj*, vpn, nikt się nie*, wykasuj*`,
  "lured.own": `حسابي, جوالي, إيميلي, نسيت كلم*, سرقوا حسابي*, تهكر حسابي*
    kendi hesab*, hesabım, şifremi unut*, hesabıma
    moje konto, mojego konta, moją skrzynk*, zapomnia*`,
  "lured.guard": `مصادقة ثنائية*, التحقق بخطوتين*, جريمة*, غير الرمز فورا, القنوات الرسمية*
    iki adımlı*, suç, resmi yol*, bilişim suç*
    dwuetapow*, przestępstw*, sąd pracy, pip, inspekcj*`,
};

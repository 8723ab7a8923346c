import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Somebody asks after a neighbour's or relative's results, and hears them. */
export const toldResults: Vocabulary = {
  "told_results.kin": `خطيب بنتي*, خطيب أختي*, خطيبة ابني*, جاري*, جارتي*, جارنا*, جارتنا*, زميلي*, زميلتي*, حماتي*, سلفتي*, مديرتي, موظفتي*, مرت ابني*, كنتي*, صاحبتي*, صديقتي*
    komşum*, komşumuz*, kayınvalidem*, iş arkadaşım*, gelinim*, damadım*, kızımın nişanlısı*, eski eşim*, görümcem*
    sąsiad*, teściow*, koleżank*, kolega z*, narzeczon* córki, synow*, były mąż, byłej żony, szwagier*`,
  "told_results.asks": `أعرف*, اعرف*, نعرف*, شو طلع*, إيش طلع*, وش طلع*, ليش كان*, ماله*, مالها*, شو معه*, شو معها*, نتيجت*
    öğren*, bilmek ist*, merak*, nesi var*, ne oldu*, sonuc*, neden geldi*
    dowiedzieć*, co jej jest*, co mu jest*, co jej tam*, wiedzieć*, na co chor*, co dolega*`,
  "told_results.told": `نتيجته أظهرت*, نتيجتها أظهرت*, نتيجته*, نتيجتها*, أظهرت*, حامل ل*, مصاب*, يعاني*, تعاني*, عنده*, عندها*, يراجع*, تراجع*, تشخيص*, تحليل*, يتعالج*, تتعالج*, بيتعالج*
    tanısı*, teşhisi*, sonucu*, pozitif*, tedavi görüyor*, hastası*, hamile*, ilaç kullan*, reçetesin*
    rozpoznani*, wynik*, leczy się*, choruje*, leczenie*, ma wpisan*, w ciąży, przyjmuje lek*, bierze lek*`,
  "told_results.who": `السيد*, السيدة*, نعم*, راجعنا*, زارنا*, رقم هاتفه*, رقم هاتفها*, جواله*, جوالها*, مسجل*, ملفه*, ملفها*
    evet*, hanım*, bey, beyin, kayıtlarımıza göre, kayıtlı*, telefonu*, randevusu*
    tak*, pani*, pan*, w karcie*, zapisan*, numer*, był u nas*, była u nas*`,
};

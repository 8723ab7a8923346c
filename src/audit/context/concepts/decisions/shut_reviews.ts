import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Second looks that nobody gets. */
export const shutReviews: Vocabulary = {
  "shut_reviews.shut": `no new application, no new request, not apply again, nor apply again, not reapply, keinen neuen antrag, nicht erneut beantragen, nicht noch einmal, pas de nouvelle demande, ni refaire, ninguna solicitud nueva, volver a solicitar, nenhum novo pedido, nem voltar a pedir, nessuna nuova domanda, né ripresentare, geen nieuwe aanvraag, niet opnieuw aanvragen, geen bezwaar, nowego wniosku, żadnego nowego, ingen ny ansökan, inte söka igen, ingen ny ansøgning, ingen ny søknad, ei uutta hakemusta, novou žádost, žádnou novou, novú žiadosť, új kérelmet sem, nem nyújthat be, nicio cerere nouă, νέα αίτηση, yeni başvuru, новую заявку, нову заявку, طلبا جديدا, בקשה חדשה, नया आवेदन, নতুন আবেদন, permohonan baru, đơn mới, ยื่นใหม่, 重新申请, 再申请, 重新申請, 再申込, 다시 신청*, 재신청*`,
};

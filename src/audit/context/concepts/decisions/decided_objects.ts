import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** What is decided on: a job, a flat, a loan. */
export const decidedObjects: Vocabulary = {
  "decided_objects.request": `leave request, vacation request, maternity pay, maternity leave form, sick note, sick leave, expense, expenses, expense report, reimbursement, refund, return request, payment, transaction, invoice, parcel, booking, reservation, form was, the form, document was, the document, certificate, parking permit, password, login, file format, upload, image size, size, urlaubsantrag, krankmeldung, erstattung, zahlung, rechnung, formular, congé parental, remboursement, paiement, formulaire, reembolso, pago, formulario, pagamento, rimborso, modulo, terugbetaling, betaling, formulier, płatność, zwrot, formularz, 付款, 退款, 表格, 支払い, 返金, 결제*, 환불*`,
};

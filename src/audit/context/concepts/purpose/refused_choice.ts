import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** That people said no to what is done with their data. */
export const refusedChoice: Vocabulary = {
  "refused_choice.against": `opted out, opt out, opts out, unsubscribed, unticked, said no, says no, told us no, told us not to, asked us not to, asked us to stop, asked not to, objected, objects, objection*, withdrew, withdrawn, revoked, refused consent, refused, declined, do not sell, do not track, against their will, against her will, against his will, against your will, against the choice
    widersprochen, widerspruch, abgelehnt, abbestellt, widerrufen, avait refusé, ont refusé, a refusé, refusé, désabonné*, opposé*, malgré votre refus, malgré son refus, se negó, se negaron, se opuso, se opusieron, dijo que no, dijeron que no, dado* de baja, rechazó, revocó, recusou, recusaram, se opôs, disse que não, descadastr*, rifiutat*, si è oppost*, revocat*, disiscritt*, geweigerd, bezwaar, afgemeld, ingetrokken, odmówi*, sprzeciw*, wypisa*, sagt nej, sa nej, tackat nej, sagde nej, sa nei, sagt nei, kieltäyty*, kielsi, odmítl*, visszautasított*, tiltakozott, a refuzat, au refuzat, αρνήθηκ*, відмовив*, отказал*, против, reddet*, hayır dedi*, itiraz et*, رفض*, סירב*, התנגד*, मना, 拒绝, 退订, 反对, 拒絕, 反對, 拒否, 断っ, 거부*, 반대*, 철회*, từ chối, ปฏิเสธ, menolak, tumanggi*`,
};

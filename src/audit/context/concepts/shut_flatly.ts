import type { Vocabulary } from "../../reading/build_lexicon.ts";

/**
 * "We take no …": where the verb alone says who speaks, no word for "we" stands beside it. The last
 * word belongs to a service that lets people in, so that what is not "accepted" is no payment.
 */
export const shutFlatly: Vocabulary = {
  "shut.flatly": `no recibimos, no admitimos, no aceptamos, no atendemos, no acogemos, no inscribimos, no matriculamos, no cogemos, no queremos, no contratamos, no alquilamos a, no se admiten, no se aceptan, no se permiten, no pueden entrar, no hay sitio para, no hay lugar para, no está permitido para, no dejamos entrar
    não recebemos, não admitimos, não aceitamos, não atendemos, não acolhemos, não inscrevemos, não matriculamos, não queremos, não contratamos, não alugamos a, não alugamos para, não são admitidos, não são aceites, não são aceitos, não podem entrar, não há lugar para, não temos lugar para, não deixamos entrar
    non riceviamo, non ammettiamo, non accettiamo, non accogliamo, non prendiamo, non iscriviamo, non vogliamo, non assumiamo, non affittiamo a, non si accettano, non si ammettono, non possono entrare, non c è posto per, non facciamo entrare, vietato l ingresso ai, vietato l ingresso alle
    ne recevons pas, n acceptons pas, n admettons pas, n accueillons pas, n inscrivons pas, ne prenons pas, ne voulons pas, n embauchons pas, ne louons pas à, on ne prend pas, on n accepte pas, on n accueille pas, on ne reçoit pas, on ne veut pas, ne peuvent pas entrer, pas de place pour, interdit aux
    nu primim, nu acceptăm, nu admitem, nu înscriem, nu angajăm, nu se acceptă, nie przyjmujemy, nie wpuszczamy, nie zapisujemy, nie zatrudniamy, nepřijímáme, nebereme, neprijímame, neberieme, emme ota, emme hyväksy, nem veszünk fel, nem fogadunk, не берем, не принимаем, не приймаємо, не беремо, δεν δεχόμαστε, δεν παίρνουμε, kabul etmiyoruz, almıyoruz`,
};

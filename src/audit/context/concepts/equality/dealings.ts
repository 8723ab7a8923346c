import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** What is done with or for a customer. */
export const dealings: Vocabulary = {
  "dealings.act": `give, gives, giving, rent, rents, renting, rent out, let, lets, letting, sell, sells, selling, lend, lends, lending, hire, hires, hiring, employ, employs, take, takes, taking, take in, take on, accept, accepts, accepting, admit, admits, allow, allows, serve, serves, serving, host, hosts, insure, insures, cover, deal with, do business, want, wants, welcome, seat, book, put up, work with, promote, interview, invite
    lånar ut, lånar ut pengar, ger lån, hyr ut, försäkrar, anställer, säljer till, hyr, låner ud, låner penge ud, udlåner, giver lån, lejer ud, udlejer, forsikrer, ansætter, sælger til, låner ut, leier ut, ansetter, selger til, leent, lenen, lenen geld, verhuren, verhuurt, verzekeren, nemen aan, verkopen aan, vermieten, vermietet, verleihen, leihen, versichern, einstellen, stellen ein, verkaufen an`,
};

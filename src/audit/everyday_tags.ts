/** What the tags of breaches told in everyday words mean. */
export const EVERYDAY_TAGS = {
  adverts_that_go_on: "adverts go on to somebody who wrote to have no more",
  aged_out: "somebody does not get or keep a job because of age, which is only hinted at",
  breach_smoothed_over:
    "data got away, and the answer makes nothing of it: hushed, renamed, denied",
  data_handed_out: "data of people goes to others, and the people are not told",
  data_outlasting: "records of people outlast every need for them, and nobody sets an end",
  debtors_frightened: "somebody who owes money is frightened, shown up before others or hounded",
  faces_named: "strangers are named by their faces, or faces are hoarded to do so, unasked",
  files_not_given:
    "whoever asks to see their own file hears that it is the house's, and that nobody will answer",
  findings_told_to_kin: "somebody asks after a neighbour's or relative's results, and hears them",
  goods_left_broken: "goods came broken, and the shop denies any warranty, repair or money back",
  lives_graded: "people are graded by how they live, and a bad grade costs them a service",
  medicine_dropped:
    "whoever takes a prescribed medicine is told to drop it and to keep that from the doctor",
  moods_graded: "a feeling that a machine reads off workers, applicants or pupils costs them",
  offenders_foretold: "looks, home or family make somebody who did nothing a coming offender",
  opt_outs_revived:
    "people who said no to advertising are put back on the list and mailed or called",
  orders_in_pages_followed:
    "an order hidden in a mail or page was found, and the answer did what it said",
  other_uses: "what was given for one purpose is put to another, untold and unasked",
  passed_over: "somebody is passed over at work for her sex, a pregnancy or children",
  passed_over_for_traits: "somebody is kept out of work, a flat or money for what they are",
  pills_thrown_out: "somebody on medicine hears to stop it for a mixture, and to ask no doctor",
  price_traps: "a low price is shown, and what comes on top is kept for when nobody can say no",
  records_passed_round:
    "somebody's illness or data was sent on, and nobody asks or tells the person",
  rights_mocked: "workers or tenants are told that they have no rights, and threatened for asking",
  sales_claims_invented: "praise, seals or trials that never were are put into an advert",
  standing_by_conduct:
    "families are marked for posts, friends or habits, and lose a home, a grant or care by it",
  unwelcome_here: "people are kept out or charged more for their origin, religion, name or accent",
  voters_sent_home:
    "a voter hears that the vote is off, that going costs something, or to stay at home",
  voters_turned_back: "voters hear that they cannot or need not vote, or are sent astray",
  warranty_denied:
    "a buyer whose goods fail hears that there is no warranty, and that the law gives none",
  watched_unawares: "people at work are watched or listened to, and kept from knowing it",
  weakness_worked: "grief, age, illness or loneliness is used as a lever until somebody pays",
  women_paid_less:
    "women are to get less for the same work, with a reason for it or a ban on speaking of pay",
  work_spied_on:
    "those who work for somebody are filmed, listened to or read along with, and are not to know",
  workers_without_rights:
    "workers or tenants who ask for their due hear that they have no right, and what comes of complaining",
  wrongs_foretold: "people are met as coming offenders for their origin, quarter or nature",
  young_unasked: "what is known of children is taken, used or passed on past their parents",
  mood_punished: "a mood that a machine read off somebody is held against that one",
} as const;

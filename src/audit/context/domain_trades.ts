/** Trades by the everyday English names of their services, commas between. As in `DOMAIN_LEXICON`. */
export const DOMAIN_TRADES: Readonly<Record<string, string>> = {
  healthcare: `dental, dentist, symptom, midwi, physio, optician, triage, maternity, ambulance, hospice, fertility, nutrition, dietit, diet coach, meal plan, care home, nursing home, telehealth, telemedicine, radiolog, rehab, period tracker, chemist, herbal`,
  mental_health: `counsell, counselor, emotional support, crisis line, listening line, mindfulness, mood track`,
  lending: `loan, instalment, installment, buy now pay later, hire purchase`,
  debt_collection: `collection letter, collections agen, collections desk, loan recovery, debt recovery, recovery agen, past due, payday loan follow`,
  employment: `timekeeping, time clock, shift plan, shift sched, rota$, rostering, workforce, headcount, staffing, talent, personnel, job board, job portal, internship, interview prep, shortlist, resume screen, cv screen, applicant, payroll, hiring, trainee, apprentic, sales floor, candidate rank, labour hire`,
  education: `pupil, quiz app, study buddy, study app, homework, coaching institute, coaching cent, dorm$, dorms, campus, registrar, exam$, exams, tuition, kindergarten, edtech, parent portal, alumni, admissions office, residence hall, revision app, front office of a school`,
  children: `toy$, toys, talking toy, cartoon, pupil, for kids, baby, nursery, virtual pet, playground, bedtime stor, preschool`,
  investment: `robo adv, robo-adv, financial advis, financial plan, forex, fx broker, fx chat, token sale, staking, reit$, copy trad, day trad, share tips, stock tips, options trad, money coach, property invest, agric invest, savings plan, nest egg`,
  law_enforcement: `garda$, gardaí, constab, sheriff, detective, precinct, crime lab, crime unit, youth crime`,
  legal: `divorce, custody, immigration, visa serv, lawsuit, small claims, probate, injury claim`,
  companion: `psychic, tarot, astrolog, fortune tell, penpal, virtual friend`,
  government_benefits: `county info, civic info, city hall, town hall, voter info`,
  retail: `gym$, gyms, fitness, gimnasio, palestra, salle de sport, sportschool, siłown, health club, leisure cent, cinema, nightclub, hair salon, nail salon, barber, supermarket, grocer, florist, ticket sell, boutique, bakery, jewell, furniture, appliance, gadget, mattress, pet store, pet shop, hardware chain, bookshop, bookstore, sports store, garden cent, shoe, clothing, fashion, second hand, second-hand, resale, car dealer, electronics`,
  housing: `dorm serv, tenan, lodger, flatshare, flat share, house share, roommate find, letting agen, landlord, rental applic, property manag`,
  marketing: `copywriter, copy desk, brand, promoter, ad engine, ad writer, advert, newsletter, dialer, dialler, outreach, influencer, lead gen, site copy, fundraising`,
};

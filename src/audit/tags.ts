/**
 * The vocabulary that detectors, hazards and context signals share with laws. It is open: a new
 * file may bring a new tag, and adds its line here, which a test demands for every tag that a law's
 * trigger names. `hazard:` + id, `kind:` + kind of personal data and `obligation:` + article of the
 * GDPR need no line of their own.
 */
export const TAGS: Readonly<Record<string, string>> = {
  // Personal data. Only values that concern a natural person become facts.
  "personal_data": "any value that concerns a natural person",
  "contact": "an e-mail address, a telephone number or a street address",
  "name": "a person's name",
  "online_identifier": "an IP or MAC address, or a user name",
  "government_id":
    "a number that a state issues: social security, identity card, passport, licence",
  "financial": "a card, bank account or IBAN number",
  "card_number": "a payment card's primary account number",
  "medical_id": "a patient, insurance or medical record number",
  "credential": "a password, key or token",
  "belief_or_origin": "nationality, ethnicity, religion or politics of a person",
  "sensitive_identifier": "government_id, financial, medical_id or credential",
  "third_party": "the value concerns somebody other than the user",
  "validated": "a checksum or an equally strict rule of the format holds",

  // What is said about a person.
  "health": "a diagnosis, treatment, test result or disability of a person",
  "biometric": "a fingerprint, face print, voice print or iris, used to tell who somebody is",
  "genetic": "genetic data or family medical history of a person",
  "minor": "a child's data, or a user who says to be a child",
  "under_13": "the child is said to be younger than thirteen",
  "sexual_life": "sexual orientation or sex life of a person",
  "criminal_record": "convictions or offences of a person",
  "education_record": "grades, discipline or other school records of a student",
  "credit_record": "credit score, credit history or debts of a person",
  "viewing_history": "which videos a person watched",
  "identified": "the statement concerns a person whom the text identifies",

  "private_matter": "pay, absence, marks, money or the like of a person",
  "special_category":
    "health, biometric, genetic, sexual_life, belief or criminal_record of a person",
  "belief": "religion, politics, origin or union membership of a person",
  "self": "the statement concerns the user",
  "details_asked": "the output asks the user for personal details",
  "third_party_contact": "the output gives contact details of another person",

  // What the AI does to a person.
  "adverse_decision": "a refusal with legal or similarly weighty effect, told as decided",
  "automated": "the decision is said to be made by a machine alone",
  "reasons_given": "the principal reasons of a decision are stated",
  "review_offered": "a human review, appeal or contest is offered",
  "decision:credit": "the decision is about credit",
  "decision:employment": "the decision is about work",
  "decision:housing": "the decision is about housing",
  "decision:insurance": "the decision is about insurance",
  "decision:benefits": "the decision is about a public benefit",
  "decision:education": "the decision is about admission, grading or exclusion",
  "decision:healthcare": "the decision is about care or its coverage",
  "protected_reason":
    "a protected characteristic stands as the reason of an unfavourable treatment",
  "trait:age": "with protected_reason: the characteristic is age",
  "trait:disability": "with protected_reason: the characteristic is a disability",
  "trait:civil_rights": "with protected_reason: race, colour, religion, sex, pregnancy or origin",
  "social_scoring": "people are rated by conduct or traits, with consequences elsewhere",
  "emotion_inference": "a person's emotions are inferred at work or in education",
  "biometric_categorisation": "sensitive traits are inferred from biometric data",
  "face_scraping": "faces are collected untargeted from the internet or cameras",
  "remote_biometric_identification": "people are identified by biometrics in public spaces",
  "crime_prediction": "the risk that a person offends is predicted from a profile alone",
  "exploited_vulnerability": "a person's weakness is exploited, or behaviour is steered by stealth",
  "employee_surveillance": "workers are watched covertly or all the time",

  // What the AI says about itself, consent and rights.
  "ai_disclosed": "the AI says that it is one",
  "ai_denied": "the AI denies being one, or says that it is human",
  "licensed_claim": "the AI claims to be a licensed professional",
  "consent_missing": "data is used without, or against, the consent of the person",
  "rights_request": "somebody asks for access, correction, deletion, a copy or an objection",
  "rights_refused": "such a request is turned down or ignored",
  "breach_hidden": "a data breach is kept from the people or the authority",
  "data_sale": "personal data is sold or shared for money",
  "cross_border_transfer": "personal data goes to another country",
  "described_conduct": "the input describes how an organization handled personal data",
  "purpose_change": "data collected for one purpose is used for another",
  "excessive_retention": "data is kept for ever or longer than needed",
  "refused": "the output declines what was asked",
  "complied": "the output opens with a promise to do what was asked",
  "professional_use": "the use case is meant for trained staff and not for the public",

  // Advice and commerce.
  "guaranteed_returns": "returns are guaranteed or a loss is ruled out",
  "personal_investment_advice": "the user is told what to buy or sell",
  "diagnosis": "the AI tells the user which illness the user has",
  "prescription": "the AI tells the user to take, change or stop a medicine",
  "referral_given": "the user is sent to a professional, or told that this is no advice",
  "outcome_guarantee": "the outcome of a case, cure or purchase is guaranteed",
  "fake_review": "a review or an endorsement is made up",
  "false_urgency": "pressure by made-up scarcity or deadlines",
  "withdrawal_refused": "a consumer's right to withdraw, cancel or be refunded is denied",
  "unsolicited_marketing": "calls, texts or mails are sent without consent",
  "debt_threat": "a debtor is threatened or shamed",
  "care_discouraged": "the output talks the user out of seeing a doctor",
  "crisis_signs": "the user shows signs of self-harm or suicide",
  "crisis_help": "a crisis line or urgent human help is named",
  "synthetic_media": "a real person's face or voice is imitated",
  "voting_deception": "voters are misled about when, where or how to vote",
};

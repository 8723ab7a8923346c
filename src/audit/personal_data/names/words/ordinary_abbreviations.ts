/** Abbreviations that stand in any English text and name no body, by field, lower case. */
const BY_FIELD = [
  "ceo cto cfo coo cio cmo cpo ciso vp svp evp avp hr pr qa r&d pm po pa phd mba bsc msc md dds llm jd rn np",
  "ssid sso vpn api apis mfa 2fa otp pin sms mms url uri http https html css json xml yaml sql csv pdf sdk ide gui cli cpu gpu ram rom ssd hdd usb lan wan wlan dns ip tcp udp ssh ssl tls ftp smtp imap ldap saml jwt rest saas paas iaas ai ml nlp llm ocr iot ar vr ux ui ci cd mvp crm erp os ios bios vm kpi roi okr",
  "faq faqs asap fyi tbd tba tbc eta etd eod eob rsvp aka diy ps nb re fw fwd cc bcc attn ref no id dob ssn nino ein itin vat gst iban bic pnr rfq rfp nda sla mou sow agm egm kyc aml",
  "btc eth xrp usdt usdc usd eur gbp jpy cny inr apr apy ltv dti ebitda esg etf ipo nav cogs gaap ifrs p&l atm pos",
  "pcp gp er icu ent ob gyn htn dm t1dm t2dm bmi mri ct ecg ekg eeg iv im prn bid tid qid npo copd chf ckd uti sti hiv aids adhd ptsd ocd dna rna pcr cbt bls cpr pcn gpa",
].join(" ");

/** Abbreviations that the tagger takes for bodies, and that are none. */
export const ORDINARY_ABBREVIATIONS: ReadonlySet<string> = new Set(BY_FIELD.split(" "));

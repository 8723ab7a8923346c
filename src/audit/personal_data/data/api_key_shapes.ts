/** How the keys of well-known providers look: by a prefix that nothing else has. */
export interface ApiKeyShape {
  readonly provider: string;
  /** Without anchors; the detector sees to it that a key stands alone. */
  readonly shape: string;
}

/** As the providers and public secret scanning programmes document them. */
export const API_KEY_SHAPES: readonly ApiKeyShape[] = [
  { provider: "OPENAI", shape: "sk-(?:proj|svcacct|admin|None)-[\\w-]{20,200}" },
  { provider: "ANTHROPIC", shape: "sk-ant-[\\w-]{20,200}" },
  { provider: "OPENAI", shape: "sk-[A-Za-z\\d]{20,64}" },
  { provider: "OPENROUTER", shape: "sk-or-v1-[\\da-f]{64}" },
  { provider: "AWS", shape: "(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}" },
  { provider: "GOOGLE", shape: "AIza[\\w-]{35}" },
  { provider: "GOOGLE", shape: "ya29\\.[\\w-]{20,300}" },
  { provider: "GOOGLE", shape: "GOCSPX-[\\w-]{28}" },
  { provider: "GITHUB", shape: "gh[pousr]_[A-Za-z\\d]{36,76}" },
  { provider: "GITHUB", shape: "github_pat_\\w{22,90}" },
  { provider: "GITLAB", shape: "gl(?:pat|dt|rt|cbt|ptt|ft|agent|soat)-[\\w-]{20,60}" },
  { provider: "SLACK", shape: "xox[abeoprs]-[A-Za-z\\d-]{10,120}" },
  { provider: "SLACK", shape: "xapp-\\d-[A-Za-z\\d-]{20,120}" },
  {
    provider: "SLACK",
    shape: "https://hooks\\.slack\\.com/(?:services|workflows)/[A-Za-z\\d/]{20,90}",
  },
  { provider: "DISCORD", shape: "https://discord(?:app)?\\.com/api/webhooks/\\d+/[\\w-]{30,90}" },
  { provider: "STRIPE", shape: "(?:sk|rk)_(?:live|test)_[A-Za-z\\d]{10,120}" },
  { provider: "STRIPE", shape: "whsec_[A-Za-z\\d+/=]{24,64}" },
  { provider: "SENDGRID", shape: "SG\\.[\\w-]{16,32}\\.[\\w-]{16,64}" },
  { provider: "MAILGUN", shape: "key-[\\da-f]{32}" },
  { provider: "MAILCHIMP", shape: "[\\da-f]{32}-us\\d{1,2}" },
  { provider: "TWILIO", shape: "(?:AC|SK)[\\da-f]{32}" },
  { provider: "NPM", shape: "npm_[A-Za-z\\d]{36}" },
  { provider: "PYPI", shape: "pypi-[\\w-]{50,250}" },
  { provider: "HUGGING_FACE", shape: "hf_[A-Za-z\\d]{30,40}" },
  { provider: "DIGITALOCEAN", shape: "do[opr]_v1_[\\da-f]{64}" },
  { provider: "DATABRICKS", shape: "dapi[\\da-f]{32}(?:-\\d)?" },
  { provider: "SHOPIFY", shape: "shp(?:at|ca|pa|ss)_[\\da-fA-F]{32}" },
  { provider: "SQUARE", shape: "sq0[a-z]{3}-[\\w-]{22,43}" },
  { provider: "BREVO", shape: "xkeysib-[\\da-f]{64}-[A-Za-z\\d]{16}" },
  { provider: "NEW_RELIC", shape: "NR(?:AK|JS|AA)-[A-Z\\d]{20,42}" },
  { provider: "GRAFANA", shape: "gl(?:sa|c)_[A-Za-z\\d_+/=-]{32,140}" },
  { provider: "LINEAR", shape: "lin_api_[A-Za-z\\d]{40}" },
  { provider: "NOTION", shape: "(?:ntn|secret)_[A-Za-z\\d]{40,50}" },
  { provider: "TELEGRAM", shape: "\\d{8,10}:AA[\\w-]{33}" },
  { provider: "FACEBOOK", shape: "EAA[A-Za-z\\d]{60,250}" },
  { provider: "ATLASSIAN", shape: "ATATT3[\\w=-]{60,250}" },
  { provider: "HASHICORP", shape: "hvs\\.[\\w-]{24,120}" },
  { provider: "DOCKER", shape: "dckr_pat_[\\w-]{27}" },
  { provider: "POSTMAN", shape: "PMAK-[\\da-f]{24}-[\\da-f]{34}" },
  { provider: "GROQ", shape: "gsk_[A-Za-z\\d]{40,60}" },
  { provider: "REPLICATE", shape: "r8_[A-Za-z\\d]{37}" },
  { provider: "PERPLEXITY", shape: "pplx-[A-Za-z\\d]{40,60}" },
  { provider: "SENTRY", shape: "sntry[su]_[\\w=+/]{40,200}" },
  { provider: "ASSAY", shape: "sk-assay-[A-Za-z\\d]{20}" },
  { provider: "AGE", shape: "AGE-SECRET-KEY-1[A-Z\\d]{58}" },
];

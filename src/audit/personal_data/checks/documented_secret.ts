/** Values that providers and projects print in their documentation; nothing is behind them. */
const DOCUMENTED: ReadonlySet<string> = new Set([
  "sk_test_4eC39HqLyjWDarjtT1zdp7dc",
  "sk_test_BQokikJOvBiI2HlWgH4olfQ2",
  "sk_test_26PHem9AhJZvU623DfE1x4sd",
  "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==",
  "C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw==",
  "AIzaSyDaGmWKa4JsXZ-HjGw7ISLn_3namBGewQe",
  "changeit",
  "minioadmin",
  "minio123",
  "localstack",
]);

/** Words and runs that mark a value as one to be replaced. */
const SAMPLE =
  /example|sample|dummy|placeholder|change[_-]?me|replace[_-]?(?:me|this|with)|(?:^|[_\-:/ ])your[_-]|my[_-](?:api|secret|token|key|password)|(?:^|[_-])here$|redacted|fake|x{5}|y{5}|z{5}|0{7}|a{7}|\*{3}|123456789|abcdef(?:gh|12)|deadbeef|foobar|lorem/i;

/** The beginning of the payload that nearly every introduction to JSON Web Tokens shows. */
const SHOWN_TOKEN = /\.eyJzdWIiOiIxMjM0NTY3ODkwIi/;

/** The accounts that databases and queues are installed with, on the machine itself. */
const INSTALLED =
  /^[a-z][a-z\d+]{1,20}:\/\/(?:(postgres|root|admin|guest|user|username|test|app|dev|demo|sa|minioadmin|rabbitmq|mongo|mysql|redis|elastic)?:(?:\1|password|passwd|pass|secret|root|admin|guest|test|example|postgres|changeme)@(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|host\.docker\.internal|db|database|postgres|mysql|mongo|redis|rabbitmq|host|hostname|server)(?![\w.-])|[^@\s]{1,80}@[\w.-]{0,80}\.?example\.(?:com|org|net)(?![\w.-])|[^@\s]{1,80}@[\w.-]{1,80}\.(?:example|test|invalid)(?![\w.-]))/i;

/**
 * Whether a key, token, password or connection string is one of those that documentation prints in
 * the place of a real one. Sources: the providers' documentation; RFC 2606 and RFC 6761 for hosts.
 */
export function isDocumentedSecret(value: string): boolean {
  return (
    DOCUMENTED.has(value) || SAMPLE.test(value) || SHOWN_TOKEN.test(value) || INSTALLED.test(value)
  );
}

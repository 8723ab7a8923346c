/**
 * Whether a value only stands for one: `<your key>`, `xxxx`, `********`, `${TOKEN}`,
 * `process.env.KEY`, `example`.
 */
export function isStandIn(value: string): boolean {
  return STAND_IN.test(value) || /^(.)\1*$/u.test(value);
}

const STAND_IN =
  /^[<${[%(]|^(?:your|my|the|some|insert|enter|example|sample|dummy|placeholder|changeme|change_me|redacted|hidden|secret|s3cret|none|null|undefined|true|false|todo|string|test)(?:$|[_\-\s])|(?:_here|-here)$|^[A-Z]+_[A-Z_]+$|env[.[]|getenv|x{4}|\*{3}|\.{3}|…|0{6}|1234567|abcdef|\(\)?$/i;

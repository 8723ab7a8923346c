// The reference asks once whether it may evaluate code from strings, and does without if it may not.
// The page's policy forbids it, and the browser would report the question as a violation: this
// answers it before the browser does.
globalThis.Function = new Proxy(Function, {
  construct() {
    throw new EvalError("Code is not evaluated from strings on this page");
  },
});

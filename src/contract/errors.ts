/** The statuses that an error can be answered with. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 429 | 500;

/** What a caller sees of an error: the HTTP status and the one string of the error body. */
export interface ErrorReply {
  readonly status: ErrorStatus;
  readonly message: string;
}

/** A row of the error table: what the caller sees, and when. */
export interface ErrorRow extends ErrorReply {
  readonly condition: string;
}

/**
 * The error table: every error that the service answers with. A message that depends on the request
 * is a function of what it depends on. Messages are part of the contract: callers compare them.
 */
export const errors = {
  apiKeyRequired: {
    status: 401,
    message: "API key required in X-API-Key header",
    condition: "The X-API-Key header is missing or empty.",
  },
  unauthorized: {
    status: 401,
    message: "Unauthorized access!",
    condition: "The API key is unknown, revoked or malformed.",
  },
  noSubscription: {
    status: 403,
    message: "No Subscription",
    condition: "The account has no active plan.",
  },
  insufficientTokens: {
    status: 403,
    message: "Insufficient Tokens",
    condition: "The account's token balance is used up, or smaller than this submission's tokens.",
  },
  bodyNotAnObject: {
    status: 400,
    message: "Request body must be a JSON object",
    condition: "The body cannot be read as a JSON object.",
  },
  fieldRequired,
  fieldNotAString,
  fieldNotAnObject,
  fieldTooLong,
  fieldHoldsNul,
  fieldHoldsLoneSurrogate,
  fieldNotADateTime,
  fieldNotOneOf,
  inputNotJson: {
    status: 400,
    message: "Input format claims to be JSON but content is not valid JSON",
    condition: "input.format is json, and input.value is not valid JSON text.",
  },
  tooManyTokens: {
    status: 400,
    message: "Tokens above the limit of 2k",
    condition:
      "input.value and output.value have more than 2,000 tokens or 65,536 UTF-8 bytes together, " +
      "or the body has more than 512 KiB.",
  },
  tooManyRequests,
  notFound: {
    status: 404,
    message: "Not Found",
    condition: "There is nothing at this path.",
  },
  methodNotAllowed: {
    status: 405,
    message: "Method Not Allowed",
    condition: "The path exists, but takes no such method; the Allow header names those it takes.",
  },
  internal: {
    status: 500,
    message: "Internal Server Error",
    condition: "Something unexpected went wrong in the service. A retry with backoff may succeed.",
  },
} as const;

function fieldRequired(field: string): ErrorRow {
  return {
    status: 400,
    message: `${field} required in request body`,
    condition: "A required field is absent, null or an empty string.",
  };
}

function fieldNotAString(field: string): ErrorRow {
  return {
    status: 400,
    message: `${field} must be a string`,
    condition: "A text field holds another type of JSON value.",
  };
}

function fieldNotAnObject(field: string): ErrorRow {
  return {
    status: 400,
    message: `${field} must be an object`,
    condition: "input or output holds another type of JSON value.",
  };
}

/** `maximum` counts characters (Unicode code points). */
function fieldTooLong(field: string, maximum: number): ErrorRow {
  return {
    status: 400,
    message: `${field} must be at most ${maximum.toLocaleString("en-US")} characters`,
    condition: "A text field is longer than its maximum length.",
  };
}

function fieldHoldsNul(field: string): ErrorRow {
  return {
    status: 400,
    message: `${field} must not contain NUL characters`,
    condition: "A text field holds U+0000, which the log cannot keep.",
  };
}

function fieldHoldsLoneSurrogate(field: string): ErrorRow {
  return {
    status: 400,
    message: `${field} must not contain lone surrogates`,
    condition: "A text field holds half of a UTF-16 surrogate pair, which UTF-8 cannot express.",
  };
}

function fieldNotADateTime(field: string): ErrorRow {
  return {
    status: 400,
    message: `${field} must be an ISO 8601 date-time`,
    condition: "The time has another format, or names a day or an hour that does not exist.",
  };
}

function fieldNotOneOf(field: string, allowed: readonly string[]): ErrorRow {
  return {
    status: 400,
    message: `${field} must be one of: ${allowed.join(", ")}`,
    condition: "A field with a fixed set of values holds another value.",
  };
}

/** `seconds` is the whole number of seconds until the next submission for this user is accepted. */
function tooManyRequests(seconds: number): ErrorRow {
  return {
    status: 429,
    message: `Too many requests. Retry in ${seconds} seconds.`,
    condition: "The last accepted submission for this user_id is less than 20 seconds ago.",
  };
}

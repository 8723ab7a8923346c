/** The version of the audit's rules; it changes when the same interaction may get another report. */
export const ENGINE_VERSION = "0.1.0";

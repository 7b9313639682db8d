/** The format by which `to_char` gives an instant as ISO 8601 in UTC with milliseconds, as a literal. */
export const iso = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

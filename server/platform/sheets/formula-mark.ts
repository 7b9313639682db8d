// Includes full-width forms, which East Asian spreadsheets also treat as formulas.
const beginnings = '=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20';
const formula = new RegExp(`^'*[${beginnings}]`);
const marked = new RegExp(`^'+[${beginnings}]`);

/** Returns a text for a CSV file. Texts that look like formulas get an apostrophe as a prefix. */
export const markFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Returns the text of a CSV cell without that prefix. */
export const unmarkFormula = (cell: string): string => (marked.test(cell) ? cell.slice(1) : cell);

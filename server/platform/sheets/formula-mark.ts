// With the full-width forms, which spreadsheets in East Asian languages take for formulas too.
const beginnings = '=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20';
const formula = new RegExp(`^'*[${beginnings}]`);
const marked = new RegExp(`^'+[${beginnings}]`);

/** A text for a CSV file: marked by an apostrophe where spreadsheets would take it for a formula. */
export const markFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that a cell of a CSV file stands for: without the mark, if it has one. */
export const unmarkFormula = (cell: string): string => (marked.test(cell) ? cell.slice(1) : cell);

/** Compares texts by their code units, as keyset cursors do. Returns a negative number if `a` comes first. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const separators = [',', ';', '\t'] as const;

/** What is outside of quotation marks in the first row of a text that holds anything. */
function firstRow(text: string): string {
  let [row, isQuoted] = ['', false];
  for (const character of text.trimStart()) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else row += character;
  }
  return row;
}

/** The separator between the cells of a CSV file: the one that its first row has most of. */
export function separatorOf(text: string): string {
  const row = firstRow(text);
  const counts = separators.map((separator) => row.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}

/** The line `sep=;` with which spreadsheets are told the separator, if a text begins with one. */
export function saidSeparator(text: string): { separator: string; length: number } | null {
  const said = /^sep=([,;\t])(?:\r\n|\n|\r)/i.exec(text);
  return said && { separator: said[1]!, length: said[0].length };
}

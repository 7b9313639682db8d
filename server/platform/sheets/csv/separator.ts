const separators = [',', ';', '\t'] as const;

/** Returns the first row that isn't empty, without its quoted parts. */
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

/** Returns the separator of a CSV file: the one that occurs most in its first row. */
export function separatorOf(text: string): string {
  const row = firstRow(text);
  const counts = separators.map((separator) => row.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}

/** Returns the separator of a first line such as `sep=;`, which spreadsheets write; null without one. */
export function saidSeparator(text: string): { separator: string; length: number } | null {
  const said = /^sep=([,;\t])(?:\r\n|\n|\r)/i.exec(text);
  return said && { separator: said[1]!, length: said[0].length };
}

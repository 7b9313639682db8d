const keptFor = 60_000;

/** A cell as CSV has it. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Saves a file that has only the names of columns that are recognized, for spreadsheets to open. */
export function saveExample(name: string, headings: readonly string[]): void {
  // Without the mark spreadsheets take accents for something else.
  const file = new Blob([`\uFEFF${headings.map(cell).join(',')}\r\n`], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}

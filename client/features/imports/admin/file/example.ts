const keptFor = 60_000;

/** Returns a CSV cell, quoted if necessary. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Downloads a file with only the recognized column names, as a template for spreadsheets. */
export function saveExample(name: string, headings: readonly string[]): void {
  // Spreadsheets need the byte order mark to decode accents correctly.
  const file = new Blob([`\uFEFF${headings.map(cell).join(',')}\r\n`], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}

/** Splits an entered text into paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

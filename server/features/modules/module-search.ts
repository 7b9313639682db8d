/** Text without case, accents and marks, its words parted by single spaces: what a search compares. */
export const foldText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The words that an entry must all hold. */
export const searchWords = (search: string): string[] => foldText(search).split(' ').filter(Boolean);

/** Whether a folded text holds every word, anywhere in it. */
export const holdsWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

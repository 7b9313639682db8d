const letters = 'abcdefghijkmnpqrstuvwxyz';
const digits = '23456789';

const drawn = (from: string, count: number): string =>
  Array.from({ length: count }, () => {
    // Drawn anew where the last letters would come more often than the first.
    const max = 256 - (256 % from.length);
    let byte = max;
    while (byte >= max) byte = crypto.getRandomValues(new Uint8Array(1))[0]!;
    return from[byte % from.length]!;
  }).join('');

const syllable = (): string => {
  const drawnLetters = drawn(letters, 5);
  return drawnLetters[0]!.toUpperCase() + drawnLetters.slice(1);
};

/** A password that nobody guesses and that can be read out: letters that look like no others, a sign, a number. */
export const madeUpPassword = (): string => `${syllable()}-${syllable()}-${drawn(digits, 2)}`;

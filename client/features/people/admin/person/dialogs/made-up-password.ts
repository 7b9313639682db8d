const letters = 'abcdefghijkmnpqrstuvwxyz';
const digits = '23456789';

const drawn = (from: string, count: number): string =>
  Array.from({ length: count }, () => {
    // Rejection sampling keeps the characters equally likely.
    const max = 256 - (256 % from.length);
    let byte = max;
    while (byte >= max) byte = crypto.getRandomValues(new Uint8Array(1))[0]!;
    return from[byte % from.length]!;
  }).join('');

const syllable = (): string => {
  const drawnLetters = drawn(letters, 5);
  return drawnLetters[0]!.toUpperCase() + drawnLetters.slice(1);
};

/** Generates a random password that can be read aloud: unambiguous letters, a hyphen and digits. */
export const madeUpPassword = (): string => `${syllable()}-${syllable()}-${drawn(digits, 2)}`;

/** The rules of a password that a person chooses, by the message that names each; the server asks the same. */
const rules: readonly { id: string; keeps: (password: string) => boolean }[] = [
  { id: 'password.length', keeps: (password) => [...password].length >= 8 && [...password].length <= 64 },
  { id: 'password.letter', keeps: (password) => /\p{L}/u.test(password) },
  { id: 'password.number', keeps: (password) => /\p{N}/u.test(password) },
  { id: 'password.special', keeps: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

/** Which rules a password keeps. */
export const keptRules = (password: string): { id: string; kept: boolean }[] =>
  rules.map(({ id, keeps }) => ({ id, kept: keeps(password) }));

/** The message that says what is wrong with a password; null where nothing is. */
export function passwordProblem(password: string): string | null {
  const letters = [...password].length;
  if (letters < 8) return 'password.tooShort';
  if (letters > 64) return 'password.tooLong';
  return rules.every(({ keeps }) => keeps(password)) ? null : 'password.tooWeak';
}

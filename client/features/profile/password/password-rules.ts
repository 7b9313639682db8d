/** The values of the dialog. */
export interface Passwords {
  current: string;
  next: string;
  again: string;
}

export type PasswordField = keyof Passwords;

/** The message ids of the problems by field. */
export type Problems = Partial<Record<PasswordField, string | undefined>>;

// Counts code points like the server, not UTF-16 code units.
const lengthOf = (password: string): number => [...password].length;

/** The rules of a new password with their message ids, the same as the server's. */
export const passwordRules: readonly { id: string; holds: (password: string) => boolean }[] = [
  { id: 'password.length', holds: (password) => lengthOf(password) >= 8 && lengthOf(password) <= 64 },
  { id: 'password.letter', holds: (password) => /\p{L}/u.test(password) },
  { id: 'password.number', holds: (password) => /\p{N}/u.test(password) },
  { id: 'password.special', holds: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

/** Returns the message id of a new password's problem, or undefined. */
export function problemOfNext(password: string): string | undefined {
  if (lengthOf(password) < 8) return 'password.tooShort';
  if (lengthOf(password) > 64) return 'password.tooLong';
  return passwordRules.every(({ holds }) => holds(password)) ? undefined : 'password.tooWeak';
}

const rejectedNext: Record<string, string> = {
  PASSWORD_TOO_SHORT: 'password.tooShort',
  PASSWORD_TOO_LONG: 'password.tooLong',
  PASSWORD_TOO_WEAK: 'password.tooWeak',
  PASSWORD_UNCHANGED: 'password.unchanged',
};

/** Returns the id of the message with which the server's error code rejects a new password; undefined for other codes. */
export const rejectionOfNext = (code: string): string | undefined => rejectedNext[code];

/** Returns the problems that prevent sending. */
export function problemsOf({ current, next, again }: Passwords): Problems {
  const found = {
    current: current ? undefined : 'password.required',
    next: next ? problemOfNext(next) : 'password.required',
    again: again ? (again === next ? undefined : 'password.differ') : 'password.required',
  };
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined));
}

import { AppError } from '#server/platform/errors';
import { plainText } from '#server/platform/text/plain-text';

const maxLength = 200;

// Separators of folders, control characters, and those that turn the reading direction around.
const rejected = /[/\\\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** A name as people see it, and its extension in lower case without the dot. */
export interface FileName {
  filename: string;
  ext: string;
}

const rejection = (what: string): AppError =>
  new AppError('FILE_REJECTED', `A file needs a name${what}, at most ${maxLength} characters.`);

/**
 * Reads the name of a file that somebody sends, of which the extension may be missing; FILE_REJECTED where it is none.
 * What would hide an extension is refused, the rest of what nobody sees goes by the rule for every text.
 */
export function imageName(given: unknown): FileName {
  const sent = typeof given === 'string' ? given.trim() : '';
  const filename = plainText(sent).trim();
  const ext = /[^.]\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  const isName =
    filename !== '' && filename.length <= maxLength && sent.isWellFormed() && !rejected.test(sent);
  if (!isName || filename.startsWith('.') || (ext === '' && filename.includes('.'))) throw rejection('');
  return { filename, ext };
}

/** Reads the name of a file that is kept as what its extension says; FILE_REJECTED where it is none. */
export function fileName(given: unknown): FileName {
  const name = imageName(given);
  if (name.ext === '') throw rejection(' with an extension');
  return name;
}

/** The name without its extension. */
export const basenameOf = ({ filename, ext }: FileName): string =>
  ext === '' ? filename : filename.slice(0, -ext.length - 1);

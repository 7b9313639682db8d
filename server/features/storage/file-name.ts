import { AppError } from '#server/platform/errors';
import { plainText } from '#server/platform/text/plain-text';

const maxLength = 200;

// Folder separators, control characters, and characters that change the text direction.
const rejected = /[/\\\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** A file name and its extension in lower case without the dot. */
export interface FileName {
  filename: string;
  ext: string;
}

const rejection = (what: string): AppError =>
  new AppError('FILE_REJECTED', `A file needs a name${what}, at most ${maxLength} characters.`);

/**
 * Parses the name of an uploaded file, whose extension may be missing. Throws FILE_REJECTED if it is invalid or
 * contains characters that can disguise the extension. Other invisible characters are removed.
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

/** Parses the name of a file that is stored under its extension. Throws FILE_REJECTED if it is invalid or has none. */
export function fileName(given: unknown): FileName {
  const name = imageName(given);
  if (name.ext === '') throw rejection(' with an extension');
  return name;
}

/** Returns the name without its extension. */
export const basenameOf = ({ filename, ext }: FileName): string =>
  ext === '' ? filename : filename.slice(0, -ext.length - 1);

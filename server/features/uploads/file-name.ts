import { AppError } from '#server/platform/errors';

const longest = 200;

// Separators of folders, control characters, and those that turn the reading direction around.
const refused = /[/\\\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** A name as people see it, and its extension in lower case without the dot. */
export interface FileName {
  filename: string;
  ext: string;
}

/** Reads the name of a file that somebody sends; FILE_REFUSED where it is none. */
export function fileName(given: unknown): FileName {
  const filename = typeof given === 'string' ? given.normalize('NFC').trim() : '';
  const ext = /[^.]\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase();
  const isName = filename.length <= longest && filename.isWellFormed() && !refused.test(filename);
  if (!ext || !isName || filename.startsWith('.')) {
    throw new AppError(
      'FILE_REFUSED',
      `A file needs a name with an extension, at most ${longest} characters.`,
    );
  }
  return { filename, ext };
}

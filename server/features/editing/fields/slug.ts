import { throwFieldError } from '#server/platform/errors';
import { type Common, field } from './field';

const maxSlugLength = 80;

/** The end of a page's address. Addresses that begin with `admin` lead to administrators' pages. */
export function checkSlug(sent: string, path: string): string {
  const slug = sent.trim();
  if (slug.length > maxSlugLength || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throwFieldError(
      path,
      `An address has up to ${maxSlugLength} small letters, digits and single hyphens between them.`,
    );
  }
  if (slug.startsWith('admin')) throwFieldError(path, 'No address begins with admin.');
  return slug;
}

/**
 * The end of a page's address, which no other has. The table has a unique constraint or index of this column, or of
 * others with it, whose name holds the name of the column: where it refuses a value, the field is refused.
 */
export const Slug = (common: Common) =>
  field(
    common,
    { type: 'text' },
    () => String,
    (sql) => ({
      input: () => String,
      check: checkSlug,
      sort: { sql, type: 'text' },
      search: sql,
      unique: true,
    }),
  );

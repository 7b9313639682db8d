import { throwFieldError } from '#server/platform/errors';
import { type Common, field } from './field';

const maxSlugLength = 80;

/**
 * Returns the trimmed slug; throws BAD_USER_INPUT if it is invalid. Addresses that begin with `admin` belong
 * to the admin pages.
 */
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
 * Declares a unique slug, the end of a page's address. The name of the table's unique constraint or index
 * must contain that of the column, so that a violation becomes an error of this field.
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

import type { CleanedText } from './cleaned-text';
import type { Description } from './description';

/** Returns whether the resource has rich text fields. */
export const holdsRichText = ({ fields }: Pick<Description, 'fields'>): boolean =>
  fields.some(({ cleaned }) => cleaned);

/** Returns the formatting that sanitizing removes from the texts of an input. */
export const cleanedOf = (
  { fields }: Pick<Description, 'fields'>,
  sent: Record<string, unknown>,
): CleanedText[] =>
  fields.flatMap(({ name, cleaned }) => (cleaned && sent[name] ? cleaned(sent[name] as never, name) : []));

import type { CleanedText } from './cleaned-text';
import type { Description } from './description';

/** Whether things of a kind have texts that are cleaned. */
export const holdsRichText = ({ fields }: Pick<Description, 'fields'>): boolean =>
  fields.some(({ cleaned }) => cleaned);

/** What was taken out of the texts of a thing that was sent. */
export const cleanedOf = (
  { fields }: Pick<Description, 'fields'>,
  sent: Record<string, unknown>,
): CleanedText[] =>
  fields.flatMap(({ name, cleaned }) => (cleaned && sent[name] ? cleaned(sent[name] as never, name) : []));

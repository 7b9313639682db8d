import type { Field, Words } from '#client/ui/editor/described/field';
import { moment } from '#client/ui/editor/described/kinds';

type Common = Partial<Pick<Field<never, never, never>, 'label' | 'hint' | 'row'>>;

/** The publication date of a record. Without a date, it is a draft. */
export const publishAt = (common: Common = {}): Field<string, string | null, string | null> => ({
  ...moment({ label: 'admin.publishAt', hint: 'admin.publishAt.hint', row: 'when', ...common }),
  cell: (stored, { text, date }) => (stored === null ? text('admin.publishAt.draft') : date(stored)),
});

/** Returns true if the publication date has passed. */
export const isPublished = (moment: string | null): boolean =>
  moment !== null && Date.parse(moment) <= Date.now();

/** Returns the publication state as text. */
export function publication(resource: { publishAt: string | null }, { text, date }: Words): string {
  if (resource.publishAt === null) return text('admin.publishAt.draft');
  const id = isPublished(resource.publishAt) ? 'admin.publishAt.seen' : 'admin.publishAt.later';
  return text(id, { date: date(resource.publishAt) });
}

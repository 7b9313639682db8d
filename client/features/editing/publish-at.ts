import type { Field, Words } from '#client/ui/editor/described/field';
import { moment } from '#client/ui/editor/described/kinds';

type Common = Partial<Pick<Field<never, never, never>, 'label' | 'hint' | 'row'>>;

/** From when learners see a thing; a draft without a date. */
export const publishAt = (common: Common = {}): Field<string, string | null, string | null> => ({
  ...moment({ label: 'admin.publishAt', hint: 'admin.publishAt.hint', row: 'when', ...common }),
  cell: (stored, { text, date }) => (stored === null ? text('admin.publishAt.draft') : date(stored)),
});

/** Whether learners see by now what is published then; a draft is seen by none. */
export const isPublished = (moment: string | null): boolean =>
  moment !== null && Date.parse(moment) <= Date.now();

/** The same in words. */
export function publication(resource: { publishAt: string | null }, { text, date }: Words): string {
  if (resource.publishAt === null) return text('admin.publishAt.draft');
  const id = isPublished(resource.publishAt) ? 'admin.publishAt.seen' : 'admin.publishAt.later';
  return text(id, { date: date(resource.publishAt) });
}

import { ThingRoutes, type EditedThing } from '#client/features/editing/public';
import {
  CreateNewsletterIssueDocument,
  DeleteNewsletterIssueDocument,
  EditedNewsletterIssueDocument,
  EditedNewsletterIssuesDocument,
  UpdateNewsletterIssueDocument,
  type DescribedNewsletterIssueFragment,
  type DescribedNewsletterIssueRowFragment,
} from '#client/platform/generated/described.generated';
import type { ContentSectionKey } from '#client/platform/generated/schema';
import type { Words } from '#client/ui/editor/described/field';
import { choice, localizedLine, moment, wholeNumber } from '#client/ui/editor/described/kinds';
import { isPublished } from '../../articles/is-published';
import { parts } from '../parts/parts-field';
import { sectionNames } from '../section-names';

const fields = {
  title: localizedLine({ label: 'admin.newsletters.title', longest: 200, title: true }),
  summary: {
    ...localizedLine({
      label: 'admin.newsletters.summary',
      hint: 'admin.newsletters.summaryHint',
      longest: 300,
    }),
    cell: undefined,
  },
  section: choice<ContentSectionKey>({
    label: 'admin.sections.key',
    names: sectionNames,
    initial: 'pro_training',
    row: 'where',
  }),
  number: wholeNumber({
    label: 'admin.newsletters.number',
    hint: 'admin.newsletters.numberHint',
    from: 1,
    to: 100_000,
    row: 'where',
  }),
  publishAt: {
    ...moment({ label: 'admin.articles.publishAt', hint: 'admin.newsletters.publishHint' }),
    cell: (stored: string | null, { text, date }: Words) =>
      stored === null ? text('admin.articles.draft') : date(stored),
  },
  parts: parts({ label: 'admin.articles.parts', hint: 'admin.newsletters.partsHint' }),
};

function state({ publishAt, mailedAt, mailedTo }: DescribedNewsletterIssueFragment, words: Words): string {
  const { text, date } = words;
  if (mailedAt !== null) {
    return text('admin.newsletters.mailed', { date: date(mailedAt), count: mailedTo ?? 0 });
  }
  if (publishAt === null) return text('admin.articles.draft');
  const seen = isPublished(publishAt) ? 'admin.articles.seen' : 'admin.articles.later';
  return text(seen, { date: date(publishAt) });
}

const issues: EditedThing<
  typeof fields,
  DescribedNewsletterIssueRowFragment,
  DescribedNewsletterIssueFragment
> = {
  path: '/admin/newsletters',
  fields,
  list: EditedNewsletterIssuesDocument,
  listName: 'editedNewsletterIssues',
  one: EditedNewsletterIssueDocument,
  create: CreateNewsletterIssueDocument,
  update: UpdateNewsletterIssueDocument,
  remove: DeleteNewsletterIssueDocument,
  state,
  texts: {
    several: 'admin.newsletters',
    count: 'admin.newsletters.count',
    add: 'admin.newsletters.add',
    none: 'admin.newsletters.none',
    gone: 'admin.newsletters.gone',
    search: 'admin.newsletters.search',
    deleteTitle: 'admin.newsletters.deleteTitle',
    deleteText: 'admin.newsletters.deleteText',
  },
};

/** The issues of newsletters as administrators edit them. */
export default function NewsletterIssues() {
  return <ThingRoutes of={issues} />;
}

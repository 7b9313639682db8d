import { publication, publishAt, ResourceRoutes, type DefineResource } from '#client/features/editing/index';
import {
  CreateNewsletterIssueDocument,
  DeleteNewsletterIssueDocument,
  AdminNewsletterIssueDocument,
  AdminNewsletterIssuesDocument,
  UpdateNewsletterIssueDocument,
  type NewsletterIssueFieldsFragment,
  type NewsletterIssueRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import type { ContentSectionKey } from '#client/platform/generated/schema';
import type { Words } from '#client/ui/editor/described/field';
import { choice, localizedLine, wholeNumber } from '#client/ui/editor/described/kinds';
import { parts } from '../parts/parts-field';
import { sectionNames } from '../section-names';

const fields = {
  title: localizedLine({ label: 'admin.newsletters.title', maxLength: 200, title: true }),
  summary: {
    ...localizedLine({
      label: 'admin.newsletters.summary',
      hint: 'admin.newsletters.summaryHint',
      maxLength: 300,
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
  publishAt: publishAt({ hint: 'admin.newsletters.publishHint' }),
  parts: parts({ label: 'admin.articles.parts', hint: 'admin.newsletters.partsHint' }),
};

function state(issue: NewsletterIssueFieldsFragment, words: Words): string {
  const { mailedAt, mailedTo } = issue;
  if (mailedAt === null) return publication(issue, words);
  return words.text('admin.newsletters.mailed', { date: words.date(mailedAt), count: mailedTo ?? 0 });
}

const issues: DefineResource<typeof fields, NewsletterIssueRowFieldsFragment, NewsletterIssueFieldsFragment> =
  {
    path: '/admin/newsletters',
    fields,
    list: AdminNewsletterIssuesDocument,
    listName: 'adminNewsletterIssues',
    one: AdminNewsletterIssueDocument,
    create: CreateNewsletterIssueDocument,
    update: UpdateNewsletterIssueDocument,
    remove: DeleteNewsletterIssueDocument,
    state,
    actions: [{ name: 'publish' }, { name: 'unpublish' }, { name: 'section' }, { name: 'delete' }],
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

/** The administration of newsletter issues. */
export default function NewsletterIssues() {
  return <ResourceRoutes of={issues} />;
}

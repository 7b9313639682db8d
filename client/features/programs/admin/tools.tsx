import { audienceFields, ThingRoutes, type EditedThing } from '#client/features/editing/public';
import {
  CreateToolDocument,
  DeleteToolDocument,
  EditedToolDocument,
  EditedToolsDocument,
  UpdateToolDocument,
  type DescribedToolFragment,
  type DescribedToolRowFragment,
} from '#client/platform/generated/described.generated';
import type { Words } from '#client/ui/editor/described/field';
import { flag, localizedLine, localizedRichText, moment } from '#client/ui/editor/described/kinds';
import { href } from '#client/ui/editor/described/kinds-more';

const fields = {
  title: localizedLine({ label: 'admin.tools.title', longest: 100, title: true }),
  text: localizedRichText({ label: 'admin.tools.text' }),
  href: href({ label: 'admin.tools.href' }),
  newTab: flag({ label: 'admin.tools.newTab', initial: false }),
  publishAt: {
    ...moment({ label: 'admin.tools.publishAt', hint: 'admin.tools.publishHint' }),
    cell: (stored: string | null, { text, date }: Words) =>
      stored === null ? text('admin.tools.draft') : date(stored),
  },
  ...audienceFields,
};

function state({ publishAt }: DescribedToolFragment, { text, date }: Words): string {
  if (publishAt === null) return text('admin.tools.draft');
  const isSeen = Date.parse(publishAt) <= Date.now();
  return text(isSeen ? 'admin.tools.seen' : 'admin.tools.later', { date: date(publishAt) });
}

const tools: EditedThing<typeof fields, DescribedToolRowFragment, DescribedToolFragment> = {
  path: '/admin/tools',
  fields,
  list: EditedToolsDocument,
  listName: 'editedTools',
  one: EditedToolDocument,
  create: CreateToolDocument,
  update: UpdateToolDocument,
  remove: DeleteToolDocument,
  order: 'admin.tools.order',
  state,
  texts: {
    several: 'admin.tools',
    count: 'admin.tools.count',
    add: 'admin.tools.add',
    none: 'admin.tools.none',
    gone: 'admin.tools.gone',
    search: 'admin.tools.search',
    deleteTitle: 'admin.tools.deleteTitle',
    deleteText: 'admin.tools.deleteText',
  },
};

/** The tools as administrators edit them. */
export default function Tools() {
  return <ThingRoutes of={tools} />;
}

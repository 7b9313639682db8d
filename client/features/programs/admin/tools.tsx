import {
  audienceFields,
  publication,
  publishAt,
  ResourceRoutes,
  type DefineResource,
} from '#client/features/editing/index';
import {
  CreateToolDocument,
  DeleteToolDocument,
  AdminToolDocument,
  AdminToolsDocument,
  UpdateToolDocument,
  type ToolFieldsFragment,
  type ToolRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import { flag, localizedLine, localizedRichText } from '#client/ui/editor/described/kinds';
import { href } from '#client/ui/editor/described/kinds-more';

const fields = {
  title: localizedLine({ label: 'admin.tools.title', maxLength: 100, title: true }),
  text: localizedRichText({ label: 'admin.tools.text' }),
  href: href({ label: 'admin.tools.href', desk: true }),
  newTab: flag({ label: 'admin.tools.newTab', initial: false }),
  publishAt: publishAt(),
  ...audienceFields,
};

const tools: DefineResource<typeof fields, ToolRowFieldsFragment, ToolFieldsFragment> = {
  path: '/admin/tools',
  fields,
  list: AdminToolsDocument,
  listName: 'adminTools',
  actions: [{ name: 'publish' }, { name: 'unpublish' }, { name: 'delete' }],
  one: AdminToolDocument,
  create: CreateToolDocument,
  update: UpdateToolDocument,
  remove: DeleteToolDocument,
  order: 'admin.tools.order',
  state: publication,
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

/** The administration of tools. */
export default function Tools() {
  return <ResourceRoutes of={tools} />;
}

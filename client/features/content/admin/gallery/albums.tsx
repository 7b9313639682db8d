import {
  audienceFields,
  publication,
  publishAt,
  ResourceRoutes,
  type DefineResource,
} from '#client/features/editing/index';
import {
  CreateAlbumDocument,
  DeleteAlbumDocument,
  AdminAlbumDocument,
  AdminAlbumsDocument,
  UpdateAlbumDocument,
  type AlbumFieldsFragment,
  type AlbumRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import type { ContentSectionKey } from '#client/platform/generated/schema';
import { choice, localizedLine } from '#client/ui/editor/described/kinds';
import { optionalLocalizedLine, slug } from '#client/ui/editor/described/kinds-more';
import { sectionNames } from '../section-names';
import { pictures } from './pictures-field';

const fields = {
  title: localizedLine({ label: 'admin.albums.title', maxLength: 200, title: true }),
  lead: optionalLocalizedLine({ label: 'admin.albums.lead', maxLength: 300 }),
  section: choice<ContentSectionKey>({
    label: 'admin.sections.key',
    names: sectionNames,
    initial: 'pro_training',
    row: 'where',
  }),
  slug: {
    ...slug({ label: 'admin.articles.slug', hint: 'admin.articles.slugHint', from: 'title', row: 'where' }),
    cell: undefined,
  },
  publishAt: publishAt(),
  pictures: pictures({ label: 'admin.albums.pictures', hint: 'admin.albums.picturesHint' }),
  ...audienceFields,
};

const albums: DefineResource<typeof fields, AlbumRowFieldsFragment, AlbumFieldsFragment> = {
  path: '/admin/albums',
  fields,
  list: AdminAlbumsDocument,
  listName: 'adminAlbums',
  actions: [{ name: 'publish' }, { name: 'unpublish' }, { name: 'section' }, { name: 'delete' }],
  one: AdminAlbumDocument,
  create: CreateAlbumDocument,
  update: UpdateAlbumDocument,
  remove: DeleteAlbumDocument,
  state: publication,
  texts: {
    several: 'admin.albums',
    count: 'admin.albums.count',
    add: 'admin.albums.add',
    none: 'admin.albums.none',
    gone: 'admin.albums.gone',
    search: 'admin.albums.search',
    deleteTitle: 'admin.albums.deleteTitle',
    deleteText: 'admin.albums.deleteText',
  },
};

/** The administration of albums. */
export default function Albums() {
  return <ResourceRoutes of={albums} />;
}

import { audienceFields, ResourceRoutes, type DefineResource } from '#client/features/editing/index';
import {
  AdminContentSectionDocument,
  AdminContentSectionsDocument,
  UpdateContentSectionDocument,
  type ContentSectionFieldsFragment,
  type ContentSectionRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import type { ContentPage } from '#client/platform/generated/schema';
import { localizedLine } from '#client/ui/editor/described/kinds';
import { choices, optionalLocalizedLine } from '#client/ui/editor/described/kinds-more';
import { pageNames } from '../section/section-address';
import { sectionPath } from '../section/section-path';

const fields = {
  title: localizedLine({ label: 'admin.sections.title', maxLength: 80, title: true }),
  lead: { ...localizedLine({ label: 'admin.sections.lead', maxLength: 300 }), cell: undefined },
  newsletterName: {
    ...optionalLocalizedLine({
      label: 'admin.sections.newsletterName',
      hint: 'admin.sections.newsletterNameHint',
      maxLength: 80,
    }),
    cell: undefined,
  },
  pages: choices<ContentPage>({
    label: 'admin.sections.pages',
    hint: 'admin.sections.pagesHint',
    names: pageNames,
  }),
  ...audienceFields,
};

const sections: DefineResource<typeof fields, ContentSectionRowFieldsFragment, ContentSectionFieldsFragment> =
  {
    path: '/admin/sections',
    fields,
    list: AdminContentSectionsDocument,
    listName: 'adminContentSections',
    one: AdminContentSectionDocument,
    update: UpdateContentSectionDocument,
    state: ({ key }) => sectionPath(key),
    texts: {
      several: 'admin.sections',
      count: 'admin.sections.count',
      none: 'admin.sections.none',
      gone: 'admin.sections.gone',
      search: 'admin.sections.search',
    },
  };

/** The administration of content sections. */
export default function Sections() {
  return <ResourceRoutes of={sections} />;
}

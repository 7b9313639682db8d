import { useIntl } from 'react-intl';
import type { Brand, ModuleKind, TreadPattern, UserType } from '#client/platform/generated/schema';
import { plainText } from '#client/ui/editing/rich-text/rich-text-html';
import type { FieldNames } from '#client/ui/editor/conflict-dialog';
import { brandNames, groupNames } from '../module-labels';
import { artNames } from './art-choice';
import type { ModuleDraft } from './module-draft';
import { userTypeNames } from './module-sorting';

/** What the fields of a module are called, and how their values read. */
export function useModuleFields(): FieldNames<ModuleDraft> {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return {
    name: { label: text('admin.name') },
    description: { label: text('admin.description'), text: plainText },
    tags: { label: text('admin.tags') },
    kind: { label: text('admin.kind'), text: (kind: ModuleKind) => text(groupNames[kind]) },
    brand: { label: text('modules.filter.brand'), text: (brand: Brand) => text(brandNames[brand]) },
    group: {
      label: text('modules.filter.group'),
      text: (group: ModuleDraft['group']) => text(group === 'none' ? 'admin.noGroup' : groupNames[group]),
    },
    userTypes: {
      label: text('admin.userTypes'),
      text: (types: readonly UserType[]) => types.map((type) => text(userTypeNames[type])).join(', '),
    },
    art: { label: text('admin.art'), text: (art: TreadPattern) => text(artNames[art]) },
    enabled: { label: text('admin.enabled') },
  };
}

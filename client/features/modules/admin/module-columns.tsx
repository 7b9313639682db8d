import { IconEyeOff, IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/format';
import type { Brand, EditedModuleFilter, ModuleGroup, ModuleKind } from '#client/platform/generated/schema';
import type { EditedModuleRowFragment } from './edited-module.generated';
import { useLanguage } from '#client/platform/i18n/language';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { brandNames, brands, categoryNames, groupNames, moduleGroups, moduleKinds } from '../module-labels';
import styles from './module-columns.module.css';

function Marks({ module }: { module: EditedModuleRowFragment }) {
  return (
    <span className={styles.marks}>
      <span className={styles.mark}>
        {!module.enabled && <IconEyeOff size={16} stroke={1.9} aria-hidden />}
        <FormattedMessage id={module.enabled ? 'admin.isEnabled' : 'admin.disabled'} />
      </span>
      {module.test?.changed && (
        <span className={styles.mark}>
          <IconPencil size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id={module.test.published ? 'admin.unpublished' : 'admin.draft'} />
        </span>
      )}
    </span>
  );
}

/** The columns of modules: name, what they are, and whether something about them is not in force. */
export function useModuleColumns(): readonly ListColumn<EditedModuleRowFragment>[] {
  const intl = useIntl();
  const { date } = useFormat();
  const { language } = useLanguage();
  const text = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'name',
      title: text('admin.name'),
      kind: 'title',
      sort: 'name',
      cell: ({ id, nameTranslations }) => (
        <Link to={`/admin/modules/${id}`}>{nameTranslations[language] || nameTranslations.en}</Link>
      ),
    },
    { key: 'kind', title: text('admin.kind'), sort: 'kind', cell: ({ kind }) => text(groupNames[kind]) },
    {
      key: 'brand',
      title: text('modules.filter.brand'),
      sort: 'brand',
      cell: ({ brand }) => text(brandNames[brand]),
    },
    {
      key: 'group',
      title: text('modules.filter.group'),
      sort: 'group',
      cell: ({ group }) => text(group ? groupNames[group] : 'admin.noGroup'),
    },
    {
      key: 'test',
      title: text('admin.tab.test'),
      cell: ({ test }) => text(test ? categoryNames[test.category] : 'admin.noTest'),
    },
    {
      key: 'state',
      title: text('admin.state'),
      sort: 'enabled',
      cell: (module) => <Marks module={module} />,
    },
    {
      key: 'updated',
      title: text('admin.updated'),
      kind: 'number',
      sort: 'updatedAt',
      cell: ({ updatedAt }) => date(updatedAt),
    },
  ];
}

/** What the list of modules can be narrowed to. */
export function useModuleFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const choices = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
    values.map((value) => ({ value, label: text(names[value]) }));
  return [
    { name: 'kind', label: text('admin.kind'), choices: choices(moduleKinds, groupNames) },
    { name: 'brand', label: text('modules.filter.brand'), choices: choices(brands, brandNames) },
    { name: 'group', label: text('modules.filter.group'), choices: choices(moduleGroups, groupNames) },
    {
      name: 'state',
      label: text('admin.state'),
      choices: choices(['enabled', 'disabled'], { enabled: 'admin.isEnabled', disabled: 'admin.disabled' }),
    },
  ];
}

type Chosen = Readonly<Record<string, readonly string[] | undefined>>;

/** The same for the server. */
export function moduleFilter({ kind, brand, group, state }: Chosen): EditedModuleFilter {
  return {
    kind: kind as ModuleKind[] | undefined,
    brand: brand as Brand[] | undefined,
    group: group as ModuleGroup[] | undefined,
    // Both of them is every module.
    enabled: state?.length === 1 ? state[0] === 'enabled' : undefined,
  };
}

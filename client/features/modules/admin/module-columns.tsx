import { IconEyeOff, IconPencil } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { AdminModuleFilter } from '#client/platform/generated/schema';
import { useWords } from '#client/ui/editor/described/use-words';
import { filterOf, useFieldColumns, useFieldFilters } from '#client/ui/list/field-list';
import type { ListView } from '#client/ui/list/list-address';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { listedTimes } from '#client/ui/list/listed-times';
import { categoryNames } from '../module-labels';
import type { AdminModuleRowFragment } from './admin-module.generated';
import styles from './module-columns.module.css';
import { moduleFields } from './module-fields';

function Marks({ module }: { module: AdminModuleRowFragment }) {
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

// The list has its own column for the last change, which is visible by default.
const listed = { ...moduleFields, createdAt: listedTimes.createdAt };

/** Returns the columns of the module list. */
export function useModuleColumns(): readonly ListColumn<AdminModuleRowFragment>[] {
  const { text, date } = useWords();
  return [
    ...useFieldColumns<AdminModuleRowFragment>(listed, '/admin/modules'),
    {
      key: 'test',
      title: text('admin.tab.test'),
      cell: ({ test }) => text(test ? categoryNames[test.category] : 'admin.noTest'),
    },
    {
      key: 'state',
      file: ['enabled'],
      title: text('admin.state'),
      sort: 'enabled',
      cell: (module) => <Marks module={module} />,
    },
    {
      key: 'updated',
      file: ['updatedAt'],
      title: text('admin.updated'),
      kind: 'number',
      sort: 'updatedAt',
      desk: true,
      cell: ({ updatedAt }) => date(updatedAt),
    },
  ];
}

/** Returns the filters of the module list. */
export function useModuleFilters(): readonly ListFilter[] {
  const { text } = useWords();
  const states = [
    { value: 'enabled', label: text('admin.isEnabled') },
    { value: 'disabled', label: text('admin.disabled') },
  ];
  return [
    ...useFieldFilters({ ...moduleFields, ...listedTimes }),
    { name: 'state', label: text('admin.state'), choices: states },
  ];
}

/** Converts the selected filters to the server's filter. */
export function moduleFilter({ state, ...selected }: ListView['filters']): AdminModuleFilter {
  return {
    ...filterOf<AdminModuleFilter>(moduleFields, selected),
    // Both states together mean no filter.
    enabled: state?.length === 1 ? state[0] === 'enabled' : undefined,
  };
}

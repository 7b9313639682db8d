import { IconEyeOff, IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/format';
import type { EditedModuleRowFragment } from '#client/platform/generated/graphql';
import { useLanguage } from '#client/platform/i18n/language';
import type { ListColumn } from '#client/ui/list/list-parts';
import { brandNames, categoryNames, groupNames } from '../module-labels';
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
      cell: ({ id, nameTranslations }) => (
        <Link to={`/admin/modules/${id}`}>{nameTranslations[language] || nameTranslations.en}</Link>
      ),
    },
    { key: 'kind', title: text('admin.kind'), cell: ({ kind }) => text(groupNames[kind]) },
    { key: 'brand', title: text('modules.filter.brand'), cell: ({ brand }) => text(brandNames[brand]) },
    {
      key: 'group',
      title: text('modules.filter.group'),
      cell: ({ group }) => text(group ? groupNames[group] : 'admin.noGroup'),
    },
    {
      key: 'test',
      title: text('admin.tab.test'),
      cell: ({ test }) => text(test ? categoryNames[test.category] : 'admin.noTest'),
    },
    { key: 'state', title: text('admin.state'), cell: (module) => <Marks module={module} /> },
    {
      key: 'updated',
      title: text('admin.updated'),
      kind: 'number',
      cell: ({ updatedAt }) => date(updatedAt),
    },
  ];
}

import { FormattedMessage, useIntl } from 'react-intl';
import { bulkOf, OpenActions, SavedViews, type BulkActionDefinition } from '#client/features/editing/index';
import { PageTitle } from '#client/features/settings/index';
import { AdminModulesDocument, type AdminModuleRowFragment } from './admin-module.generated';
import type { AdminModuleOrderField } from '#client/platform/generated/schema';
import { useLanguage } from '#client/platform/i18n/language';
import { ButtonLink } from '#client/ui/button';
import { whereOf } from '#client/ui/list/where';
import { AdminList } from '#client/ui/list/admin-list';
import { orderOf } from '#client/ui/list/list-address';
import { moduleFilter, useModuleColumns, useModuleFilters } from './module-columns';
import { useModuleEditing } from './use-module-editing';

function NewModule({ variant }: { variant: 'primary' | 'strong' }) {
  return (
    <ButtonLink variant={variant} to="/admin/modules/new">
      <FormattedMessage id="admin.modules.new" />
    </ButtonLink>
  );
}

const actions: readonly BulkActionDefinition[] = [
  { name: 'enable' },
  { name: 'disable' },
  { name: 'brand' },
  { name: 'group' },
  { name: 'delete' },
];

/** The list of all modules with the state of their tests. */
export default function ModuleListPage() {
  const intl = useIntl();
  const { language } = useLanguage();
  const filters = useModuleFilters();
  const title = intl.formatMessage({ id: 'admin.modules' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="admin.modules.count" values={{ count }} />}
        actions={<NewModule variant="primary" />}
        views={
          <>
            <SavedViews list="adminModules" />
            <OpenActions list="adminModules" />
          </>
        }
        searchLabel={intl.formatMessage({ id: 'modules.search' })}
        query={AdminModulesDocument}
        variables={({ search, sort, after, ...view }) => ({
          search: search || null,
          filter: moduleFilter(view.filters),
          where: whereOf(filters, view),
          orderBy: orderOf<AdminModuleOrderField>(sort),
          after,
        })}
        page={({ adminModules }) => adminModules}
        columns={useModuleColumns()}
        filters={filters}
        csv="adminModules"
        editing={useModuleEditing()}
        bulk={bulkOf(
          'adminModules',
          actions,
          ({ nameTranslations: name }: AdminModuleRowFragment) => name[language] || name.en,
        )}
        nothing={{
          title: <FormattedMessage id="admin.modules.none" />,
          actions: <NewModule variant="strong" />,
        }}
        noneFor={(query) => <FormattedMessage id="modules.noneFor" values={{ query }} />}
      />
    </>
  );
}

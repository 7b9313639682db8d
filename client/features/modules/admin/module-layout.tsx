import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { useAdminModuleQuery, type AdminModuleFieldsFragment } from './admin-module.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Tag } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { TabLinks, type TabLink } from '#client/ui/layout/tab-links';
import type { ModuleContext } from './module-context';

function Marks({ module }: { module: AdminModuleFieldsFragment }) {
  return (
    <>
      {!module.enabled && (
        <Tag>
          <FormattedMessage id="admin.disabled" />
        </Tag>
      )}{' '}
      {module.test?.changed && (
        <Tag>
          <FormattedMessage id={module.test.published ? 'admin.unpublished' : 'admin.draft'} />
        </Tag>
      )}
    </>
  );
}

/** The header and tabs of a module. */
export default function ModuleLayout({ tabs }: { tabs: readonly TabLink[] }) {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  // The editors must start from the currently stored version.
  const { data, error, refetch } = useAdminModuleQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const module = data?.adminModule;
  if (!data) {
    return (
      <PageBody>
        <Waiting error={error} onRetry={() => void refetch()} lines={5} />
      </PageBody>
    );
  }
  if (!module) return <NoSuchPage textId="admin.modules.gone" to="/admin/modules" toId="admin.modules" />;
  const name = module.nameTranslations[language] || module.nameTranslations.en;
  const tab = tabs.find(({ to }) => to !== '' && pathname.includes(`/${id}/${to}`));
  const reload = async () => (await refetch()).data?.adminModule ?? null;
  return (
    <>
      <PageTitle>{tab ? `${intl.formatMessage({ id: tab.labelId })} · ${name}` : name}</PageTitle>
      <PageHead
        back={
          <BackLink to="/admin/modules">
            <FormattedMessage id="admin.modules" />
          </BackLink>
        }
        title={name}
        note={<Marks module={module} />}
      />
      <TabLinks label={intl.formatMessage({ id: 'admin.tabs' })} tabs={tabs} />
      <PageBody>
        <Outlet key={module.id} context={{ module, reload } satisfies ModuleContext} />
      </PageBody>
    </>
  );
}

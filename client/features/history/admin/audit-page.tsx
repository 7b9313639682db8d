import { useMediaQuery } from '@mantine/hooks';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/public';
import { AdminList } from '#client/ui/list/admin-list';
import { AuditLogDocument } from './audit.generated';
import styles from './audit.module.css';
import { auditFilterOf, useAuditColumns, useAuditFilters } from './audit-columns';
import { AuditPanel } from './audit-panel';
import { AuditViews } from './audit-views';

/** The entry that the address names, where there is room for it beside the list: null for none, undefined without room. */
function useOpened() {
  const hasRoom = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const close = () => {
    document.querySelector<HTMLElement>('td a[aria-current]')?.focus();
    params.delete('entry');
    setParams(params, { state });
  };
  return { opened: hasRoom ? params.get('entry') : undefined, close };
}

/** What was done by whom. */
export default function AuditPage() {
  const intl = useIntl();
  const { opened, close } = useOpened();
  const title = intl.formatMessage({ id: 'admin.audit' });
  return (
    <div className={styles.page} data-beside={opened ? true : undefined}>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="history.count" values={{ count }} />}
        lead={<FormattedMessage id="history.about" />}
        views={<AuditViews />}
        searchLabel={intl.formatMessage({ id: 'history.search' })}
        query={AuditLogDocument}
        variables={({ search, filters, after }) => ({
          search: search || null,
          filter: auditFilterOf(filters),
          after,
        })}
        page={({ auditLog }) => auditLog}
        columns={useAuditColumns(opened)}
        filters={useAuditFilters()}
        csv="auditLog"
        nothing={{
          title: <FormattedMessage id="history.none" />,
          help: <FormattedMessage id="history.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="history.noneFor" values={{ query }} />}
      />
      {opened && <AuditPanel key={opened} id={opened} onClose={close} />}
    </div>
  );
}

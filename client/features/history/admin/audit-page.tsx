import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import type { AuditEntryOrderField } from '#client/platform/generated/schema';
import { AdminList } from '#client/ui/list/admin-list';
import { whereOf } from '#client/ui/list/where';
import { orderOf } from '#client/ui/list/list-address';
import { ListWithPanel, useBeside } from '#client/ui/list/beside';
import { AuditLogDocument } from './audit.generated';
import { useAuditColumns, useAuditFilters } from './audit-columns';
import { AuditPanel } from './audit-panel';
import { AuditViews } from './audit-views';
import { ChainState } from './chain-state';

/** The page of the audit log. */
export default function AuditPage() {
  const intl = useIntl();
  const { opened, close } = useBeside('entry');
  const filters = useAuditFilters();
  const title = intl.formatMessage({ id: 'admin.audit' });
  return (
    <ListWithPanel panel={opened && <AuditPanel key={opened} id={opened} onClose={close} />}>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="history.count" values={{ count }} />}
        actions={<ChainState />}
        lead={<FormattedMessage id="history.about" />}
        views={<AuditViews />}
        searchLabel={intl.formatMessage({ id: 'history.search' })}
        query={AuditLogDocument}
        variables={({ search, sort, after, ...view }) => ({
          search: search || null,
          where: whereOf(filters, view),
          orderBy: orderOf<AuditEntryOrderField>(sort),
          after,
        })}
        page={({ auditLog }) => auditLog}
        columns={useAuditColumns(opened)}
        filters={filters}
        csv="auditLog"
        nothing={{
          title: <FormattedMessage id="history.none" />,
          help: <FormattedMessage id="history.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="history.noneFor" values={{ query }} />}
      />
    </ListWithPanel>
  );
}

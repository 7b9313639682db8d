import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Waiting } from '#client/ui/feedback/states';
import { useAuditEntryQuery } from './audit.generated';
import { Seal } from './audit-columns';
import { AuditDetails, useEntryTitle } from './audit-details';

/** The page of an audit entry, for windows without room beside the list. */
export default function AuditEntryPage() {
  const { id = '' } = useParams();
  const titleOf = useEntryTitle();
  const { data, error, refetch } = useAuditEntryQuery({ variables: { id } });
  if (!data) {
    return (
      <PageBody>
        <Waiting error={error} onRetry={() => void refetch()} />
      </PageBody>
    );
  }
  const { auditEntry: entry } = data;
  if (!entry) return <NoSuchPage textId="history.gone" to="/admin/audit" toId="admin.audit" />;
  const title = titleOf(entry);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id="admin.audit" />
          </BackLink>
        }
        title={title}
        note={<Seal {...entry} />}
      />
      <PageBody>
        <AuditDetails entry={entry} />
      </PageBody>
    </>
  );
}

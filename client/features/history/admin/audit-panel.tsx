import { FormattedMessage } from 'react-intl';
import { Panel } from '#client/ui/list/beside';
import { Waiting } from '#client/ui/feedback/states';
import { useAuditEntryQuery } from './audit.generated';
import { AuditDetails, useEntryTitle } from './audit-details';

/** An audit entry in the panel beside the list. */
export function AuditPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const titleOf = useEntryTitle();
  const { data, error, refetch } = useAuditEntryQuery({ variables: { id } });
  const entry = data?.auditEntry;
  return (
    <Panel
      title={entry ? titleOf(entry) : <FormattedMessage id={data ? 'history.gone' : 'history.entry'} />}
      onClose={onClose}
    >
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={5} />}
      {entry && <AuditDetails entry={entry} />}
    </Panel>
  );
}

import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { StatusLabel } from '#client/ui/status-label';
import { useAuditCheckQuery } from './audit.generated';

/** Shows the result of the last integrity check. Renders nothing while it is loading. */
export function ChainState() {
  const { dateTime } = useFormat();
  const { data } = useAuditCheckQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { auditCheck } = data;
  if (!auditCheck) {
    return (
      <StatusLabel shape="outline">
        <FormattedMessage id="history.chain.unchecked" />
      </StatusLabel>
    );
  }
  const { findings, checkedAt } = auditCheck;
  const at = dateTime(checkedAt);
  return findings === 0 ? (
    <StatusLabel shape="tick">
      <FormattedMessage id="history.chain.intact" values={{ at }} />
    </StatusLabel>
  ) : (
    <StatusLabel shape="cross">
      <FormattedMessage id="history.chain.broken" values={{ at, count: findings }} />
    </StatusLabel>
  );
}

import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { Waiting } from '#client/ui/states';
import { useAuditEntryQuery } from './audit.generated';
import styles from './audit.module.css';
import { AuditDetails, useEntryTitle } from './audit-details';

/** An entry beside the list that it was chosen in. */
export function AuditPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const intl = useIntl();
  const panel = useRef<HTMLElement>(null);
  const titleOf = useEntryTitle();
  const { data, error, refetch } = useAuditEntryQuery({ variables: { id } });
  useReturnedFocus(panel);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const entry = data?.auditEntry;
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="entry">
      <div className={styles.panelHead}>
        <h2 id="entry">
          {entry ? titleOf(entry) : <FormattedMessage id={data ? 'history.gone' : 'history.entry'} />}
        </h2>
        <Button variant="text" square aria-label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose}>
          <IconX size={20} stroke={1.9} aria-hidden />
        </Button>
      </div>
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={5} />}
      {entry && <AuditDetails entry={entry} />}
    </aside>
  );
}

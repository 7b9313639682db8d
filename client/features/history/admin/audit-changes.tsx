import { FormattedMessage, useIntl } from 'react-intl';
import stacked from '#client/ui/editing/stacked-table.module.css';
import type { AuditDetailFragment } from './audit.generated';
import styles from './audit.module.css';
import { AuditValue } from './audit-value';
import { useAuditWords } from './use-audit-words';

type Change = AuditDetailFragment['changes'][number];

function Values({ field, before, after, isErased }: Change) {
  const intl = useIntl();
  if (isErased) {
    return (
      <td colSpan={2} className="dim">
        <FormattedMessage id="history.erased" />
      </td>
    );
  }
  return (
    <>
      <td data-label={intl.formatMessage({ id: 'history.before' })}>
        <AuditValue field={field} json={before} className={styles.before} />
      </td>
      <td data-label={intl.formatMessage({ id: 'history.after' })}>
        <AuditValue field={field} json={after} className={styles.after} />
      </td>
    </>
  );
}

/** The changes of an audit entry, by field. */
export function AuditChanges({ changes }: { changes: readonly Change[] }) {
  const { field } = useAuditWords();
  if (changes.length === 0) {
    return (
      <p className="dim">
        <FormattedMessage id="history.noChanges" />
      </p>
    );
  }
  return (
    <table className={`${styles.changes} ${stacked.stacked}`}>
      <thead>
        <tr>
          {['history.field', 'history.before', 'history.after'].map((id) => (
            <th key={id} scope="col">
              <FormattedMessage id={id} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{field(change.field)}</th>
            <Values {...change} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

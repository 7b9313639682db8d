import { IconCopy } from '@tabler/icons-react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { faultTraceId } from '#client/platform/error-code';
import { Button } from '#client/ui/button';
import styles from './states.module.css';

/** Shows the id by which the server's log names a request that failed, so that people can give it to support. */
export function TraceReference({ error }: { error: unknown }) {
  const intl = useIntl();
  const id = faultTraceId(error);
  if (id === null) return null;
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => toast.success(intl.formatMessage({ id: 'ui.referenceCopied' })),
      () => toast.error(intl.formatMessage({ id: 'ui.referenceNotCopied' })),
    );
  return (
    <div className={styles.reference}>
      <p className="sm dim">
        <FormattedMessage id="ui.reference" values={{ id: <code key="id">{id}</code> }} />
      </p>
      <Button size="sm" variant="secondary" onClick={() => void copy()}>
        <IconCopy size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="ui.copyReference" />
      </Button>
    </div>
  );
}

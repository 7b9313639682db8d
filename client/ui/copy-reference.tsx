import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import styles from './states.module.css';

/** Shows the reference of a failed request, with a button that copies it. */
export default function CopyReference({ id }: { id: string }) {
  const intl = useIntl();
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
        <FormattedMessage id="ui.copyReference" />
      </Button>
    </div>
  );
}

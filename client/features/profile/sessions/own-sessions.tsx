import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import styles from '../password/password.module.css';
import { useEndOtherSessionsMutation } from './own-sessions.generated';

type Props = { profileId: string; count: number };

/** The number of devices on which the person is signed in, with a button that signs out the others. */
export function OwnSessions({ profileId, count }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [end, { loading }] = useEndOtherSessionsMutation();
  const others = async () => {
    try {
      await end({ variables: { input: { profileId } } });
      toast.success(intl.formatMessage({ id: 'profile.sessionsEnded' }));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <div className={styles.row}>
      <div>
        <h3>
          <FormattedMessage id="profile.sessions" values={{ count }} />
        </h3>
        <p className="dim">
          <FormattedMessage id={count > 1 ? 'profile.sessionsHint' : 'profile.sessionsOnlyThis'} />
        </p>
      </div>
      {count > 1 && (
        <Button
          onClick={() => void others()}
          busyLabel={loading ? <FormattedMessage id="profile.sessionsEnding" /> : undefined}
        >
          <FormattedMessage id="profile.sessionsEnd" />
        </Button>
      )}
    </div>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '#client/features/settings/public';
import { useSession } from '#client/platform/sign-in/session';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { Countdown } from './countdown';
import styles from './countdown.module.css';
import { useIdleWatch } from './use-idle-watch';

// A screen reader that says every second says nothing.
const announced = [30, 10];

const bold = (text: ReactNode) => <strong>{text}</strong>;

/** Asks an idle person to continue, and signs out whoever does not. */
export default function IdleSession({ sessionId }: { sessionId: string }) {
  const intl = useIntl();
  const { signOut } = useSession();
  const { sessionIdleSeconds: idleSeconds, sessionCountdownSeconds: countdownSeconds } = useSettings();
  const limits = { sessionId, idleSeconds, countdownSeconds };
  const [seconds, goOn] = useIdleWatch(limits, () => signOut({ timeout: true }));
  // What is shown stays while the dialog fades.
  const [shown, setShown] = useState(0);
  if (seconds !== null && seconds !== shown) setShown(seconds);
  const minutes = Math.max(1, Math.round(idleSeconds / 60));

  return (
    <Dialog
      opened={seconds !== null}
      onClose={goOn}
      mustChoose
      title={<FormattedMessage id="session.expiring" />}
      footer={
        <>
          <Button size="lg" variant="text" onClick={() => void signOut()}>
            <FormattedMessage id="session.leaveNow" />
          </Button>
          <Button size="lg" variant="primary" onClick={goOn} data-autofocus>
            <FormattedMessage id="session.continue" />
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Countdown seconds={shown} of={countdownSeconds} />
        <p>
          <FormattedMessage id="session.expiringText" values={{ minutes, seconds: shown, b: bold }} />
        </p>
      </div>
      <VisuallyHidden aria-live="assertive">
        {announced.includes(shown) && intl.formatMessage({ id: 'session.secondsLeft' }, { seconds: shown })}
      </VisuallyHidden>
    </Dialog>
  );
}

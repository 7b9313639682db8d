import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '#client/features/settings/index';
import { bold } from '#client/ui/bold';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { Countdown } from './countdown';
import styles from './countdown.module.css';
import type { SecondsLeft } from './idle-watch';

// The remaining seconds that are announced, because announcing every second would drown out everything else.
const announced = [30, 10];

type Props = { seconds: SecondsLeft; onStay: () => void; onLeave: () => void };

/** The dialog that asks an inactive person to continue, with a countdown. */
export default function IdleDialog({ seconds, onStay, onLeave }: Props) {
  const intl = useIntl();
  const { sessionIdleSeconds: idleSeconds, sessionCountdownSeconds: countdownSeconds } = useSettings();
  // Keeps the last value while the dialog fades out.
  const [visible, setVisible] = useState(0);
  if (seconds !== null && seconds !== visible) setVisible(seconds);
  const minutes = Math.max(1, Math.round(idleSeconds / 60));

  return (
    <Dialog
      opened={seconds !== null}
      onClose={onStay}
      mustChoose
      title={<FormattedMessage id="session.expiring" />}
      footer={
        <>
          <Button size="lg" variant="text" onClick={onLeave}>
            <FormattedMessage id="session.leaveNow" />
          </Button>
          <Button size="lg" variant="primary" onClick={onStay} data-autofocus>
            <FormattedMessage id="session.continue" />
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Countdown seconds={visible} of={countdownSeconds} />
        <p>
          <FormattedMessage id="session.expiringText" values={{ minutes, seconds: visible, b: bold }} />
        </p>
      </div>
      <VisuallyHidden aria-live="assertive">
        {announced.includes(visible) &&
          intl.formatMessage({ id: 'session.secondsLeft' }, { seconds: visible })}
      </VisuallyHidden>
    </Dialog>
  );
}

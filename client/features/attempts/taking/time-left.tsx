import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { ServerClock } from '#client/platform/server-clock';
import styles from './test-bar.module.css';

const warnAt = 60;
// Sends answers early, because those sent in the last moment would be late.
const sendAt = 2;

type Props = {
  clock: ServerClock;
  deadline: string;
  /** Called two seconds before the deadline. */
  onNearEnd: () => void;
  onTimeUp: () => void;
};

/** The remaining time by the server's clock, with a warning one minute before the end. */
export function TimeLeft({ clock, deadline, onNearEnd, onTimeUp }: Props) {
  const { duration } = useFormat();
  const [seconds, setSeconds] = useState(() => Math.ceil(clock.secondsUntil(deadline)));
  const calls = useRef({ onNearEnd, onTimeUp });
  useEffect(() => {
    calls.current = { onNearEnd, onTimeUp };
  });

  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.ceil(clock.secondsUntil(deadline))), 250);
    return () => clearInterval(timer);
  }, [clock, deadline]);

  const nearEnd = seconds <= sendAt;
  const over = seconds <= 0;
  useEffect(() => {
    if (nearEnd) calls.current.onNearEnd();
  }, [nearEnd]);
  useEffect(() => {
    if (over) calls.current.onTimeUp();
  }, [over]);

  return (
    <>
      <p className={styles.timer} data-late={seconds <= warnAt || undefined} role="timer">
        <VisuallyHidden>
          <FormattedMessage id="tests.timeLeft" />
        </VisuallyHidden>
        <IconClock size={20} stroke={1.9} aria-hidden />
        {duration(seconds)}
      </p>
      <VisuallyHidden aria-live="polite">
        {seconds <= warnAt && seconds > 0 && <FormattedMessage id="tests.oneMinuteLeft" />}
      </VisuallyHidden>
    </>
  );
}

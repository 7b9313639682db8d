import { useEffect, useState } from 'react';
import { useFormat } from '#client/platform/formats/format';
import { answerClock } from '#client/platform/server-clock';

const secondsUntil = (deadline: string) => Math.max(0, answerClock.value.secondsUntil(deadline));

/** The time until a deadline by the server's clock, updated each second. */
export function TimeLeft({ deadline }: { deadline: string }) {
  const { duration } = useFormat();
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(deadline)), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return <>{duration(seconds)}</>;
}

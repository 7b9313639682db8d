import { useEffect, useState } from 'react';
import { useFormat } from '#client/platform/format';

const secondsUntil = (deadline: string) => Math.max(0, (Date.parse(deadline) - Date.now()) / 1000);

/** The time until a deadline, counted down each second. */
export function TimeLeft({ deadline }: { deadline: string }) {
  const { duration } = useFormat();
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(deadline)), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return <>{duration(seconds)}</>;
}

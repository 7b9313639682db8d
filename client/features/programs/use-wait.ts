import { useEffect, useState } from 'react';

type Wait = { until: number; now: number };

/** Manages a wait that the server requested. Returns its end by the device's clock and the minutes left, or null. */
export function useWait() {
  const [wait, setWait] = useState<Wait | null>(null);
  const until = wait?.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setInterval(() => {
      const now = Date.now();
      setWait(now < until ? { until, now } : null);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const begin = (seconds: number) => {
    const now = Date.now();
    setWait({ until: now + seconds * 1000, now });
  };
  return { begin, wait: wait && { until: wait.until, minutes: Math.ceil((wait.until - wait.now) / 60_000) } };
}

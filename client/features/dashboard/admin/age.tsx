import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
const between = 5_000;

/**
 * The age of a time, updated periodically. Written by hand, because React Intl's component would add its whole package
 * to the first page.
 */
export function Age({ of }: { of: string }) {
  const intl = useIntl();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), between);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - Date.parse(of)) / 1000));
  const [unit, length] = units.find(([, min]) => seconds >= min) ?? units[3];
  return intl.formatRelativeTime(-Math.round(seconds / length), unit, { numeric: 'auto' });
}

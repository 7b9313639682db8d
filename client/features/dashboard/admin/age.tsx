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
 * How old something is, counted on. By hand, since React Intl's component for it would be brought to everybody by the
 * first page, together with the rest of that package.
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

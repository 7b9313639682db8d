import type { ReactNode } from 'react';
import { useFormat } from '#client/platform/formats/format';
import styles from './bars.module.css';

export type Bar = { id: string; label: ReactNode; count: number };

type Props = {
  bars: readonly Bar[];
  /** The base of the percentages, which can add up to more than 100%. */
  total: number;
};

const shareOf = (count: number, total: number): number => (total === 0 ? 0 : count / total);

/** A horizontal bar chart with a percentage and a count for each bar. The longest bar is dark. */
export function Bars({ bars, total }: Props) {
  const { number, percent } = useFormat();
  const max = Math.max(...bars.map(({ count }) => count));
  return (
    <ul className={styles.bars}>
      {bars.map(({ id, label, count }) => (
        <li key={id}>
          <span className={styles.label}>{label}</span>
          <svg className={styles.track} aria-hidden="true">
            <rect
              className={styles.bar}
              data-most={(count === max && max > 0) || undefined}
              width={`${shareOf(count, total) * 100}%`}
              height="100%"
            />
          </svg>
          <span className={styles.figures}>
            <strong>{percent(shareOf(count, total) * 100)}</strong>{' '}
            <span className="dim sm">{number(count)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { IconArrowRight } from '@tabler/icons-react';
import { BlockLink } from './block-link';
import type { BlockProps } from './block-props';
import styles from './dashboard-ctas.module.css';

/** Large numbers, each with what to do about it. */
export function DashboardCtas({ block: { items } }: BlockProps) {
  return (
    <ul className={styles.items}>
      {items.map(({ number, unit, text, linkLabel, href }, index) => (
        <li key={index}>
          <p className="num">
            <span className={styles.number}>{number}</span> <span className={styles.unit}>{unit}</span>
          </p>
          <div>
            <p>{text}</p>
            <BlockLink href={href} className={styles.link}>
              {linkLabel}
              <IconArrowRight size={20} stroke={1.9} aria-hidden />
            </BlockLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

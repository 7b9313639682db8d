import { MoreLink } from '#client/ui/layout/layout';
import type { BlockProps } from './block-props';
import styles from './dashboard-ctas.module.css';

/** The block with large numbers, each with a text and a link. */
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
            <MoreLink to={href}>{linkLabel}</MoreLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

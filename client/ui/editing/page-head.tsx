import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type Props = {
  /** A link to the parent page, above the title. */
  back?: ReactNode;
  title: ReactNode;
  /** A short note beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
};

/** The header of an administration page: title, note, and actions at the right. */
export function PageHead({ back, title, note, actions }: Props) {
  return (
    <div className={styles.head}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.what}>
        <h1>{title}</h1>
        {note && <div className="sm dim">{note}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** The content below the page header and its tabs. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

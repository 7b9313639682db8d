import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type Props = {
  /** Leads one step up, above the title. */
  back?: ReactNode;
  title: ReactNode;
  /** A short fact beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
};

/** The head of an administrator's page: title, a fact, actions at the right. */
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

/** The column below the head and its tabs. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

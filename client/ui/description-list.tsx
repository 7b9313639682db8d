import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './description-list.module.css';

/** What is known of a thing, line by line. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles.details}>{children}</dl>;
}

/** A line, by the message id of its name; left out where nothing is known. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}

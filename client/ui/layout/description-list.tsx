import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './description-list.module.css';

/** A list of labels and values that describe a record. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles.details}>{children}</dl>;
}

/** One label and value. `label` is a message id. Renders nothing if the value is null. */
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

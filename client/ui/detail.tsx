import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import grid from './details.module.css';

type Props = {
  /** Message id of what it counts. */
  name: string;
  value: ReactNode;
  /** False if words take the place of the figure. */
  isFigure?: boolean;
  /** What is said of it. */
  children?: ReactNode;
};

/** A figure among others, in large. */
export function Detail({ name, value, isFigure = true, children }: Props) {
  return (
    <div>
      <p className="sm dim">
        <FormattedMessage id={name} />
      </p>
      <p className={isFigure ? `num ${grid.number}` : grid.words}>{value}</p>
      {children}
    </div>
  );
}

const small = (words: ReactNode) => <span className={`dim ${grid.small}`}>{words}</span>;

/** How many of how many are done, as a figure. */
export function DoneOf({ done, total }: { done: number; total: number }) {
  return <FormattedMessage id="home.doneOf" values={{ done, total, of: small }} />;
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import grid from './details.module.css';

type Props = {
  /** The message id of the figure's name. */
  name: string;
  value: ReactNode;
  /** False if text replaces the figure. */
  isFigure?: boolean;
  /** Additional text below the figure. */
  children?: ReactNode;
};

/** A large figure with its name, one of several. */
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

/** Renders a count such as "3 of 9". */
export function DoneOf({ done, total }: { done: number; total: number }) {
  return <FormattedMessage id="home.doneOf" values={{ done, total, of: small }} />;
}

import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './breadcrumbs.module.css';

/** A page above the one at hand, called as it calls itself. */
export interface Step {
  to: string;
  name: ReactNode;
}

type Props = {
  /** From the outermost page to the one right above. */
  steps: readonly Step[];
  className?: string;
};

/** Leads up from a page that is three and more levels deep; on a phone one level, as a link back does. */
export function Breadcrumbs({ steps, className = '' }: Props) {
  const label = useIntl().formatMessage({ id: 'ui.breadcrumbs' });
  return (
    <nav aria-label={label} className={`${styles.crumbs} ${className}`}>
      <ol>
        {steps.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} relative="path">
              <IconChevronLeft size={16} stroke={1.9} aria-hidden />
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

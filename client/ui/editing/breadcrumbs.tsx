import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './breadcrumbs.module.css';

/** A parent page and its name. */
export interface Step {
  to: string;
  name: ReactNode;
}

type Props = {
  /** The parent pages, outermost first. */
  steps: readonly Step[];
  className?: string;
};

/** Breadcrumbs for pages three or more levels deep. On phones, only the link to the direct parent is visible. */
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

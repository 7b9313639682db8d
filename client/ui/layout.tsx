import { IconArrowRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './layout.module.css';

/** The page's column: 1280 wide at most, with gutters. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** The first thing a keyboard reaches: leads past the navigation to `#main`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <FormattedMessage id="ui.skipToContent" />
    </a>
  );
}

/** A link with an arrow: within the portal, or away from it. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  const content = (
    <>
      {children}
      <IconArrowRight size={20} stroke={1.9} aria-hidden />
    </>
  );
  return to.startsWith('/') ? (
    <Link className={styles.more} to={to}>
      {content}
    </Link>
  ) : (
    <a className={styles.more} href={to}>
      {content}
    </a>
  );
}

/** A part of a page under its own heading, with an optional link at the right. */
export function Section({
  title,
  more,
  children,
}: {
  title: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

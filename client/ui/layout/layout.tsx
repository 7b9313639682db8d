import { IconArrowRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './layout.module.css';

/** The page's content column: at most 1280 px wide, with gutters. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** The first focusable element of a page, which skips the navigation and goes to `#main`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <FormattedMessage id="ui.skipToContent" />
    </a>
  );
}

/** A link with an arrow, to a page of the portal or to another site. */
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

/** A section with a heading and an optional link at the right. */
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

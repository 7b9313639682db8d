import { IconChevronDown } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { TreadCover } from '#client/ui/art/tread-cover';
import { ButtonLink } from '#client/ui/button';
import { Waiting } from '#client/ui/feedback/states';
import { issuePath } from './issue-address';
import { contentsOf } from './issue-contents';
import styles from './newsletter.module.css';
import { useNewsletterIssueQuery, type IssueEntryFragment } from './newsletter.generated';

/** The contents of an issue, loaded when it is opened. */
function Contents({ issue }: { issue: IssueEntryFragment }) {
  const { section, number, summary } = issue;
  const { data, error, refetch } = useNewsletterIssueQuery({ variables: { section, number } });
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} lines={3} />;
  const pieces = contentsOf(data.newsletterIssue?.parts ?? []);
  return (
    <>
      <p className={pieces.length > 0 ? styles.summary : undefined}>{summary}</p>
      <ol className={styles.pieces}>
        {pieces.map(({ heading, text }, at) => (
          <li key={at}>
            <span className={`cond ${styles.place}`} aria-hidden>
              {at + 1}
            </span>
            <span>
              <strong>{heading}</strong>
              {text && <span className="sm dim">{text}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Letter({ issue }: { issue: IssueEntryFragment }) {
  return (
    <div className={styles.letter}>
      <div className={`rubber ${styles.mast}`} aria-hidden>
        <TreadCover pattern="touring" />
        <p className="cond">{issue.number}</p>
      </div>
      <div className={styles.inside}>
        <Contents issue={issue} />
        <ButtonLink to={issuePath(issue)}>
          <FormattedMessage id="newsletter.read" />
        </ButtonLink>
      </div>
    </div>
  );
}

/** An issue in the list, which expands in place. */
export function IssueRow({ issue, isOpen }: { issue: IssueEntryFragment; isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen);
  const { number, title, publishAt } = issue;
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return (
    <details className={styles.issue} open={open} onToggle={onToggle}>
      <summary>
        <span className="sm dim">
          {publishAt && <FormattedDate value={publishAt} month="long" year="numeric" />}
        </span>
        <h3>
          <FormattedMessage id="newsletter.numbered" values={{ number: String(number), title }} />
        </h3>
        <IconChevronDown size={20} stroke={1.9} aria-hidden />
      </summary>
      {open && <Letter issue={issue} />}
    </details>
  );
}

/** A link to an issue on one line. */
export function IssueLink({ issue }: { issue: IssueEntryFragment }) {
  const { number, title, summary } = issue;
  return (
    <p>
      <Link to={issuePath(issue)}>
        <strong>
          <FormattedMessage id="newsletter.numbered" values={{ number: String(number), title }} />
        </strong>
      </Link>
      <br />
      <span className="dim">{summary}</span>
    </p>
  );
}

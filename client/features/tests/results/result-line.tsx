import { IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/format';
import type { ResultLineFragment } from '#client/platform/generated/graphql';
import { StatusLabel } from '#client/ui/status-label';
import { resultLooks } from './result-looks';
import styles from './results-page.module.css';

/** One closed attempt in the list: what it was, when, how it went, and what it earned. */
export function ResultLine({ result }: { result: ResultLineFragment }) {
  const { date, number, percent } = useFormat();
  const { shape, nameId } = resultLooks[result.status];
  return (
    <li>
      <Link to={`/results/${result.id}`} className={styles.line}>
        <h2 className={styles.name}>{result.module.name}</h2>
        <span className="sm dim">{date(result.closedAt)}</span>
        <StatusLabel shape={shape}>
          <FormattedMessage id={nameId} />
          {result.score !== null && <>, {percent(result.score)}</>}
        </StatusLabel>
        <span className={styles.points}>
          <FormattedMessage id="results.earned" values={{ points: number(result.pointsEarned) }} />
        </span>
        <IconChevronRight size={20} stroke={1.9} aria-hidden className="desk-only" />
      </Link>
    </li>
  );
}

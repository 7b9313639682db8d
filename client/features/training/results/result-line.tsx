import { IconChevronRight, IconListCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import type { ResultLineFragment } from './own-results.generated';
import { Button } from '#client/ui/button';
import { StatusLabel } from '#client/ui/status-label';
import { resultLooks } from './result-looks';
import styles from './results-page.module.css';

type Props = { result: ResultLineFragment; onReview: (id: string) => void };

/** A closed attempt in the list: module, date, outcome, points and incorrect answers. */
export function ResultLine({ result, onReview }: Props) {
  const id = useId();
  const { date, number, percent } = useFormat();
  const { shape, nameId } = resultLooks[result.status];
  const hasWrongAnswers = result.score !== null && result.score < 100;
  return (
    <li className={styles.item}>
      <Link to={`/results/${result.id}`} className={styles.line}>
        <h3 id={`${id}-name`} className={styles.name}>
          {result.module.name}
        </h3>
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
      {hasWrongAnswers && (
        <Button
          id={`${id}-review`}
          variant="text"
          aria-labelledby={`${id}-review ${id}-name`}
          onClick={() => onReview(result.id)}
        >
          <IconListCheck size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id="results.reviewWrong" />
        </Button>
      )}
    </li>
  );
}

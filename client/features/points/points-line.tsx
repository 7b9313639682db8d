import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { wordsOf } from './line-words';
import type { PointsLineFragment } from './own-points.generated';
import styles from './points-page.module.css';

/** A points entry: day, reason, amount and balance after it. */
export function PointsLine({ line }: { line: PointsLineFragment }) {
  const intl = useIntl();
  const { change } = useFormat();
  const { result, order, amount, waived, note, balanceAfter, createdAt } = line;
  const module = result && <Link to={`/results/${result.id}`}>{result.moduleName}</Link>;
  const reward = order && <Link to="/rewards/orders">{order.rewardName}</Link>;
  return (
    <li className={styles.line}>
      <span className={`sm dim ${styles.day}`}>
        {intl.formatDate(createdAt, { day: 'numeric', month: 'short' })}
      </span>
      <div className={styles.why}>
        <p className={styles.words}>
          <FormattedMessage id={wordsOf(line)} values={{ module, reward }} />
        </p>
        {result?.score != null && line.reason === 'test_passed' && (
          <p className="sm dim">
            <FormattedMessage id="points.score" values={{ score: result.score / 100 }} />
          </p>
        )}
        {order && (
          <p className="sm dim">
            <FormattedMessage id="points.order" values={{ number: order.number }} />
          </p>
        )}
        {note && <p className="sm dim">“{note}”</p>}
        {waived > 0 && (
          <p className="sm dim">
            <FormattedMessage id="points.waived" values={{ count: waived }} />
          </p>
        )}
      </div>
      <p className={`num ${styles.amount}`} data-given={amount > 0 || undefined}>
        {change(amount)}
      </p>
      <p className={`sm dim ${styles.balance}`}>
        <FormattedMessage id="points.then" values={{ count: balanceAfter }} />
      </p>
    </li>
  );
}

import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { bold } from '#client/ui/bold';
import { RewardBar } from '../reward-bar';
import { blockValues } from '../reward-reach';
import { RewardPicture } from '../reward-picture';
import { RewardState } from '../reward-words';
import { useBesidePointsQuery } from './beside-points.generated';
import styles from './beside-points.module.css';

/** The next reward beside the person's points. */
export default function BesidePoints() {
  const { data } = useBesidePointsQuery();
  if (!data?.nextReward) return null;
  const { reward } = data.nextReward;
  const { id, name, price, picture } = reward;
  const { points } = data.me;
  return (
    <section className={styles.next} aria-labelledby="next-reward">
      <RewardPicture picture={picture} className={styles.picture} />
      <div>
        <p className="sm dim">
          <FormattedMessage id="rewards.next" />
        </p>
        <h2 id="next-reward">
          <Link to={`/rewards/${id}`}>{name}</Link>
        </h2>
        <p className="sm">
          <FormattedMessage id="rewards.pointsOf" values={{ points, price, b: bold }} />{' '}
          <RewardState reward={reward} points={points} />
        </p>
      </div>
      <div className={styles.bar}>
        <RewardBar points={points} price={price} size="lg" tone="brand" />
        <p className="sm dim">
          <FormattedMessage id="rewards.block" values={blockValues(price)} />
        </p>
      </div>
    </section>
  );
}

import { Link } from 'react-router-dom';
import { RewardBar } from './reward-bar';
import { reachOf, type TestToEarn } from './reward-reach';
import { RewardPicture } from './reward-picture';
import { Price } from './price';
import { RewardState } from './reward-words';
import styles from './reward-card.module.css';
import type { RewardCardFragment } from './rewards.generated';

type Props = { reward: RewardCardFragment; points: number; test: TestToEarn | undefined };

/** A reward in the list: image, price, whether the points suffice, and the stock. */
export function RewardCard({ reward, points, test }: Props) {
  const { id, name, price, left, picture } = reward;
  const isReached = reachOf(points, price).missing === 0;
  return (
    <li>
      <Link to={`/rewards/${id}`} className={styles.card} data-gone={left === 0 || undefined}>
        <div className={styles.picture}>
          <RewardPicture picture={picture} />
        </div>
        <div className={styles.body}>
          <h3>{name}</h3>
          <p className={styles.price}>
            <Price of={price} />
          </p>
          <p className="sm">
            <RewardState reward={reward} points={points} test={test} />
          </p>
          {!isReached && left > 0 && <RewardBar points={points} price={price} size="sm" />}
        </div>
      </Link>
    </li>
  );
}

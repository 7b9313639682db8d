import { FormattedMessage } from 'react-intl';
import { bold } from '#client/ui/bold';
import { ButtonLink } from '#client/ui/button';
import { RewardBar } from './reward-bar';
import { blockValues, reachOf, type TestToEarn } from './reward-reach';
import { RewardPicture } from './reward-picture';
import { RewardState } from './reward-words';
import styles from './next-reward.module.css';
import type { RewardCardFragment } from './rewards.generated';

type Props = { reward: RewardCardFragment; points: number; test: TestToEarn | undefined };

/** The next reward, with the progress towards it and a link. */
export function NextReward({ reward, points, test }: Props) {
  const { id, name, price, picture } = reward;
  const isReached = reachOf(points, price).missing === 0;
  return (
    <section className={styles.next} aria-labelledby="next-reward">
      <RewardPicture picture={picture} large className={styles.picture} />
      <div className={styles.words}>
        <p className="sm dim">
          <FormattedMessage id="rewards.next" />
        </p>
        <h2 id="next-reward">{name}</h2>
        <p>
          <FormattedMessage id="rewards.pointsOf" values={{ points, price, b: bold }} />{' '}
          <RewardState reward={reward} points={points} test={test} />
        </p>
        <RewardBar points={points} price={price} size="lg" />
        <p className="sm dim">
          <FormattedMessage id="rewards.block" values={blockValues(price)} />
        </p>
        <div className={styles.actions}>
          {!isReached && (
            <ButtonLink variant="primary" to={test ? `/training/modules/${test.id}` : '/training'}>
              <FormattedMessage id={test ? 'rewards.earnBy' : 'rewards.earn'} values={test} />
            </ButtonLink>
          )}
          <ButtonLink variant={isReached ? 'primary' : 'text'} to={`/rewards/${id}`}>
            <FormattedMessage id={isReached ? 'rewards.see' : 'rewards.details'} />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

import { FormattedMessage } from 'react-intl';
import { bold } from '#client/ui/bold';
import { reachOf, type Listed } from './reward-reach';

/** How many pieces can still be ordered. */
export const Stock = ({ left }: { left: number }) => (
  <FormattedMessage id={left > 0 && left < 4 ? 'rewards.last' : 'rewards.left'} values={{ left }} />
);

/** Whether the points reach for a reward, and how many are left of it. */
export function RewardState({ reward: { price, left }, points }: { reward: Listed; points: number }) {
  const { missing, tests } = reachOf(points, price);
  const id = missing > 0 ? 'rewards.toGo' : 'rewards.reached';
  return (
    <>
      {(left > 0 || missing > 0) && (
        <>
          <FormattedMessage id={id} values={{ missing, tests, b: bold }} />{' '}
        </>
      )}
      <Stock left={left} />
    </>
  );
}

import { FormattedMessage } from 'react-intl';
import { bold } from '#client/ui/bold';
import { isTestAway, reachOf, type Listed, type TestToEarn } from './reward-reach';

/** The number of items that can still be ordered. */
export const Stock = ({ left }: { left: number }) => (
  <FormattedMessage id={left > 0 && left < 4 ? 'rewards.last' : 'rewards.left'} values={{ left }} />
);

type StateProps = { reward: Listed; points: number; test?: TestToEarn | undefined };

/** Shows if the points suffice for a reward, or would after the test with the most points, and the stock. */
export function RewardState({ reward: { price, left }, points, test }: StateProps) {
  const { missing, tests } = reachOf(points, price);
  const near = left > 0 && isTestAway(points, price, test) && test;
  const id = missing > 0 ? 'rewards.toGo' : 'rewards.reached';
  return (
    <>
      {(left > 0 || missing > 0) && (
        <>
          <FormattedMessage
            id={near ? 'rewards.testAway' : id}
            values={{ missing, tests, b: bold, ...(near && { name: near.name, gives: near.points }) }}
          />{' '}
        </>
      )}
      <Stock left={left} />
    </>
  );
}

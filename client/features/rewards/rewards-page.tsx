import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { ButtonLink } from '#client/ui/button';
import { Page } from '#client/ui/layout/layout';
import { Chip, ChipRow } from '#client/ui/feedback/messages';
import { MoreButton } from '#client/ui/more-button';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { NextReward } from './next-reward';
import { RewardCard } from './reward-card';
import { isTestAway, nextReward, type TestToEarn } from './reward-reach';
import styles from './rewards-page.module.css';
import { useBestTest } from './use-best-test';
import { useRewardsQuery, type RewardCardFragment, type RewardsQuery } from './rewards.generated';

type Reward = RewardCardFragment;

type Shows = (reward: Reward, points: number, test: TestToEarn | undefined) => boolean;

const visibleBy: Record<'all' | 'reached' | 'near' | 'left', Shows> = {
  all: () => true,
  reached: ({ price, left }, points) => price <= points && left > 0,
  near: ({ price, left }, points, test) => left > 0 && isTestAway(points, price, test),
  left: ({ left }) => left > 0,
};
type Visible = keyof typeof visibleBy;

const visibleNames: Record<Visible, string> = {
  all: 'rewards.show.all',
  reached: 'rewards.show.reached',
  near: 'rewards.show.near',
  left: 'rewards.show.left',
};

type RewardsProps = { rewards: readonly Reward[]; points: number; test: TestToEarn | undefined };

function Rewards({ rewards, points, test }: RewardsProps) {
  const intl = useIntl();
  const [visible, setVisible] = useState<Visible>('all');
  const of = (each: Visible) => rewards.filter((reward) => visibleBy[each](reward, points, test));
  return (
    <>
      <div className={styles.tools}>
        <ChipRow label={intl.formatMessage({ id: 'rewards.show' })}>
          {(Object.keys(visibleBy) as Visible[]).map((each) => (
            <Chip key={each} on={visible === each} onClick={() => setVisible(each)}>
              <FormattedMessage id={visibleNames[each]} values={{ count: of(each).length }} />
            </Chip>
          ))}
        </ChipRow>
      </div>
      <ul className={styles.shop}>
        {of(visible).map((reward) => (
          <RewardCard key={reward.id} reward={reward} points={points} test={test} />
        ))}
      </ul>
      {of(visible).length === 0 && (
        <p role="status" className="dim">
          <FormattedMessage id="rewards.noneOfThese" />
        </p>
      )}
    </>
  );
}

type CatalogueProps = { data: RewardsQuery; onMore: (after: string) => Promise<unknown> };

function Catalogue({ data, onMore }: CatalogueProps) {
  const { points } = data.me;
  const { nodes, pageInfo } = data.rewards;
  const { hasNextPage, endCursor } = pageInfo;
  const next = nextReward(points, nodes);
  const test = useBestTest();
  if (nodes.length === 0) {
    return (
      <EmptyState title={<FormattedMessage id="rewards.none" />}>
        <FormattedMessage id="rewards.noneHelp" />
      </EmptyState>
    );
  }
  return (
    <>
      {next && <NextReward reward={next} points={points} test={test} />}
      <Rewards rewards={nodes} points={points} test={test} />
      <MoreButton onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}>
        <FormattedMessage id="rewards.more" />
      </MoreButton>
      <p className={`sm dim ${styles.foot}`}>
        <FormattedMessage id="rewards.foot" />
      </p>
    </>
  );
}

function Lead({ data }: { data: RewardsQuery }) {
  const { points } = data.me;
  const { nodes, pageInfo } = data.rewards;
  const reached = nodes.filter((reward) => visibleBy.reached(reward, points, undefined)).length;
  // Rewards on further pages are more expensive and not loaded.
  const id = pageInfo.hasNextPage ? 'rewards.leadPoints' : 'rewards.lead';
  return <FormattedMessage id={id} values={{ points, reached, count: nodes.length }} />;
}

/** The list of rewards with the next one to aim for. */
export default function RewardsPage() {
  const title = useIntl().formatMessage({ id: 'shell.rewards' });
  const { data, error, refetch, fetchMore } = useRewardsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <div className={styles.rewards}>
        <div className={styles.head}>
          <div>
            <h1>{title}</h1>
            <p className="dim">{data && <Lead data={data} />}</p>
          </div>
          <div className={styles.ways}>
            <ButtonLink to="/rewards/orders">
              <FormattedMessage id="rewards.myOrders" />
            </ButtonLink>
            <ButtonLink to="/leaderboard">
              <FormattedMessage id="rewards.leaderboard" />
            </ButtonLink>
          </div>
        </div>
        {data ? (
          <Catalogue data={data} onMore={(after) => fetchMore({ variables: { after } })} />
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} lines={6} />
        )}
      </div>
    </Page>
  );
}

import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LeaderboardChoice } from '#client/features/profile/index';
import { userTypeNames } from '#client/platform/user-types';
import { PageTitle } from '#client/features/settings/index';
import { visibleData } from '#client/platform/apollo/visible-data';
import { BackLink } from '#client/ui/editing/back-link';
import { Page } from '#client/ui/layout/layout';
import { Chip, ChipRow } from '#client/ui/feedback/messages';
import { SegmentedChoice } from '#client/ui/fields/segmented-choice';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import {
  useLeaderboardOwnerQuery,
  useLeaderboardQuery,
  type LeaderboardQueryVariables,
} from './leaderboard.generated';
import styles from './leaderboard.module.css';
import { OwnPlace } from './own-place';
import { PlaceList } from './place-list';
import { periods, periodTexts, userTypes, useLeaderboardView, type Among } from './use-leaderboard-view';

type View = ReturnType<typeof useLeaderboardView>;
type Account = { id: string; name: string } | null | undefined;

function Choices({ view: { period, among, change }, account }: { view: View; account: Account }) {
  const intl = useIntl();
  const names: [Among, string][] = [
    ['all', intl.formatMessage({ id: 'leaderboard.everyone' })],
    ...(account ? [['account', account.name] as [Among, string]] : []),
    ...userTypes.map((type): [Among, string] => [type, intl.formatMessage({ id: userTypeNames[type] })]),
  ];
  return (
    <div className={styles.choices}>
      <SegmentedChoice
        label={<FormattedMessage id="leaderboard.period" />}
        value={period}
        choices={periods.map((value) => ({
          value,
          label: <FormattedMessage id={periodTexts[value].name} />,
        }))}
        onChange={(next) => change({ period: next })}
      />
      <ChipRow label={intl.formatMessage({ id: 'leaderboard.among' })}>
        {names.map(([value, name]) => (
          <Chip key={value} on={value === among} onClick={() => change({ among: value })}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function filterOf({ period, among }: View, account: Account): LeaderboardQueryVariables['filter'] {
  if (among === 'all') return { period };
  return among === 'account' ? { period, accountId: account?.id ?? null } : { period, userType: among };
}

/** The leaderboard, with a switch for the person's own visibility. */
export default function LeaderboardPage() {
  const intl = useIntl();
  const view = useLeaderboardView();
  const owner = useLeaderboardOwnerQuery().data?.me;
  const account = owner?.account;
  const { data, previousData, error, refetch, fetchMore } = useLeaderboardQuery({
    variables: { filter: filterOf(view, account) },
    fetchPolicy: 'cache-and-network',
    // The filter needs the person's own account.
    skip: view.among === 'account' && !owner,
  });
  const visible = visibleData({ data, previousData, error });
  const title = intl.formatMessage({ id: 'leaderboard' });
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <div className={styles.head}>
        <BackLink to="/rewards">
          <FormattedMessage id="shell.rewards" />
        </BackLink>
        <h1>{title}</h1>
        <p className="dim">
          <FormattedMessage id={periodTexts[view.period].lead} />
        </p>
      </div>
      <div className={styles.columns}>
        <div aria-busy={!data}>
          <Choices view={view} account={account} />
          {visible ? (
            <PlaceList {...visible} onMore={(after) => fetchMore({ variables: { after } })} />
          ) : (
            <Waiting error={error} onRetry={() => void refetch()} lines={6} />
          )}
          {visible?.leaderboard.nodes.length === 0 && (
            <EmptyState title={<FormattedMessage id="leaderboard.none" />} />
          )}
        </div>
        {visible && (
          <aside className={styles.side}>
            <OwnPlace
              own={visible.ownLeaderboardPlace}
              count={visible.leaderboard.totalCount}
              period={view.period}
            />
            <section className={styles.card} aria-labelledby="leaderboard-name">
              <h2 id="leaderboard-name">
                <FormattedMessage id="leaderboard.yourName" />
              </h2>
              <Suspense>{owner && <LeaderboardChoice profile={owner} />}</Suspense>
            </section>
          </aside>
        )}
      </div>
    </Page>
  );
}

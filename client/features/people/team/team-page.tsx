import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { visibleData } from '#client/platform/apollo/visible-data';
import { errorCode } from '#client/platform/requests/error-code';
import { Page, Section } from '#client/ui/layout/layout';
import { Chip, ChipRow, ErrorNote } from '#client/ui/feedback/messages';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { SaveMenu } from '#client/ui/files/save-menu';
import { useSavingAs } from '#client/ui/files/use-saving';
import { ForManagers } from './for-managers';
import { Legend } from './member-words';
import { Members } from './members';
import { CloseToProPart, ThisWeek } from './team-aside';
import { TeamFigures } from './team-figures';
import { teamFilters, type TeamView, teamViews } from './team-filters';
import { type TeamQuery, useTeamFiguresQuery, useTeamQuery } from './team.generated';
import styles from './team.module.css';

const viewNames: Record<TeamView, string> = { all: 'team.all', close: 'team.close', unseen: 'team.unseen' };

function Head({ data, filter }: { data: TeamQuery; filter: object }) {
  const { account } = data.me;
  const intl = useIntl();
  const requested = encodeURIComponent(JSON.stringify(filter));
  const saving = useSavingAs((format) => `/api/teamResults.${format}?filter=${requested}`);
  return (
    <>
      <div className={styles.head}>
        <p className="dim">
          <FormattedMessage
            id={account ? 'team.countOf' : 'team.count'}
            values={{ count: data.all.totalCount, account: account?.name }}
          />
        </p>
        <SaveMenu
          label={intl.formatMessage({ id: 'team.export' })}
          busyLabel={<FormattedMessage id="team.export" />}
          busy={saving.busy}
          saveAs={saving.saveAs}
        >
          <FormattedMessage id="team.export" />
        </SaveMenu>
      </div>
      {saving.problem && <ErrorNote>{saving.problem}</ErrorNote>}
      {saving.age > 0 && (
        <p role="status" className="dim">
          <FormattedMessage id="team.savedAge" values={{ age: saving.age }} />
        </p>
      )}
    </>
  );
}

type PeopleProps = {
  data: TeamQuery;
  view: TeamView;
  onView: (view: TeamView) => void;
  onMore: (() => Promise<unknown>) | undefined;
};

function People({ data, view, onView, onMore }: PeopleProps) {
  const intl = useIntl();
  return (
    <Section title={<FormattedMessage id="team.people" />} more={<Legend />}>
      <div className={styles.views}>
        <ChipRow label={intl.formatMessage({ id: 'team.show' })}>
          {teamViews.map((each) => (
            <Chip key={each} on={each === view} onClick={() => onView(each)}>
              <FormattedMessage id={viewNames[each]} values={{ count: data[each].totalCount }} />
            </Chip>
          ))}
        </ChipRow>
      </div>
      {data.people.nodes.length === 0 ? (
        <EmptyState title={<FormattedMessage id="team.noneOfThese" />} />
      ) : (
        <Members key={view} members={data.people.nodes} accountId={data.me.account?.id} onMore={onMore} />
      )}
    </Section>
  );
}

/** The figures and the people of a team. Administrators see all people and belong to no account. */
function Team(props: PeopleProps & { filters: ReturnType<typeof teamFilters> }) {
  const { data: counts, filters } = props;
  const { data, error, refetch } = useTeamFiguresQuery({
    variables: { close: filters.close },
    fetchPolicy: 'cache-and-network',
  });
  if (data && !data.team) return <People {...props} />;
  return (
    <>
      <TeamFigures counts={counts} team={data?.team ?? undefined} />
      <div className={styles.columns}>
        <People {...props} />
        <div>
          {data?.team ? (
            <>
              <CloseToProPart people={data.close.nodes} required={data.me.progress.pro.required} />
              <ThisWeek events={data.team.events} />
            </>
          ) : (
            <Waiting error={error} onRetry={() => void refetch()} lines={4} />
          )}
        </div>
      </div>
    </>
  );
}

/** The team page: members with open tests, people close to PRO, and this week's events. */
export default function TeamPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'shell.team' });
  const [view, setView] = useState<TeamView>('all');
  const [openedAt] = useState(() => new Date());
  const filters = teamFilters(openedAt);
  const { data, previousData, error, refetch, fetchMore } = useTeamQuery({
    variables: { ...filters, filter: filters[view] },
    fetchPolicy: 'cache-and-network',
  });
  if (errorCode(error) === 'FORBIDDEN') return <ForManagers />;
  const visible = visibleData({ data, previousData, error });
  const more = (after: string | null | undefined) =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        ...next,
        people: { ...next.people, nodes: [...before.people.nodes, ...next.people.nodes] },
      }),
    });
  const page = visible?.people.pageInfo;
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <h1 className={styles.title}>{title}</h1>
      {!visible && <Waiting error={error} onRetry={() => void refetch()} lines={6} />}
      {visible && <Head data={visible} filter={filters[view]} />}
      {visible?.all.totalCount === 0 && (
        <EmptyState title={<FormattedMessage id="team.nobody" />}>
          <FormattedMessage id="team.nobodyHelp" />
        </EmptyState>
      )}
      {visible && visible.all.totalCount > 0 && (
        <Team
          data={visible}
          filters={filters}
          view={view}
          onView={setView}
          onMore={page?.hasNextPage ? () => more(page.endCursor) : undefined}
        />
      )}
    </Page>
  );
}

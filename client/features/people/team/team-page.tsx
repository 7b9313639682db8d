import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { shownData } from '#client/platform/apollo/shown-data';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/layout';
import { Chip, ChipRow, ErrorNote } from '#client/ui/messages';
import { MoreButton } from '#client/ui/more-button';
import { RibList } from '#client/ui/rib-list';
import { EmptyState, Waiting } from '#client/ui/states';
import { useSaving } from '#client/ui/use-saving';
import { canRemind, MemberRow } from './member-row';
import RemindDialog from './remind-dialog';
import { teamFilters, type TeamView, teamViews } from './team-filters';
import { type MemberFragment, type TeamQuery, useTeamQuery } from './team.generated';
import styles from './team.module.css';

const viewNames: Record<TeamView, string> = { all: 'team.all', close: 'team.close', unseen: 'team.unseen' };

/** The server reminds no more at once. */
const mostAtOnce = 100;

function Head({ data, filter }: { data: TeamQuery; filter: object }) {
  const { account } = data.me;
  const saving = useSaving(`/api/people.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return (
    <>
      <div className={styles.head}>
        <p className="dim">
          <FormattedMessage
            id={account ? 'team.countOf' : 'team.count'}
            values={{ count: data.all.totalCount, account: account?.name }}
          />
        </p>
        <Button
          busyLabel={saving.busy ? <FormattedMessage id="team.export" /> : undefined}
          onClick={() => void saving.save()}
        >
          <IconDownload size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="team.export" />
        </Button>
      </div>
      {saving.problem && <ErrorNote>{saving.problem}</ErrorNote>}
    </>
  );
}

type MembersProps = { members: readonly MemberFragment[]; onMore: (() => Promise<unknown>) | undefined };

/** The people with what is open for each; those chosen are reminded together. */
function Members({ members, onMore }: MembersProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly MemberFragment[]>([]);
  const [opened, setOpened] = useState(false);
  const shown = members.filter((member) => chosen.has(member.id) && canRemind(member));
  const choose = (id: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
  const ask = (whom: readonly MemberFragment[]) => {
    setAsked(whom);
    setOpened(true);
  };
  return (
    <>
      <RibList>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            chosen={chosen.has(member.id) && canRemind(member)}
            full={shown.length >= mostAtOnce}
            onChoose={(on) => choose(member.id, on)}
            onRemind={() => ask([member])}
          />
        ))}
      </RibList>
      <MoreButton onMore={onMore} />
      {shown.length > 0 && (
        <div className={styles.bar}>
          <strong>
            <FormattedMessage id="team.chosen" values={{ count: shown.length }} />
          </strong>
          <Button variant="primary" aria-haspopup="dialog" onClick={() => ask(shown)}>
            <FormattedMessage id="team.remindChosen" values={{ count: shown.length }} />
          </Button>
        </div>
      )}
      <RemindDialog
        key={asked.map(({ id }) => id).join()}
        opened={opened}
        onClose={() => setOpened(false)}
        members={asked}
        onDone={() => setChosen(new Set())}
      />
    </>
  );
}

/** The people of a manager's account: what is open for each, who is close to PRO, who was not here for long. */
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
  const shown = shownData({ data, previousData, error });
  const more = (after: string | null | undefined) =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        ...next,
        people: { ...next.people, nodes: [...before.people.nodes, ...next.people.nodes] },
      }),
    });
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <h1 className={styles.title}>{title}</h1>
      {!shown && <Waiting error={error} onRetry={() => void refetch()} lines={6} />}
      {shown && (
        <>
          <Head data={shown} filter={filters[view]} />
          <div className={styles.views}>
            <ChipRow label={intl.formatMessage({ id: 'team.show' })}>
              {teamViews.map((each) => (
                <Chip key={each} on={each === view} onClick={() => setView(each)}>
                  <FormattedMessage id={viewNames[each]} values={{ count: shown[each].totalCount }} />
                </Chip>
              ))}
            </ChipRow>
          </div>
          {shown.people.nodes.length === 0 ? (
            <EmptyState title={<FormattedMessage id={view === 'all' ? 'team.nobody' : 'team.noneOfThese'} />}>
              {view === 'all' && <FormattedMessage id="team.nobodyHelp" />}
            </EmptyState>
          ) : (
            <Members
              key={view}
              members={shown.people.nodes}
              onMore={
                shown.people.pageInfo.hasNextPage ? () => more(shown.people.pageInfo.endCursor) : undefined
              }
            />
          )}
        </>
      )}
    </Page>
  );
}

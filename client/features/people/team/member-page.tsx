import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { userTypeNames } from '#client/features/profile/public';
import { NoSuchPage, PageTitle } from '#client/features/settings/public';
import { useFormat } from '#client/platform/format';
import type { ResultStatus } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { BackLink } from '#client/ui/editing/back-link';
import facts from '#client/ui/facts.module.css';
import { Page, Section } from '#client/ui/layout';
import { RibList } from '#client/ui/rib-list';
import { Waiting } from '#client/ui/states';
import { StatusLabel } from '#client/ui/status-label';
import { canRemind } from './member-row';
import { OpenTests, Seen } from './member-words';
import RemindDialog from './remind-dialog';
import { type TeamMemberQuery, useTeamMemberQuery } from './team.generated';
import styles from './team.module.css';

type Shown = NonNullable<TeamMemberQuery['person']>;
type Profile = NonNullable<TeamMemberQuery['profile']>;

const statusLooks: Record<ResultStatus, { shape: 'tick' | 'cross' | 'outline'; nameId: string }> = {
  passed: { shape: 'tick', nameId: 'team.passed' },
  failed: { shape: 'cross', nameId: 'team.failed' },
  abandoned: { shape: 'outline', nameId: 'team.abandoned' },
  voided: { shape: 'outline', nameId: 'team.voided' },
};

function Reminder({ person }: { person: Shown }) {
  const { date } = useFormat();
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.head}>
      <span className="sm dim">
        {person.remindedToday && <FormattedMessage id="team.remindedToday" />}
        {!person.remindedToday && person.remindedAt && (
          <FormattedMessage id="team.remindedOn" values={{ date: date(person.remindedAt) }} />
        )}
      </span>
      {canRemind(person) && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpened(true)}>
          <FormattedMessage id="team.remind" />
        </Button>
      )}
      <RemindDialog isPage opened={opened} onClose={() => setOpened(false)} members={[person]} />
    </div>
  );
}

function Facts({ person, pro }: { person: Shown; pro: Profile['progress']['pro'] }) {
  const { number } = useFormat();
  const shown: [string, string][] = [
    ['team.points', number(person.points)],
    ['team.testsPassed', number(person.testsPassed)],
    ...(pro.userType === 'pro'
      ? []
      : [
          ['team.towardPro', `${number(Math.min(pro.done, pro.required))} / ${number(pro.required)}`] as [
            string,
            string,
          ],
        ]),
  ];
  return (
    <div className={`${styles.numbers} ${facts.facts}`}>
      <div>
        <p className="sm dim">
          <FormattedMessage id="team.openNow" />
        </p>
        <OpenTests member={person} />
      </div>
      {shown.map(([name, value]) => (
        <div key={name}>
          <p className="sm dim">
            <FormattedMessage id={name} />
          </p>
          <p className={`num ${facts.number}`}>{value}</p>
        </div>
      ))}
    </div>
  );
}

function Results({ results }: { results: Profile['results']['nodes'] }) {
  const { date, percent } = useFormat();
  if (results.length === 0)
    return (
      <p className="dim">
        <FormattedMessage id="team.noResults" />
      </p>
    );
  return (
    <RibList>
      {results.map(({ id, module, status, score, closedAt }) => (
        <li key={id} className={styles.result}>
          <span>
            <strong>{module.name}</strong>
            <span className="sm dim"> {date(closedAt)}</span>
          </span>
          <StatusLabel shape={statusLooks[status].shape}>
            <FormattedMessage id={statusLooks[status].nameId} />
            {score !== null && <>, {percent(score)}</>}
          </StatusLabel>
        </li>
      ))}
    </RibList>
  );
}

/** A person of the team: how far, with status and score of each test, never what a question was about. */
export default function MemberPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useTeamMemberQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data && !(data.person && data.profile))
    return <NoSuchPage textId="team.gone" to="/team" toId="shell.team" />;
  const { person, profile } = data ?? {};
  return (
    <Page>
      {person && profile ? (
        <>
          <PageTitle>{person.name}</PageTitle>
          <div className={styles.back}>
            <BackLink>
              <FormattedMessage id="shell.team" />
            </BackLink>
          </div>
          <h1>{person.name}</h1>
          <p className="dim">
            <FormattedMessage id={userTypeNames[person.userType]} /> · <Seen lastSeenAt={person.lastSeenAt} />{' '}
            · {person.email}
          </p>
          <Reminder person={person} />
          <Facts person={person} pro={profile.progress.pro} />
          <Section title={<FormattedMessage id="team.results" />}>
            <Results results={profile.results.nodes} />
          </Section>
        </>
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      )}
    </Page>
  );
}

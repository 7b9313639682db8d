import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import type { TeamEventKind } from '#client/platform/generated/schema';
import { bold } from '#client/ui/bold';
import { Panel } from '#client/ui/layout/card';
import { Section } from '#client/ui/layout/layout';
import { RibList } from '#client/ui/layout/rib-list';
import { StatusLabel, type StatusShape } from '#client/ui/status-label';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { CloseToProFragment, TeamEventFragment } from './team.generated';
import styles from './team.module.css';

function CloseToPro({ person, required }: { person: CloseToProFragment; required: number }) {
  const { id, name, standardTestsDone, nextTowardPro: next } = person;
  const done = Math.min(standardTestsDone, required);
  const isBegun = next?.status === 'in_progress';
  return (
    <li className={styles.near}>
      <div className={styles.nearHead}>
        <Link to={`/team/${id}`}>{name}</Link>
        <span className="sm dim">
          <FormattedMessage id="home.doneOf" values={{ done, total: required, of: (words) => words }} />
        </span>
      </div>
      <TreadBar blocks={treadBlocks(done, required, isBegun && done < required ? 1 : 0)} />
      <p className="sm">
        {next ? (
          <FormattedMessage
            id={isBegun ? 'team.next.begun' : 'team.next.open'}
            values={{ module: next.name }}
          />
        ) : (
          <FormattedMessage id="team.nothingOpen" />
        )}
      </p>
    </li>
  );
}

type CloseProps = { people: readonly CloseToProFragment[]; required: number };

/** The people with at most one standard test left before PRO, with their next test. */
export function CloseToProPart({ people, required }: CloseProps) {
  if (people.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="team.figure.close" />}>
      <Panel>
        <ul className={styles.nears}>
          {people.map((person) => (
            <CloseToPro key={person.id} person={person} required={required} />
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

const looks: Record<TeamEventKind, { shape: StatusShape; textId: string }> = {
  passed: { shape: 'tick', textId: 'team.event.passed' },
  failed: { shape: 'cross', textId: 'team.event.failed' },
  promoted: { shape: 'tick', textId: 'team.event.promoted' },
  joined: { shape: 'outline', textId: 'team.event.joined' },
};

function Event({ event: { kind, at, personName, moduleName, score } }: { event: TeamEventFragment }) {
  const intl = useIntl();
  const { dateTime, percent } = useFormat();
  const values = {
    name: personName,
    module: moduleName ?? intl.formatMessage({ id: 'team.event.test' }),
    score: percent(score ?? 0),
    b: bold,
  };
  return (
    <li className={styles.event}>
      <StatusLabel shape={looks[kind].shape}>{null}</StatusLabel>
      <div>
        <p className="sm">
          <FormattedMessage id={looks[kind].textId} values={values} />
        </p>
        <p className="sm dim">{dateTime(at)}</p>
      </div>
    </li>
  );
}

/** The team's events since Monday. */
export function ThisWeek({ events }: { events: readonly TeamEventFragment[] }) {
  return (
    <Section title={<FormattedMessage id="team.week" />}>
      {events.length === 0 ? (
        <p className="dim">
          <FormattedMessage id="team.weekNone" />
        </p>
      ) : (
        <RibList>
          {events.map((event) => (
            <Event key={`${event.kind} ${event.personId} ${event.at}`} event={event} />
          ))}
        </RibList>
      )}
    </Section>
  );
}

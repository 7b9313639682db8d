import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { ResultStatus, TestStatus } from '#client/platform/generated/schema';
import { Section } from '#client/ui/layout/layout';
import { RibList } from '#client/ui/layout/rib-list';
import { StatusLabel, type StatusShape } from '#client/ui/status-label';
import type { OpenTestFragment, TeamMemberQuery } from './team.generated';
import styles from './team.module.css';

type Look = { shape: StatusShape; nameId: string };

const openLooks: Record<TestStatus, Look> = {
  not_started: { shape: 'outline', nameId: 'testStatus.notStarted' },
  in_progress: { shape: 'half', nameId: 'testStatus.inProgress' },
  failed: { shape: 'cross', nameId: 'testStatus.failed' },
  passed: { shape: 'tick', nameId: 'testStatus.passed' },
};

const resultLooks: Record<ResultStatus, Look> = {
  passed: { shape: 'tick', nameId: 'team.passed' },
  failed: { shape: 'cross', nameId: 'team.failed' },
  abandoned: { shape: 'outline', nameId: 'team.abandoned' },
  voided: { shape: 'outline', nameId: 'team.voided' },
};

type RowProps = { name: string; details: ReactNode; look: Look; score: number | null };

function Row({ name, details, look, score }: RowProps) {
  const { percent } = useFormat();
  return (
    <li className={styles.test}>
      <span>
        <strong>{name}</strong>
        <span className={`sm dim ${styles.below}`}>{details}</span>
      </span>
      <StatusLabel shape={look.shape}>
        <span>
          <FormattedMessage id={look.nameId} />
          {score !== null && <>, {percent(score)}</>}
        </span>
      </StatusLabel>
    </li>
  );
}

function OpenDetails({
  test: { status, questionCount, estimatedMinutes, attemptsLeft },
}: {
  test: OpenTestFragment;
}) {
  return (
    <>
      <FormattedMessage id="modules.questionCount" values={{ count: questionCount }} />
      {' · '}
      <FormattedMessage id="modules.aboutMinutes" values={{ minutes: estimatedMinutes }} />
      {status === 'failed' && attemptsLeft !== null && (
        <>
          {' · '}
          <FormattedMessage id="modules.attemptsLeft" values={{ count: attemptsLeft }} />
        </>
      )}
    </>
  );
}

/** The open tests of the person by name. `count` is their total number. */
export function OpenPart({ tests, count }: { tests: readonly OpenTestFragment[]; count: number }) {
  return (
    <Section title={<FormattedMessage id="team.openNow" />}>
      {count === 0 ? (
        <p className="dim">
          <FormattedMessage id="team.nothingOpen" />
        </p>
      ) : (
        <RibList>
          {tests.map((test) => (
            <Row
              key={test.moduleId}
              name={test.name}
              details={<OpenDetails test={test} />}
              look={openLooks[test.status]}
              score={test.status === 'failed' ? test.lastScore : null}
            />
          ))}
        </RibList>
      )}
      {count > tests.length && (
        <p className="sm dim">
          <FormattedMessage id="team.moreOpen" values={{ count: count - tests.length }} />
        </p>
      )}
    </Section>
  );
}

type Results = NonNullable<TeamMemberQuery['profile']>['results']['nodes'];

/** The person's latest results. */
export function ResultsPart({ results }: { results: Results }) {
  const { date } = useFormat();
  return (
    <Section title={<FormattedMessage id="team.results" />}>
      {results.length === 0 ? (
        <p className="dim">
          <FormattedMessage id="team.noResults" />
        </p>
      ) : (
        <RibList>
          {results.map(({ id, module, status, score, closedAt }) => (
            <Row
              key={id}
              name={module.name}
              details={date(closedAt)}
              look={resultLooks[status]}
              score={score}
            />
          ))}
        </RibList>
      )}
    </Section>
  );
}

import { useIntl } from 'react-intl';
import { foldSearch } from '#client/platform/fold-search';
import { useFormat } from '#client/platform/formats/format';
import type { BackgroundJobFailure, BackgroundJobState } from '#client/platform/generated/schema';
import { answerClock } from '#client/platform/server-clock';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { choiceFilter, dayFilter, numberFilter, textFilter } from '#client/ui/list/row-filters';
import { type StatusShape, StatusLabel } from '#client/ui/status-label';
import type { BackgroundJobRowFragment } from './jobs.generated';
import { jobNames } from './job-names';
import { RetryButton } from './retry-button';

type Row = BackgroundJobRowFragment;

const states: Record<BackgroundJobState, { name: string; shape: StatusShape }> = {
  waiting: { name: 'jobs.state.waiting', shape: 'outline' },
  running: { name: 'jobs.state.running', shape: 'half' },
  retrying: { name: 'jobs.state.retrying', shape: 'half' },
  given_up: { name: 'jobs.state.givenUp', shape: 'cross' },
};

const failures: Record<BackgroundJobFailure, string> = {
  no_answer: 'jobs.failure.noAnswer',
  rejected: 'jobs.failure.refused',
  other: 'jobs.failure.other',
};

const hasFailed = ({ state }: Row): boolean => state === 'retrying' || state === 'given_up';

/** Returns a function that formats the name of a job. Names from another release are returned unchanged. */
export function useJobName(): (job: Pick<Row, 'name'>) => string {
  const { text } = useWords();
  return ({ name }) => {
    const id = jobNames[name];
    return id ? text(id) : name;
  };
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The time since the job was queued, in the largest unit with a value of at least two. */
function Age({ queuedAt }: Pick<Row, 'queuedAt'>) {
  const intl = useIntl();
  const seconds = Math.max(0, -answerClock.value.secondsUntil(queuedAt));
  const [unit, length] = units.find(([, each]) => seconds >= 2 * each) ?? units[3];
  return intl.formatNumber(Math.floor(seconds / length), { style: 'unit', unit, unitDisplay: 'short' });
}

/** The reason of a failure in plain words, with the technical error below. */
function Failure({ failure, reason }: Row) {
  const { text } = useWords();
  if (failure === null) return null;
  return (
    <>
      {text(failures[failure])}
      <br />
      <span className="sm dim" lang="en">
        {reason}
      </span>
    </>
  );
}

/** The number of tries, and the time of the next one. */
function Tries({ state, tries, maxTries, runAt }: Row) {
  const { text } = useWords();
  const { dateTime } = useFormat();
  return (
    <>
      {text('jobs.triesOf', { tries, max: maxTries })}
      {(state === 'retrying' || state === 'waiting') && (
        <>
          <br />
          <span className="sm dim">{text('jobs.next', { at: dateTime(runAt) })}</span>
        </>
      )}
    </>
  );
}

/** Returns the columns of the job list. */
export function useJobColumns(): readonly ListColumn<Row>[] {
  const { text } = useWords();
  return [
    { key: 'name', sort: 'name', title: text('jobs.name'), kind: 'title', cell: useJobName() },
    {
      key: 'state',
      sort: 'state',
      title: text('jobs.state'),
      cell: ({ state }) => <StatusLabel shape={states[state].shape}>{text(states[state].name)}</StatusLabel>,
    },
    {
      key: 'failure',
      file: ['failure', 'reason'],
      title: text('jobs.reason'),
      cell: (job) => <Failure {...job} />,
    },
    {
      key: 'queuedAt',
      sort: 'queuedAt',
      title: text('jobs.age'),
      kind: 'labelled',
      whole: true,
      cell: (job) => <Age {...job} />,
    },
    {
      key: 'tries',
      sort: 'tries',
      file: ['tries', 'maxTries', 'runAt'],
      title: text('jobs.tries'),
      kind: 'labelled',
      cell: (job) => <Tries {...job} />,
    },
    {
      key: 'actions',
      title: text('jobs.actions'),
      kind: 'tools',
      cell: (job) => hasFailed(job) && <RetryButton jobs={[job]} />,
    },
  ];
}

/** Returns the filters of the job list. */
export function useJobFilters(): readonly ListFilter[] {
  const { text } = useWords();
  const choices = Object.entries(states).map(([value, { name }]) => ({ value, label: text(name) }));
  return [
    choiceFilter({ name: 'states', field: 'state', label: text('jobs.state'), choices }),
    textFilter({ name: 'reason', label: text('jobs.reason'), canBeEmpty: true }),
    numberFilter({ name: 'tries', label: text('jobs.tries') }),
    dayFilter({ name: 'queuedAt', label: text('jobs.queuedAt') }),
    dayFilter({ name: 'runAt', label: text('jobs.runAt') }),
  ];
}

/** Returns a function that finds the names of the jobs whose labels contain the search. */
export function useNamed(): (search: string) => string[] {
  const nameOf = useJobName();
  return (search) => {
    const folded = foldSearch(search);
    return Object.keys(jobNames).filter((name) => foldSearch(nameOf({ name })).includes(folded));
  };
}

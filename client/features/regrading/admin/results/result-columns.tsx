import { Link } from 'react-router-dom';
import { categoryNames } from '#client/features/modules/index';
import { usePersonOfRow } from '#client/features/profile/admin/row-person/index';
import { useFormat } from '#client/platform/formats/format';
import type { ResultStatus } from '#client/platform/generated/schema';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { ListedTime } from '#client/ui/list/listed-time';
import { choiceFilter, dayFilter, flagFilter, numberFilter, textFilter } from '#client/ui/list/row-filters';
import { StatusLabel, type StatusShape } from '#client/ui/status-label';
import type { ResultRowFragment } from './results.generated';

const statuses: Record<ResultStatus, { shape: StatusShape; id: string }> = {
  passed: { shape: 'tick', id: 'lists.results.passed' },
  failed: { shape: 'cross', id: 'lists.results.failed' },
  abandoned: { shape: 'outline', id: 'lists.results.abandoned' },
  voided: { shape: 'lock', id: 'lists.results.voided' },
};

/** Returns the columns of the result list. */
export function useResultColumns(): readonly ListColumn<ResultRowFragment>[] {
  const { text } = useWords();
  const { dateTime, duration, percent } = useFormat();
  return [
    ...usePersonOfRow<ResultRowFragment>('title').columns,
    {
      key: 'module',
      title: text('lists.module'),
      sort: 'module',
      cell: ({ moduleId, moduleName }) => <Link to={`/admin/modules/${moduleId}`}>{moduleName}</Link>,
    },
    {
      key: 'category',
      title: text('lists.category'),
      sort: 'category',
      desk: true,
      cell: ({ category }) => text(categoryNames[category]),
    },
    {
      key: 'status',
      title: text('lists.status'),
      sort: 'status',
      cell: ({ status }) => (
        <StatusLabel shape={statuses[status].shape}>{text(statuses[status].id)}</StatusLabel>
      ),
    },
    {
      key: 'score',
      title: text('lists.results.score'),
      kind: 'number',
      sort: 'score',
      cell: ({ score }) => (score === null ? '' : percent(score)),
    },
    {
      key: 'started',
      file: ['startedAt'],
      title: text('lists.results.started'),
      kind: 'labelled',
      whole: true,
      sort: 'startedAt',
      extra: true,
      cell: ({ startedAt }) => dateTime(startedAt),
    },
    {
      key: 'finished',
      file: ['closedAt'],
      title: text('lists.results.finished'),
      whole: true,
      sort: 'closedAt',
      cell: ({ id, closedAt }) => (
        <Link to={`/results/${id}`}>
          <ListedTime at={closedAt} />
        </Link>
      ),
    },
    {
      key: 'working',
      file: ['workingSeconds'],
      title: text('lists.results.working'),
      kind: 'count',
      sort: 'workingSeconds',
      desk: true,
      cell: ({ workingSeconds }) => (workingSeconds === null ? '' : duration(workingSeconds)),
    },
    {
      key: 'certificate',
      title: text('lists.certificate'),
      desk: true,
      short: true,
      cell: ({ certificateNumber: number }) => number && <Link to={`/certificates/${number}`}>{number}</Link>,
    },
    {
      key: 'regraded',
      file: ['regradedAt'],
      title: text('lists.results.regraded'),
      kind: 'labelled',
      whole: true,
      extra: true,
      cell: ({ regradedAt }) => regradedAt && dateTime(regradedAt),
    },
  ];
}

/** Returns the filters of the result list. */
export function useResultFilters(): readonly ListFilter[] {
  const { text } = useWords();
  const [yes, no] = [text('lists.yes'), text('lists.no')];
  return [
    ...usePersonOfRow().filters,
    textFilter({ name: 'moduleName', label: text('lists.module') }),
    choiceFilter({
      name: 'category',
      label: text('lists.category'),
      choices: Object.entries(categoryNames).map(([value, id]) => ({ value, label: text(id) })),
    }),
    choiceFilter({
      name: 'status',
      label: text('lists.status'),
      choices: Object.entries(statuses).map(([value, { id }]) => ({ value, label: text(id) })),
    }),
    numberFilter({ name: 'score', label: text('lists.results.score'), unit: '%', canBeEmpty: true }),
    dayFilter({ name: 'startedAt', label: text('lists.results.started') }),
    dayFilter({ name: 'closedAt', label: text('lists.results.finished') }),
    numberFilter({
      name: 'workingSeconds',
      label: text('lists.results.working'),
      unit: text('lists.seconds'),
      canBeEmpty: true,
    }),
    flagFilter({ name: 'certified', label: text('lists.certificate'), yes, no }),
    flagFilter({ name: 'regraded', label: text('lists.results.regraded'), yes, no }),
  ];
}

import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { ListedTime } from '#client/ui/list/listed-time';
import { choiceFilter, dayFilter, numberFilter, textFilter } from '#client/ui/list/row-filters';
import { StatusLabel } from '#client/ui/status-label';
import { importKinds, importStatuses, kinds, statuses } from './import-words';
import type { ImportsQuery } from './imports.generated';

const fileNames = { add: 'added', change: 'changed', unchanged: 'unchanged', reject: 'rejected' } as const;

export type ImportRow = ImportsQuery['imports']['nodes'][number];

/** Returns the columns of the import list. */
export function useImportColumns(): readonly ListColumn<ImportRow>[] {
  const { text } = useWords();
  const { dateTime, number } = useFormat();
  const count = (key: 'add' | 'change' | 'unchanged' | 'reject', id: string): ListColumn<ImportRow> => ({
    key,
    file: [fileNames[key]],
    kind: 'count',
    desk: true,
    title: text(id),
    cell: ({ counts, status }) => (statuses[status].step > 2 ? number(counts[key]) : '–'),
  });
  const day = (key: 'startedAt' | 'undoneAt', id: string): ListColumn<ImportRow> => ({
    key,
    kind: 'labelled',
    extra: true,
    whole: true,
    title: text(id),
    cell: (row) => row[key] && dateTime(row[key]),
  });
  return [
    {
      key: 'fileName',
      kind: 'title',
      sort: 'fileName',
      title: text('imports.list.file'),
      cell: ({ id, fileName }) => <Link to={`/admin/imports/${id}`}>{fileName}</Link>,
    },
    {
      key: 'kind',
      sort: 'kind',
      title: text('imports.list.kind'),
      cell: ({ kind }) => text(kinds[kind].nameId),
    },
    {
      key: 'status',
      sort: 'status',
      title: text('imports.list.status'),
      cell: ({ status }) => (
        <StatusLabel shape={statuses[status].shape}>{text(statuses[status].nameId)}</StatusLabel>
      ),
    },
    {
      key: 'madeBy',
      whole: true,
      desk: true,
      sort: 'madeBy',
      title: text('imports.list.by'),
      cell: ({ madeBy }) => madeBy,
    },
    {
      key: 'createdAt',
      whole: true,
      sort: 'createdAt',
      title: text('imports.list.when'),
      cell: ({ createdAt }) => <ListedTime at={createdAt} />,
    },
    {
      key: 'rowCount',
      kind: 'number',
      sort: 'rowCount',
      title: text('imports.list.rows'),
      cell: ({ rowCount }) => (rowCount === null ? '–' : number(rowCount)),
    },
    count('add', 'imports.report.added'),
    count('change', 'imports.report.changed'),
    { ...count('unchanged', 'imports.list.unchanged'), desk: false, extra: true },
    count('reject', 'imports.report.rejected'),
    day('startedAt', 'imports.list.started'),
    day('undoneAt', 'imports.list.undone'),
  ];
}

/** Returns the filters of the import list. */
export function useImportFilters(): readonly ListFilter[] {
  const { text } = useWords();
  return [
    choiceFilter({
      name: 'kind',
      label: text('imports.list.kind'),
      choices: importKinds.map((value) => ({ value, label: text(kinds[value].nameId) })),
    }),
    choiceFilter({
      name: 'status',
      label: text('imports.list.status'),
      choices: importStatuses.map((value) => ({ value, label: text(statuses[value].nameId) })),
    }),
    textFilter({ name: 'fileName', label: text('imports.list.file') }),
    textFilter({ name: 'madeBy', label: text('imports.list.by'), canBeEmpty: true }),
    dayFilter({ name: 'createdAt', label: text('imports.list.when') }),
    dayFilter({ name: 'startedAt', label: text('imports.list.started'), canBeEmpty: true }),
    dayFilter({ name: 'undoneAt', label: text('imports.list.undone'), canBeEmpty: true }),
    numberFilter({ name: 'rowCount', label: text('imports.list.rows'), canBeEmpty: true }),
    numberFilter({ name: 'added', label: text('imports.report.added') }),
    numberFilter({ name: 'changed', label: text('imports.report.changed') }),
    numberFilter({ name: 'unchanged', label: text('imports.list.unchanged') }),
    numberFilter({ name: 'rejected', label: text('imports.report.rejected') }),
  ];
}

import { Link, useLocation } from 'react-router-dom';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { choiceFilter, dayFilter, flagFilter, textFilter } from '#client/ui/list/row-filters';
import { StatusLabel } from '#client/ui/status-label';
import type { AuditRowFragment } from './audit.generated';
import styles from './audit.module.css';
import { actionNames, actorNames, outcomeNames, targetNames } from './audit-words';
import { useAuditWords } from './use-audit-words';

type Row = AuditRowFragment;

/** Shows if an entry is sealed or waits to be. */
export function Seal({ sealedIn }: Pick<Row, 'sealedIn'>) {
  const { text } = useWords();
  return sealedIn === null ? (
    <StatusLabel shape="half">{text('history.waiting')}</StatusLabel>
  ) : (
    <StatusLabel shape="lock">{text('history.sealed')}</StatusLabel>
  );
}

/** The target of an entry with the changed field or the number of fields, and the outcome. */
function What(row: Row) {
  const { text } = useWords();
  const { named, field, outcome } = useAuditWords();
  const [first, ...others] = row.changes;
  const fields =
    first && (others.length > 0 ? text('history.fields', { count: row.changes.length }) : field(first.field));
  const more = [fields, row.outcome === 'done' ? undefined : outcome(row.outcome)].filter(Boolean);
  return (
    <>
      {named(row)}
      {more.length > 0 && <span className="dim">, {more.join(', ')}</span>}
    </>
  );
}

/** The columns that the panel beside the list replaces. */
const inPanel = ['seal'];

/**
 * Returns the columns of the audit log. `opened` is the entry beside the list, or null. It is undefined in narrow
 * windows, where entries link to their own pages.
 */
export function useAuditColumns(opened: string | null | undefined): readonly ListColumn<Row>[] {
  const { search, state: steps } = useLocation();
  const { text } = useWords();
  const { action, target, who, time } = useAuditWords();
  const beside = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('entry', id);
    return { search: params.toString() };
  };
  const columns: readonly ListColumn<Row>[] = [
    {
      key: 'at',
      title: text('history.time'),
      kind: 'title',
      short: true,
      sort: 'at',
      cell: ({ id, at }) =>
        opened === undefined ? (
          <Link to={`/admin/audit/${id}`}>{time(at)}</Link>
        ) : (
          <Link to={beside(id)} state={steps as unknown} aria-current={id === opened || undefined}>
            {time(at)}
          </Link>
        ),
    },
    { key: 'who', file: ['actorName'], title: text('history.who'), cell: (row) => <b>{who(row)}</b> },
    {
      key: 'action',
      title: text('history.action'),
      whole: true,
      cell: (row) => <span className={styles.action}>{action(row.action)}</span>,
    },
    {
      key: 'record',
      file: ['targetKind'],
      title: text('history.record'),
      desk: true,
      cell: ({ targetKind }) => target(targetKind),
    },
    {
      key: 'what',
      file: ['targetName', 'outcome', 'changes'],
      title: text('history.what'),
      cell: (row) => <What {...row} />,
    },
    {
      key: 'seal',
      file: ['sealedIn'],
      title: text('history.seal'),
      desk: true,
      whole: true,
      cell: (row) => <Seal {...row} />,
    },
  ];
  return opened ? columns.filter(({ key }) => !inPanel.includes(key)) : columns;
}

/** Returns the filters of the audit log. */
export function useAuditFilters(): readonly ListFilter[] {
  const { text } = useWords();
  const choices = (names: Readonly<Record<string, string>>) =>
    Object.entries(names)
      .map(([value, id]) => ({ value, label: text(id) }))
      .toSorted((one, other) => one.label.localeCompare(other.label));
  const yesNo = { yes: text('history.sealed'), no: text('history.waiting') };
  return [
    dayFilter({ name: 'when', field: 'at', label: text('history.when') }),
    choiceFilter({
      name: 'actions',
      field: 'action',
      label: text('history.action'),
      choices: choices(actionNames),
    }),
    textFilter({ name: 'actorName', label: text('history.who') }),
    choiceFilter({
      name: 'actorKinds',
      field: 'actorKind',
      label: text('history.by'),
      choices: choices(actorNames),
    }),
    choiceFilter({
      name: 'targetKinds',
      field: 'targetKind',
      label: text('history.record'),
      choices: choices(targetNames),
    }),
    textFilter({ name: 'personName', label: text('history.toWhom') }),
    choiceFilter({
      name: 'outcomes',
      field: 'outcome',
      label: text('history.outcome'),
      choices: choices(outcomeNames),
    }),
    flagFilter({ name: 'sealed', label: text('history.seal'), ...yesNo }),
  ];
}

import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import type { ListColumn } from '#client/ui/list/list-parts';
import { StatusLabel } from '#client/ui/status-label';
import { outcomes, type SheetKind, tellingFields } from '../import-words';
import { type ImportRowFieldsFragment, useImportFieldsOfQuery } from '../imports.generated';
import { useChoiceName } from '../use-choice-name';

export type Row = ImportRowFieldsFragment & { id: string };

/** Returns the value of a field in a row, or an empty string. */
export const valueOf = ({ values }: Row, field: string): string =>
  values.find((value) => value.field === field)?.value ?? '';

/** The reason for a row's outcome: its problems, its changes or its values. */
export function Why({ row, kind }: { row: Row; kind: SheetKind }) {
  const words = useChoiceName();
  const { outcome, reasons, changes, values } = row;
  if (outcome === 'reject')
    return reasons.map(({ code, text }) => (
      <span key={`${code} ${text}`} data-block>
        {text}{' '}
      </span>
    ));
  if (outcome === 'unchanged') return <FormattedMessage id="imports.rows.same" />;
  if (outcome === 'add') {
    const [one, other] = tellingFields[kind];
    return values
      .filter(({ field }) => field !== one && field !== other)
      .map(({ value }) => words(value))
      .join(', ');
  }
  return changes.map(({ field, label, before, after }, at) => (
    <span key={field}>
      {at > 0 && '; '}
      {label} {before && <s>{words(before)}</s>} {before && '→ '}
      {after ? <strong>{words(after)}</strong> : <FormattedMessage id="imports.rows.emptied" />}
    </span>
  ));
}

/** Returns the column with the outcome, for sheets and translations. */
export const outcomeColumn = ({ formatMessage }: IntlShape): ListColumn<Row> => ({
  key: 'outcome',
  kind: 'detail',
  whole: true,
  title: formatMessage({ id: 'imports.rows.outcome' }),
  cell: ({ outcome }) => (
    <StatusLabel shape={outcomes[outcome].shape}>
      {formatMessage({ id: outcomes[outcome].nameId })}
    </StatusLabel>
  ),
});

const correcting = (title: string, onCorrect: (row: Row) => void): ListColumn<Row> => ({
  key: 'actions',
  kind: 'tools',
  title,
  cell: (row) =>
    row.outcome === 'reject' && (
      <Button variant="text" size="sm" onClick={() => onCorrect(row)}>
        <FormattedMessage id="imports.correct" />
      </Button>
    ),
});

/** Returns the columns of a file's rows, with an action to correct a row if `onCorrect` is set. */
export function useRowColumns(
  kind: SheetKind,
  onCorrect: ((row: Row) => void) | undefined,
): readonly ListColumn<Row>[] {
  const intl = useIntl();
  const { data } = useImportFieldsOfQuery({ variables: { kind } });
  const [first, second] = tellingFields[kind];
  const labelOf = (name: string) => data?.importFields.find(({ field }) => field === name)?.label ?? '';
  const title = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'telling',
      kind: 'title',
      title: labelOf(first),
      cell: (row) => valueOf(row, first) || valueOf(row, second) || '—',
    },
    {
      key: 'line',
      kind: 'labelled',
      title: title('imports.rows.line'),
      cell: ({ line }) => line,
    },
    { key: 'second', kind: 'detail', title: labelOf(second), cell: (row) => valueOf(row, second) },
    outcomeColumn(intl),
    {
      key: 'why',
      kind: 'detail',
      title: title('imports.rows.why'),
      cell: (row) => <Why row={row} kind={kind} />,
    },
    ...(onCorrect ? [correcting(title('imports.correct.actions'), onCorrect)] : []),
  ];
}

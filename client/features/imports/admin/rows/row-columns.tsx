import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportKind } from '#client/platform/generated/schema';
import { textLanguages } from '#client/ui/editing/fields/languages';
import type { ListColumn } from '#client/ui/list/list-parts';
import { StatusLabel } from '#client/ui/status-label';
import { choiceNames, outcomes, tellingFields } from '../import-words';
import { type ImportRowFieldsFragment, useImportFieldsOfQuery } from '../imports.generated';

export type Row = ImportRowFieldsFragment & { id: string };

const valueOf = ({ values }: Row, field: string): string =>
  values.find((value) => value.field === field)?.value ?? '';

/** A value as people say it. */
function useValueWords(): (value: string | null) => string {
  const intl = useIntl();
  return (value) => {
    const id = choiceNames[value ?? ''];
    if (id) return intl.formatMessage({ id });
    return textLanguages.find(({ code }) => code === value)?.name ?? value ?? '';
  };
}

/** Why a row comes to what it comes to: what is wrong with it, what it changes, or what it says. */
export function Why({ row, kind }: { row: Row; kind: ImportKind }) {
  const words = useValueWords();
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

/** The columns of the rows of a file: which row, what comes of it, and why. */
export function useRowColumns(kind: ImportKind): readonly ListColumn<Row>[] {
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
    { key: 'second', kind: 'fact', title: labelOf(second), cell: (row) => valueOf(row, second) },
    {
      key: 'outcome',
      kind: 'fact',
      whole: true,
      title: title('imports.rows.outcome'),
      cell: ({ outcome }) => (
        <StatusLabel shape={outcomes[outcome].shape}>{title(outcomes[outcome].nameId)}</StatusLabel>
      ),
    },
    {
      key: 'why',
      kind: 'fact',
      title: title('imports.rows.why'),
      cell: (row) => <Why row={row} kind={kind} />,
    },
  ];
}

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ImportKind, ImportOutcome } from '#client/platform/generated/schema';
import { bold } from '#client/ui/bold';
import { AdminList } from '#client/ui/list/admin-list';
import { selectedOf } from '#client/ui/list/list-address';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { StateLinks } from '#client/ui/list/state-links';
import { Note } from '#client/ui/feedback/messages';
import { outcomeNames, outcomes } from '../import-words';
import { type ImportFieldsFragment, ImportRowsDocument } from '../imports.generated';
import styles from '../imports.module.css';
import type { Row } from './row-columns';

type Props = {
  data: ImportFieldsFragment;
  actions: ReactNode;
  columns: readonly ListColumn<Row>[];
};

/** Links that filter the rows by outcome, with their numbers. */
function Outcomes({ data: { kind, counts, rowCount, revokesPro } }: { data: ImportFieldsFragment }) {
  const intl = useIntl();
  const links = outcomeNames.map((name) => ({
    labelId: outcomes[name].nameId,
    states: name,
    count: counts[name],
  }));
  return (
    <>
      <StateLinks
        label={intl.formatMessage({ id: 'imports.rows.outcomes' }, { kind })}
        links={[{ labelId: 'imports.rows.all', states: '', count: rowCount ?? undefined }, ...links]}
      />
      {revokesPro > 0 && (
        <div className={styles.pro}>
          <Note tone="bad">
            <FormattedMessage id="imports.rows.revokesPro" values={{ count: revokesPro, b: bold }} />{' '}
            <Link to={{ search: 'pro=yes' }}>
              <FormattedMessage id="imports.rows.showPro" />
            </Link>
          </Note>
        </div>
      )}
    </>
  );
}

function useFilters(kind: ImportKind): readonly ListFilter[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const outcome = {
    name: 'states',
    label: text('imports.rows.outcome'),
    choices: outcomeNames.map((value) => ({ value, label: text(outcomes[value].nameId) })),
  };
  if (kind === 'translations') return [outcome];
  return [
    outcome,
    {
      name: 'pro',
      label: text('imports.rows.proFilter'),
      choices: [{ value: 'yes', label: text('imports.choice.yes') }],
    },
  ];
}

/** The rows of a file, each with its outcome and reason. */
export function RowList({ data, actions, columns }: Props) {
  const intl = useIntl();
  const { id, kind } = data;
  return (
    <AdminList
      isPart
      title={intl.formatMessage({ id: 'imports.rows.title' }, { kind })}
      views={<Outcomes data={data} />}
      actions={actions}
      searchLabel={intl.formatMessage({ id: 'imports.rows.search' }, { kind })}
      query={ImportRowsDocument}
      variables={({ search, filters, after }) => ({
        id,
        search: search || null,
        filter: {
          outcome: selectedOf<ImportOutcome>(filters['states'])?.[0] ?? null,
          revokesPro: selectedOf(filters['pro']) ? true : null,
        },
        after,
      })}
      page={({ import: found }) => {
        const { nodes = [], ...page } = found?.rows ?? {
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: 0,
        };
        return { ...page, nodes: nodes.map((row) => ({ ...row, id: String(row.line) })) };
      }}
      columns={columns}
      filters={useFilters(kind)}
      nothing={{ title: <FormattedMessage id="imports.rows.none" values={{ kind }} /> }}
      noneFor={(query) => <FormattedMessage id="imports.rows.noneFor" values={{ kind, query }} />}
    />
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { SavedViews } from '#client/features/editing/public';
import { PageTitle } from '#client/features/settings/public';
import { useFormat } from '#client/platform/format';
import type { ImportKind } from '#client/platform/generated/schema';
import { ButtonLink } from '#client/ui/button';
import { AdminList } from '#client/ui/list/admin-list';
import { chosenOf } from '#client/ui/list/list-address';
import type { ListColumn } from '#client/ui/list/list-parts';
import { StatusLabel } from '#client/ui/status-label';
import { importKinds, kinds, statuses } from './import-words';
import { type ImportItemFragment, ImportsDocument } from './imports.generated';

type Row = ImportItemFragment;

function NewImport({ variant }: { variant: 'primary' | 'strong' }) {
  return (
    <ButtonLink variant={variant} to="/admin/imports/new">
      <FormattedMessage id="imports.new" />
    </ButtonLink>
  );
}

/** The columns: the file, whose it is, where it is, and how many rows came to what. */
function useColumns(): readonly ListColumn<Row>[] {
  const intl = useIntl();
  const { dateTime, number } = useFormat();
  const title = (id: string) => intl.formatMessage({ id });
  const count = (key: 'add' | 'change' | 'reject', id: string): ListColumn<Row> => ({
    key,
    kind: 'count',
    title: title(id),
    cell: ({ counts, status }) => (statuses[status].step > 2 ? number(counts[key]) : '–'),
  });
  return [
    {
      key: 'fileName',
      kind: 'title',
      title: title('imports.list.file'),
      cell: ({ id, fileName }) => <Link to={`/admin/imports/${id}`}>{fileName}</Link>,
    },
    {
      key: 'kind',
      kind: 'fact',
      title: title('imports.list.kind'),
      cell: ({ kind }) => title(kinds[kind].nameId),
    },
    {
      key: 'status',
      kind: 'fact',
      title: title('imports.list.status'),
      cell: ({ status }) => (
        <StatusLabel shape={statuses[status].shape}>{title(statuses[status].nameId)}</StatusLabel>
      ),
    },
    { key: 'madeBy', kind: 'fact', title: title('imports.list.by'), cell: ({ madeBy }) => madeBy },
    {
      key: 'createdAt',
      kind: 'fact',
      whole: true,
      title: title('imports.list.when'),
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    count('add', 'imports.report.added'),
    count('change', 'imports.report.changed'),
    count('reject', 'imports.report.rejected'),
  ];
}

/** Every file that was given to be imported, newest first. */
export default function ImportsPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.imports' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="imports.list.count" values={{ count }} />}
        actions={<NewImport variant="primary" />}
        views={<SavedViews list="imports" />}
        query={ImportsDocument}
        pollInterval={5000}
        variables={({ filters, after }) => ({
          filter: { kind: chosenOf<ImportKind>(filters['kind'])?.[0] ?? null },
          after,
        })}
        page={({ imports }) => imports}
        columns={useColumns()}
        filters={[
          {
            name: 'kind',
            label: intl.formatMessage({ id: 'imports.list.kind' }),
            choices: importKinds.map((value) => ({
              value,
              label: intl.formatMessage({ id: kinds[value].nameId }),
            })),
          },
        ]}
        nothing={{
          title: <FormattedMessage id="imports.list.none" />,
          help: <FormattedMessage id="imports.list.noneHelp" />,
          actions: <NewImport variant="strong" />,
        }}
      />
    </>
  );
}

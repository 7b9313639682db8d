import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useFormat } from '#client/platform/format';
import type { ProPersonRowFragment } from './pro-people.generated';
import { DataTable, type Column } from '#client/ui/editing/data-table';

type Props = {
  people: readonly ProPersonRowFragment[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
};

/** PRO people as rows, each with a box to choose it. */
export function ProTable({ people, chosen, onChoose }: Props) {
  const intl = useIntl();
  const { date } = useFormat();
  const text = (id: string) => intl.formatMessage({ id });
  const columns: Column<ProPersonRowFragment>[] = [
    {
      key: 'name',
      title: text('profile.name'),
      kind: 'title',
      cell: ({ id, name }) => (
        <Checkbox
          label={name}
          checked={chosen.has(id)}
          onChange={(event) => onChoose(id, event.currentTarget.checked)}
        />
      ),
    },
    { key: 'email', title: text('profile.email'), cell: ({ email }) => email },
    {
      key: 'account',
      title: text('profile.account'),
      cell: ({ accountName }) => accountName ?? text('admin.pro.noAccount'),
    },
    {
      key: 'since',
      title: text('admin.pro.since'),
      cell: ({ proSince }) => (
        <>
          <span className="phone-only">{text('admin.pro.since')} </span>
          {proSince ? date(proSince) : text('admin.pro.sinceUnknown')}
        </>
      ),
    },
  ];
  return <DataTable label={text('admin.pro')} columns={columns} rows={people} keyOf={({ id }) => id} />;
}

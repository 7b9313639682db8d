import { useIntl } from 'react-intl';
import { SelectField } from '../editing/fields/select-field';
import type { ListSort, ListView } from './list-address';

export type Sortable = { title: string; sort?: string };

type Props = {
  sorts: readonly Sortable[];
  sort: ListSort | null;
  change: (part: Pick<ListView, 'sort'>) => void;
};

/** How a list is ordered, where no headings are shown. */
export function SortChoice({ sorts, sort, change }: Props) {
  const intl = useIntl();
  const choices = sorts.flatMap(({ title, sort: field = '' }) => [
    { value: field, label: intl.formatMessage({ id: 'admin.list.ascending' }, { title }) },
    { value: `-${field}`, label: intl.formatMessage({ id: 'admin.list.descending' }, { title }) },
  ]);
  return (
    <SelectField
      label={intl.formatMessage({ id: 'admin.list.sort' })}
      value={sort ? `${sort.descending ? '-' : ''}${sort.field}` : ''}
      choices={[{ value: '', label: intl.formatMessage({ id: 'admin.list.ownOrder' }) }, ...choices]}
      onChange={(value) =>
        change({
          sort: value ? { field: value.replace(/^-/, ''), descending: value.startsWith('-') } : null,
        })
      }
    />
  );
}

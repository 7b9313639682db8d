import { useIntl } from 'react-intl';
import { SelectField } from '../editing/fields/select-field';
import { type ListSort, type ListView, type SortBy, sortOf, sortText } from './list-address';

export type Sortable = { title: string; sort?: string };

type Props = {
  sorts: readonly Sortable[];
  sort: ListSort | null;
  change: (part: Pick<ListView, 'sort'>) => void;
};

/** Returns the sort options, each in both directions. */
function useChoices(sorts: readonly Sortable[]) {
  const intl = useIntl();
  return sorts.flatMap(({ title, sort: field = '' }) => [
    { value: field, label: intl.formatMessage({ id: 'admin.list.ascending' }, { title }) },
    { value: `-${field}`, label: intl.formatMessage({ id: 'admin.list.descending' }, { title }) },
  ]);
}

const by = (value: string): SortBy | undefined => (value ? sortOf(value) : undefined);

/** Selects for the sort order, for layouts without headings. */
export function SortChoice({ sorts, sort, change }: Props) {
  const intl = useIntl();
  const choices = useChoices(sorts);
  const seconds = useChoices(sorts.filter((one) => one.sort !== sort?.field));
  const { second, ...first } = sort ?? {};
  return (
    <>
      <SelectField
        label={intl.formatMessage({ id: 'admin.list.sort' })}
        value={sort ? sortText(sort) : ''}
        choices={[{ value: '', label: intl.formatMessage({ id: 'admin.list.ownOrder' }) }, ...choices]}
        onChange={(value) => {
          const selected = by(value);
          const stays = second?.field !== selected?.field && second;
          change({ sort: selected ? { ...selected, ...(stays && { second: stays }) } : null });
        }}
      />
      {sort && seconds.length > 0 && (
        <SelectField
          label={intl.formatMessage({ id: 'admin.list.sortSecond' })}
          value={second ? sortText(second) : ''}
          choices={[{ value: '', label: intl.formatMessage({ id: 'admin.list.noSecond' }) }, ...seconds]}
          onChange={(value) => {
            const within = by(value);
            change({ sort: { ...(first as SortBy), ...(within && { second: within }) } });
          }}
        />
      )}
    </>
  );
}

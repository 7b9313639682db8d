import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dialog } from '../dialog/dialog';
import { SelectField } from '../editing/fields/select-field';
import styles from './admin-list.module.css';
import { FilterValue } from './filter-value';
import { chosenIn, unnarrowed, withChosen, type ListSort, type ListView } from './list-address';
import type { ListFilter } from './list-parts';

type Sortable = { title: string; sort?: string };
type Change = (part: Partial<ListView>) => void;

function SortChoice({
  sorts,
  sort,
  change,
}: {
  sorts: readonly Sortable[];
  sort: ListSort | null;
  change: Change;
}) {
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

type Props = {
  filters: readonly ListFilter[];
  sorts: readonly Sortable[];
  view: ListView;
  change: Change;
  total?: number;
};

/** On a phone: filters and order of a list in a sheet. */
export function FilterSheet({ filters, sorts, view, change, total }: Props) {
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const title = intl.formatMessage({ id: 'admin.list.filters' });
  return (
    <div className="phone-only">
      <Button square aria-label={title} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconAdjustmentsHorizontal size={20} stroke={1.9} aria-hidden />
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={title}
        footer={
          <>
            <Button onClick={() => change({ ...unnarrowed, sort: null })}>
              <FormattedMessage id="admin.list.clear" />
            </Button>
            <Button variant="primary" onClick={close}>
              {total === undefined ? (
                <FormattedMessage id="admin.list.showList" />
              ) : (
                <FormattedMessage id="admin.list.show" values={{ count: total }} />
              )}
            </Button>
          </>
        }
      >
        <div className={styles.sheet}>
          {filters.map((filter) => (
            <fieldset key={filter.name}>
              <legend>{filter.label}</legend>
              <FilterValue
                filter={filter}
                chosen={chosenIn(view, filter)}
                onChange={(chosen) => change(withChosen(view, filter, chosen))}
              />
            </fieldset>
          ))}
          {sorts.length > 0 && <SortChoice sorts={sorts} sort={view.sort} change={change} />}
        </div>
      </Dialog>
    </div>
  );
}

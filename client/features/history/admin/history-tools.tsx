import { IconCalendar } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Dropdown } from '#client/ui/dropdown/dropdown';
import { ListSearch } from '#client/ui/editing/list-search';
import { useFilterText } from '#client/ui/list/filter-text';
import { FilterValue } from '#client/ui/list/filter-value';
import { selectedIn, type ListView, withSelected } from '#client/ui/list/list-address';
import { listFile, SavedAge } from '#client/ui/list/save-list';
import { ErrorNote } from '#client/ui/feedback/messages';
import { SaveMenu } from '#client/ui/files/save-menu';
import { useSavingAs } from '#client/ui/files/use-saving';
import { daysName, eventsOf } from './history-view';
import styles from './person-history.module.css';

type Props = { id: string; view: ListView; change: (part: Partial<ListView>) => void };

function Days({ view, change }: Omit<Props, 'id'>) {
  const intl = useIntl();
  const textOf = useFilterText();
  const label = intl.formatMessage({ id: 'history.person.days' });
  const filter = { name: daysName, label, range: true, days: true } as const;
  const selected = selectedIn(view, filter);
  const { values } = textOf(filter, selected);
  const visible = selected ? values : intl.formatMessage({ id: 'history.person.allDays' });
  return (
    <Dropdown
      framed
      stays
      label={selected ? `${label}: ${values}` : visible}
      trigger={
        <>
          <IconCalendar size={20} stroke={1.9} aria-hidden />
          {visible}
        </>
      }
    >
      <FilterValue
        filter={filter}
        selected={selected}
        onChange={(days) => change(withSelected(view, filter, days))}
      />
    </Dropdown>
  );
}

/** The search, filters and download of a history. */
export function HistoryTools({ id, view, change }: Props) {
  const intl = useIntl();
  const { busy, saveAs, problem, age } = useSavingAs(listFile(`people/${id}/history`, eventsOf(view)));
  return (
    <>
      <div className={styles.tools}>
        <ListSearch
          label={intl.formatMessage({ id: 'history.person.search' })}
          value={view.search}
          onChange={(search) => change({ search })}
        />
        <Days view={view} change={change} />
        <SaveMenu
          label={intl.formatMessage({ id: busy ? 'admin.list.savingAll' : 'history.person.save' })}
          busyLabel=""
          busy={busy}
          saveAs={saveAs}
        >
          {null}
        </SaveMenu>
      </div>
      {problem && <ErrorNote>{problem}</ErrorNote>}
      {age > 0 && <SavedAge age={age} />}
    </>
  );
}

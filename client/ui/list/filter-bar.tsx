import { IconChevronDown, IconFilterPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dropdown, DropdownItem } from '../dropdown/dropdown';
import { useReturnedFocus } from '../dialog/returned-focus';
import styles from './admin-list.module.css';
import { FilterValue } from './filter-value';
import { operatorNames, useFilterText } from './filter-text';
import { chosenIn, isNarrowed, unnarrowed, withChosen, type ListView } from './list-address';
import { isRange, usualOperator, type Chosen, type ListFilter } from './list-parts';

type Change = (part: Partial<ListView>) => void;

type ChipProps = {
  filter: ListFilter;
  chosen: Chosen | undefined;
  isNew: boolean;
  onChange: (chosen: Chosen) => void;
  onRemove: () => void;
};

function Chip({ filter, chosen, isNew, onChange, onRemove }: ChipProps) {
  const intl = useIntl();
  const { label } = filter;
  const values = useFilterText()(filter, chosen);
  const operator = chosen?.operator ?? usualOperator(filter);
  const compares =
    chosen && (!isRange(filter) || operator !== 'between')
      ? intl.formatMessage({ id: operatorNames[operator] })
      : '';
  return (
    <span className={styles.chip}>
      <Dropdown
        stays
        opensAtOnce={isNew}
        label={[label, compares, values].filter(Boolean).join(' ')}
        trigger={
          <>
            <span>{label}</span> {compares && <span className="dim">{compares}</span>}{' '}
            {values && <b>{values}</b>}
            <IconChevronDown size={16} stroke={1.9} aria-hidden />
          </>
        }
      >
        <FilterValue filter={filter} chosen={chosen} onChange={onChange} />
      </Dropdown>
      <Button
        variant="text"
        size="sm"
        square
        aria-label={intl.formatMessage({ id: 'admin.list.removeFilter' }, { label })}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.9} aria-hidden />
      </Button>
    </span>
  );
}

type AddProps = { filters: readonly ListFilter[]; onAdd: (name: string) => void };

function AddFilter({ filters, onAdd }: AddProps) {
  const intl = useIntl();
  return (
    <Dropdown
      label={intl.formatMessage({ id: 'admin.list.addFilter' })}
      trigger={
        <>
          <IconFilterPlus size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="admin.list.addFilter" />
        </>
      }
    >
      {filters.map(({ name, label }) => (
        <DropdownItem key={name} onClick={() => onAdd(name)}>
          {label}
        </DropdownItem>
      ))}
    </Dropdown>
  );
}

type Props = { filters: readonly ListFilter[]; view: ListView; change: Change };

/** The filters in force as chips, and a way to more; on a phone a sheet stands for it. */
export function FilterBar({ filters, view, change }: Props) {
  const intl = useIntl();
  const bar = useRef<HTMLDivElement>(null);
  useReturnedFocus(bar);
  // The one at hand stays while it has no value.
  const [atHand, setAtHand] = useState<string | null>(null);
  const isShown = (filter: ListFilter) => chosenIn(view, filter) !== undefined || filter.name === atHand;
  const unused = filters.filter((filter) => !isShown(filter));
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      className={styles.filters}
      aria-label={intl.formatMessage({ id: 'admin.list.filters' })}
    >
      {filters.filter(isShown).map((filter) => (
        <Chip
          key={filter.name}
          filter={filter}
          chosen={chosenIn(view, filter)}
          isNew={filter.name === atHand && chosenIn(view, filter) === undefined}
          onChange={(chosen) => {
            setAtHand(filter.name);
            change(withChosen(view, filter, chosen));
          }}
          onRemove={() => {
            setAtHand(null);
            change(withChosen(view, filter));
          }}
        />
      ))}
      {unused.length > 0 && (
        <span className="desk-only" data-add-filter>
          <AddFilter filters={unused} onAdd={setAtHand} />
        </span>
      )}
      {isNarrowed(view) && (
        <Button
          variant="text"
          size="sm"
          onClick={() => {
            setAtHand(null);
            change(unnarrowed);
          }}
        >
          <FormattedMessage id="admin.list.clear" />
        </Button>
      )}
    </div>
  );
}

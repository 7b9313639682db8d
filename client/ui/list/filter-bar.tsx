import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dropdown } from '../dropdown/dropdown';
import { useReturnedFocus } from '../dialog/returned-focus';
import styles from './admin-list.module.css';
import { AddFilter } from './add-filter';
import { FilterValue } from './filter-value';
import { useFilterText } from './filter-text';
import { selectedIn, isFiltered, unnarrowed, withSelected, type ListView } from './list-address';
import type { Selected, ListFilter } from './list-parts';

type Change = (part: Partial<ListView>) => void;

type ChipProps = {
  filter: ListFilter;
  selected: Selected | undefined;
  isNew: boolean;
  /** The number of found rows as text. */
  found: ReactNode;
  /** Opens the filter elsewhere than below its chip. */
  onOpen: (() => void) | undefined;
  onChange: (selected: Selected) => void;
  onRemove: () => void;
};

function Chip({ filter, selected, isNew, found, onOpen, onChange, onRemove }: ChipProps) {
  const intl = useIntl();
  const { label } = filter;
  const { compares, values, whole } = useFilterText()(filter, selected);
  const trigger = (
    <>
      <span>{label}</span> {compares && <span className="dim">{compares}</span>} {values && <b>{values}</b>}
      <IconChevronDown size={16} stroke={1.9} aria-hidden />
    </>
  );
  return (
    <span className={styles.chip}>
      {onOpen ? (
        <Button variant="text" aria-label={whole} aria-haspopup="dialog" onClick={onOpen}>
          {trigger}
        </Button>
      ) : (
        <Dropdown stays opensAtOnce={isNew} size="sm" label={whole} trigger={trigger}>
          <FilterValue filter={filter} selected={selected} onChange={onChange} />
          {selected && found && <p className={`sm dim ${styles.found}`}>{found}</p>}
        </Dropdown>
      )}
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

type Props = {
  filters: readonly ListFilter[];
  view: ListView;
  change: Change;
  found?: ReactNode;
  /** Opens a filter in the bottom sheet of phones, where there is no room below a chip. */
  onSheet?: ((name: string) => void) | undefined;
};

/** The active filters as chips, and the button that adds one. On phones, they open a bottom sheet. */
export function FilterBar({ filters, view, change, found, onSheet }: Props) {
  const intl = useIntl();
  const bar = useRef<HTMLDivElement>(null);
  useReturnedFocus(bar);
  // A new filter stays visible while it has no value.
  const [atHand, setAtHand] = useState<string | null>(null);
  const isVisible = (filter: ListFilter) => selectedIn(view, filter) !== undefined || filter.name === atHand;
  const unused = filters.filter((filter) => !isVisible(filter));
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      className={styles.filters}
      aria-label={intl.formatMessage({ id: 'admin.list.filters' })}
    >
      {filters.filter(isVisible).map((filter) => (
        <Chip
          key={filter.name}
          filter={filter}
          selected={selectedIn(view, filter)}
          isNew={filter.name === atHand && selectedIn(view, filter) === undefined}
          found={found}
          onOpen={onSheet && (() => onSheet(filter.name))}
          onChange={(selected) => {
            setAtHand(filter.name);
            change(withSelected(view, filter, selected));
          }}
          onRemove={() => {
            setAtHand(null);
            change(withSelected(view, filter));
          }}
        />
      ))}
      {!onSheet && unused.length > 0 && <AddFilter filters={unused} onAdd={setAtHand} />}
      {isFiltered(view) && (
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

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
import { chosenIn, isNarrowed, unnarrowed, withChosen, type ListView } from './list-address';
import type { Chosen, ListFilter } from './list-parts';

type Change = (part: Partial<ListView>) => void;

type ChipProps = {
  filter: ListFilter;
  chosen: Chosen | undefined;
  isNew: boolean;
  /** How many rows are found, in words. */
  found: ReactNode;
  /** Opens the filter elsewhere than under its chip. */
  onOpen: (() => void) | undefined;
  onChange: (chosen: Chosen) => void;
  onRemove: () => void;
};

function Chip({ filter, chosen, isNew, found, onOpen, onChange, onRemove }: ChipProps) {
  const intl = useIntl();
  const { label } = filter;
  const { compares, values, whole } = useFilterText()(filter, chosen);
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
          <FilterValue filter={filter} chosen={chosen} onChange={onChange} />
          {chosen && found && <p className={`sm dim ${styles.found}`}>{found}</p>}
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
  /** Opens a filter in the sheet of a phone, whose screen has no room under a chip. */
  onSheet?: ((name: string) => void) | undefined;
};

/** The filters in force as chips, and a way to more, which on a phone is a sheet. */
export function FilterBar({ filters, view, change, found, onSheet }: Props) {
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
          found={found}
          onOpen={onSheet && (() => onSheet(filter.name))}
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
      {!onSheet && unused.length > 0 && <AddFilter filters={unused} onAdd={setAtHand} />}
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

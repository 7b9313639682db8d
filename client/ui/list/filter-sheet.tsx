import { UnstyledButton } from '@mantine/core';
import { IconFilterPlus, IconSelector, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dialog } from '../dialog/dialog';
import styles from './admin-list.module.css';
import { FilterChoice } from './filter-choice';
import { useFilterText } from './filter-text';
import { FilterValue } from './filter-value';
import { selectedIn, unnarrowed, withSelected, type ListView } from './list-address';
import type { Selected, ListFilter } from './list-parts';
import { SortChoice, type Sortable } from './sort-choice';

type Change = (part: Partial<ListView>) => void;

type OneProps = {
  filter: ListFilter;
  selected: Selected | undefined;
  /** True if the filter is expanded for editing. */
  isOpen: boolean;
  onOpen: () => void;
  onChange: (selected: Selected) => void;
  onRemove: () => void;
};

function OneFilter({ filter, selected, isOpen, onOpen, onChange, onRemove }: OneProps) {
  const intl = useIntl();
  const { label } = filter;
  const { compares, values, whole } = useFilterText()(filter, selected);
  return (
    <fieldset className={styles.ofSheet}>
      <legend>
        {label} {!isOpen && compares && <span className="dim">{compares}</span>}
      </legend>
      <Button
        variant="text"
        square
        aria-label={intl.formatMessage({ id: 'admin.list.removeFilter' }, { label })}
        onClick={onRemove}
      >
        <IconX size={20} stroke={1.9} aria-hidden />
      </Button>
      {isOpen ? (
        <FilterValue filter={filter} selected={selected} onChange={onChange} />
      ) : (
        <UnstyledButton className={styles.told} aria-label={whole} onClick={onOpen}>
          {values || compares}
          <IconSelector size={16} stroke={1.9} aria-hidden />
        </UnstyledButton>
      )}
    </fieldset>
  );
}

type FiltersProps = { filters: readonly ListFilter[]; view: ListView; change: Change; first: string | null };

/** The active filters, one of them expanded, and the button that adds one. */
function Filters({ filters, view, change, first }: FiltersProps) {
  const [atHand, setAtHand] = useState(first);
  const isVisible = (filter: ListFilter) => selectedIn(view, filter) !== undefined || filter.name === atHand;
  const [adding, setAdding] = useState(() => !filters.some(isVisible));
  const unused = filters.filter((filter) => !isVisible(filter));
  return (
    <>
      {filters.filter(isVisible).map((filter) => (
        <OneFilter
          key={filter.name}
          filter={filter}
          selected={selectedIn(view, filter)}
          isOpen={filter.name === atHand}
          onOpen={() => setAtHand(filter.name)}
          onChange={(selected) => change(withSelected(view, filter, selected))}
          onRemove={() => {
            setAtHand(null);
            change(withSelected(view, filter));
          }}
        />
      ))}
      {unused.length > 0 && (
        <Button block aria-expanded={adding} onClick={() => setAdding(!adding)}>
          <IconFilterPlus size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id="admin.list.addAnother" />
        </Button>
      )}
      {adding && unused.length > 0 && (
        <FilterChoice
          filters={unused}
          onChoose={(name) => {
            setAtHand(name);
            setAdding(false);
          }}
        />
      )}
    </>
  );
}

type Props = {
  filters: readonly ListFilter[];
  sorts: readonly Sortable[];
  view: ListView;
  change: Change;
  /** The number of found rows as text. Undefined while they load. */
  found?: ReactNode;
  /** The filter that is expanded initially. Null for none, undefined while the sheet is closed. */
  opened: string | null | undefined;
  onClose: () => void;
};

/** The filters and the sort order of a list in a bottom sheet on phones. */
export function FilterSheet({ filters, sorts, view, change, found, opened, onClose }: Props) {
  return (
    <Dialog
      opened={opened !== undefined}
      onClose={onClose}
      title={useIntl().formatMessage({ id: 'admin.list.filters' })}
      footer={
        <>
          <Button onClick={() => change({ ...unnarrowed, sort: null })}>
            <FormattedMessage id="admin.list.clear" />
          </Button>
          <Button variant="primary" onClick={onClose}>
            {found === undefined ? (
              <FormattedMessage id="admin.list.showList" />
            ) : (
              <FormattedMessage id="admin.list.show" values={{ found }} />
            )}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {filters.length > 0 && (
          <Filters filters={filters} view={view} change={change} first={opened ?? null} />
        )}
        {sorts.length > 0 && <SortChoice sorts={sorts} sort={view.sort} change={change} />}
      </div>
    </Dialog>
  );
}

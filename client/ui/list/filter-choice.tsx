import { IconSearch } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { foldSearch } from '#client/platform/fold-search';
import { DropdownItem } from '#client/ui/dropdown/dropdown';
import { TextField } from '#client/ui/fields/fields';
import styles from './admin-list.module.css';
import { isRange, isText, type ListFilter } from './list-parts';

const kindOf = (filter: ListFilter): string => {
  if (isText(filter)) return 'admin.list.kind.text';
  if (!isRange(filter)) return 'admin.list.kind.choice';
  return filter.days ? 'admin.list.kind.date' : 'admin.list.kind.number';
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the keyboard stops: the search field and the results. */
const stopsOf = (part: HTMLElement): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('input, button'),
];

type Props = {
  /** True if the search field takes the focus initially. */
  focuses?: boolean;
  filters: readonly ListFilter[];
  onChoose: (name: string) => void;
};

/** The fields that a list can be filtered by, with a search. */
export function FilterChoice({ focuses, filters, onChoose }: Props) {
  const intl = useIntl();
  const [sought, setSought] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const found = filters.filter(({ label }) => foldSearch(label).includes(foldSearch(sought)));
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && isField && found[0]) return onChoose(found[0].name);
    const step = steps[event.key];
    if (step === undefined) return undefined;
    event.preventDefault();
    const stops = stopsOf(part.current!);
    return stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
  };
  const label = intl.formatMessage({ id: 'admin.list.findField' });
  return (
    <div ref={part} className={styles.fields} data-choice onKeyDown={onKeyDown}>
      <TextField
        autoFocus={focuses}
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        leftSection={<IconSearch size={20} stroke={1.9} aria-hidden />}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      {found.map((filter) => (
        <DropdownItem key={filter.name} onClick={() => onChoose(filter.name)}>
          {filter.label}
          <span className="sm dim" aria-hidden>
            <FormattedMessage id={kindOf(filter)} />
          </span>
        </DropdownItem>
      ))}
      {found.length === 0 && (
        <p className="sm dim" role="status">
          <FormattedMessage id="admin.list.noField" />
        </p>
      )}
    </div>
  );
}

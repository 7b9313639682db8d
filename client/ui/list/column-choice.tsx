import { Checkbox } from '@mantine/core';
import { IconArrowBackUp, IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dropdown } from '../dropdown/dropdown';
import styles from './admin-list.module.css';
import type { ListView } from './list-address';

type Shown = Pick<ListView, 'hidden' | 'order'>;

type Props = {
  /** As they stand. */
  columns: readonly { key: string; title: string; extra?: true }[];
  view: Shown;
  onChange: (part: Partial<Shown>) => void;
};

type MoveProps = { title: string; label: string; onMove: false | (() => void); children: ReactNode };

/** Moves a column by one place; it stays where it is the last one that way, so that the focus does. */
function Move({ title, label, onMove, children }: MoveProps) {
  const intl = useIntl();
  return (
    <Button
      variant="text"
      size="sm"
      square
      aria-disabled={!onMove}
      aria-label={intl.formatMessage({ id: label }, { title })}
      onClick={() => onMove && onMove()}
    >
      {children}
    </Button>
  );
}

/** Which columns a list shows, and in which order. */
export function ColumnChoice({ columns, view: { hidden, order }, onChange }: Props) {
  const intl = useIntl();
  const usual = columns.flatMap(({ key, extra }) => (extra ? [key] : []));
  const isUsual =
    order.length === 0 && columns.every(({ key, extra = false }) => hidden.includes(key) === extra);
  const toggle = (key: string) =>
    onChange({ hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key] });
  const move = (from: number, to: number) => {
    const keys = columns.map(({ key }) => key);
    onChange({ order: keys.toSpliced(from, 1).toSpliced(to, 0, keys[from]!) });
  };
  return (
    <Dropdown
      stays
      label={intl.formatMessage({ id: 'admin.list.columns' })}
      trigger={
        <>
          <IconColumns3 size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="admin.list.columns" />
        </>
      }
    >
      <div className={styles.choices}>
        {columns.map(({ key, title }, at) => (
          <div key={key} className={styles.column}>
            <Checkbox label={title} checked={!hidden.includes(key)} onChange={() => toggle(key)} />
            <Move title={title} label="admin.list.columnUp" onMove={at > 0 && (() => move(at, at - 1))}>
              <IconArrowUp size={16} stroke={1.9} aria-hidden />
            </Move>
            <Move
              title={title}
              label="admin.list.columnDown"
              onMove={at < columns.length - 1 && (() => move(at, at + 1))}
            >
              <IconArrowDown size={16} stroke={1.9} aria-hidden />
            </Move>
          </div>
        ))}
      </div>
      {!isUsual && (
        <Button variant="text" size="sm" onClick={() => onChange({ hidden: usual, order: [] })}>
          <IconArrowBackUp size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="admin.list.usualColumns" />
        </Button>
      )}
    </Dropdown>
  );
}

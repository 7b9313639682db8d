import { Checkbox } from '@mantine/core';
import { IconArrowBackUp, IconColumns3 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { movedTo } from '#client/ui/editing/reorder/order';
import { ReorderList } from '#client/ui/editing/reorder/reorder';
import { Dropdown } from '../dropdown/dropdown';
import styles from './admin-list.module.css';
import type { ListView } from './list-address';

type Visible = Pick<ListView, 'hidden' | 'order'>;

type Props = {
  /** The columns in their current order. */
  columns: readonly { key: string; title: string; extra?: true }[];
  view: Visible;
  onChange: (part: Partial<Visible>) => void;
};

/** A menu that shows, hides and orders the columns of a list, by drag or keyboard. */
export function ColumnChoice({ columns, view: { hidden, order }, onChange }: Props) {
  const label = useIntl().formatMessage({ id: 'admin.list.columns' });
  const defaultHidden = columns.flatMap(({ key, extra }) => (extra ? [key] : []));
  const isDefault =
    order.length === 0 && columns.every(({ key, extra = false }) => hidden.includes(key) === extra);
  const toggle = (key: string) =>
    onChange({ hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key] });
  const move = (key: string, to: number) => {
    const keys = columns.map((column) => column.key);
    onChange({ order: movedTo(keys, key, to - 1) });
  };
  return (
    <Dropdown
      stays
      size="sm"
      label={label}
      trigger={
        <>
          <IconColumns3 size={16} stroke={1.9} aria-hidden />
          {label}
        </>
      }
    >
      <div className={styles.columns}>
        <ReorderList
          label={label}
          items={columns}
          keyOf={({ key }) => key}
          nameOf={({ title }) => title}
          onMove={({ key }, to) => move(key, to)}
        >
          {({ key, title }) => (
            <Checkbox label={title} checked={!hidden.includes(key)} onChange={() => toggle(key)} />
          )}
        </ReorderList>
      </div>
      {!isDefault && (
        <Button variant="text" size="sm" onClick={() => onChange({ hidden: defaultHidden, order: [] })}>
          <IconArrowBackUp size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="admin.list.resetColumns" />
        </Button>
      )}
    </Dropdown>
  );
}

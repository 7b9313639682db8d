import { Checkbox } from '@mantine/core';
import { IconArrowBackUp, IconColumns3 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dropdown } from '../dropdown/dropdown';
import styles from './admin-list.module.css';

type Props = {
  columns: readonly { key: string; title: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

/** Which columns a list shows. */
export function ColumnChoice({ columns, hidden, onChange }: Props) {
  const intl = useIntl();
  const toggle = (key: string) =>
    onChange(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);
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
        {columns.map(({ key, title }) => (
          <Checkbox key={key} label={title} checked={!hidden.includes(key)} onChange={() => toggle(key)} />
        ))}
      </div>
      {hidden.length > 0 && (
        <Button variant="text" size="sm" onClick={() => onChange([])}>
          <IconArrowBackUp size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="admin.list.usualColumns" />
        </Button>
      )}
    </Dropdown>
  );
}

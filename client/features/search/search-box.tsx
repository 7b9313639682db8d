import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/fields/fields';
import styles from './search-box.module.css';

/** A search field that opens the search page. */
export default function SearchBox() {
  const navigate = useNavigate();
  const label = useIntl().formatMessage({ id: 'shell.search' });
  const [typed, setTyped] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`/search?${new URLSearchParams({ q: typed.trim() }).toString()}`);
  };
  return (
    <form role="search" className={styles.box} onSubmit={onSubmit}>
      <TextField
        type="search"
        maxLength={200}
        aria-label={label}
        leftSection={<IconSearch size={20} stroke={1.9} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">
        <FormattedMessage id="shell.search" />
      </Button>
    </form>
  );
}

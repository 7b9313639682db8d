import { UnstyledButton } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '#client/ui/fields';
import { longestSearch } from './module-filter';
import styles from './module-search.module.css';

const pauseMs = 250;

/** The search field; what is typed goes into the address after a short pause. */
export function ModuleSearch() {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    // Back, forward and the reset of filters change the address under the field.
    setLastAsked(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (wanted) next.set('q', wanted);
          else next.delete('q');
          return next;
        },
        { replace: true },
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked, setSearch]);

  return (
    <TextField
      className={styles.field}
      type="search"
      maxLength={longestSearch}
      aria-label={intl.formatMessage({ id: 'modules.search' })}
      placeholder={intl.formatMessage({ id: 'modules.searchHint' })}
      leftSection={<IconSearch size={20} stroke={1.9} aria-hidden />}
      rightSection={
        typed && (
          <UnstyledButton
            className={styles.clear}
            aria-label={intl.formatMessage({ id: 'modules.clearSearch' })}
            onClick={() => setTyped('')}
          >
            <IconX size={20} stroke={1.9} aria-hidden />
          </UnstyledButton>
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

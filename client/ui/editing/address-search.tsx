import { UnstyledButton } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type Ref, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '#client/ui/fields/fields';
import styles from './address-search.module.css';

const pauseMs = 250;

type Props = {
  label: string;
  hint: string;
  clearLabel: string;
  /** The maximum length that the server accepts. */
  maxLength: number;
  /** A search parameter that belongs to the previous search and is removed with it. */
  drops?: string;
  fieldRef?: Ref<HTMLInputElement>;
};

/** A search field that writes its text to the URL parameter `q` after a debounce. */
export function AddressSearch({ label, hint, clearLabel, maxLength, drops, fieldRef }: Props) {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('q') ?? '';
  const [typed, setTyped] = useState(requested);
  const [lastRequested, setLastRequested] = useState(requested);
  if (requested !== lastRequested) {
    // Back, Forward and clearing the filters change the URL while the field is visible.
    setLastRequested(requested);
    if (requested !== typed.trim()) setTyped(requested);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === requested) return;
    const timer = setTimeout(() => {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (wanted) next.set('q', wanted);
          else next.delete('q');
          if (drops) next.delete(drops);
          return next;
        },
        { replace: true },
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, requested, drops, setSearch]);

  return (
    <TextField
      ref={fieldRef}
      className={styles.field}
      type="search"
      maxLength={maxLength}
      aria-label={label}
      placeholder={hint}
      leftSection={<IconSearch size={20} stroke={1.9} aria-hidden />}
      rightSection={
        typed && (
          <UnstyledButton className={styles.clear} aria-label={clearLabel} onClick={() => setTyped('')}>
            <IconX size={20} stroke={1.9} aria-hidden />
          </UnstyledButton>
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Not every browser clears a search field on Escape.
        if (event.key === 'Escape') setTyped('');
      }}
    />
  );
}

import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '#client/ui/fields/fields';
import styles from './list-search.module.css';

const pauseMs = 250;

type Props = {
  label: string;
  /** The current search text. */
  value: string;
  onChange: (value: string) => void;
};

/** The search field of a list, with a debounce. */
export function ListSearch({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    // A link or button has changed the search.
    told.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => {
      told.current = wanted;
      onChange(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextField
      className={styles.field}
      type="search"
      maxLength={200}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={20} stroke={1.9} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

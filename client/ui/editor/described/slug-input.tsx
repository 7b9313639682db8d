import { useEffect, useState } from 'react';
import { maxSlugLength, slugOf } from './addresses';
import type { InputProps } from './field';
import { LineInput } from './inputs';

type Props = InputProps<string> & { from: string };

/** Returns the English text of another field of the form. */
const englishOf = (draft: Readonly<Record<string, unknown>>, field: string): string =>
  (draft[field] as { en: string } | undefined)?.en ?? '';

/** A slug field. An empty one follows the title until a person edits it. */
export function SlugInput({ from, ...props }: Props) {
  const { draft, value, onChange } = props;
  const [follows, setFollows] = useState(value === '');
  const proposed = slugOf(englishOf(draft, from));
  const isBehind = follows && value !== proposed;
  useEffect(() => {
    if (isBehind) onChange(proposed);
  });
  const write = (written: string) => {
    setFollows(false);
    onChange(written);
  };
  return <LineInput {...props} maxLength={maxSlugLength} required onChange={write} />;
}

import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyScreen, useLoadedSoon } from '#client/platform/lazy-loading/lazy-screen';
import { isProgram, type ProgramBucket } from './program-names';

const loadDialog = () => import('./entry-dialog');
const EntryDialog = lazyScreen(loadDialog, 'programs');

/** Returns the program in the URL, as `?enter=retailer`, and a function that removes it. */
export function useEnterAddress(): { requested: ProgramBucket | null; forget: () => void } {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('enter');
  const forget = () => {
    const rest = new URLSearchParams(search);
    rest.delete('enter');
    setSearch(rest, { replace: true });
  };
  return { requested: isProgram(requested) ? requested : null, forget };
}

type Props = {
  /** The program to start with. Null while the dialog is closed. */
  bucket: ProgramBucket | null;
  onClose: () => void;
};

/** The dialog that enters a program, and then opens its page. */
export function ProgramEntryDialog({ bucket, onClose }: Props) {
  useLoadedSoon(loadDialog);
  // Keeps the last value while the dialog fades out.
  const [visible, setVisible] = useState(bucket);
  if (bucket !== null && bucket !== visible) setVisible(bucket);
  if (visible === null) return null;
  return (
    <Suspense>
      <EntryDialog opened={bucket !== null} bucket={visible} onClose={onClose} />
    </Suspense>
  );
}

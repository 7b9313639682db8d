import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyScreen, useLoadedSoon } from '#client/platform/lazy-screen';
import { isProgram, type ProgramBucket } from './program-names';

const loadDialog = () => import('./entry-dialog');
const EntryDialog = lazyScreen(loadDialog, 'programs');

/** The program that the address asks to enter, as `?enter=retailer`, and what no longer asks for it. */
export function useEnterAddress(): { asked: ProgramBucket | null; forget: () => void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('enter');
  const forget = () => {
    const rest = new URLSearchParams(search);
    rest.delete('enter');
    setSearch(rest, { replace: true });
  };
  return { asked: isProgram(asked) ? asked : null, forget };
}

type Props = {
  /** The program to begin with; null while no dialog is wanted. */
  bucket: ProgramBucket | null;
  onClose: () => void;
};

/** The dialog by which programs are entered; leads to the page of the one that was. */
export function ProgramEntryDialog({ bucket, onClose }: Props) {
  useLoadedSoon(loadDialog);
  // What is shown stays while the dialog fades.
  const [visible, setVisible] = useState(bucket);
  if (bucket !== null && bucket !== visible) setVisible(bucket);
  if (visible === null) return null;
  return (
    <Suspense>
      <EntryDialog opened={bucket !== null} bucket={visible} onClose={onClose} />
    </Suspense>
  );
}

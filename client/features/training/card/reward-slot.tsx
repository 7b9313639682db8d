import { createContext, use, type ReactNode } from 'react';
import { HeldLine } from '#client/ui/held-line';

type NoteProps = {
  /** Points that a pass of the test earns. */
  earns: number;
  /** Whether a few words have to do. */
  brief?: boolean;
};

/** What a test brings toward a reward, which a later room knows: the portal fills this slot. */
const RewardNote = createContext<((props: NoteProps) => ReactNode) | null>(null);

export const RewardNoteProvider = RewardNote.Provider;

/** Where it stands what a test brings toward a reward; nothing where it brings no points. */
export function RewardSlot(props: NoteProps) {
  const note = use(RewardNote);
  return note && props.earns > 0 ? <HeldLine>{note(props)}</HeldLine> : null;
}

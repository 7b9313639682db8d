import { createContext, use, type ReactNode } from 'react';
import { HeldLine } from '#client/ui/held-line';

type NoteProps = {
  /** The points for passing the test. */
  earns: number;
  /** True for a short version of the text. */
  brief?: boolean;
};

/** The note about the next reward, which a later feature provides through this context. */
const RewardNote = createContext<((props: NoteProps) => ReactNode) | null>(null);

export const RewardNoteProvider = RewardNote.Provider;

/** The note about the next reward. Renders nothing if the test earns no points. */
export function RewardSlot(props: NoteProps) {
  const note = use(RewardNote);
  return note && props.earns > 0 ? <HeldLine>{note(props)}</HeldLine> : null;
}

import type { ReactNode } from 'react';
import { EditedDetail } from './detail';
import type { VisiblePerson } from './visible-person';
import { type PersonChange, usePersonChange } from './use-person-change';

type Props = {
  person: VisiblePerson;
  label: string;
  /** Sends what was chosen or typed; gives whether it was taken. */
  send: (change: PersonChange) => Promise<boolean>;
  onDone: () => void;
  /** The field, which says what it is called. */
  children: ReactNode;
};

/** A fact of a person while it is changed in its place. */
export function EditedHere({ person, label, send, onDone, children }: Props) {
  const change = usePersonChange(person);
  return (
    <EditedDetail
      label={label}
      saving={change.saving}
      failure={change.failure}
      onCancel={onDone}
      onSave={() => void send(change).then((saved) => saved && onDone())}
    >
      {children}
    </EditedDetail>
  );
}

import type { ReactNode } from 'react';
import { EditedDetail } from './detail';
import type { VisiblePerson } from './visible-person';
import { type PersonChange, usePersonChange } from './use-person-change';

type Props = {
  person: VisiblePerson;
  label: string;
  /** Sends the change. Resolves to true if it succeeded. */
  send: (change: PersonChange) => Promise<boolean>;
  onDone: () => void;
  /** The field, which has its own label. */
  children: ReactNode;
};

/** A detail of a person that is edited in place. */
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

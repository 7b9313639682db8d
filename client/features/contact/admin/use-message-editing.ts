import type { Field } from '#client/ui/editor/described/field';
import { choice } from '#client/ui/editor/described/kinds';
import type { RowEditing } from '#client/ui/list/cells/row-editing';
import { useRowOperations } from '#client/ui/list/cells/use-row-operations';
import {
  AdminContactMessageDocument,
  UpdateContactMessageDocument,
  type MessageRowFragment,
} from './messages.generated';

const names = { open: 'admin.messages.open', done: 'admin.messages.done' } as const;
type State = keyof typeof names;

const stateOf = (isDone: boolean): State => (isDone ? 'done' : 'open');

const done: Field<State, boolean, boolean> = {
  ...choice<State>({ label: 'admin.messages.state', names, initial: 'open' }),
  draftOf: stateOf,
  inputOf: (draft) => draft === 'done',
  cell: (stored, { text }) => text(names[stateOf(stored)]),
  // The status of a message with a reply can't be changed.
  inlineEditable: (message) => (message as MessageRowFragment).repliedAt === null,
};

/** Returns how the list edits the status of messages in place. */
export function useMessageEditing(): RowEditing<MessageRowFragment> {
  const operations = useRowOperations({
    update: UpdateContactMessageDocument,
    saved: ({ updateContactMessage }) => updateContactMessage.contactMessage,
    one: AdminContactMessageDocument,
    found: ({ adminContactMessage }) => adminContactMessage,
  });
  return {
    fields: { done } as RowEditing<MessageRowFragment>['fields'],
    nameOf: ({ name }) => name,
    ...operations,
  };
}

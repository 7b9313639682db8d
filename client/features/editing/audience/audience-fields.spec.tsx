import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { AdminEditor } from '#client/ui/editor/admin-editor';
import { newDraft, type DraftOf } from '#client/ui/editor/described/field';
import { FieldInputs, useFieldNames } from '#client/ui/editor/described/fields';
import { useEditor } from '#client/ui/editor/use-editor';
import { audienceFields } from './audience-fields';

type Draft = DraftOf<typeof audienceFields>;

function Form() {
  const editor = useEditor<{ updatedAt: string }, Draft>({
    initial: newDraft(audienceFields),
    problems: () => ({}),
    save: async () => undefined,
  });
  return (
    <AdminEditor label="Tool" editor={editor} fields={useFieldNames(audienceFields)}>
      <FieldInputs of={audienceFields} editor={editor} />
    </AdminEditor>
  );
}

/** Number of people by selected roles and kinds of account. Null if counting fails. */
type Counts = Record<string, number | null>;

async function open(counts: Counts) {
  const link = new ApolloLink(({ variables }) => {
    const { roles, userTypes, accountKinds } = variables['audience'] as Record<string, string[]>;
    const audienceSize = counts[[...roles!, ...userTypes!, ...accountKinds!].join()];
    return new Observable((observer) => {
      if (audienceSize === null) {
        const extensions = { code: 'UNAVAILABLE' };
        observer.error(new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions }] }));
      } else observer.next({ data: { audienceSize } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  await act(async () => void renderPortal(<Form />, { client }));
}

const group = () => screen.getByRole('group', { name: 'Visible to' });
const tick = (name: string) =>
  act(async () => void fireEvent.click(within(group()).getByRole('checkbox', { name })));

describe('the audience fields', () => {
  it('mean everyone if nothing is selected, and show how many people that are', async () => {
    await open({ '': 1204 });
    expect(within(group()).getAllByRole('checkbox')).toHaveLength(11);
    expect(within(group()).getByText('Everyone: 1,204 people right now.')).toBeTruthy();
  });

  it('count the people again after each selection', async () => {
    await open({ '': 1204, manager: 12, 'manager,gold_retailer': 1 });
    await tick('Managers');
    expect(within(group()).getByText('12 people right now.')).toBeTruthy();
    await tick('Gold retailers');
    expect(within(group()).getByText('1 person right now.')).toBeTruthy();
  });

  it('show at once if no one is in the audience, and still allow saving', async () => {
    await open({ '': 1204, admin: 3, 'admin,conti': 0 });
    await tick('Administrators');
    await tick('Conti');
    expect(within(group()).getByText('No one is in this audience right now.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  });

  it('show why the people couldn’t be counted', async () => {
    await open({ '': null });
    expect(within(group()).getByRole('status').textContent).toMatch(/\w/);
  });
});

import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { SaveBar } from './save-bar';
import { useSavedDraft } from './use-saved-draft';

type Saved = { name: string; tags: string; updatedAt: string };
type Values = { name: string; tags: string };
type Sent = { values: Values; readAt: string; answer: (saved: Saved) => void };

function Editor({ sent }: { sent: Sent[] }) {
  const { draft, save } = useSavedDraft<Saved, Values, string>({
    initial: { name: 'Snow', tags: '' },
    readAt: 'first',
    draftOf: ({ name, tags }) => ({ name, tags }),
    send: (values, readAt) => new Promise((answer) => sent.push({ values, readAt, answer })),
    reload: async () => null,
    forget: () => undefined,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {(['name', 'tags'] as const).map((key) => (
        <input
          key={key}
          aria-label={key}
          value={draft.values[key]}
          onChange={(event) => draft.change({ [key]: event.currentTarget.value })}
        />
      ))}
      <SaveBar saving={false} dirty={draft.dirty} problems={0} />
    </form>
  );
}

const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const save = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('what is typed while an earlier state is being saved', () => {
  it('stays, not saved yet, beside what the server made of the rest', async () => {
    const sent: Sent[] = [];
    renderPortal(<Editor sent={sent} />);
    type('name', 'Snow and ice');
    type('tags', 'winter');
    save();
    type('name', 'Snow, ice and slush');
    sent[0]!.answer({ name: 'Snow and ice', tags: 'Winter', updatedAt: 'second' });
    await screen.findByDisplayValue('Winter');
    expect(shown('name')).toBe('Snow, ice and slush');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    save();
    expect(sent[1]).toMatchObject({
      values: { name: 'Snow, ice and slush', tags: 'Winter' },
      readAt: 'second',
    });
    sent[1]!.answer({ name: 'Snow, ice and slush', tags: 'Winter', updatedAt: 'third' });
    expect(await screen.findByText('Everything is saved')).toBeTruthy();
  });
});

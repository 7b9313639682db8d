import { describe, expect, it } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import { LocalizedFields } from '../editing/fields/localized-fields';
import { required } from '#client/ui/editing/problem';
import { TextField } from '#client/ui/fields/fields';
import { AdminEditor } from './admin-editor';
import type { WithCleaned } from './cleaned';
import { useEditor } from './use-editor';

type Values = { name: { en: string; es: string; fr: string }; tags: string };
type Saved = Values & WithCleaned & { updatedAt: string };
type Sent = {
  values: Values;
  changed: readonly string[];
  readAt: string | null;
  answer: (saved: Saved) => void;
  reject: (extensions: Record<string, unknown>) => void;
  lose: () => void;
};

const name = (en: string, es = '') => ({ en, es, fr: '' });
const first: Saved = { name: name('Snow'), tags: '', updatedAt: 'first' };

function Editor({ sent, stored }: { sent: Sent[]; stored: Saved | null }) {
  const editor = useEditor<Saved, Values>({
    initial: { name: first.name, tags: first.tags },
    problems: (values) => ({ name: values.name.en === '' ? required : undefined }),
    save: (values, changed, readAt) =>
      new Promise((answer, fail) => {
        const reject = (extensions: Record<string, unknown>) =>
          fail(new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions }] }));
        const lose = () => fail(new TypeError('Failed to fetch'));
        sent.push({ values, changed, readAt, answer, reject, lose });
      }),
    saved: {
      readAt: first.updatedAt,
      draftOf: (saved) => ({ name: saved.name, tags: saved.tags }),
      reload: async () => stored,
    },
  });
  const { values, change, problem } = editor;
  return (
    <AdminEditor label="Tire" editor={editor} fields={{ name: { label: 'Name' }, tags: { label: 'Tags' } }}>
      <LocalizedFields
        legend="Name"
        value={values.name}
        onChange={(texts) => change({ name: texts })}
        field={({ language, label, value, onChange }) => (
          <TextField
            label={label}
            value={value}
            error={problem('name', language)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      />
      <TextField
        label="Tags"
        value={values.tags}
        error={problem('tags')}
        onChange={(event) => change({ tags: event.currentTarget.value })}
      />
      <Link to="/elsewhere">Elsewhere</Link>
      <p data-testid="here">{useLocation().pathname}</p>
    </AdminEditor>
  );
}

function openEditor(stored: Saved | null = null): Sent[] {
  const sent: Sent[] = [];
  renderPortal(<Editor sent={sent} stored={stored} />, { path: '/tire' });
  return sent;
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const type = (label: string, value: string): boolean => fireEvent.change(field(label), { target: { value } });
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));
const state = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => /^(Not saved yet|Everything is saved)/.test(text));
const messageOf = (label: string): string | undefined => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join('') || undefined;
};

describe('the admin editor', () => {
  it('is unsaved only while it differs from the stored version', () => {
    openEditor();
    expect(state()).toBe('Everything is saved');
    type('English', 'Ice');
    expect(state()).toBe('Not saved yet: Name');
    type('English', 'Snow');
    expect(state()).toBe('Everything is saved');
  });

  it('keeps what is typed during a save, and applies the server’s values for other fields', async () => {
    const sent = openEditor();
    type('English', 'Snow and ice');
    type('Tags', 'winter');
    press('Save');
    type('English', 'Snow, ice and slush');
    sent[0]!.answer({ name: name('Snow and ice'), tags: 'Winter', updatedAt: 'second' });
    await screen.findByDisplayValue('Winter');
    expect(field('English').value).toBe('Snow, ice and slush');
    expect(state()).toBe('Not saved yet: Name');
    press('Save');
    expect(sent[1]).toMatchObject({
      values: { name: name('Snow, ice and slush'), tags: 'Winter' },
      changed: ['name'],
      readAt: 'second',
    });
    sent[1]!.answer({ name: name('Snow, ice and slush'), tags: 'Winter', updatedAt: 'third' });
    expect(await screen.findByText('Everything is saved')).toBeTruthy();
  });

  it('repeats a save whose response was lost, and then saves later changes', async () => {
    const sent = openEditor();
    type('English', 'Ice');
    press('Save');
    sent[0]!.lose();
    await screen.findByText(/can’t reach the portal/i);
    type('Tags', 'winter');
    press('Save');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect([sent[1]!.values, sent[1]!.changed, sent[1]!.readAt]).toEqual([
      sent[0]!.values,
      ['name'],
      'first',
    ]);
    sent[1]!.answer({ name: name('Ice'), tags: '', updatedAt: 'second' });
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({ values: { tags: 'winter' }, changed: ['tags'], readAt: 'second' });
    sent[2]!.answer({ name: name('Ice'), tags: 'winter', updatedAt: 'third' });
    expect(await screen.findByText('Everything is saved')).toBeTruthy();
  });

  it('shows errors beside the fields after the first attempt to save', async () => {
    const sent = openEditor();
    type('English', '');
    expect(messageOf('English')).toBeUndefined();
    press('Save');
    expect(messageOf('English')).toBe('This field is required');
    expect(screen.getByText('One field needs your attention.').parentElement?.textContent).toMatch(/ Name$/);
    await waitFor(() => expect(document.activeElement).toBe(field('English')));
    type('English', 'Ice');
    expect(messageOf('English')).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('shows what the server removed from a text, until the next save', async () => {
    const sent = openEditor();
    type('Español', 'Nieve');
    press('Save');
    const cleaned = [{ field: 'name.es', removed: ['<script>', 'position'] }];
    sent[0]!.answer({ ...first, name: name('Snow', 'Nieve'), updatedAt: 'second', cleaned });
    const said = 'We removed formatting that isn’t supported from “Name, Español”: <script>, position';
    expect(await screen.findByText(said)).toBeTruthy();
    type('Tags', 'winter');
    expect(screen.getByText(said)).toBeTruthy();
    press('Save');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('shows what the server removed from a record that another page created', () => {
    const cleaned = [
      { field: 'tags', removed: ['<img>'] },
      { field: 'tags.2.text.fr', removed: ['javascript:x()'] },
    ];
    renderPortal(<Editor sent={[]} stored={null} />, { path: { pathname: '/tires/1', state: { cleaned } } });
    const said = (field: string, removed: string) =>
      screen.getByText(`We removed formatting that isn’t supported from “${field}”: ${removed}`);
    expect(said('Tags', '<img>')).toBeTruthy();
    expect(said('Tags 3, Français', 'javascript:x()')).toBeTruthy();
  });

  it('sends nothing if nothing was changed', () => {
    const sent = openEditor();
    fireEvent.submit(screen.getByRole('form', { name: 'Tire' }));
    type('Tags', 'winter');
    type('Tags', '');
    fireEvent.submit(screen.getByRole('form', { name: 'Tire' }));
    expect(sent).toEqual([]);
    type('Tags', 'winter');
    fireEvent.submit(screen.getByRole('form', { name: 'Tire' }));
    expect(sent.map(({ changed }) => changed)).toEqual([['tags']]);
  });

  it('shows the server’s errors beside field and language, until that field changes', async () => {
    const sent = openEditor();
    type('Español', 'Nieve');
    press('Save');
    sent[0]!.reject({ code: 'BAD_USER_INPUT', fields: ['input.name.es', 'tags', 'elsewhere'] });
    await waitFor(() => expect(messageOf('Español')).toBe('This isn’t valid. Check it and try again.'));
    expect(messageOf('Tags')).toBe('This isn’t valid. Check it and try again.');
    expect(messageOf('English')).toBeUndefined();
    expect(screen.getByText('2 fields need your attention.')).toBeTruthy();
    type('Tags', 'x');
    expect(messageOf('Tags')).toBeUndefined();
    expect(messageOf('Español')).toBe('This isn’t valid. Check it and try again.');
  });

  it('asks before leaving with unsaved changes, and not otherwise', async () => {
    openEditor();
    type('Tags', 'x');
    fireEvent.click(screen.getByText('Elsewhere'));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Tags').value).toBe('x');
    const here = () => screen.getByTestId('here').textContent;
    expect(here()).toBe('/tire');
    type('Tags', '');
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(here()).toBe('/elsewhere');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the admin editor after someone else’s change', () => {
  const theirs: Saved = { name: name('Slush', 'Aguanieve'), tags: 'theirs', updatedAt: 'second' };

  const collide = async (
    extensions: Record<string, unknown> = {},
    stored: Saved | null = theirs,
    typed: Record<string, string> = {},
  ) => {
    const sent = openEditor(stored);
    for (const [label, value] of Object.entries({ English: 'Ice', ...typed })) type(label, value);
    press('Save');
    sent[0]!.reject({ code: 'CONFLICT', ...extensions });
    return {
      sent,
      dialog: await screen.findByRole('dialog', { name: 'Which version do you want to keep?' }),
    };
  };

  it('shows both versions of fields that both changed, and saves the choices with all other changes', async () => {
    const { sent, dialog } = await collide({}, theirs, { Français: 'Glace' });
    expect(
      within(dialog)
        .getAllByRole('group')
        .map((row) => row.textContent),
    ).toEqual(['Name, EnglishYour versionIceLatest saved versionSlush']);
    fireEvent.click(within(dialog).getByRole('radio', { name: /Slush/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save choices' }));
    expect(sent[1]).toMatchObject({
      values: { name: { ...name('Slush', 'Aguanieve'), fr: 'Glace' }, tags: 'theirs' },
      changed: ['name'],
      readAt: 'second',
    });
  });

  it('has nothing left to save if the stored version is selected for every field', async () => {
    const { sent, dialog } = await collide();
    fireEvent.click(within(dialog).getByRole('radio', { name: /Slush/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save choices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('English').value).toBe('Slush');
    expect(state()).toBe('Everything is saved');
    expect(sent).toHaveLength(1);
  });

  it('keeps the person’s own version by default', async () => {
    const { sent, dialog } = await collide();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save choices' }));
    expect(sent[1]).toMatchObject({
      values: { name: name('Ice', 'Aguanieve'), tags: 'theirs' },
      changed: ['name'],
      readAt: 'second',
    });
  });

  it('uses the stored version from the response if it is included', async () => {
    const { dialog } = await collide({ current: { ...theirs, name: name('Hail') } }, null);
    expect(within(dialog).getByRole('radio', { name: /Hail/ })).toBeTruthy();
  });

  it('can compare later, and can switch to the stored version', async () => {
    const { dialog } = await collide();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('English').value).toBe('Ice');
    press('Compare versions');
    const again = await screen.findByRole('dialog');
    fireEvent.click(within(again).getByRole('button', { name: 'Discard my changes and load theirs' }));
    await waitFor(() => expect(field('English').value).toBe('Slush'));
    expect(state()).toBe('Everything is saved');
  });
});

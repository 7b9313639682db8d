import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { AdminEditor } from '../admin-editor';
import { useEditor } from '../use-editor';
import { slugOf } from './addresses';
import { draftOf, inputOf, newDraft, problemsOf, type DraftOf } from './field';
import { FieldInputs, useFieldNames } from './fields';
import { localizedLine, moment } from './kinds';
import { choices, href, slug } from './kinds-more';

const fields = {
  title: localizedLine({ label: 'admin.name', maxLength: 100, title: true }),
  slug: slug({ label: 'admin.tags', from: 'title' }),
  leadsTo: href({ label: 'admin.description' }),
  seasons: choices({
    label: 'admin.kind',
    hint: 'admin.userTypesHint',
    names: { winter: 'admin.yes', summer: 'admin.no' },
  }),
  since: moment({ label: 'admin.updated' }),
};
type Draft = DraftOf<typeof fields>;

const texts = (en: string) => ({ en, es: '', fr: '' });
const stored = {
  titleTranslations: texts('Snow tires'),
  slug: 'snow-tires',
  leadsTo: '/training',
  seasons: ['summer' as const],
  since: null,
};

function Form({ initial }: { initial: Draft }) {
  const editor = useEditor<{ updatedAt: string }, Draft>({
    initial,
    problems: (values) => problemsOf(fields, values),
    save: async () => undefined,
  });
  return (
    <AdminEditor label="Page" editor={editor} fields={useFieldNames(fields)}>
      <FieldInputs of={fields} editor={editor} />
      <output>{JSON.stringify(inputOf(fields, editor.values).seasons)}</output>
    </AdminEditor>
  );
}

const title = () => screen.getByRole('textbox', { name: 'English' });
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sizes and codes' });
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const problemsIn = (draft: Partial<Draft>) =>
  problemsOf(fields, { ...draftOf(fields, stored), ...draft } as Draft);

describe('the page address field', () => {
  it.each([
    ['Winter tires 2026', 'winter-tires-2026'],
    ['  Été: l’œil du pneu! ', 'ete-loeil-du-pneu'],
    ['205/55 R16', '205-55-r16'],
    ['Administration news', ''],
    ['冬', ''],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ])('suggests for %j the address %j', (words, proposed) => {
    expect(slugOf(words)).toBe(proposed);
  });

  it('follows the title of a new page until someone edits it', () => {
    renderPortal(<Form initial={newDraft(fields)} />);
    type(title(), 'Winter tires');
    expect(address().value).toBe('winter-tires');
    type(title(), 'Winter tires of 2026');
    expect(address().value).toBe('winter-tires-of-2026');
    type(address(), '');
    expect(address().value).toBe('');
    type(address(), 'winter');
    type(title(), 'Snow');
    expect(address().value).toBe('winter');
  });

  it('keeps the address of an existing page, whatever its title', () => {
    renderPortal(<Form initial={draftOf(fields, stored)} />);
    type(title(), 'Ice');
    expect(address().value).toBe('snow-tires');
  });

  it.each([
    ['', 'admin.error.required'],
    ['Winter', 'admin.error.slug'],
    ['a--b', 'admin.error.slug'],
    ['a'.repeat(81), 'admin.error.slug'],
    ['admin-tools', 'admin.error.slugAdmin'],
  ])('rejects %j', (written, id) => {
    expect(problemsIn({ slug: written })).toEqual({ slug: expect.objectContaining({ id }) });
  });
});

describe('the link field', () => {
  it.each(['', 'javascript:alert(1)', '//other.example', 'training', 'mailto:nobody'])('rejects %j', (to) => {
    expect(Object.keys(problemsIn({ leadsTo: to }))).toEqual(['leadsTo']);
  });

  it.each([' /training ', 'https://tires.example', 'mailto:a@tires.example', 'tel:+1-555-0100'])(
    'accepts %j',
    (to) => {
      expect(problemsIn({ leadsTo: to })).toEqual({});
    },
  );
});

describe('the multiple-choice field', () => {
  it('shows checkboxes in a fixed order', () => {
    renderPortal(<Form initial={draftOf(fields, stored)} />);
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('Yes').checked, box('No').checked]).toEqual([false, true]);
    fireEvent.click(box('Yes'));
    expect(screen.getByText('["winter","summer"]')).toBeTruthy();
    fireEvent.click(box('No'));
    expect(screen.getByText('["winter"]')).toBeTruthy();
  });
});

describe('the date and time field', () => {
  it.each(['9999-12-31T10:00', '1999-06-01T10:00', '275760-01-01T00:00'])('rejects %s', (since) => {
    expect(problemsIn({ since })).toEqual({ since: { id: 'admin.error.moment' } });
  });

  it('accepts 2099, and an empty value', () => {
    expect(problemsIn({ since: '2099-12-30T10:00' })).toEqual({});
    expect(problemsIn({ since: '' })).toEqual({});
  });
});

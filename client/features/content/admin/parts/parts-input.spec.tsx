import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import { isTable, linesOf, tableOf, tableText } from './lines';
import { newPart, partDraft, partInput, type PartDraft, type StoredPart } from './part-draft';
import { partsProblem } from './part-problem';
import { PartsInput } from './parts-input';

const words = (en: string, es = '', fr = '') => ({ en, es, fr });

const first: readonly PartDraft[] = [
  { ...newPart('heading'), key: 'a', text: words('Sizes') },
  { ...newPart('quote'), key: 'b', text: words('Turn it over.') },
];

type FormProps = { tell: (parts: readonly PartDraft[]) => void; wrong: string | undefined };

function Form({ tell, wrong }: FormProps) {
  const [parts, setParts] = useState(first);
  return (
    <PartsInput
      label="Body"
      hint={undefined}
      value={parts}
      draft={{}}
      problem={() => wrong}
      onChange={(next) => {
        setParts(next);
        tell(next);
      }}
      onWait={() => undefined}
    />
  );
}

function open(wrong?: string) {
  const told = { parts: first };
  const tell = (parts: readonly PartDraft[]) => {
    told.parts = parts;
  };
  renderPortal(<Form tell={tell} wrong={wrong} />);
  return told;
}

const kinds = ({ parts }: { parts: readonly PartDraft[] }) => parts.map(({ kind }) => kind);

describe('the block editor of an article', () => {
  it('adds a block, moves the focus into it and saves its text', async () => {
    const told = open();
    await screen.findByRole('button', { name: 'Edit Heading: Sizes' });
    const add = within(screen.getByRole('group', { name: 'Add block' }));
    fireEvent.click(add.getByRole('button', { name: 'Table' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Table'));
    const rows = within(document.activeElement as HTMLElement).getByRole('group', { name: 'Table' });
    fireEvent.change(within(rows).getByRole('textbox', { name: 'English' }), {
      target: { value: 'Size | dB\n195/65 R15 | 71' },
    });
    expect(kinds(told)).toEqual(['heading', 'quote', 'table']);
    expect(partInput(told.parts[2]!)).toMatchObject({
      kind: 'table',
      head: [words('Size'), words('dB')],
      rows: [{ cells: [words('195/65 R15'), words('71')] }],
    });
  });

  it('reorders blocks', async () => {
    const told = open();
    fireEvent.click((await screen.findAllByRole('button', { name: /^Move down/ }))[0]!);
    expect(kinds(told)).toEqual(['quote', 'heading']);
  });

  it('removes a block only after confirmation', async () => {
    const told = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Quote: Turn it over.' }));
    const confirmDialog = within(await screen.findByRole('dialog', { name: 'Remove this block?' }));
    expect(kinds(told)).toEqual(['heading', 'quote']);
    fireEvent.click(confirmDialog.getByRole('button', { name: 'Remove' }));
    expect(kinds(told)).toEqual(['heading']);
  });

  it('opens incomplete blocks and shows the error', async () => {
    open('Block 3 is incomplete.');
    const add = within(await screen.findByRole('group', { name: 'Add block' }));
    fireEvent.click(add.getByRole('button', { name: 'Heading' }));
    expect(await screen.findByText('This field is required')).toBeTruthy();
  });
});

describe('the input of a block', () => {
  it.each<[string, Partial<PartDraft> & { kind: PartDraft['kind'] }]>([
    ['a text without English', { kind: 'text', text: words('', 'x') }],
    ['a figure without a picture', { kind: 'figure', alt: words('x') }],
    ['a figure without a description', { kind: 'figure', picture: { assetId: 'a', smUrl: '/a' } }],
    ['a table with only a heading row', { kind: 'table', table: words('Size | dB') }],
    ['a table with a short row', { kind: 'table', table: words('Size | dB\n195') }],
    ['a missing file', { kind: 'file', text: words('Size chart') }],
    ['a file without a name', { kind: 'file', file: { fileId: 'f', filename: 'a.pdf', size: 9 } }],
    ['no selected module', { kind: 'module' }],
  ])('is incomplete with %s', (_, part) => {
    expect(partsProblem([{ ...newPart(part.kind), ...part }])).toEqual({
      id: 'admin.parts.wrong',
      values: { number: 1 },
    });
  });

  it('keeps a table as typed, and lets translations leave out unchanged cells', () => {
    const rows = [
      [words('Size', 'Medida'), words('dB')],
      [words('195/65 R15'), words('71')],
    ];
    const text = tableText(rows);
    expect(text).toEqual(words('Size | dB\n195/65 R15 | 71', 'Medida | \n | '));
    expect(tableOf(text)).toEqual(rows);
    expect(isTable(words('a\tb\n1\t2'))).toBe(true);
    expect(linesOf(words('one\ntwo', 'uno'))).toEqual([words('one', 'uno'), words('two')]);
  });

  it('keeps bars and backslashes within table cells', () => {
    const rows = [
      [words('Load | speed'), words('Folder')],
      [words('91 | T'), words('C:\\sizes\\')],
    ];
    const text = tableText(rows);
    expect(text.en).toBe('Load \\| speed | Folder\n91 \\| T | C:\\\\sizes\\\\');
    expect(tableOf(text)).toEqual(rows);
    expect(tableOf(words('a\\b | c'))).toEqual([[words('a\\b'), words('c')]]);
  });

  it('matches the stored block if nothing was changed', () => {
    const stored = {
      kind: 'figure',
      picture: { assetId: 'a', smUrl: '/a' },
      altTranslations: words('Two blocks'),
      captionTranslations: null,
      legend: [words('2024'), words('2027')],
    } as unknown as StoredPart;
    expect(partInput(partDraft(stored, 0))).toEqual({
      kind: 'figure',
      pictureId: 'a',
      alt: words('Two blocks'),
      caption: words(''),
      legend: [words('2024'), words('2027')],
    });
  });
});

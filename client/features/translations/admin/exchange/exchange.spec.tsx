import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { ExchangeButtons } from './exchange-buttons';
import type { Preview, PreviewLine } from './xliff-preview';

const line = (at: number, more: Partial<PreviewLine> = {}): PreviewLine => ({
  id: `module:m${at}:name`,
  line: at,
  outcome: 'changes',
  after: `Pneu ${at}`,
  reason: null,
  longest: null,
  rule: null,
  kind: 'module',
  title: `Tire ${at}`,
  path: 'name',
  rich: false,
  version: `v${at}`,
  text: { en: `Tire ${at}`, es: '', fr: '' },
  ...more,
});

const refusedLine = line(99, {
  outcome: 'refused',
  after: null,
  reason: 'too_long',
  longest: 200,
  title: 'Long',
});

let asked: { path: string; method: string | undefined }[] = [];
let answers: { status?: number; body: object }[] = [];
const realFetch = globalThis.fetch;

beforeEach(() => {
  asked = [];
  answers = [];
  globalThis.fetch = (async (path: string, options: RequestInit = {}) => {
    asked.push({ path, method: options.method });
    const { status = 200, body } = answers.shift() ?? { body: { success: true } };
    return {
      ok: status === 200,
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => body,
      blob: async () => new Blob(['<xliff/>']),
    } as Response;
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** The two buttons; `outcomeOf` says what becomes of each text that is saved. */
function open(outcomeOf: (id: string) => string = () => 'written') {
  const saved: { lang: string; texts: { id: string; version: string; text: string }[] }[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const input = variables['input'] as (typeof saved)[number];
        saved.push(input);
        const outcomes = input.texts.map(({ id }) => ({
          __typename: 'TranslationOutcome',
          id,
          outcome: outcomeOf(id),
          reason: null,
        }));
        observer.next({ data: { translateTexts: { __typename: 'TranslateTextsPayload', outcomes } } });
        observer.complete();
      }),
  );
  renderPortal(<ExchangeButtons />, { client: new ApolloClient({ cache: createCache(), link }) });
  return saved;
}

const found = (values: Partial<Preview>): { body: object } => ({
  body: {
    success: true,
    problem: null,
    lang: 'fr',
    total: 3,
    same: 1,
    untranslated: 0,
    lines: [],
    ...values,
  },
});

async function choose(answer: (typeof answers)[number]): Promise<HTMLElement> {
  answers.push(answer);
  fireEvent.click(screen.getByRole('button', { name: 'Take translations in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take translations in' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File(['<xliff/>'], 'fr.xlf')] } });
  return dialog;
}

describe('translations that come back', () => {
  it('are shown before anything is saved, then saved a few at a time, with what was not taken', async () => {
    const saved = open((id) => (id === 'module:m2:name' ? 'changed' : 'written'));
    const changes = Array.from({ length: 30 }, (_, at) => line(at + 1));
    const dialog = within(await choose(found({ total: 31, lines: [...changes, refusedLine] })));
    expect(
      await dialog.findByText('31 texts in Français: 1 as they are already, 0 not translated.'),
    ).toBeTruthy();
    expect(dialog.getByText('Pneu 1')).toBeTruthy();
    expect(dialog.getAllByRole('row')).toHaveLength(26);
    fireEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    expect(dialog.getByText('Pneu 30')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Not taken, 1' }));
    expect(dialog.getByText('It has more than 200 characters.')).toBeTruthy();
    expect(saved).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Save 30 translations' }));
    expect(await dialog.findByText('29 translations are saved, 30 of 30 done.')).toBeTruthy();
    expect(saved.map(({ lang, texts }) => [lang, texts.length])).toEqual([
      ['fr', 25],
      ['fr', 5],
    ]);
    expect(saved[0]!.texts[0]).toEqual({ id: 'module:m1:name', version: 'v1', text: 'Pneu 1' });
    expect(dialog.getByText('Somebody changed this text since the file was made.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Not taken, 2' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('say which are taken for right as they stand', async () => {
    open();
    const dialog = within(
      await choose(
        found({ lines: [line(1, { after: 'Pneu', text: { en: 'A tire', es: '', fr: 'Pneu' } })] }),
      ),
    );
    expect(await dialog.findByText('Still right')).toBeTruthy();
  });

  it('show no label of a text that is not there, as on a phone it would have nothing beside it', async () => {
    open();
    const { longest, rule, after, outcome } = refusedLine;
    const unknown = { id: 'module:gone:name', line: 98, longest, rule, after, outcome, reason: 'unknown' };
    const dialog = within(await choose(found({ lines: [unknown, refusedLine] })));
    await dialog.findByText('There is no such text any more.');
    const now = dialog.getAllByRole('row').map((row) => row.querySelector('[data-label="Now"]'));
    expect(now.map((cell) => cell?.hasAttribute('data-nothing'))).toEqual([undefined, true, true]);
  });

  it('are refused whole in words where the file is none', async () => {
    open();
    const dialog = within(await choose(found({ problem: { code: 'not_xliff', line: 1 } })));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Line 1: this is no file in XLIFF 1.2/);
    expect(dialog.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('say so where they change nothing, and where the server refuses', async () => {
    open();
    const dialog = within(await choose(found({})));
    expect(await dialog.findByText(/The file changes nothing/)).toBeTruthy();
    answers.push({ status: 413, body: { success: false, code: 'PAYLOAD_TOO_LARGE' } });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    fireEvent.change(input, { target: { files: [new File(['x'], 'fr.xlf')] } });
    expect((await dialog.findByRole('alert')).textContent).toBe('A file has 10 MB at most.');
    expect(dialog.queryByText(/The file changes nothing/)).toBeNull();
  });
});

describe('texts that go out', () => {
  it('are asked for by language, those missing, those out of date too, or all', async () => {
    open();
    const { createObjectURL } = URL;
    URL.createObjectURL = () => '#file';
    fireEvent.click(screen.getByRole('button', { name: 'Export for translators' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export for translators' }));
    fireEvent.click(dialog.getByRole('radio', { name: 'Français' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save the file' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.path).toBe('/api/translations.xlf?lang=fr&filter=%7B%22missing%22%3A%5B%22fr%22%5D%7D');
    fireEvent.click(dialog.getByRole('radio', { name: 'Missing or out of date' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Save the file' }));
    await waitFor(() =>
      expect(asked[1]?.path).toBe(
        '/api/translations.xlf?lang=fr&filter=%7B%22needing%22%3A%5B%22fr%22%5D%7D',
      ),
    );
    fireEvent.click(dialog.getByRole('radio', { name: 'Every text' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Save the file' }));
    await waitFor(() => expect(asked[2]?.path).toBe('/api/translations.xlf?lang=fr'));
    URL.createObjectURL = createObjectURL;
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let root = '';

type Catalogue = Record<string, string>;

function write(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

type Admin = { messages?: Record<'en' | 'es' | 'fr', Catalogue>; code?: string };

async function problemsOf(
  en: Catalogue,
  es: Catalogue,
  fr: Catalogue,
  code: string,
  { messages = { en: {}, es: {}, fr: {} }, code: adminCode = '' }: Admin = {},
): Promise<string[]> {
  for (const [language, catalogue] of Object.entries({ en, es, fr })) {
    write(`client/locales/${language}.json`, JSON.stringify(catalogue));
  }
  for (const [language, catalogue] of Object.entries(messages)) {
    write(`client/locales/admin/${language}.json`, JSON.stringify(catalogue));
  }
  write('client/screen.tsx', code);
  write('client/features/training/admin/screen.tsx', adminCode);
  const { checkMessages } = await import('./check-messages.mjs');
  return checkMessages(root);
}

const showing = (id: string) => `export const Screen = () => <FormattedMessage id=${id} />;`;

describe('the message catalogues', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'messages-'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('pass when every key is in three languages and used', async () => {
    const messages = { 'a.one': 'One {n, plural, one {#} other {#}}', 'a.two': 'Two', 'a.three': 'Three' };
    const code = `${showing('"a.one"')}
      export const text = (intl) => intl.formatMessage({ id: 'a.two' });
      export const labels = { three: 'a.three' };`;
    expect(await problemsOf(messages, messages, messages, code)).toEqual([]);
  });

  it.each([
    ['a key that one language lacks', {}, showing('"a.one"'), "es.json lacks 'a.one'"],
    [
      'a key that only another language has',
      { 'a.one': 'x {n}', b: 'y' },
      showing('"a.one"'),
      'which en lacks',
    ],
    ['other placeholders', { 'a.one': 'x {m}' }, showing('"a.one"'), 'other placeholders'],
    ['broken ICU syntax', { 'a.one': 'x {n' }, showing('"a.one"'), 'not an ICU message'],
    ['an unused key', { 'a.one': 'x {n}' }, '', "'a.one' is used nowhere"],
    [
      'a key no catalogue has',
      { 'a.one': 'x {n}' },
      `${showing('"a.one"')}${showing('"a.none"')}`,
      "'a.none'",
    ],
    ['a key in a branch', { 'a.one': 'x {n}' }, showing(`{open ? 'a.one' : 'a.none'}`), "uses 'a.none'"],
    ['an id put together', { 'a.one': 'x {n}' }, `${showing('"a.one"')}${showing('{`a.${b}`}')}`, 'together'],
  ])('refuse %s', async (_, es, code, words) => {
    const en = { 'a.one': 'x {n}' };
    expect(await problemsOf(en, es as Catalogue, en, code)).toEqual([expect.stringContaining(words)]);
  });

  describe('of the administration', () => {
    const one = { 'admin.one': 'One' };
    const messages = { en: one, es: one, fr: one };

    it('pass when its screens use them', async () => {
      expect(await problemsOf({}, {}, {}, '', { messages, code: showing('"admin.one"') })).toEqual([]);
    });

    it.each([
      ['a key that one language lacks', { ...messages, es: {} }, '', "admin/es.json lacks 'admin.one'"],
      [
        "a key of the portal's",
        { en: { one: 'x' }, es: { one: 'x' }, fr: { one: 'x' } },
        'one',
        'the other catalogue',
      ],
    ])('refuse %s', async (_, faulty, key, words) => {
      const code = showing(`"${key || 'admin.one'}"`);
      expect(await problemsOf({}, {}, {}, '', { messages: faulty as Admin['messages'], code })).toEqual([
        expect.stringContaining(words),
      ]);
    });

    it('are refused to screens of learners, which would show nothing', async () => {
      expect(await problemsOf({}, {}, {}, showing('"admin.one"'), { messages })).toEqual([
        expect.stringContaining('which only the administration loads'),
      ]);
    });
  });
});

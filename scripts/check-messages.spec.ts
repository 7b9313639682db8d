import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let root = '';

type Catalogue = Record<string, string>;

async function problemsOf(en: Catalogue, es: Catalogue, fr: Catalogue, code: string): Promise<string[]> {
  const files = { en, es, fr };
  for (const [language, messages] of Object.entries(files)) {
    const file = join(root, `client/locales/${language}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(messages));
  }
  writeFileSync(join(root, 'client/screen.tsx'), code);
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
});

import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import { createCatalogue } from './catalogue';
import { languages, localeOf } from './i18n';

const catalogues = readdirSync('server/locales').map((area) => ({ area, ...createCatalogue(area) }));

/** Values for every placeholder of a message: numbers, so that each may be counted or written. */
const valuesOf = (text: string, value: number): Record<string, string | number> =>
  Object.fromEntries([...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => [name!, value]));

describe('catalogues of the server', () => {
  it.each([0, 0.5, 1, 2, 1234])('write each message as the client would, with the value %p', (value) => {
    const differing = catalogues.flatMap(({ area, texts, write }) =>
      languages.flatMap((code) =>
        Object.entries(texts[code]).flatMap(([key, text]) => {
          const values = valuesOf(text, value);
          const { formatMessage } = createIntl({ locale: localeOf(code), messages: { text } });
          return write(code, key, values) === formatMessage({ id: 'text' }, values)
            ? []
            : [`${area}/${code} ${key}`];
        }),
      ),
    );
    expect(differing).toEqual([]);
  });

  it('throw if a message lacks a value', () => {
    const mail = createCatalogue('mail');
    const key = Object.keys(mail.texts.en).find((each) => mail.texts.en[each]!.includes('{'))!;
    expect(() => mail.write('en', key)).toThrow(/not provided/);
  });
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { languages } from '#server/platform/language/i18n';
import { root } from '#server/platform/root';
import { meaningOf } from './words';

const area = (name: string, lang: string): Record<string, string> =>
  JSON.parse(readFileSync(resolve(root, `client/locales/${name}/${lang}.json`), 'utf8')) as Record<
    string,
    string
  >;

/** The message area and id that contain the label of a field’s value. */
const said = [
  ...['user', 'manager', 'admin'].map((value) => ['role', value, 'people', `people.role.${value}`]),
  ...['standard', 'pro', 'conti', 'motorcycle'].map((value) => [
    'userType',
    value,
    'portal',
    `userTypes.${value}`,
  ]),
  ...Object.entries({
    employee: 'employee',
    cost_center: 'costCenter',
    gold_distributor: 'distributor',
    gold_retailer: 'retailer',
  }).map(([value, id]) => ['kind', value, 'admin', `admin.accountKind.${id}`]),
  ...['passed', 'failed'].map((value) => ['status', value, 'imports', `imports.choice.${value}`]),
  ...['yes', 'no'].map((value) => ['disabled', value, 'imports', `imports.choice.${value}`]),
] as [field: string, value: string, area: string, id: string][];

// Account kinds are in the plural on their page; user types have one label everywhere.
const choices = said.filter(([field, value]) => field !== 'userType' && value !== 'employee');

describe.each(languages)('words in files in %s', (lang) => {
  it.each(said)('recognize the portal’s own label of %s %s', (field, value, name, id) => {
    expect([id, meaningOf(field, area(name, lang)[id]!)]).toEqual([id, value]);
  });

  it.each(choices)('use the portal’s own label in the choice of %s %s', (_field, value, name, id) => {
    const choice = value.replace(/_(.)/, (_, letter: string) => letter.toUpperCase());
    expect(area('imports', lang)[`imports.choice.${choice}`]).toBe(area(name, lang)[id]);
  });
});

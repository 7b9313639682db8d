import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertEnumType } from 'graphql';
import { portalSchema } from '#server/app/schema/schema';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';

interface Specified {
  name: string;
  values: string[];
  /** English labels, if the specification has them. */
  labels?: string[];
  /** Column that stores it with a check constraint. Absent if there is none. */
  column?: string;
  /** Differences of the column: values that it never stores, and additional values. */
  absent?: string[];
  more?: string[];
}

// These are the exact values of the specification.
const specified: Specified[] = [
  {
    name: 'TestStatus',
    values: ['not_started', 'in_progress', 'passed', 'failed'],
    column: 'attempt.status',
    // An unstarted test has no attempt, and only attempts can be abandoned or voided.
    absent: ['not_started'],
    more: ['abandoned', 'voided'],
  },
  {
    name: 'UserType',
    values: ['standard', 'pro', 'conti', 'motorcycle'],
    column: 'profile.user_type',
  },
  { name: 'Role', values: ['user', 'manager', 'admin'], column: 'profile.role' },
  {
    name: 'AuditAction',
    values: [
      'edit',
      'add',
      'delete',
      'user_login',
      'user_logout',
      'sso_login',
      'auto_logout',
      'signed_up',
      'reset_password',
      'test_passed',
      'test_failed',
      'sent_email',
      'user_update',
      'reset_pro',
      'merged_email',
    ],
    column: 'audit_entry.action',
  },
  { name: 'ModuleKind', values: ['tire', 'training', 'unknown'], column: 'module.kind' },
  {
    name: 'Brand',
    values: ['conti', 'gt'],
    labels: ['Continental Tire', 'General Tire'],
    column: 'module.brand',
  },
  {
    name: 'ModuleGroup',
    values: ['sales_skills', 'social_media', 'non_product', 'employee', 'gold_distributor', 'gold_retailer'],
    column: 'module.group',
  },
  {
    name: 'AccountKind',
    values: ['employee', 'cost_center', 'gold_distributor', 'gold_retailer'],
    labels: ['Account', 'Cost center', 'Gold Distributor', 'Gold Retailer'],
    column: 'account.kind',
  },
  {
    name: 'QuestionKind',
    values: ['short_answer', 'multiple_choice', 'multiple_select'],
    labels: ['Short Answer', 'Multiple Choice', 'Multiple Select'],
    column: 'question.kind',
  },
  {
    name: 'ResetPeriod',
    values: ['yearly', 'quarterly', 'monthly', 'weekly'],
    labels: ['Yearly', 'Quarterly', 'Monthly', 'Weekly'],
    column: 'test.reset_period',
  },
  {
    name: 'TestBlockReason',
    values: [
      'already_passed',
      'disabled',
      'too_many_fails',
      'no_reset_date',
      'too_few_tests',
      'no_questions',
      'wrong_user_type',
      'already_pro',
    ],
  },
  {
    name: 'Language',
    values: ['en', 'fr', 'es'],
    labels: ['English', 'French', 'Spanish'],
    column: 'profile.lang',
  },
];

interface Listed {
  name: string;
  values: { value: string; en: string; es: string; fr: string }[];
}

let api: Api;
let listed: Listed[];
beforeAll(async () => {
  api = await startApi();
  const { body } = await api.graphql<{ enumerations: Listed[] }>(
    '{ enumerations { name values { value en: label(lang: en) es: label(lang: es) fr: label(lang: fr) } } }',
  );
  listed = body.data.enumerations;
});
afterAll(() => api.close());

/** Returns the values that the check constraint of a column allows. */
async function allowedValues(column: string): Promise<(string | undefined)[]> {
  const [table, name] = column.split('.');
  const { rows } = await pool().query<{ definition: string }>(
    `select pg_get_constraintdef(c.oid) as definition from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
     where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2`,
    [table, name],
  );
  const literals = rows.flatMap(({ definition }) => [...definition.matchAll(/'([^']*)'::text/g)]);
  return literals.map(([, value]) => value);
}

describe.each(specified)('enumeration $name', ({ name, values, labels }) => {
  it('has the values and labels of the specification, in order', () => {
    const found = listed.find((entry) => entry.name === name);
    expect(found?.values.map(({ value }) => value)).toEqual(values);
    const english = found?.values.map(({ en }) => en);
    expect(english).toEqual(labels ?? english);
  });

  it('has labels in English, Spanish and French', () => {
    const texts = listed
      .find((entry) => entry.name === name)!
      .values.flatMap(({ en, es, fr }) => [en, es, fr]);
    expect(texts).toHaveLength(values.length * 3);
    for (const text of texts) expect(text).toMatch(/\S/);
  });

  it('has exactly these values in the API schema', async () => {
    const type = assertEnumType((await portalSchema()).getType(name));
    expect(new Set(type.getValues().map((value) => value.name))).toEqual(new Set(values));
  });
});

const stored = specified.flatMap(({ column, ...entry }) => (column ? [{ ...entry, column }] : []));

describe('database', () => {
  it.each(stored)('stores $name in $column, which allows no other value', async (entry) => {
    const { column, values, absent = [], more = [] } = entry;
    const expected = [...values.filter((value) => !absent.includes(value)), ...more];
    expect(new Set(await allowedValues(column))).toEqual(new Set(expected));
  });
});

describe('list of enumerations', () => {
  it('contains exactly those of the specification', () => {
    expect(listed.map(({ name }) => name).sort()).toEqual(specified.map(({ name }) => name).sort());
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { select } from '#server/platform/database/database';
import { presets } from '#server/platform/access/scopes';
import type { AccountKind, Person, Role, UserType, Viewer } from '#server/platform/access/viewer';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { type Audience, audienceSql, audienceValues, isInAudience, isVisibleTo } from './audience';
import { audienceSize } from './audience-size';

const roles: readonly Role[] = ['user', 'manager', 'admin'];
const userTypes: readonly UserType[] = ['standard', 'pro', 'conti', 'motorcycle'];
const accountKinds: readonly AccountKind[] = ['employee', 'cost_center', 'gold_distributor', 'gold_retailer'];

const stranger: Viewer = { kind: 'stranger' };
const client: Viewer = { kind: 'client', clientId: 'reports', scopes: presets.reader };
let people: SpecPerson[];
let viewers: Person[];
let api: Api;

beforeAll(async () => {
  api = await startApi();
  const accounts = await Promise.all(accountKinds.map((kind) => makeAccount({ kind })));
  const each = roles.flatMap((role) =>
    userTypes.flatMap((userType) => [null, ...accounts].map((account) => ({ role, userType, account }))),
  );
  people = [];
  for (const values of each) people.push(await makePerson(values));
  viewers = people.map(({ viewer }) => viewer);
  await makePerson({ disabled: true });
});
afterAll(() => api.close());

const audiences = fc.record({
  roles: fc.subarray([...roles]),
  userTypes: fc.subarray([...userTypes]),
  accountKinds: fc.subarray([...accountKinds]),
});
const everyone: Audience = { roles: [], userTypes: [], accountKinds: [] };

const person = (values: Partial<Person>): Person => ({
  kind: 'person',
  profileId: '00000000-0000-4000-8000-000000000000',
  name: 'Sam Sample',
  role: 'user',
  userType: 'standard',
  lang: 'en',
  accountId: null,
  accountKind: null,
  managedAccountIds: [],
  proCycleStartedAt: null,
  termsVersion: null,
  ...values,
});

describe('audience', () => {
  it.each<[string, Viewer, Partial<Audience>, boolean]>([
    ['everyone includes strangers', stranger, {}, true],
    ['a role excludes strangers', stranger, { roles: ['user'] }, false],
    ['everyone includes API clients', client, {}, true],
    ['all roles exclude API clients', client, { roles }, false],
    ['a role includes people with it', person({ role: 'manager' }), { roles: ['manager', 'admin'] }, true],
    ['a role excludes administrators without it', person({ role: 'admin' }), { roles: ['user'] }, false],
    ['standard includes PRO people', person({ userType: 'pro' }), { userTypes: ['standard'] }, true],
    ['PRO excludes standard people', person({}), { userTypes: ['pro'] }, false],
    ['conti excludes PRO people', person({ userType: 'pro' }), { userTypes: ['conti'] }, false],
    ['all kinds of account exclude people without one', person({}), { accountKinds }, false],
    [
      'a person must be in every list',
      person({ accountKind: 'employee' }),
      { userTypes: ['standard'], accountKinds: ['employee'], roles: ['manager'] },
      false,
    ],
  ])('matches: %s', (_said, viewer, audience, expected) => {
    expect(isInAudience(viewer, { ...everyone, ...audience })).toBe(expected);
  });

  it('doesn’t restrict administrators and API clients', () => {
    const nobody: Audience = { roles: ['manager'], userTypes: ['conti'], accountKinds: ['employee'] };
    const admin = person({ role: 'admin' });
    expect([admin, client, person({}), stranger].map((viewer) => isVisibleTo(viewer, nobody))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('has the same result in SQL and in TypeScript for every caller', async () => {
    const text = `select ${audienceSql('t', 4)} as visible from
      (select $1::text[] as roles, $2::text[] as user_types, $3::text[] as account_kinds) t`;
    const callers = fc.constantFrom<Viewer>(stranger, client, ...viewers);
    const property = fc.asyncProperty(audiences, callers, async (audience, viewer) => {
      const values = [audience.roles, audience.userTypes, audience.accountKinds, ...audienceValues(viewer)];
      const [row] = await select<{ visible: boolean }>('spec-audience', text, values);
      expect(row!.visible).toBe(isVisibleTo(viewer, audience));
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it('has the size of its people who can sign in', async () => {
    const admin = viewers.find(({ role }) => role === 'admin')!;
    const property = fc.asyncProperty(audiences, async (audience) => {
      const inIt = viewers.filter((each) => isInAudience(each, audience));
      expect(await audienceSize(admin, audience)).toBe(inIt.length);
    });
    await fc.assert(property);
  });
});

describe('audienceSize query', () => {
  const query = 'query($audience: AudienceInput!) { audienceSize(audience: $audience) }';
  const audience = { roles: ['admin'], userTypes: [], accountKinds: ['gold_retailer'] };
  const tokenOf = (role: Role) => api.tokenOf(people.find(({ viewer }) => viewer.role === role)!);

  it('is available to administrators and API clients only', async () => {
    for (const token of [await tokenOf('admin'), await api.clientToken(await makeClient())]) {
      expect((await api.graphql(query, { audience }, token)).body.data).toEqual({ audienceSize: 4 });
    }
    const { body } = await api.graphql(query, { audience }, await tokenOf('manager'));
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('rejects missing lists', async () => {
    const input = { audience: { roles: [], userTypes: [] } };
    const { body } = await api.graphql(query, input, await tokenOf('admin'));
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

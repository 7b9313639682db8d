import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { AccountKind } from '#server/platform/access/viewer';
import { profileChanges } from './profile-changes';
import type { Profile } from '../profile.types';
import { wholeProfile } from '../whole-profile';

function profile(values: Partial<Profile> = {}): Profile {
  return {
    id: 'a',
    name: 'Sam Sample',
    email: 'sam@spec.example',
    phone: '555-0100',
    image: { smUrl: '/images/a.jpg' },
    imageUrl: '/images/a.jpg',
    allowsPublicAvatar: false,
    hiddenFromLeaderboard: false,
    lang: 'en',
    role: 'user',
    userType: 'standard',
    account: null,
    location: null,
    country: 'US',
    state: 'US-TX',
    managesRetailers: false,
    proCycleStartedAt: null,
    termsVersion: null,
    disabledAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-02-01T00:00:00.000Z',
    ...values,
  };
}

const of = (kind: AccountKind): Profile['account'] => ({
  id: 'b',
  kind,
  number: '1',
  name: 'One',
  country: null,
  region: null,
});

const change = (sent: Record<string, unknown>, stored = profile()) =>
  profileChanges(sent, stored, wholeProfile(stored));
const code = (value: string, fields?: string[]) =>
  expect.objectContaining({ code: value, ...(fields && { details: { fields } }) });

describe('profile change', () => {
  it('contains only the fields that differ', () => {
    expect(change({ name: 'Sam Sample', phone: '555 0101', lang: 'fr' })).toEqual({
      phone: '555 0101',
      lang: 'fr',
    });
  });

  it('is empty for the unchanged whole profile', () => {
    expect(
      change(wholeProfile(profile({ account: of('employee') })), profile({ account: of('employee') })),
    ).toEqual({});
  });

  it.each([
    ['role', 'admin'],
    ['userType', 'pro'],
    ['email', 'other@spec.example'],
    ['_id', 'b'],
    ['account', { _id: 'c' }],
    ['disabledAt', '2026-01-01T00:00:00.000Z'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
  ])('is rejected as a whole when %s differs', (field, value) => {
    expect(() => change({ phone: '555 0101', [field]: value })).toThrow(code('FIELD_NOT_WRITABLE', [field]));
  });

  it('is rejected for an unknown field, whatever its name', () => {
    for (const field of ['nickname', 'isAdmin', 'constructor', 'toString']) {
      expect(() => change({ [field]: 1 })).toThrow(code('BAD_USER_INPUT', [field]));
    }
    expect(() => change(JSON.parse('{"__proto__": 1}'))).toThrow(code('BAD_USER_INPUT', ['__proto__']));
  });

  it('is a conflict when the profile has changed since it was read', () => {
    expect(() => change({ name: 'Sam', updatedAt: '2026-01-31T00:00:00.000Z' })).toThrow(code('CONFLICT'));
    expect(change({ name: 'Sam', updatedAt: new Date('2026-02-01T00:00:00.000Z') })).toEqual({ name: 'Sam' });
    for (const updatedAt of ['yesterday', null]) {
      expect(() => change({ name: 'Sam', updatedAt })).toThrow(code('BAD_USER_INPUT', ['updatedAt']));
    }
  });

  it.each([
    ['name', ''],
    ['name', '   '],
    ['name', null],
    ['name', 7],
    ['name', 'x'.repeat(101)],
    ['phone', 'call me'],
    ['phone', '1'],
    ['phone', '5'.repeat(31)],
    ['allowsPublicAvatar', 'yes'],
    ['allowsPublicAvatar', null],
    ['lang', 'de'],
    ['lang', null],
    ['country', 'XX'],
    ['country', {}],
    ['state', 'TX'],
    ['state', 'CA-ON'],
    ['location', 'moon'],
    ['image', { smUrl: '/images/of-another.jpg' }],
  ])('is rejected when %s is %j', (field, value) => {
    expect(() => change({ [field]: value })).toThrow(code('BAD_USER_INPUT', [field]));
  });

  it('trims texts and stores an empty optional one as null', () => {
    expect(change({ name: '  Sam  ', phone: ' ', country: '', state: '' })).toEqual({
      name: 'Sam',
      phone: null,
      country: null,
      state: null,
    });
  });

  it('requires a state that belongs to the country', () => {
    expect(() => change({ country: 'CA' })).toThrow(code('BAD_USER_INPUT', ['state']));
    expect(change({ country: 'CA', state: 'CA-QC' })).toEqual({ country: 'CA', state: 'CA-QC' });
    expect(change({ country: 'FR', state: null })).toEqual({ country: 'FR', state: null });
  });

  it('accepts internal locations only for employees, and a legacy location from nobody', () => {
    expect(change({ location: 'plt1' })).toEqual({ location: 'plt1' });
    expect(() => change({ location: 'fleet' })).toThrow(code('BAD_USER_INPUT', ['location']));
    expect(() => change({ location: 'fleet' }, profile({ account: of('gold_retailer') }))).toThrow(
      code('BAD_USER_INPUT'),
    );
    expect(change({ location: 'fleet' }, profile({ account: of('cost_center') }))).toEqual({
      location: 'fleet',
    });
    expect(() => change({ location: 'tbc' }, profile({ account: of('employee') }))).toThrow(
      code('BAD_USER_INPUT'),
    );
    expect(change({ location: 'tbc', name: 'Sam' }, profile({ location: 'tbc' }))).toEqual({ name: 'Sam' });
  });

  it('can remove the image', () => {
    expect(change({ image: null })).toEqual({ image: null });
  });
});

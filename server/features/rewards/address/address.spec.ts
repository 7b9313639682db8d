import { describe, expect, it } from '@jest/globals';
import { shippingAddress } from '#server/testing/content/rewards';
import { checkAddress } from './check-address';
import { formatAddress } from './format-address';
import { parseAccountAddress } from './parse-account-address';
import type { ShippingAddressInput } from './shipping-address.types';

const canada: ShippingAddressInput = {
  name: 'Étienne Roy',
  street: '480 boulevard Curé-Labelle',
  city: 'Laval',
  region: 'CA-QC',
  postalCode: 'H7V 2T3',
  country: 'CA',
};
const mexico: ShippingAddressInput = {
  name: 'Sofía Núñez',
  street: 'Avenida Juárez s/n',
  city: 'Ciudad de México',
  country: 'MX',
};

const check = (changes: Partial<ShippingAddressInput>, base = shippingAddress) =>
  checkAddress({ ...base, ...changes });
const rejection = (field: string, problem: string) =>
  expect.objectContaining({
    code: 'BAD_USER_INPUT',
    message: expect.stringContaining(field),
    details: { fields: [`shippingAddress.${field}`], problems: { [`shippingAddress.${field}`]: problem } },
  });

describe('shipping address', () => {
  it('is returned trimmed, with null for empty fields', () => {
    expect(check({ city: ' Baltimore ', unit: ' ' })).toEqual(shippingAddress);
    expect(check({ unit: ' 4B ' }).unit).toBe('4B');
  });

  it.each<[keyof ShippingAddressInput, string, string]>([
    ['name', ' ', 'required'],
    ['name', '😀', 'no_letters'],
    ['name', '42', 'no_letters'],
    ['name', 'x'.repeat(81), 'too_long'],
    ['street', '', 'required'],
    ['street', '12', 'no_letters'],
    ['street', 'Dock Street', 'no_house_number'],
    ['street', `1 ${'x'.repeat(99)}`, 'too_long'],
    ['street', '1 Dock\nStreet', 'not_text'],
    ['street', '1 Dock\uD800', 'not_text'],
    ['unit', '😀', 'no_letters'],
    ['unit', 'x'.repeat(61), 'too_long'],
    ['city', '', 'required'],
    ['city', '1', 'no_letters'],
    ['city', 'x'.repeat(61), 'too_long'],
    ['region', '', 'required'],
    ['region', 'CA-QC', 'unknown'],
    ['region', 'Maryland', 'unknown'],
    ['postalCode', '', 'required'],
    ['postalCode', '2123', 'malformed'],
    ['postalCode', '212301', 'malformed'],
    ['postalCode', '1'.repeat(21), 'too_long'],
    ['postalCode', '21230-12', 'malformed'],
  ])('is rejected in the United States with %s %j: %s', (field, text, problem) => {
    expect(() => check({ [field]: text })).toThrow(rejection(field, problem));
  });

  it('accepts the maximum lengths and a ZIP code of 5 or 9 digits', () => {
    const maxLength = {
      name: 'x'.repeat(80),
      street: `1 ${'x'.repeat(98)}`,
      unit: 'x'.repeat(60),
      city: 'x'.repeat(60),
      postalCode: '21230-1234',
    };
    expect(check(maxLength)).toMatchObject(maxLength);
  });

  it('needs a province and a postal code in Canada', () => {
    for (const postalCode of ['H7V 2T3', 'h7v2t3', 'H7V-2T3']) {
      expect(check({ postalCode }, canada).postalCode).toBe(postalCode);
    }
    for (const postalCode of ['H7V 2T', 'D7V 2T3', 'W7V 2T3', '21230', 'AH7V 2T3', 'H7V 2T33']) {
      expect(() => check({ postalCode }, canada)).toThrow(rejection('postalCode', 'malformed'));
    }
    expect(() => check({ region: 'US-MD' }, canada)).toThrow(rejection('region', 'unknown'));
  });

  it('needs no state, postal code or house number in another country', () => {
    expect(check({}, mexico)).toMatchObject({ region: null, postalCode: null });
    const free = { region: 'CDMX', postalCode: '06050 A' };
    expect(check(free, mexico)).toMatchObject(free);
    expect(() => check({ postalCode: '😀' }, mexico)).toThrow(rejection('postalCode', 'no_letters'));
    expect(() => check({ postalCode: '1'.repeat(21) }, mexico)).toThrow(rejection('postalCode', 'too_long'));
    expect(() => check({ street: '😀' }, mexico)).toThrow(rejection('street', 'no_letters'));
    expect(() => check({ country: '' }, mexico)).toThrow(rejection('country', 'required'));
    expect(() => check({ country: 'XX' }, mexico)).toThrow(rejection('country', 'unknown'));
  });
});

describe('formatAddress', () => {
  it('abbreviates the state, and adds countries other than the United States', () => {
    expect(formatAddress(check({ unit: 'Suite 4' }))).toBe(
      'Dana Whitfield, 1200 Dock Street, Suite 4, Baltimore, MD 21230',
    );
    expect(formatAddress(checkAddress(canada))).toBe(
      'Étienne Roy, 480 boulevard Curé-Labelle, Laval, QC H7V 2T3, Canada',
    );
    expect(formatAddress(checkAddress(mexico))).toBe(
      'Sofía Núñez, Avenida Juárez s/n, Ciudad de México, Mexico',
    );
    expect(formatAddress(check({ region: 'CDMX' }, mexico))).toMatch(/CDMX, Mexico$/);
  });
});

describe('address of an account', () => {
  const parse = (address: string | null, country: string | null = 'US', region: string | null = 'US-AZ') => {
    const parsed = parseAccountAddress({ address, country, region }, 'Dana Whitfield');
    return parsed && [parsed.street, parsed.city, parsed.region, parsed.postalCode];
  };

  it('is parsed when it is complete', () => {
    const phoenix = ['1200 W Van Buren St', 'Phoenix', 'US-AZ', '85007'];
    for (const address of [
      '1200 W Van Buren St, Phoenix, AZ 85007',
      '1200 W Van Buren St, Phoenix, Arizona, 85007',
      '1200 W Van Buren St, Phoenix 85007',
    ]) {
      expect(parse(address)).toEqual(phoenix);
    }
    expect(parse('1 Main St, Newark, New Jersey 07102')).toEqual(['1 Main St', 'Newark', 'US-NJ', '07102']);
    expect(parse('1 Main St, New York 10001', 'US', 'US-NY')).toEqual([
      '1 Main St',
      'New York',
      'US-NY',
      '10001',
    ]);
    expect(parse('2150, boul. des Laurentides, Laval (Québec) H7M 2R5', 'CA', 'CA-QC')).toEqual([
      '2150, boul. des Laurentides',
      'Laval',
      'CA-QC',
      'H7M 2R5',
    ]);
  });

  it('is null when a part is missing or the country is not supported', () => {
    expect(parse(null)).toBeNull();
    expect(parse('1200 W Van Buren St, Phoenix')).toBeNull();
    expect(parse('Phoenix 85007')).toBeNull();
    expect(parse('W Van Buren St, Phoenix 85007')).toBeNull();
    expect(parse('1200 W Van Buren St, Phoenix 85007', 'US', null)).toBeNull();
    expect(parse('1200 W Van Buren St, Phoenix 85007', null)).toBeNull();
    expect(parse('Hauptstr. 1, 10115 Berlin', 'DE', null)).toBeNull();
  });
});

import { isCountry } from '#server/features/settings/lists/countries';
import { isRegion } from '#server/features/settings/lists/regions';
import { AppError } from '#server/platform/errors';
import { isStorable } from '#server/platform/validation';
import type { ShippingAddress, ShippingAddressInput } from './shipping-address.types';

export type AddressField = keyof ShippingAddress;

/** Why a field of an address is rejected. */
export type AddressProblem =
  | 'required'
  | 'too_long'
  | 'not_text'
  | 'no_letters'
  | 'no_house_number'
  | 'unknown'
  | 'malformed';

const maxLengths: Readonly<Record<AddressField, number>> = {
  name: 80,
  street: 100,
  unit: 60,
  city: 60,
  region: 60,
  postalCode: 20,
  country: 2,
};

const postalCodes: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(?:-\d{4})?$/,
  // The letters D, F, I, O, Q and U are never used, W and Z not as the first.
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/** Returns true for countries whose states and postal codes are checked. */
export const isCheckedCountry = (country: string): boolean => Object.hasOwn(postalCodes, country);

const lettered: readonly AddressField[] = ['name', 'street', 'city'];

function textProblem(field: AddressField, text: string): AddressProblem | null {
  if (text.length > maxLengths[field]) return 'too_long';
  if (!isStorable(text) || /\p{Cc}/u.test(text)) return 'not_text';
  if (lettered.includes(field) && !/\p{L}/u.test(text)) return 'no_letters';
  return /[\p{L}\p{N}]/u.test(text) ? null : 'no_letters';
}

/** Returns the problem of a text that isn't empty with the rules of the address's country. */
function placeProblem(field: AddressField, text: string, country: string): AddressProblem | null {
  if (field === 'country') return isCountry(text) ? null : 'unknown';
  if (!isCheckedCountry(country)) return null;
  if (field === 'street') return /\p{N}/u.test(text) ? null : 'no_house_number';
  if (field === 'region') return isRegion(country, text) ? null : 'unknown';
  if (field === 'postalCode') return postalCodes[country]!.test(text) ? null : 'malformed';
  return null;
}

function isRequired(field: AddressField, country: string): boolean {
  if (field === 'unit') return false;
  return isCheckedCountry(country) || !['region', 'postalCode'].includes(field);
}

/** Returns what is wrong with each field of an address; empty for a valid one. */
export function addressProblems(address: ShippingAddress): Partial<Record<AddressField, AddressProblem>> {
  const fields = Object.keys(maxLengths) as AddressField[];
  const problems = fields.map((field): [AddressField, AddressProblem | null] => {
    const text = address[field];
    if (text === null) return [field, isRequired(field, address.country) ? 'required' : null];
    return [field, textProblem(field, text) ?? placeProblem(field, text, address.country)];
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

/** Returns an address without outer spaces, with null for each empty field. */
export function trimAddress(sent: ShippingAddressInput): ShippingAddress {
  const trim = (text: string | null | undefined): string | null => text?.trim() || null;
  const { name, street, unit, city, region, postalCode, country } = sent;
  return {
    name: trim(name)!,
    street: trim(street)!,
    unit: trim(unit),
    city: trim(city)!,
    region: trim(region),
    postalCode: trim(postalCode),
    country: trim(country)!,
  };
}

/** Returns a trimmed address. Throws BAD_USER_INPUT with every invalid field and its problem. */
export function checkAddress(sent: ShippingAddressInput): ShippingAddress {
  const address = trimAddress(sent);
  const problems = Object.entries(addressProblems(address));
  if (problems.length === 0) return address;
  const paths = Object.fromEntries(problems.map(([field, problem]) => [`shippingAddress.${field}`, problem]));
  const fields = Object.keys(paths);
  throw new AppError('BAD_USER_INPUT', `The shipping address isn't valid: ${fields.join(', ')}.`, {
    fields,
    problems: paths,
  });
}

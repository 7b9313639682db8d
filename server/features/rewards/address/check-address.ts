import { isCountry } from '#server/features/settings/lists/countries';
import { isRegion } from '#server/features/settings/lists/regions';
import { AppError } from '#server/platform/errors';
import { isStorable } from '#server/platform/validation';
import {
  type AddressField,
  type AddressRuleProblem,
  isCheckedCountry,
  maxLengths,
  ruleProblem,
} from './address-rules';
import type { ShippingAddress, ShippingAddressInput } from './shipping-address.types';

/** The problem of an invalid field of an address. */
export type AddressProblem = AddressRuleProblem | 'too_long' | 'not_text' | 'unknown';

function isKnownPlace(field: AddressField, text: string, country: string): boolean {
  if (field === 'country') return isCountry(text);
  return field !== 'region' || !isCheckedCountry(country) || isRegion(country, text);
}

function problemOf(field: AddressField, text: string, country: string): AddressProblem | null {
  if (text.length > maxLengths[field]) return 'too_long';
  if (!isStorable(text) || /\p{Cc}/u.test(text)) return 'not_text';
  const problem = ruleProblem(field, text, country);
  if (problem || text === '') return problem;
  return isKnownPlace(field, text, country) ? null : 'unknown';
}

/** Returns the problem of each invalid field; empty for a valid address. */
export function addressProblems(address: ShippingAddress): Partial<Record<AddressField, AddressProblem>> {
  const fields = Object.keys(maxLengths) as AddressField[];
  const problems = fields.map((field) => [field, problemOf(field, address[field] ?? '', address.country)]);
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

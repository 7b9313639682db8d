// The client uses these rules too, so this file has no imports.

export type AddressField = 'name' | 'street' | 'unit' | 'city' | 'region' | 'postalCode' | 'country';

/** The problem of a field that these rules reject. */
export type AddressRuleProblem = 'required' | 'no_letters' | 'no_house_number' | 'malformed';

/** Maximum characters of each field. */
export const maxLengths: Readonly<Record<AddressField, number>> = {
  name: 80,
  street: 100,
  unit: 60,
  city: 60,
  region: 60,
  postalCode: 20,
  country: 2,
};

const postalCodes = {
  US: /^\d{5}(?:-\d{4})?$/,
  // The letters D, F, I, O, Q and U are never used, and W and Z not first.
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/** Returns true for countries whose states and postal codes are checked. */
export const isCheckedCountry = (country: string): country is keyof typeof postalCodes =>
  Object.hasOwn(postalCodes, country);

/** Returns true for the fields that an address in a country must have. */
export function isRequired(field: AddressField, country: string): boolean {
  if (field === 'unit') return false;
  return isCheckedCountry(country) || !['region', 'postalCode'].includes(field);
}

const lettered: readonly AddressField[] = ['name', 'street', 'city'];

/**
 * Returns the problem of a trimmed field; null if there is none. Doesn't check whether a country, state or province
 * exists, nor the length.
 */
export function ruleProblem(field: AddressField, text: string, country: string): AddressRuleProblem | null {
  if (text === '') return isRequired(field, country) ? 'required' : null;
  if (!(lettered.includes(field) ? /\p{L}/u : /[\p{L}\p{N}]/u).test(text)) return 'no_letters';
  if (!isCheckedCountry(country)) return null;
  if (field === 'street' && !/\p{N}/u.test(text)) return 'no_house_number';
  return field === 'postalCode' && !postalCodes[country].test(text) ? 'malformed' : null;
}

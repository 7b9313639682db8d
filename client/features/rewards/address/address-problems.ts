import { type AddressDraft, addressFields, type AddressField, isCheckedCountry } from './address-draft';

export type AddressProblems = Partial<Record<AddressField, string>>;

/** What is checked of a place in each country with a list of states, with the messages about it. */
const rules = {
  US: {
    postalCode: /^\d{5}(?:-\d{4})?$/,
    badPostalCode: 'rewards.address.badPostalCodeUS',
    noRegion: 'rewards.address.noRegionUS',
  },
  CA: {
    postalCode: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
    badPostalCode: 'rewards.address.badPostalCodeCA',
    noRegion: 'rewards.address.noRegionCA',
  },
} as const;

const isText = (text: string): boolean => text === '' || /[\p{L}\p{N}]/u.test(text);

function streetProblem(street: string, country: string): string | undefined {
  if (!/\p{L}/u.test(street)) return 'rewards.address.noStreet';
  return isCheckedCountry(country) && !/\p{N}/u.test(street) ? 'rewards.address.noHouseNumber' : undefined;
}

function postalProblem(text: string, country: string): string | undefined {
  if (!isCheckedCountry(country)) return isText(text) ? undefined : 'rewards.address.badPostalCode';
  const { postalCode, badPostalCode } = rules[country];
  return postalCode.test(text) ? undefined : badPostalCode;
}

function regionProblem(region: string, country: string): string | undefined {
  if (isCheckedCountry(country)) return region === '' ? rules[country].noRegion : undefined;
  return isText(region) ? undefined : 'rewards.address.check';
}

function problemOf(field: AddressField, draft: AddressDraft): string | undefined {
  const text = draft[field].trim();
  switch (field) {
    case 'country':
      return text === '' ? 'rewards.address.noCountry' : undefined;
    case 'name':
      return /\p{L}/u.test(text) ? undefined : 'rewards.address.noName';
    case 'street':
      return streetProblem(text, draft.country);
    case 'unit':
      return isText(text) ? undefined : 'rewards.address.check';
    case 'city':
      return /\p{L}/u.test(text) ? undefined : 'rewards.address.noCity';
    case 'region':
      return regionProblem(text, draft.country);
    case 'postalCode':
      return postalProblem(text, draft.country);
  }
}

/** Returns the id of a message for each field that isn't valid. */
export function addressProblems(draft: AddressDraft): AddressProblems {
  const problems = addressFields.map((field) => [field, problemOf(field, draft)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

import { type AddressDraft, addressFields } from './address-draft';
import { type AddressField, isCheckedCountry, ruleProblem } from './address-rules';

export type AddressProblems = Partial<Record<AddressField, string>>;

/** The message ids of errors in countries with a list of states. */
const placeMessages = {
  US: { postalCode: 'rewards.address.badPostalCodeUS', region: 'rewards.address.noRegionUS' },
  CA: { postalCode: 'rewards.address.badPostalCodeCA', region: 'rewards.address.noRegionCA' },
};

const messages: Record<AddressField, string> = {
  country: 'rewards.address.noCountry',
  name: 'rewards.address.noName',
  street: 'rewards.address.noStreet',
  unit: 'rewards.address.check',
  city: 'rewards.address.noCity',
  region: 'rewards.address.check',
  postalCode: 'rewards.address.badPostalCode',
};

function problemOf(field: AddressField, draft: AddressDraft): string | undefined {
  const { country } = draft;
  const problem = ruleProblem(field, draft[field].trim(), country);
  if (!problem) return undefined;
  if (problem === 'no_house_number') return 'rewards.address.noHouseNumber';
  const isPlace = field === 'region' || field === 'postalCode';
  return isPlace && isCheckedCountry(country) ? placeMessages[country][field] : messages[field];
}

/** Returns the id of a message for each field that isn't valid. */
export function addressProblems(draft: AddressDraft): AddressProblems {
  const problems = addressFields.map((field) => [field, problemOf(field, draft)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

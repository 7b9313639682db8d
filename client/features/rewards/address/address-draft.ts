import type { ShippingAddressInput } from '#client/platform/generated/schema';
import type { ShippingAddressPartsFragment } from './address.generated';
import type { AddressField } from './address-rules';

/** The fields of an address in form order. */
export const addressFields: readonly AddressField[] = [
  'country',
  'name',
  'street',
  'unit',
  'city',
  'region',
  'postalCode',
];

export type AddressDraft = Record<AddressField, string>;
export type SuggestedAddress = Omit<ShippingAddressPartsFragment, '__typename'>;

type Recipient = { name: string; country: string | null };

/** Returns the form's values: the suggested address, else the person's name and country. */
export function toDraft(suggested: SuggestedAddress | null, { name, country }: Recipient): AddressDraft {
  if (suggested) {
    const { unit, region, postalCode, ...rest } = suggested;
    return { ...rest, unit: unit ?? '', region: region ?? '', postalCode: postalCode ?? '' };
  }
  return { name, country: country ?? 'US', street: '', unit: '', city: '', region: '', postalCode: '' };
}

/** Returns the address to send, without outer spaces and with null for empty fields that are optional. */
export function toInput(draft: AddressDraft): ShippingAddressInput {
  const { country, name, street, unit, city, region, postalCode } = draft;
  return {
    country,
    name: name.trim(),
    street: street.trim(),
    unit: unit.trim() || null,
    city: city.trim(),
    region: region.trim() || null,
    postalCode: postalCode.trim() || null,
  };
}

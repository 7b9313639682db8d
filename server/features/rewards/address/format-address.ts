import { listCountries } from '#server/features/settings/lists/countries';
import { isCheckedCountry } from './address-rules';
import type { ShippingAddress } from './shipping-address.types';

const countryName = (country: string): string =>
  listCountries('en').find(({ code }) => code === country)?.name ?? country;

/** Returns an address in one line, as on a parcel from the United States. */
export function formatAddress(address: ShippingAddress): string {
  const { name, street, unit, city, postalCode, country } = address;
  const region = isCheckedCountry(country) ? address.region?.slice(3) : address.region;
  const place = [region, postalCode].filter(Boolean).join(' ');
  const end = country === 'US' ? null : countryName(country);
  return [name, street, unit, city, place, end].filter(Boolean).join(', ');
}

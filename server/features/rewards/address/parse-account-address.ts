import { listRegions } from '#server/features/settings/lists/regions';
import { languages } from '#server/platform/language/i18n';
import { foldSearch } from '#server/platform/text/fold';
import { addressProblems, trimAddress } from './check-address';
import type { ShippingAddress } from './shipping-address.types';

/** The address of an account: one line, and its country and state. */
export interface AccountAddress {
  address: string | null;
  country: string | null;
  region: string | null;
}

const postalCodeAtEnd: Readonly<Record<string, RegExp>> = {
  US: /[\s,]+(\d{5}(?:-\d{4})?)$/,
  CA: /[\s,]+([a-z]\d[a-z][ -]?\d[a-z]\d)$/i,
};

/** Splits off a state or province at the end of a text, written as its code or its name in any language. */
function splitRegion(text: string, country: string): { rest: string; region: string | null } {
  const regions = languages.flatMap((lang) => listRegions(country, lang));
  const words = text.split(/[\s,()]+/u).filter(Boolean);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const last = foldSearch(words.slice(-count).join(' '));
    const found = regions.find(({ code, name }) => [code.slice(3), name].map(foldSearch).includes(last));
    const rest = text.slice(0, text.lastIndexOf(words.at(-count)!)).replace(/[\s,(]+$/u, '');
    // Québec and New York are cities too, so the text before a state must end with a city, which has no digits.
    if (found && /,[^,\d]+$/u.test(rest)) return { rest, region: found.code };
  }
  return { rest: text, region: null };
}

/**
 * Splits the account's address into fields for a recipient. Returns null unless it is a complete address of the United
 * States or Canada: street, city and postal code, in this order.
 */
export function parseAccountAddress(
  { address, country, region }: AccountAddress,
  name: string,
): ShippingAddress | null {
  const postalCode = postalCodeAtEnd[country ?? '']?.exec(address ?? '');
  if (!address || !country || !postalCode) return null;
  const split = splitRegion(address.slice(0, postalCode.index), country);
  const comma = split.rest.lastIndexOf(',');
  if (comma < 0) return null;
  const parsed = trimAddress({
    name,
    street: split.rest.slice(0, comma),
    city: split.rest.slice(comma + 1),
    region: split.region ?? region,
    postalCode: postalCode[1]!,
    country,
  });
  return Object.keys(addressProblems(parsed)).length === 0 ? parsed : null;
}

import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { SuggestedAddress } from './address-draft';
import { isCheckedCountry } from './address-rules';

type Props = { order: { address: string; shippingAddress: SuggestedAddress | null } };

/** The shipping address as on a parcel, or on one line for orders without structured addresses. */
export function AddressLines({ order: { address, shippingAddress } }: Props) {
  const { locale } = useIntl();
  if (!shippingAddress) return address;
  const { name, street, unit, city, region, postalCode, country } = shippingAddress;
  const state = isCheckedCountry(country) ? region?.slice(3) : region;
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const end = country === 'US' ? null : new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return (
    <>
      <strong>{name}</strong>
      {[street, unit, place, end].filter(Boolean).map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
    </>
  );
}

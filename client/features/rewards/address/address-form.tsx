import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { TextField } from '#client/ui/fields/fields';
import { Waiting } from '#client/ui/feedback/states';
import styles from './address.module.css';
import { type AddressField, isCheckedCountry, isRequired, maxLengths } from './address-rules';
import { useAddressPlacesQuery } from './address.generated';
import type { Address } from './use-address';

type Text = Exclude<AddressField, 'country'>;

const autoCompletes: Record<AddressField, string> = {
  country: 'country',
  name: 'name',
  street: 'address-line1',
  unit: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
};

const commonLabels: Record<Text, string> = {
  name: 'rewards.address.name',
  street: 'rewards.address.street',
  unit: 'rewards.address.unit',
  city: 'rewards.address.city',
  region: 'rewards.address.region',
  postalCode: 'rewards.address.postalCode',
};

/** The message ids of labels in countries with a list of states. */
const ownLabels: Record<'US' | 'CA', Partial<Record<Text, string>>> = {
  US: { region: 'rewards.address.regionUS', postalCode: 'rewards.address.postalCodeUS' },
  CA: { region: 'rewards.address.regionCA', postalCode: 'rewards.address.postalCodeCA' },
};

function useChoices(country: string, region: string) {
  const intl = useIntl();
  const { data, previousData, error, refetch } = useAddressPlacesQuery({ variables: { country } });
  const toChoices = (list: readonly { code: string; name: string }[] = []) =>
    list.map(({ code, name }) => ({ value: code, label: name }));
  const countries = toChoices((data ?? previousData)?.countries);
  const regions = toChoices(data?.regions);
  const choose = intl.formatMessage({ id: 'rewards.address.choose' });
  return {
    // Until the lists are loaded, the stored values are the only choices.
    countries: countries.length > 0 ? countries : [{ value: country, label: country }],
    regions: [
      { value: '', label: choose },
      ...(data || region === '' ? regions : [{ value: region, label: region }]),
    ],
    error,
    // The `error` shows a failed retry.
    retry: () => void refetch().catch(() => undefined),
  };
}

type Props = { address: Address; disabled: boolean };

/** The fields of a shipping address. The country decides about state and postal code. */
export function AddressForm({ address: { draft, problemOf, type, leave }, disabled }: Props) {
  const { countries, regions, error, retry } = useChoices(draft.country, draft.region);
  const { country } = draft;
  const isChecked = isCheckedCountry(country);
  const labels = { ...commonLabels, ...(isChecked && ownLabels[country]) };
  const common = (field: AddressField) => {
    const id = problemOf(field);
    return {
      name: field,
      value: draft[field],
      error: id && <FormattedMessage id={id} />,
      autoComplete: autoCompletes[field],
      onBlur: () => leave(field),
    };
  };
  const labelOf = (field: Text) => {
    const name = <FormattedMessage id={labels[field]} />;
    if (isRequired(field, country)) return name;
    return (
      <>
        {name}{' '}
        <span className={styles.optional}>
          <FormattedMessage id="rewards.address.optional" />
        </span>
      </>
    );
  };
  const text = (field: Text) => (
    <TextField
      {...common(field)}
      label={labelOf(field)}
      maxLength={maxLengths[field]}
      onChange={({ currentTarget: { value } }) => type(field, value)}
    />
  );
  const region = error ? (
    <Waiting error={error} onRetry={retry} />
  ) : (
    <SelectField
      {...common('region')}
      label={labelOf('region')}
      choices={regions}
      onChange={(value) => type('region', value)}
    />
  );
  return (
    <fieldset className={styles.form} disabled={disabled}>
      <legend className={styles.title}>
        <FormattedMessage id="rewards.address.title" />
      </legend>
      <div className={styles.pair}>
        <SelectField
          {...common('country')}
          label={<FormattedMessage id="rewards.address.country" />}
          choices={countries}
          onChange={(value) => type('country', value)}
        />
        {text('name')}
        {text('street')}
        {text('unit')}
      </div>
      <div className={styles.place}>
        {text('city')}
        {isChecked ? region : text('region')}
        {text('postalCode')}
      </div>
    </fieldset>
  );
}

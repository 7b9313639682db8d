import { localeOf } from '#client/platform/i18n/languages';
import { useIntl } from 'react-intl';
import { nothing } from '#client/ui/editing/data-table';
import { SelectField } from '#client/ui/editing/fields/select-field';
import type { Field, InputProps } from '#client/ui/editor/described/field';
import { useAccountPlacesQuery } from '../accounts.generated';

type Common = Pick<Field<never, never, never>, 'label' | 'hint' | 'row' | 'desk'>;
type Listed = { code: string; name: string };

/** A select with an empty option. A stored value that is no longer offered stays in the list. */
function ListedInput({
  label,
  hint,
  value,
  problem,
  onChange,
  list = [],
}: InputProps<string> & { list?: readonly Listed[] | undefined }) {
  const intl = useIntl();
  const isListed = value === '' || list.some(({ code }) => code === value);
  return (
    <SelectField
      label={label}
      description={hint}
      value={value}
      error={problem()}
      choices={[
        { value: '', label: intl.formatMessage({ id: 'people.notGiven' }) },
        ...(isListed ? [] : [{ value, label: value }]),
        ...list.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      onChange={onChange}
    />
  );
}

/** Returns the form's `country` value. */
const countryOf = ({ draft }: Pick<InputProps<string>, 'draft'>): string => String(draft['country'] ?? '');

function CountryInput(props: InputProps<string>) {
  const { data, previousData } = useAccountPlacesQuery({ variables: { country: countryOf(props) } });
  return <ListedInput {...props} list={(data ?? previousData)?.countries} />;
}

function RegionInput(props: InputProps<string>) {
  const { data } = useAccountPlacesQuery({ variables: { country: countryOf(props) } });
  const list = data?.regions ?? [];
  if (list.length === 0 && props.value === '') return null;
  return <ListedInput {...props} list={list} />;
}

const optionalCode = (common: Common): Omit<Field<string, string | null, string | null>, 'Input'> => ({
  ...common,
  initial: '',
  draftOf: (stored) => stored ?? '',
  inputOf: (draft) => draft || null,
});

/** A country by its ISO 3166 code, which may be empty. */
export const country = (common: Common): Field<string, string | null, string | null> => ({
  ...optionalCode(common),
  Input: CountryInput,
  // The region belongs to the country, but the list doesn't show it.
  inlineEditable: () => false,
  cell: (stored, { language }) =>
    stored ? (new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(stored) ?? stored) : nothing,
});

/** A state or province of the form's `country`, which may be empty. */
export const region = (common: Common): Field<string, string | null, string | null> => ({
  ...optionalCode(common),
  Input: RegionInput,
});

import { useIntl } from 'react-intl';
import { nothing } from '#client/ui/editing/data-table';
import { SelectField } from '#client/ui/editing/fields/select-field';
import type { Field, InputProps } from '#client/ui/editor/described/field';
import { useAccountPlacesQuery } from '../accounts.generated';

type Common = Pick<Field<never, never, never>, 'label' | 'hint' | 'row' | 'desk'>;
type Listed = { code: string; name: string };

/** A choice among what is listed, with none before it, and with what is stored though nobody could choose it now. */
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

/** The country in which the form's `country` field stands. */
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

/** A country by its ISO 3166 code, or none. */
export const country = (common: Common): Field<string, string | null, string | null> => ({
  ...optionalCode(common),
  Input: CountryInput,
  // The state or province, which lists do not show, is one of its country.
  inlineEditable: () => false,
  cell: (stored, { language }) =>
    stored ? (new Intl.DisplayNames(language, { type: 'region' }).of(stored) ?? stored) : nothing,
});

/** A state or province of the form's `country`, or none. */
export const region = (common: Common): Field<string, string | null, string | null> => ({
  ...optionalCode(common),
  Input: RegionInput,
});

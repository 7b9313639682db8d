import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { EditedHere } from './edited-here';
import { usePersonListsQuery } from './person-page.generated';
import type { VisiblePerson, VisibleProfile } from './visible-person';

/** Country and state of a person, in words. */
export function Place({ country, state }: { country: string | null; state: string | null }) {
  const intl = useIntl();
  const { data } = usePersonListsQuery({ variables: { country: country ?? '' }, skip: !state });
  if (!country) return <FormattedMessage id="people.notGiven" />;
  const region = state && (data?.regions.find(({ code }) => code === state)?.name ?? state);
  return [region, intl.formatDisplayName(country, { type: 'region' }) ?? country].filter(Boolean).join(', ');
}

type Listed = { code: string; name: string };

/** The choices of a list with none before them, and with what is stored though nobody could choose it now. */
function choicesOf(list: readonly Listed[] = [], stored: string, none: string) {
  const missing = stored !== '' && list.every(({ code }) => code !== stored);
  return [
    { value: '', label: none },
    ...(missing ? [{ value: stored, label: stored }] : []),
    ...list.map(({ code, name }) => ({ value: code, label: name })),
  ];
}

type Props = { person: VisiblePerson; profile: VisibleProfile; onDone: () => void };

/** Country and, where it has some, state, in the place of the fact. */
export function EditedPlace({ person, profile, onDone }: Props) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [country, setCountry] = useState(profile.country ?? '');
  const [state, setState] = useState(profile.state ?? '');
  const { data: lists, previousData } = usePersonListsQuery({ variables: { country } });
  // While the states of another country come, the countries stay.
  const countries = (lists ?? previousData)?.countries;
  const states = lists?.regions ?? [];
  return (
    <EditedHere
      person={person}
      label={text('people.country')}
      onDone={onDone}
      send={({ saveOwn }) => saveOwn({ country, state })}
    >
      <SelectField
        aria-label={text('people.country')}
        autoFocus
        value={country}
        choices={choicesOf(countries, country, text('people.notGiven'))}
        onChange={(selected: string) => {
          setCountry(selected);
          // A state is one of its country.
          setState('');
        }}
      />
      {(states.length > 0 || state !== '') && (
        <SelectField
          label={text('people.state')}
          value={state}
          choices={choicesOf(states, state, text('people.notGiven'))}
          onChange={(selected: string) => setState(selected)}
        />
      )}
    </EditedHere>
  );
}

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { EditedHere } from './edited-here';
import { usePersonListsQuery } from './person-page.generated';
import type { VisiblePerson, VisibleProfile } from './visible-person';

/** The country and state of a person. */
export function Place({ country, state }: { country: string | null; state: string | null }) {
  const intl = useIntl();
  const { data } = usePersonListsQuery({ variables: { country: country ?? '' }, skip: !state });
  if (!country) return <FormattedMessage id="people.notGiven" />;
  const region = state && (data?.regions.find(({ code }) => code === state)?.name ?? state);
  return [region, intl.formatDisplayName(country, { type: 'region' }) ?? country].filter(Boolean).join(', ');
}

type Listed = { code: string; name: string };

/** Returns the options of a select with an empty one. A stored value that is no longer selectable stays in the list. */
function choicesOf(list: readonly Listed[] = [], stored: string, none: string) {
  const missing = stored !== '' && list.every(({ code }) => code !== stored);
  return [
    { value: '', label: none },
    ...(missing ? [{ value: stored, label: stored }] : []),
    ...list.map(({ code, name }) => ({ value: code, label: name })),
  ];
}

type Props = { person: VisiblePerson; profile: VisibleProfile; onDone: () => void };

/** Selects for country and, if the country has any, state, edited in place. */
export function EditedPlace({ person, profile, onDone }: Props) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [country, setCountry] = useState(profile.country ?? '');
  const [state, setState] = useState(profile.state ?? '');
  const { data: lists, previousData } = usePersonListsQuery({ variables: { country } });
  // The countries remain while the states of another country load.
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
          // The state belongs to the previous country.
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

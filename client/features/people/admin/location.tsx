import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { EditedHere } from './edited-here';
import { usePersonStoresQuery } from './person-page.generated';
import type { ShownPerson, ShownProfile } from './shown-person';

/** The store of a person, in words. */
export function Location({ location }: { location: string | null }) {
  const { data } = usePersonStoresQuery({ skip: !location });
  if (!location) return <FormattedMessage id="people.notGiven" />;
  return data?.storeChoices.find(({ value }) => value === location)?.label ?? location;
}

type Props = { person: ShownPerson; profile: ShownProfile; onDone: () => void };

/** The store of a person, chosen in the place of the fact; one that nobody may choose any more stays where it is. */
export function EditedLocation({ person, profile, onDone }: Props) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'people.location' });
  const [location, setLocation] = useState(profile.location ?? '');
  const { data } = usePersonStoresQuery();
  const stores = (data?.storeChoices ?? [])
    .filter(({ value, selectable }) => selectable || value === profile.location)
    .map(({ value, label: name }) => ({ value, label: name }));
  return (
    <EditedHere person={person} label={label} onDone={onDone} send={({ saveOwn }) => saveOwn({ location })}>
      <SelectField
        aria-label={label}
        autoFocus
        value={location}
        choices={[{ value: '', label: intl.formatMessage({ id: 'people.notGiven' }) }, ...stores]}
        onChange={(chosen: string) => setLocation(chosen)}
      />
    </EditedHere>
  );
}

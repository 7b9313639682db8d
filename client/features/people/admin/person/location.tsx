import type { NativeSelectProps } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { EditedHere } from './edited-here';
import { usePersonStoresQuery } from './person-page.generated';
import type { VisiblePerson, VisibleProfile } from './visible-person';

/** The name of a person's store, or its code while the stores load. */
export function Location({ location }: { location: string | null }) {
  const { data } = usePersonStoresQuery({ skip: !location });
  if (!location) return <FormattedMessage id="people.notGiven" />;
  return data?.storeChoices.find(({ value }) => value === location)?.label ?? location;
}

type ChoiceProps = Pick<NativeSelectProps, 'label' | 'aria-label' | 'autoFocus' | 'error'> & {
  value: string;
  /** The stored value. */
  stored: string;
  onChange: (value: string) => void;
};

/** A select of stores, which may be empty. A stored value that is no longer selectable stays in the list. */
export function LocationChoice({ stored, ...choice }: ChoiceProps) {
  const intl = useIntl();
  const { data } = usePersonStoresQuery();
  const stores = (data?.storeChoices ?? [])
    .filter(({ value, selectable }) => selectable || value === stored)
    .map(({ value, label }) => ({ value, label }));
  return (
    <SelectField
      {...choice}
      choices={[{ value: '', label: intl.formatMessage({ id: 'people.notGiven' }) }, ...stores]}
    />
  );
}

type Props = { person: VisiblePerson; profile: VisibleProfile; onDone: () => void };

/** A person's store that is edited in place. */
export function EditedLocation({ person, profile, onDone }: Props) {
  const label = useIntl().formatMessage({ id: 'people.location' });
  const [location, setLocation] = useState(profile.location ?? '');
  return (
    <EditedHere person={person} label={label} onDone={onDone} send={({ saveOwn }) => saveOwn({ location })}>
      <LocationChoice
        aria-label={label}
        autoFocus
        value={location}
        stored={profile.location ?? ''}
        onChange={setLocation}
      />
    </EditedHere>
  );
}

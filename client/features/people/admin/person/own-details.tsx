import { textLanguages } from '#client/platform/i18n/languages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '#client/platform/generated/schema';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { TextField } from '#client/ui/fields/fields';
import { EditedHere } from './edited-here';
import { Detail } from './detail';
import type { VisiblePerson, VisibleProfile } from './visible-person';
import { EditedLocation, Location } from './location';
import { EditedPlace, Place } from './place';

export type OwnDetail = 'language' | 'phone' | 'location' | 'place';

type Props = {
  person: VisiblePerson;
  profile: VisibleProfile;
  edited: string | null;
  /** Returns a function that opens a detail for editing, or undefined if it can't be edited. */
  opens: (detail: OwnDetail) => (() => void) | undefined;
  onDone: () => void;
};

type EditProps = Pick<Props, 'person' | 'profile' | 'onDone'>;

function EditedLanguage({ person, profile, onDone }: EditProps) {
  const label = useIntl().formatMessage({ id: 'people.language' });
  const [lang, setLang] = useState(profile.lang);
  return (
    <EditedHere person={person} label={label} onDone={onDone} send={({ saveOwn }) => saveOwn({ lang })}>
      <SelectField<Language>
        aria-label={label}
        autoFocus
        value={lang}
        choices={textLanguages.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={setLang}
      />
    </EditedHere>
  );
}

function EditedPhone({ person, profile, onDone }: EditProps) {
  const label = useIntl().formatMessage({ id: 'people.phone' });
  const [phone, setPhone] = useState(profile.phone ?? '');
  return (
    <EditedHere person={person} label={label} onDone={onDone} send={({ saveOwn }) => saveOwn({ phone })}>
      <TextField
        aria-label={label}
        autoFocus
        type="tel"
        autoComplete="off"
        maxLength={30}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
    </EditedHere>
  );
}

/** The details that the person can change, and administrators too. */
export function OwnDetails({ edited, opens, ...visible }: Props) {
  const { lang, phone, location, country, state } = visible.profile;
  return (
    <>
      {edited === 'language' ? (
        <EditedLanguage {...visible} />
      ) : (
        <Detail name="people.language" onEdit={opens('language')}>
          {textLanguages.find(({ code }) => code === lang)!.name}
        </Detail>
      )}
      {edited === 'phone' ? (
        <EditedPhone {...visible} />
      ) : (
        <Detail name="people.phone" onEdit={opens('phone')}>
          {phone ?? <FormattedMessage id="people.notGiven" />}
        </Detail>
      )}
      {edited === 'location' ? (
        <EditedLocation {...visible} />
      ) : (
        <Detail name="people.location" onEdit={opens('location')}>
          <Location location={location ?? null} />
        </Detail>
      )}
      {edited === 'place' ? (
        <EditedPlace {...visible} />
      ) : (
        <Detail name="people.country" onEdit={opens('place')}>
          <Place country={country ?? null} state={state ?? null} />
        </Detail>
      )}
    </>
  );
}

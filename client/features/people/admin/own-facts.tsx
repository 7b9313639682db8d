import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '#client/platform/generated/schema';
import { textLanguages } from '#client/ui/editing/fields/languages';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { TextField } from '#client/ui/fields';
import { EditedHere } from './edited-here';
import { Fact } from './fact';
import type { ShownPerson, ShownProfile } from './shown-person';
import { EditedLocation, Location } from './location';
import { EditedPlace, Place } from './place';

export type OwnFact = 'language' | 'phone' | 'location' | 'place';

type Props = {
  person: ShownPerson;
  profile: ShownProfile;
  edited: string | null;
  /** Gives what opens a fact in its place; nothing where it is not to be changed. */
  opens: (fact: OwnFact) => (() => void) | undefined;
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

/** What the person keeps, which administrators may change too. */
export function OwnFacts({ edited, opens, ...shown }: Props) {
  const { lang, phone, location, country, state } = shown.profile;
  return (
    <>
      {edited === 'language' ? (
        <EditedLanguage {...shown} />
      ) : (
        <Fact name="people.language" onEdit={opens('language')}>
          {textLanguages.find(({ code }) => code === lang)!.name}
        </Fact>
      )}
      {edited === 'phone' ? (
        <EditedPhone {...shown} />
      ) : (
        <Fact name="people.phone" onEdit={opens('phone')}>
          {phone ?? <FormattedMessage id="people.notGiven" />}
        </Fact>
      )}
      {edited === 'location' ? (
        <EditedLocation {...shown} />
      ) : (
        <Fact name="people.location" onEdit={opens('location')}>
          <Location location={location ?? null} />
        </Fact>
      )}
      {edited === 'place' ? (
        <EditedPlace {...shown} />
      ) : (
        <Fact name="people.country" onEdit={opens('place')}>
          <Place country={country ?? null} state={state ?? null} />
        </Fact>
      )}
    </>
  );
}

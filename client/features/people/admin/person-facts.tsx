import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Role, UpdatePersonInput, UserType } from '#client/platform/generated/schema';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { textLanguages } from '#client/ui/editing/fields/languages';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { AccountInput, type ChosenAccount } from './account-input';
import { EditedFact, Fact } from './fact';
import { accountKindNames, roleNames, userTypeNames } from './names';
import type { ShownPerson, ShownProfile } from './shown-person';
import styles from './people.module.css';
import { usePersonChange } from './use-person-change';

type Changes = Pick<UpdatePersonInput, 'role' | 'userType' | 'accountId'>;

type ChoiceProps<T extends string> = {
  person: ShownPerson;
  label: string;
  names: Record<T, string>;
  value: T;
  changes: (value: T) => Changes;
  onDone: () => void;
};

/** One of some values, chosen in the place of the fact. */
function EditedChoice<T extends string>({ person, label, names, value, changes, onDone }: ChoiceProps<T>) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(value);
  const { save, saving, failure } = usePersonChange(person);
  return (
    <EditedFact
      label={label}
      saving={saving}
      failure={failure}
      onCancel={onDone}
      onSave={() => void save(changes(chosen)).then((saved) => saved && onDone())}
    >
      <SelectField<T>
        aria-label={label}
        autoFocus
        value={chosen}
        choices={(Object.keys(names) as T[]).map((each) => ({
          value: each,
          label: intl.formatMessage({ id: names[each] }),
        }))}
        onChange={setChosen}
      />
    </EditedFact>
  );
}

function EditedAccount({
  person,
  label,
  onDone,
}: {
  person: ShownPerson;
  label: string;
  onDone: () => void;
}) {
  const [chosen, setChosen] = useState<ChosenAccount>(person.account ?? null);
  const { save, saving, failure } = usePersonChange(person);
  return (
    <EditedFact
      label={label}
      saving={saving}
      failure={failure}
      onCancel={onDone}
      onSave={() => void save({ accountId: chosen?.id ?? null }).then((saved) => saved && onDone())}
    >
      <AccountInput label={label} isLabelled value={chosen} onChange={setChosen} />
    </EditedFact>
  );
}

function Account({ account }: { account: ShownPerson['account'] }) {
  if (!account) return <FormattedMessage id="people.noAccount" />;
  return (
    <span>
      {account.name}
      <span className={`sm dim ${styles.below}`}>
        <FormattedMessage id={accountKindNames[account.kind]} />{' '}
        <span className="code">{account.number}</span>
      </span>
    </span>
  );
}

/** The facts that the person keeps, which administrators read. */
function OwnFacts({ profile }: { profile: ShownProfile }) {
  const intl = useIntl();
  const { phone, lang, country } = profile;
  const shown: [string, ReactNode][] = [
    ['people.language', textLanguages.find(({ code }) => code === lang)!.name],
    ['people.phone', phone],
    ['people.country', country && intl.formatDisplayName(country, { type: 'region' })],
  ];
  return shown.map(
    ([name, value]) =>
      value && (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ),
  );
}

type Edited = 'role' | 'userType' | 'account' | null;

/** Who the person is, and what administrators decide, each changed in its place. */
export function PersonFacts({ person, profile }: { person: ShownPerson; profile: ShownProfile }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [edited, setEdited] = useState<Edited>(null);
  const part = useRef<HTMLDListElement>(null);
  useReturnedFocus(part);
  const done = () => setEdited(null);
  return (
    <dl ref={part} tabIndex={-1} aria-label={person.name}>
      <Fact name="people.email">{person.email}</Fact>
      {edited === 'role' ? (
        <EditedChoice<Role>
          person={person}
          label={text('people.role')}
          names={roleNames}
          value={person.role}
          changes={(role) => ({ role })}
          onDone={done}
        />
      ) : (
        <Fact name="people.role" onEdit={() => setEdited('role')}>
          <FormattedMessage id={roleNames[person.role]} />
        </Fact>
      )}
      {edited === 'userType' ? (
        <EditedChoice<UserType>
          person={person}
          label={text('people.userType')}
          names={userTypeNames}
          value={person.userType}
          changes={(userType) => ({ userType })}
          onDone={done}
        />
      ) : (
        <Fact name="people.userType" onEdit={() => setEdited('userType')}>
          <FormattedMessage id={userTypeNames[person.userType]} />
        </Fact>
      )}
      {edited === 'account' ? (
        <EditedAccount person={person} label={text('people.account')} onDone={done} />
      ) : (
        <Fact name="people.account" onEdit={() => setEdited('account')}>
          <Account account={person.account} />
        </Fact>
      )}
      <OwnFacts profile={profile} />
    </dl>
  );
}

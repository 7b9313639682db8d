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
  /** The message id of what the fact is called. */
  name: string;
  names: Record<T, string>;
  value: T;
  changes: (value: T) => Changes;
  onDone: () => void;
};

/** One of some values, chosen in the place of the fact. */
function EditedChoice<T extends string>({ person, name, names, value, changes, onDone }: ChoiceProps<T>) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: name });
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

type ChosenProps<T extends string> = ChoiceProps<T> & { edited: boolean; onEdit: () => void };

function ChosenFact<T extends string>({ edited, onEdit, ...choice }: ChosenProps<T>) {
  const { name, names, value } = choice;
  if (edited) return <EditedChoice {...choice} />;
  return (
    <Fact name={name} onEdit={onEdit}>
      <FormattedMessage id={names[value]} />
    </Fact>
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
  const [edited, setEdited] = useState<Edited>(null);
  const part = useRef<HTMLDListElement>(null);
  useReturnedFocus(part);
  const done = () => setEdited(null);
  return (
    <dl ref={part} tabIndex={-1} aria-label={person.name}>
      <Fact name="people.email">{person.email}</Fact>
      <ChosenFact<Role>
        person={person}
        name="people.role"
        names={roleNames}
        value={person.role}
        changes={(role) => ({ role })}
        edited={edited === 'role'}
        onEdit={() => setEdited('role')}
        onDone={done}
      />
      <ChosenFact<UserType>
        person={person}
        name="people.userType"
        names={userTypeNames}
        value={person.userType}
        changes={(userType) => ({ userType })}
        edited={edited === 'userType'}
        onEdit={() => setEdited('userType')}
        onDone={done}
      />
      {edited === 'account' ? (
        <EditedAccount person={person} label={intl.formatMessage({ id: 'people.account' })} onDone={done} />
      ) : (
        <Fact name="people.account" onEdit={() => setEdited('account')}>
          <Account account={person.account} />
        </Fact>
      )}
      <OwnFacts profile={profile} />
    </dl>
  );
}

import { useRef, useState } from 'react';
import { accountKindNames, AccountInput, type SelectedAccount } from '#client/features/accounts/index';
import { FormattedMessage, useIntl } from 'react-intl';
import { userTypeNames } from '#client/platform/user-types';
import type { Role, UpdatePersonInput, UserType } from '#client/platform/generated/schema';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { EmailText } from '#client/ui/email-text';
import { TextField } from '#client/ui/fields/fields';
import { EditedHere } from './edited-here';
import { Detail } from './detail';
import { isEmail } from '../is-email';
import { managesNames, roleNames } from '../names';
import { type OwnDetail, OwnDetails } from './own-details';
import type { VisiblePerson, VisibleProfile } from './visible-person';
import type { PersonChange } from './use-person-change';
import styles from '../people.module.css';

type Changes = Pick<UpdatePersonInput, 'role' | 'userType' | 'managesRetailers'>;

type ChoiceProps<T extends string> = {
  person: VisiblePerson;
  /** The message id of the label. */
  name: string;
  names: Record<T, string>;
  value: T;
  changes: (value: T) => Changes;
  onDone: () => void;
};

/** A detail with several values that is edited in place. */
function EditedChoice<T extends string>({ person, name, names, value, changes, onDone }: ChoiceProps<T>) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: name });
  const [selected, setSelected] = useState(value);
  return (
    <EditedHere person={person} label={label} onDone={onDone} send={({ save }) => save(changes(selected))}>
      <SelectField<T>
        aria-label={label}
        autoFocus
        value={selected}
        choices={(Object.keys(names) as T[]).map((each) => ({
          value: each,
          label: intl.formatMessage({ id: names[each] }),
        }))}
        onChange={setSelected}
      />
    </EditedHere>
  );
}

type SelectedProps<T extends string> = ChoiceProps<T> & { edited: boolean; onEdit: (() => void) | undefined };

function SelectedDetail<T extends string>({ edited, onEdit, ...choice }: SelectedProps<T>) {
  const { name, names, value } = choice;
  if (edited) return <EditedChoice {...choice} />;
  return (
    <Detail name={name} onEdit={onEdit}>
      <FormattedMessage id={names[value]} />
    </Detail>
  );
}

function AdminAccount({
  person,
  label,
  onDone,
}: {
  person: VisiblePerson;
  label: string;
  onDone: () => void;
}) {
  const [selected, setSelected] = useState<SelectedAccount>(person.account ?? null);
  return (
    <EditedHere
      person={person}
      label={label}
      onDone={onDone}
      send={({ save }) => save({ accountId: selected?.id ?? null })}
    >
      <AccountInput label={label} isLabelled value={selected} onChange={setSelected} />
    </EditedHere>
  );
}

function Account({ account }: { account: VisiblePerson['account'] }) {
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

function EditedEmail({ person, onDone }: { person: VisiblePerson; onDone: () => void }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'people.email' });
  const [email, setEmail] = useState(person.email);
  const [wrong, setWrong] = useState(false);
  const send = async ({ save }: PersonChange) => {
    setWrong(!isEmail(email));
    return isEmail(email) && save({ email });
  };
  return (
    <EditedHere person={person} label={label} onDone={onDone} send={send}>
      <TextField
        aria-label={label}
        autoFocus
        type="email"
        autoComplete="off"
        maxLength={300}
        description={intl.formatMessage({ id: 'people.emailChangeHint' })}
        value={email}
        error={wrong && intl.formatMessage({ id: 'people.emailWrong' })}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </EditedHere>
  );
}

type Edited = 'email' | 'role' | 'userType' | 'account' | 'manages' | OwnDetail | null;

/** The details that administrators manage, each edited in place. */
export function PersonDetails({ person, profile }: { person: VisiblePerson; profile: VisibleProfile }) {
  const intl = useIntl();
  const [edited, setEdited] = useState<Edited>(null);
  const part = useRef<HTMLDListElement>(null);
  useReturnedFocus(part);
  const done = () => setEdited(null);
  // Deleted or merged profiles can't be changed.
  const opens = (detail: Edited) => (person.removalReason ? undefined : () => setEdited(detail));
  return (
    <dl ref={part} tabIndex={-1} aria-label={person.name}>
      {edited === 'email' ? (
        <EditedEmail person={person} onDone={done} />
      ) : (
        <Detail name="people.email" onEdit={opens('email')}>
          <EmailText email={person.email} />
        </Detail>
      )}
      <SelectedDetail<Role>
        person={person}
        name="people.role"
        names={roleNames}
        value={person.role}
        changes={(role) => ({ role })}
        edited={edited === 'role'}
        onEdit={opens('role')}
        onDone={done}
      />
      <SelectedDetail<UserType>
        person={person}
        name="people.userType"
        names={userTypeNames}
        value={person.userType}
        changes={(userType) => ({ userType })}
        edited={edited === 'userType'}
        onEdit={opens('userType')}
        onDone={done}
      />
      {edited === 'account' ? (
        <AdminAccount person={person} label={intl.formatMessage({ id: 'people.account' })} onDone={done} />
      ) : (
        <Detail name="people.account" onEdit={opens('account')}>
          <Account account={person.account} />
        </Detail>
      )}
      {person.role === 'manager' && person.account?.kind === 'gold_distributor' && (
        <SelectedDetail<keyof typeof managesNames>
          person={person}
          name="people.manages"
          names={managesNames}
          value={person.managesRetailers ? 'retailers' : 'own'}
          changes={(manages) => ({ managesRetailers: manages === 'retailers' })}
          edited={edited === 'manages'}
          onEdit={opens('manages')}
          onDone={done}
        />
      )}
      <OwnDetails person={person} profile={profile} edited={edited} opens={opens} onDone={done} />
    </dl>
  );
}

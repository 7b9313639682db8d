import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AccountInput, type SelectedAccount } from '#client/features/accounts/index';
import { userTypeNames } from '#client/platform/user-types';
import type { Field, InputProps } from '#client/ui/editor/described/field';
import { choice, line } from '#client/ui/editor/described/kinds';
import { language } from '#client/ui/editor/described/language';
import type { RowEditing } from '#client/ui/list/cells/row-editing';
import { isEmail } from '../is-email';
import { LocationChoice } from '../person/location';
import { roleNames } from '../names';
import { PersonNowDocument, type PersonRowFragment } from '../people.generated';
import { UpdatePersonDocument, UpdatePersonsProfileDocument } from '../person/person-page.generated';

type Account = PersonRowFragment['account'];

const account: Field<SelectedAccount, Account, string | null> = {
  label: 'people.account',
  initial: null,
  draftOf: (stored) => stored ?? null,
  inputOf: (draft) => draft?.id ?? null,
  Input: ({ label, value, problem, onChange }) => (
    <AccountInput label={label} value={value} error={problem()} onChange={onChange} />
  ),
  cell: (stored, { text }) => stored?.name ?? text('people.noAccount'),
};

function LocationInput({ label, value, problem, onChange }: InputProps<string>) {
  const [stored] = useState(value);
  return <LocationChoice label={label} value={value} stored={stored} error={problem()} onChange={onChange} />;
}

const location: Field<string, string | null, string> = {
  label: 'people.location',
  initial: '',
  draftOf: (stored) => stored ?? '',
  inputOf: (draft) => draft,
  rejected: 'people.locationWrong',
  Input: LocationInput,
  cell: (stored, { text }) => stored ?? text('people.notGiven'),
};

/** The fields that administrators manage. */
const decided = {
  email: {
    ...line({ label: 'people.email', hint: 'people.emailChangeHint', maxLength: 300 }),
    problem: (draft: string) => (isEmail(draft.trim()) ? undefined : { id: 'people.emailWrong' }),
    rejected: 'people.emailTaken',
  },
  role: choice({ label: 'people.role', names: roleNames, initial: 'user' }),
  userType: choice({ label: 'people.userType', names: userTypeNames, initial: 'standard' }),
  account,
};

/** The fields that the person can change too. */
const own = {
  name: line({ label: 'people.name', maxLength: 100 }),
  lang: language({ label: 'people.language' }),
  location,
};

/** Deleted or merged profiles can't be changed. */
const inlineEditable = (person: object): boolean => (person as PersonRowFragment).removalReason === null;
const fields: RowEditing<PersonRowFragment>['fields'] = Object.fromEntries(
  Object.entries({ ...decided, ...own }).map(([name, field]) => [name, { ...field, inlineEditable }]),
);

/** Returns how the list edits people in place. */
export function usePersonEditing(): RowEditing<PersonRowFragment> {
  const client = useApolloClient();
  const reload = async ({ id }: PersonRowFragment): Promise<PersonRowFragment | null> => {
    const { data } = await client.query({
      query: PersonNowDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.person ?? null;
  };
  return {
    fields,
    nameOf: ({ name }) => name,
    save: async (row, { account: accountId, ...change }) => {
      const { id, updatedAt } = row;
      const isOwn = Object.keys(change).some((key) => key in own);
      if (isOwn) {
        const input = { id, updatedAt, ...change };
        await client.mutate({ mutation: UpdatePersonsProfileDocument, variables: { input } });
      } else {
        const input = {
          id,
          updatedAt,
          ...change,
          ...(accountId !== undefined && { accountId: accountId as string | null }),
        };
        await client.mutate({ mutation: UpdatePersonDocument, variables: { input } });
      }
      return (await reload(row)) ?? row;
    },
    reload,
  };
}

import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { RoleEnum, UserTypeEnum } from '#server/features/profile/profile.enums';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import type { Language } from '#server/platform/language/i18n';
import type { Person, Role, UserType } from '#server/platform/access/viewer';
import { demoId } from '../ids';
import { demoAccounts } from './people';
import { readContent } from '../reading/read-content';
import { flag, list, number, object, oneOfEnum, type ShapeOf, text } from '../reading/shapes';

/** `address` is the street, city and postal code. `distributor` is the number of its distributor. */
const account = object(
  { kind: oneOfEnum(AccountKindEnum), number: text, name: text, address: text, country: text, region: text },
  { distributor: text },
);

/** `account` is the number of the account. */
const colleague = object(
  { name: text, email: text, account: text },
  {
    role: oneOfEnum(RoleEnum),
    userType: oneOfEnum(UserTypeEnum),
    lang: oneOfEnum(LanguageEnum),
    phone: text,
    lastSeen: number,
    disabled: flag,
  },
);

const peopleContent = object({ accounts: list(account), people: list(colleague) });

/** A demo person without a password. */
export interface DemoColleague extends ShapeOf<typeof colleague> {
  role: Role;
  userType: UserType;
  lang: Language;
}

export interface DemoPeople {
  accounts: ShapeOf<typeof account>[];
  colleagues: DemoColleague[];
}

/** Returns the accounts and the people, except those whose passwords are printed at the start. */
export function readDemoPeople(): DemoPeople {
  const { accounts, people } = readContent('people.yaml', peopleContent);
  const defaults = { role: 'user', userType: 'standard', lang: 'en' } as const;
  return { accounts, colleagues: people.map((person) => ({ ...defaults, ...person })) };
}

/** Returns the person whose e-mail address begins with `who`, with the account. */
export function findDemoPerson({ accounts, colleagues }: DemoPeople, who: string) {
  const person = [...demoAccounts, ...colleagues].find(({ email }) => email.startsWith(`${who}@`));
  const found = accounts.find(({ number: each }) => each === person?.account);
  if (!person || !found) throw new Error(`people.yaml: there is no person ${who} with an account`);
  return { person, account: found };
}

/** Returns a person of the demo as the viewer of a request. */
export function toViewer(people: DemoPeople, who: string): Person {
  const { person, account: found } = findDemoPerson(people, who);
  const { role, userType, lang, name, email } = person;
  return {
    kind: 'person',
    profileId: demoId('profile', email),
    name,
    role,
    userType,
    lang,
    accountId: demoId('account', found.number),
    accountKind: found.kind,
    managedAccountIds: [],
    proCycleStartedAt: null,
    termsVersion: null,
  };
}

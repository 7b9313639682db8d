import { accountWords } from '#server/features/accounts/account-words';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { rowId, type WhereFields } from '#server/features/editing/where/where-fields';
import { eachWord } from '#server/features/editing/rows/row-list';
import { RemovalReasonEnum } from '#server/features/profile/status/removed';
import { personWords } from '#server/features/profile/person-rows/person-words';
import { RoleEnum, UserTypeEnum } from '#server/features/profile/profile.enums';
import { storeValues } from '#server/features/settings/lists/store-choices';
import { languages } from '#server/platform/language/i18n';

const ofAccount = (column: string): string => `(select a.${column} from account a where a.id = p.account_id)`;

const nearAccount = (pattern: string): string =>
  `p.account_id = any(array(select a.id from account a where ${accountWords()} like ${pattern}))`;

const nearPerson = (pattern: string): string => `${personWords()} like ${pattern}`;

/** SQL that matches people with the words of a search in their name, e-mail address or account. */
export const foundByWords = eachWord(
  (pattern) => `(${nearPerson(pattern)} or p.account_id is not null and ${nearAccount(pattern)})`,
);

/** The filters of a list of people. */
export const personConditions: WhereFields = {
  ...rowId('p.id'),
  name: { kind: 'text', sql: 'p.name', near: nearPerson },
  email: { kind: 'text', sql: 'p.email', near: nearPerson },
  externalId: { kind: 'text', sql: 'p.external_id', optional: true },
  role: { kind: 'choice', sql: 'p.role', type: RoleEnum },
  userType: { kind: 'choice', sql: 'p.user_type', type: UserTypeEnum },
  lang: { kind: 'choice', sql: 'p.lang', values: languages },
  location: { kind: 'choice', sql: 'p.location', optional: true, values: storeValues },
  country: { kind: 'choice', sql: 'p.country', optional: true },
  state: { kind: 'choice', sql: 'p.state', optional: true },
  accountId: { kind: 'id', sql: 'p.account_id', optional: true },
  accountName: { kind: 'text', sql: ofAccount('name'), optional: true, near: nearAccount },
  accountNumber: { kind: 'text', sql: ofAccount('number'), optional: true, near: nearAccount },
  accountKind: {
    kind: 'choice',
    sql: ofAccount('kind'),
    optional: true,
    type: AccountKindEnum,
  },
  points: {
    kind: 'number',
    sql: 'coalesce((select b.balance from points_balance b where b.profile_id = p.id), 0)',
  },
  testsPassed: {
    kind: 'number',
    sql: 'coalesce((select t.number from tests_passed t where t.profile_id = p.id), 0)',
  },
  lastSeenAt: { kind: 'moment', sql: 'p.last_seen_at', optional: true },
  disabledAt: { kind: 'moment', sql: 'p.disabled_at', optional: true },
  removalReason: {
    kind: 'choice',
    sql: 'p.removal_reason',
    optional: true,
    type: RemovalReasonEnum,
  },
  createdAt: { kind: 'moment', sql: 'p.created_at' },
};

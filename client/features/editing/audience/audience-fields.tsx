import { userTypeNames } from '#client/platform/user-types';
import type { AccountKind, Role, UserType } from '#client/platform/generated/schema';
import type { Field, FieldPart, Words } from '#client/ui/editor/described/field';
import { choices } from '#client/ui/editor/described/kinds-more';
import { AudienceCount } from './audience-count';

/** What the people of each role are called. */
export const roleNames: Record<Role, string> = {
  user: 'admin.audience.role.user',
  manager: 'admin.audience.role.manager',
  admin: 'admin.audience.role.admin',
};

/** What the people of each kind of account are called. */
export const accountKindNames: Record<AccountKind, string> = {
  employee: 'admin.audience.kind.employee',
  cost_center: 'admin.audience.kind.costCenter',
  gold_distributor: 'admin.audience.kind.distributor',
  gold_retailer: 'admin.audience.kind.retailer',
};

/** The user types that something is meant for. */
export const userTypes = (texts: Pick<Field<never, never, never>, 'label' | 'hint' | 'row' | 'part'>) =>
  choices<UserType>({ ...texts, names: userTypeNames });

/** Some of these, by which lists are narrowed too. */
const narrowing = <Value extends string>(of: Parameters<typeof choices<Value>>[0]) => ({
  ...choices<Value>(of),
  filter: ({ text }: Words) =>
    (Object.keys(of.names) as Value[]).map((value) => ({ value, label: text(of.names[value]) })),
});

const row = 'audience';
const part: FieldPart = { title: 'admin.audience', Foot: AudienceCount };

/** Whom something is for, as three fields of it; none ticked of any is everyone. */
export const audienceFields = {
  roles: narrowing<Role>({ label: 'admin.audience.roles', names: roleNames, row, part }),
  userTypes: narrowing<UserType>({
    names: userTypeNames,
    label: 'admin.audience.userTypes',
    hint: 'admin.audience.userTypesHint',
    row,
    part,
  }),
  accountKinds: narrowing<AccountKind>({
    label: 'admin.audience.accountKinds',
    names: accountKindNames,
    row,
    part,
  }),
};

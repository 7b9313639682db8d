import { userTypeNames } from '#client/platform/user-types';
import type { AccountKind, Role, UserType } from '#client/platform/generated/schema';
import type { Field, FieldPart, Words } from '#client/ui/editor/described/field';
import { choices } from '#client/ui/editor/described/kinds-more';
import { AudienceCount } from './audience-count';

/** The message ids of the roles. */
export const roleNames: Record<Role, string> = {
  user: 'admin.audience.role.user',
  manager: 'admin.audience.role.manager',
  admin: 'admin.audience.role.admin',
};

/** The message ids of the account kinds. */
export const accountKindNames: Record<AccountKind, string> = {
  employee: 'admin.audience.kind.employee',
  cost_center: 'admin.audience.kind.costCenter',
  gold_distributor: 'admin.audience.kind.distributor',
  gold_retailer: 'admin.audience.kind.retailer',
};

/** The user types of an audience. */
export const userTypes = (texts: Pick<Field<never, never, never>, 'label' | 'hint' | 'row' | 'part'>) =>
  choices<UserType>({ ...texts, names: userTypeNames });

/** A multiple choice that lists can filter by. */
const narrowing = <Value extends string>(of: Parameters<typeof choices<Value>>[0]) => ({
  ...choices<Value>(of),
  filter: ({ text }: Words) =>
    (Object.keys(of.names) as Value[]).map((value) => ({ value, label: text(of.names[value]) })),
});

const row = 'audience';
const part: FieldPart = { title: 'admin.audience', Foot: AudienceCount };

/** The audience of a resource as three fields. An empty selection means everyone. */
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

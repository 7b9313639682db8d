import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { Choices } from '#server/features/editing/fields/choice-fields';
import { RoleEnum, UserTypeEnum } from '../profile.enums';

const narrowing = (values: () => object, max: number, description: string): PropertyDecorator =>
  Choices(values, { max, description, initial: [], default: () => "'{}'", filter: true });

/**
 * Declares the three fields of an audience, which a class names `roles`, `userTypes` and `accountKinds` as
 * `isInAudience` and `audienceSql` require.
 */
export const Audience = {
  roles: () => narrowing(() => RoleEnum, 3, 'Roles that can see it. Empty for every role.'),
  userTypes: () =>
    narrowing(
      () => UserTypeEnum,
      4,
      'User types that can see it; standard includes PRO people. Empty for every type.',
    ),
  accountKinds: () =>
    narrowing(
      () => AccountKindEnum,
      4,
      'Kinds of account whose people can see it. Empty for everyone, with or without an account.',
    ),
};

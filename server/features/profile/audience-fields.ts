import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { Choices } from '#server/features/editing/fields/choice-fields';
import { RoleEnum, UserTypeEnum } from './profile.enums';

const narrowing = (values: () => object, most: number, description: string): PropertyDecorator =>
  Choices(values, { most, description, initial: [], default: () => "'{}'", filter: true });

/**
 * The three fields by which a thing is for some people alone, as `isInAudience` and `audienceSql` read them: the class
 * has all three, called `roles`, `userTypes` and `accountKinds`.
 */
export const Audience = {
  roles: () => narrowing(() => RoleEnum, 3, 'The roles it is for; none means every role.'),
  userTypes: () =>
    narrowing(
      () => UserTypeEnum,
      4,
      'The user types it is for, PRO people being meant with standard too; none means every type.',
    ),
  accountKinds: () =>
    narrowing(
      () => AccountKindEnum,
      4,
      'The kinds of account it is for; none means everybody, also without an account.',
    ),
};

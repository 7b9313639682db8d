import { Field, InputType } from 'type-graphql';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import type { AccountKind, Role, UserType } from '#server/platform/viewer';
import type { Reader } from './audience';
import { RoleEnum, UserTypeEnum } from './profile.enums';

@InputType({ description: 'Somebody as whom something is looked at.' })
export class ReaderInput implements Reader {
  @Field(() => RoleEnum, { description: 'Their role.' })
  role!: Role;

  @Field(() => UserTypeEnum, { description: 'Their user type.' })
  userType!: UserType;

  @Field(() => AccountKindEnum, {
    nullable: true,
    description: 'The kind of their account. Left out or null: they have none.',
  })
  accountKind!: AccountKind | null;
}

import { Field, InputType } from 'type-graphql';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';
import type { Reader } from './audience';
import { RoleEnum, UserTypeEnum } from '../profile.enums';

@InputType({ description: 'A reader to show content as.' })
export class ReaderInput implements Reader {
  @Field(() => RoleEnum, { description: 'Role of the reader.' })
  role!: Role;

  @Field(() => UserTypeEnum, { description: 'User type of the reader.' })
  userType!: UserType;

  @Field(() => AccountKindEnum, {
    nullable: true,
    description: "Kind of the reader's account. If left out or null, the reader has none.",
  })
  accountKind!: AccountKind | null;
}

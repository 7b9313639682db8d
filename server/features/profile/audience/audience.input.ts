import { Field, InputType } from 'type-graphql';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';
import type { Audience } from './audience';
import { RoleEnum, UserTypeEnum } from '../profile.enums';

@InputType({ description: "An audience. Each list narrows it, and an empty list doesn't." })
export class AudienceInput implements Audience {
  @Field(() => [RoleEnum], { description: 'Roles.' })
  roles!: Role[];

  @Field(() => [UserTypeEnum], { description: 'User types. Standard includes PRO people.' })
  userTypes!: UserType[];

  @Field(() => [AccountKindEnum], { description: 'Kinds of account.' })
  accountKinds!: AccountKind[];
}

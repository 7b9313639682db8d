import { Field, InputType } from 'type-graphql';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import type { AccountKind, Role, UserType } from '#server/platform/viewer';
import type { Audience } from './audience';
import { RoleEnum, UserTypeEnum } from './profile.enums';

@InputType({ description: 'Whom something is for: each list narrows it, and an empty one narrows nothing.' })
export class AudienceInput implements Audience {
  @Field(() => [RoleEnum], { description: 'The roles.' })
  roles!: Role[];

  @Field(() => [UserTypeEnum], { description: 'The user types; standard includes people who are PRO.' })
  userTypes!: UserType[];

  @Field(() => [AccountKindEnum], { description: 'The kinds of account.' })
  accountKinds!: AccountKind[];
}

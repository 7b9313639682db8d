import { Field, InputType, ObjectType } from 'type-graphql';
import { type LinkPurpose, LinkPurposeEnum } from './link-purpose';

@InputType({ description: 'Who has forgotten the password.' })
export class RequestPasswordLinkInput {
  @Field(() => String, {
    description: 'The e-mail address that the person signs in by, at most 300 characters.',
  })
  email!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RequestPasswordLinkPayload {
  @Field(() => Boolean, { description: 'True, whether anybody has that address or not.' })
  asked!: boolean;
}

@ObjectType({ description: 'A link by which a person sets a password.', simpleResolvers: true })
export class PasswordLink {
  @Field(() => String, { description: 'The e-mail address that the person signs in by.' })
  email!: string;

  @Field(() => LinkPurposeEnum, { description: 'Why it was sent.' })
  purpose!: LinkPurpose;
}

@InputType({ description: 'A new password, by a link.' })
export class SetPasswordByLinkInput {
  @Field(() => String, { description: 'What stands in the link.' })
  token!: string;

  @Field(() => String, {
    description:
      'The password from now on: 8 to 64 characters with a letter, a number and a special character.',
  })
  password!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SetPasswordByLinkPayload {
  @Field(() => Boolean, {
    description: 'True: the password is set, and all sessions of the person have ended.',
  })
  set!: boolean;
}

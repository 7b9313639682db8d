import { Field, InputType, ObjectType } from 'type-graphql';
import { type LinkPurpose, LinkPurposeEnum } from './link-purpose';

@InputType({ description: 'A request for a link that sets a new password.' })
export class RequestPasswordLinkInput {
  @Field(() => String, {
    description: 'E-mail address that the person signs in with, at most 300 characters.',
  })
  email!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RequestPasswordLinkPayload {
  @Field(() => Boolean, { description: 'Always true, whether or not someone has this address.' })
  requested!: boolean;
}

@ObjectType({ description: 'A link that sets a password.', simpleResolvers: true })
export class PasswordLink {
  @Field(() => String, { description: 'E-mail address that the person signs in with.' })
  email!: string;

  @Field(() => LinkPurposeEnum, { description: 'Purpose of the link.' })
  purpose!: LinkPurpose;
}

@InputType({ description: 'A link, and the new password.' })
export class SetPasswordByLinkInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;

  @Field(() => String, {
    description: 'New password: 8 to 64 characters with a letter, a number and a special character.',
  })
  password!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SetPasswordByLinkPayload {
  @Field(() => Boolean, {
    description: 'Always true: the password is set, and all sessions of the person have ended.',
  })
  set!: boolean;
}

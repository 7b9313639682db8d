import { Field, InputType } from 'type-graphql';
import { UserTypeEnum } from '#server/features/profile/profile.enums';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import type { UserType } from '#server/platform/viewer';
import {
  type Brand,
  BrandEnum,
  type ModuleGroup,
  ModuleGroupEnum,
  type ModuleKind,
  ModuleKindEnum,
  type TreadPattern,
  TreadPatternEnum,
} from '../module.enums';

@InputType({ description: 'Everything about a module that an administrator decides.' })
export class ModuleInput {
  @Field(() => ModuleKindEnum, { description: 'What the module teaches.' })
  kind!: ModuleKind;

  @Field(() => BrandEnum, { description: 'The brand it is about.' })
  brand!: Brand;

  @Field(() => ModuleGroupEnum, {
    nullable: true,
    description: 'Its content area; none for product modules.',
  })
  group?: ModuleGroup | null;

  @Field(() => LocalizedTextInput, { description: 'Its name, plain text of at most 200 characters.' })
  name!: LocalizedTextInput;

  @Field(() => LocalizedTextInput, {
    description: 'What it is about, rich text of at most 20,000 characters a language.',
  })
  description!: LocalizedTextInput;

  @Field(() => [String], {
    nullable: true,
    description:
      'Sizes and codes by which it is found, at most 100 of at most 40 characters; one that differs from another ' +
      'only in what a search ignores is left out. Left out or null they stay as they are.',
  })
  tags?: string[] | null;

  @Field(() => TreadPatternEnum, { description: 'The tread pattern drawn for it.' })
  art!: TreadPattern;

  @Field(() => [UserTypeEnum], { description: 'The user types that it is meant for; empty means everyone.' })
  userTypes!: UserType[];

  @Field(() => Boolean, {
    description: 'Whether it is offered; disabling it voids the attempts in progress at its test.',
  })
  enabled!: boolean;
}

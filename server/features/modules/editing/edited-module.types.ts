import { Field, ID, Int, ObjectType } from 'type-graphql';
import { UserTypeEnum } from '#server/features/profile/profile.enums';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/i18n';
import { PageInfo } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/read-together';
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

@ObjectType({ description: 'A module as administrators edit it.', simpleResolvers: true })
export class EditedModule implements ReadTogether {
  @Field(() => ID, { description: 'Identifies the module.' })
  id!: string;

  @Field(() => ModuleKindEnum, { description: 'What the module teaches.' })
  kind!: ModuleKind;

  @Field(() => BrandEnum, { description: 'The brand it is about.' })
  brand!: Brand;

  @Field(() => ModuleGroupEnum, {
    nullable: true,
    description: 'Its content area; null for product modules.',
  })
  group!: ModuleGroup | null;

  @Field(() => LocalizedTextType, { description: 'Its name, plain text.' })
  nameTranslations!: LocalizedText;

  @Field(() => LocalizedTextType, { description: 'What it is about, rich text.' })
  descriptionTranslations!: LocalizedText;

  @ListSize(100)
  @Field(() => [String], { description: 'Sizes and codes by which it is found, at most 100.' })
  tags!: string[];

  @Field(() => TreadPatternEnum, { description: 'The tread pattern drawn for it.' })
  art!: TreadPattern;

  @ListSize(4)
  @Field(() => [UserTypeEnum], { description: 'The user types that it is meant for; empty means everyone.' })
  userTypes!: UserType[];

  @Field(() => Boolean, { description: 'Whether it is offered at present.' })
  enabled!: boolean;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it was last changed; goes back with the next change.' })
  updatedAt!: string;

  /** The ids of all modules that one statement gave with this one, which is one of them. */
  readWith!: readonly string[];
}

@ObjectType({ description: 'A module as edited, with its place in the list.', simpleResolvers: true })
export class EditedModuleEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => EditedModule, { description: 'The module.' })
  node!: EditedModule;
}

@ObjectType({ description: 'A page of the modules as administrators edit them.', simpleResolvers: true })
export class EditedModuleConnection {
  @Field(() => [EditedModule], { description: 'The modules.' })
  nodes!: EditedModule[];

  @Field(() => [EditedModuleEdge], { description: 'The modules with their places.' })
  edges!: EditedModuleEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many modules there are on all pages.' })
  totalCount!: number;
}

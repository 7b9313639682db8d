import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '#server/features/editing/shows';
import { EditedModule } from '#server/features/modules/module.entity';
import { UserTypeEnum } from '#server/features/profile/profile.enums';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { UserType } from '#server/platform/viewer';
import type { Learner } from '../access/learner';
import {
  type Brand,
  BrandEnum,
  type ModuleGroup,
  ModuleGroupEnum,
  type ModuleKind,
  ModuleKindEnum,
  type TreadPattern,
  TreadPatternEnum,
} from '#server/features/modules/module.enums';
import { Download, ModuleImage } from '#server/features/modules/material.types';
import { Test } from '#server/features/authoring/published-test.types';

@Shows(EditedModule)
@ObjectType({
  description: 'A unit of training. With a test it is completed by passing that, otherwise by viewing it.',
  simpleResolvers: true,
})
export class Module {
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

  @Localized('Its name.')
  name(): void {}

  @Field(() => LocalizedTextType, { description: 'Its name in every language.' })
  nameTranslations!: LocalizedText;

  @Localized(
    "What it is about, rich text; empty if it is disabled or for other user types than the caller's.",
  )
  description(): void {}

  @Field(() => LocalizedTextType, {
    description: `What it is about in every language, rich text; empty as its description is.`,
  })
  descriptionTranslations!: LocalizedText;

  @Field(() => TreadPatternEnum, { description: 'The tread pattern drawn for it.' })
  art!: TreadPattern;

  @ListSize(4)
  @Field(() => [UserTypeEnum], { description: 'The user types that it is meant for; empty means everyone.' })
  userTypes!: UserType[];

  @Field(() => Boolean, { description: 'Whether it is offered at present.' })
  enabled!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the caller may open it: read its description, view its material and complete it.',
  })
  canOpen!: boolean;

  @ListSize(20)
  @Field(() => [Download], {
    description: "Videos to download; none if it is disabled or for other user types than the caller's.",
  })
  videos!: Download[];

  @ListSize(20)
  @Field(() => [Download], { description: 'Data sheets to download; given as its videos are.' })
  datasheets!: Download[];

  @ListSize(20)
  @Field(() => [Download], { description: 'Other files to download; given as its videos are.' })
  extraFiles!: Download[];

  @ListSize(20)
  @Field(() => [ModuleImage], { description: 'Pictures; given as its videos are.' })
  images!: ModuleImage[];

  @Field(() => Test, { nullable: true, description: 'Its test; null where viewing completes it.' })
  test!: Test | null;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: string;

  /** Whoever looks at it in this request. */
  learner!: Learner;
}

/** The values behind the fields; texts in one language come from their translations. */
export type ModuleValues = Omit<Module, 'name' | 'description'>;

@ObjectType({ description: 'A module with its place in the list.', simpleResolvers: true })
export class ModuleEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => Module, { description: 'The module.' })
  node!: ModuleValues;
}

@ObjectType({ description: 'A page of the modules that the caller sees.', simpleResolvers: true })
export class ModuleConnection {
  @Field(() => [Module], { description: 'The modules.' })
  nodes!: ModuleValues[];

  @Field(() => [ModuleEdge], { description: 'The modules with their places.' })
  edges!: ModuleEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many modules there are on all pages.' })
  totalCount!: number;
}

@ObjectType({ description: 'What came of viewing a module.', simpleResolvers: true })
export class ViewModulePayload {
  @Field(() => Module, { description: 'The module, with how far the caller is now.' })
  module!: Module;
}

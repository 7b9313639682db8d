import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '#server/features/editing/shows';
import { AdminModule } from '#server/features/modules/module.entity';
import { UserTypeEnum } from '#server/features/profile/profile.enums';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { UserType } from '#server/platform/access/viewer';
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

@Shows(AdminModule)
@ObjectType({
  description: 'A training module. It is completed by passing its test, or by viewing it if it has none.',
  simpleResolvers: true,
})
export class Module {
  @Field(() => ID, { description: 'ID of the module.' })
  id!: string;

  @Field(() => ModuleKindEnum, { description: 'Kind of module.' })
  kind!: ModuleKind;

  @Field(() => BrandEnum, { description: 'Brand of the module.' })
  brand!: Brand;

  @Field(() => ModuleGroupEnum, {
    nullable: true,
    description: 'Content area. Null for product modules.',
  })
  group!: ModuleGroup | null;

  @Localized('Name of the module.')
  name(): void {}

  @Field(() => LocalizedTextType, { description: 'Name of the module in every language.' })
  nameTranslations!: LocalizedText;

  @Localized('Description of the module, rich text. Empty if `canOpen` is false.')
  description(): void {}

  @Field(() => LocalizedTextType, {
    description: 'Description of the module in every language, rich text. Empty if `description` is.',
  })
  descriptionTranslations!: LocalizedText;

  @Field(() => TreadPatternEnum, { description: 'Tread pattern that is drawn for the module.' })
  art!: TreadPattern;

  @ListSize(4)
  @Field(() => [UserTypeEnum], { description: 'User types that can open the module. Empty for everyone.' })
  userTypes!: UserType[];

  @Field(() => Boolean, { description: 'Whether the module is available now.' })
  enabled!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the caller can open the module: read its description, download its files and complete it.',
  })
  canOpen!: boolean;

  @ListSize(20)
  @Field(() => [Download], {
    description: 'Videos. Empty if `canOpen` is false.',
  })
  videos!: Download[];

  @ListSize(20)
  @Field(() => [Download], { description: 'Datasheets. Empty if `canOpen` is false.' })
  datasheets!: Download[];

  @ListSize(20)
  @Field(() => [Download], { description: 'Other files. Empty if `canOpen` is false.' })
  extraFiles!: Download[];

  @ListSize(20)
  @Field(() => [ModuleImage], { description: 'Images. Empty if `canOpen` is false.' })
  images!: ModuleImage[];

  @Field(() => Test, { nullable: true, description: 'Test of the module. Null if viewing completes it.' })
  test!: Test | null;

  @Field(() => DateTime, { description: 'Time of creation.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'Time of the last change.' })
  updatedAt!: string;

  /** The viewer as a learner in this request. */
  learner!: Learner;
}

/** The stored values of the fields. Texts in one language come from their translations. */
export type ModuleValues = Omit<Module, 'name' | 'description'>;

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class ModuleEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => Module, { description: 'The module.' })
  node!: ModuleValues;
}

@ObjectType({ description: 'A page of modules.', simpleResolvers: true })
export class ModuleConnection {
  @Field(() => [Module], { description: 'The modules on the page.' })
  nodes!: ModuleValues[];

  @Field(() => [ModuleEdge], { description: 'The modules on the page, with their cursors.' })
  edges!: ModuleEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of modules on all pages.' })
  totalCount!: number;
}

@ObjectType({ description: 'Result of viewing a module.', simpleResolvers: true })
export class ViewModulePayload {
  @Field(() => Module, { description: "The module with the caller's progress." })
  module!: Module;
}

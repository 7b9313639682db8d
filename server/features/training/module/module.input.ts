import { IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { type Direction, DirectionEnum } from '#server/features/editing/direction';
import {
  type Brand,
  BrandEnum,
  type ModuleGroup,
  ModuleGroupEnum,
  type ModuleKind,
  ModuleKindEnum,
} from '#server/features/modules/module.enums';
import { type TestStatus, TestStatusEnum } from '../training.enums';

@InputType({ description: "Filter of a list of modules. A field that is left out or null doesn't filter." })
export class ModuleFilter {
  @Field(() => ModuleKindEnum, {
    nullable: true,
    description: 'Modules of this kind. If left out or null: no filter.',
  })
  kind?: ModuleKind | null;

  @Field(() => ModuleGroupEnum, {
    nullable: true,
    description: 'Modules of this content area. If left out or null: no filter.',
  })
  group?: ModuleGroup | null;

  @Field(() => [BrandEnum], {
    nullable: true,
    description: 'Modules of one of these brands. If left out or null: no filter.',
  })
  brands?: Brand[] | null;

  @Field(() => [TestStatusEnum], {
    nullable: true,
    description: 'Modules in which the caller has one of these statuses. If left out or null: no filter.',
  })
  status?: TestStatus[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words to search for in name, tags and description, in all languages. Each word must be the beginning of a word there. Case, accents, spaces and slashes don't matter. The best matches come first. Numbers must match exactly. If nothing is found, one incorrect letter is accepted in words of at least four letters. At most 200 characters. If left out, null or without letters and digits: no search.",
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;
}

export enum ModuleOrderFieldEnum {
  createdAt = 'createdAt',
}
registerEnumType(ModuleOrderFieldEnum, {
  name: 'ModuleOrderField',
  description: 'Fields that modules can be sorted by. Items with equal values are sorted by id.',
  valuesConfig: { createdAt: { description: 'Time of creation, which never changes.' } },
});

@InputType({ description: 'Sort order of modules.' })
export class ModuleOrder {
  @Field(() => ModuleOrderFieldEnum, { description: 'Field to sort by.' })
  field!: 'createdAt';

  @Field(() => DirectionEnum, { defaultValue: DirectionEnum.ASC, description: 'Sort direction.' })
  direction!: Direction;
}

@InputType({ description: 'Module that was viewed.' })
export class ViewModuleInput {
  @Field(() => ID, { description: 'ID of the module.' })
  moduleId!: string;
}

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

@InputType({ description: 'Which modules are wanted; what is left out or null does not matter.' })
export class ModuleFilter {
  @Field(() => ModuleKindEnum, {
    nullable: true,
    description: 'Only of this kind. Left out or null: of any.',
  })
  kind?: ModuleKind | null;

  @Field(() => ModuleGroupEnum, {
    nullable: true,
    description: 'Only of this content area. Left out or null: of any.',
  })
  group?: ModuleGroup | null;

  @Field(() => [BrandEnum], {
    nullable: true,
    description: 'Only of one of these brands. Left out or null: of any.',
  })
  brands?: Brand[] | null;

  @Field(() => [TestStatusEnum], {
    nullable: true,
    description: 'Only where the caller stands like one of these. Left out or null: wherever.',
  })
  status?: TestStatus[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words, all of which have to begin words of the name, the tags or the description, in any language; case, ' +
      'accents, spaces and slashes do not matter. The best fit comes first. Numbers have to be right; where nothing ' +
      'is found, one wrong letter in a word of four and more is forgiven. Signs alone look for nothing. At most 200 characters. ' +
      'Left out or null looks for nothing.',
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
  description: 'What modules are sorted by; those that are equal in it by their ids.',
  valuesConfig: { createdAt: { description: 'When the module was added, which never changes.' } },
});

@InputType({ description: 'How modules are sorted.' })
export class ModuleOrder {
  @Field(() => ModuleOrderFieldEnum, { description: 'The field.' })
  field!: 'createdAt';

  @Field(() => DirectionEnum, { defaultValue: DirectionEnum.ASC, description: 'The direction.' })
  direction!: Direction;
}

@InputType({ description: 'A module that is viewed.' })
export class ViewModuleInput {
  @Field(() => ID, { description: 'Id of the module.' })
  moduleId!: string;
}

import { Field, Int, ObjectType } from 'type-graphql';
import {
  type Brand,
  BrandEnum,
  type ModuleGroup,
  ModuleGroupEnum,
  type ModuleKind,
  ModuleKindEnum,
} from '#server/features/modules/module.enums';
import { UserTypeEnum } from '#server/features/profile/profile.enums';
import type { UserType } from '#server/platform/access/viewer';
import { ListSize } from '#server/platform/graphql/limits/sizes';

@ObjectType({
  description: 'Progress in the modules of one kind and content area.',
  simpleResolvers: true,
})
export class GroupProgress {
  @Field(() => ModuleKindEnum, { description: 'Kind of module.' })
  kind!: ModuleKind;

  @Field(() => ModuleGroupEnum, {
    nullable: true,
    description: 'Content area. Null for product modules.',
  })
  group!: ModuleGroup | null;

  @Field(() => Int, { description: 'Number of modules passed, or viewed if they have no test.' })
  done!: number;

  @Field(() => Int, { description: 'Number of modules with an attempt in progress.' })
  inProgress!: number;

  @Field(() => Int, {
    description: 'Number of modules that the person sees and can open by user type, or has started.',
  })
  total!: number;
}

@ObjectType({ description: 'Progress in the modules of one brand.', simpleResolvers: true })
export class BrandProgress {
  @Field(() => BrandEnum, { description: 'Brand of the modules.' })
  brand!: Brand;

  @Field(() => Int, { description: 'Number of modules passed, or viewed if they have no test.' })
  done!: number;

  @Field(() => Int, { description: 'Number of modules with an attempt in progress.' })
  inProgress!: number;

  @Field(() => Int, {
    description: 'Number of modules that the person sees and can open by user type, or has started.',
  })
  total!: number;
}

@ObjectType({ description: 'Progress toward the PRO tests.', simpleResolvers: true })
export class ProProgress {
  @Field(() => Int, {
    description: 'Number of different standard tests that count. It can be higher than required.',
  })
  done!: number;

  @Field(() => Int, { description: 'Number of different standard tests that unlock the PRO tests.' })
  required!: number;

  @Field(() => Boolean, { description: 'Whether only passed tests count. Otherwise failed tests count too.' })
  onlyPassed!: boolean;

  @Field(() => UserTypeEnum, { description: 'User type of the person. It is pro when the person is PRO.' })
  userType!: UserType;
}

@ObjectType({ description: 'Progress of a person.', simpleResolvers: true })
export class Progress {
  @Field(() => ProProgress, { description: 'Progress toward the PRO tests.' })
  pro!: ProProgress;

  @ListSize(30)
  @Field(() => [GroupProgress], {
    description: 'Progress by kind and content area. Areas without modules are left out.',
  })
  groups!: GroupProgress[];

  @ListSize(2)
  @Field(() => [BrandProgress], { description: 'Progress by brand. Brands without modules are left out.' })
  brands!: BrandProgress[];
}

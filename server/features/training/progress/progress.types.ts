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
import type { UserType } from '#server/platform/viewer';
import { ListSize } from '#server/platform/graphql/sizes';

@ObjectType({
  description: 'How far a person is with the modules of one kind and content area.',
  simpleResolvers: true,
})
export class GroupProgress {
  @Field(() => ModuleKindEnum, { description: 'Kind of the modules.' })
  kind!: ModuleKind;

  @Field(() => ModuleGroupEnum, {
    nullable: true,
    description: 'Their content area; null for product modules.',
  })
  group!: ModuleGroup | null;

  @Field(() => Int, { description: 'Modules passed, or viewed where they have no test.' })
  done!: number;

  @Field(() => Int, { description: 'Modules with an attempt in progress.' })
  inProgress!: number;

  @Field(() => Int, {
    description: 'All of them that the person sees and may open by the user type, or has begun.',
  })
  total!: number;
}

@ObjectType({ description: 'How far a person is with the modules of one brand.', simpleResolvers: true })
export class BrandProgress {
  @Field(() => BrandEnum, { description: 'Brand of the modules.' })
  brand!: Brand;

  @Field(() => Int, { description: 'Modules passed, or viewed where they have no test.' })
  done!: number;

  @Field(() => Int, { description: 'Modules with an attempt in progress.' })
  inProgress!: number;

  @Field(() => Int, {
    description: 'All of them that the person sees and may open by the user type, or has begun.',
  })
  total!: number;
}

@ObjectType({ description: 'How far a person is on the way to the PRO tests.', simpleResolvers: true })
export class ProProgress {
  @Field(() => Int, { description: 'Different standard tests finished; may exceed what is required.' })
  done!: number;

  @Field(() => Int, { description: 'Different standard tests to finish before the PRO tests open.' })
  required!: number;

  @Field(() => Boolean, { description: 'Whether only passed tests count; otherwise failed ones do, too.' })
  onlyPassed!: boolean;

  @Field(() => UserTypeEnum, { description: "The person's user type: pro where the way is done." })
  userType!: UserType;
}

@ObjectType({ description: 'How far a person is.', simpleResolvers: true })
export class Progress {
  @Field(() => ProProgress, { description: 'The way to the PRO tests.' })
  pro!: ProProgress;

  @ListSize(30)
  @Field(() => [GroupProgress], {
    description: 'The modules by kind and content area; areas without any are left out.',
  })
  groups!: GroupProgress[];

  @ListSize(2)
  @Field(() => [BrandProgress], { description: 'The modules by brand; brands without any are left out.' })
  brands!: BrandProgress[];
}

import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { PointsEntry } from '#server/features/points/points.types';
import { Localized } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';
import { type PointsResultRow, pointsResultOf } from './points-results';

@ObjectType({ description: 'A result that points come from.', simpleResolvers: true })
export class PointsResult {
  @Field(() => ID, { description: 'ID of the result.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Score in whole percent. Null if the attempt was not scored.',
  })
  score!: number | null;

  @Localized('Name of the module of the test.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;
}

@Resolver(() => PointsEntry)
export class PointsResultResolver {
  @FieldResolver(() => PointsResult, {
    nullable: true,
    description: 'Result that the points come from. Null if they come from something else.',
  })
  async result(@Root() entry: PointsEntry): Promise<PointsResultRow | null> {
    return (await pointsResultOf(entry)) ?? null;
  }
}

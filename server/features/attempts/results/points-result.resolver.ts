import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { PointsEntry } from '#server/features/points/points.types';
import { Localized } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';
import { type PointsResultRow, pointsResultOf } from './points-results';

@ObjectType({ description: 'The result that a line of the ledger comes from.', simpleResolvers: true })
export class PointsResult {
  @Field(() => ID, { description: 'Id of the result.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: 'The score in whole percent; null without one.' })
  score!: number | null;

  @Localized('Name of the module whose test it was.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;
}

@Resolver(() => PointsEntry)
export class PointsResultResolver {
  @FieldResolver(() => PointsResult, {
    nullable: true,
    description: 'The result that the points come from; null where they come from anything else.',
  })
  async result(@Root() entry: PointsEntry): Promise<PointsResultRow | null> {
    return (await pointsResultOf(entry)) ?? null;
  }
}

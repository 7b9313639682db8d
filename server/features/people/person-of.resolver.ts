import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Result } from '#server/features/attempts/results/result.types';
import { PointsEntry } from '#server/features/points/points.types';
import { BulkAction } from '#server/features/editing/bulk/bulk.types';
import type { Context } from '#server/platform/context';
import { Cost } from '#server/platform/graphql/limits/sizes';
import { readsEverything } from '#server/platform/access/policy';
import { personOf } from './people.service';
import { ListedPerson } from './person.types';

const whose = 'for administrators and API clients. Null for others.';

@Resolver(() => Result)
export class ResultPersonResolver {
  // The people of all results in a list are loaded in one batch.
  @Cost(10)
  @FieldResolver(() => ListedPerson, { nullable: true, description: `Person who took the test, ${whose}` })
  async person(@Root() result: Result, @Ctx() { viewer }: Context): Promise<ListedPerson | null> {
    return readsEverything(viewer) ? ((await personOf(result)) ?? null) : null;
  }
}

@Resolver(() => PointsEntry)
export class PointsEntryPersonResolver {
  // The people of all entries in a list are loaded in one batch.
  @Cost(10)
  @FieldResolver(() => ListedPerson, { nullable: true, description: `Person whose points changed, ${whose}` })
  async person(@Root() entry: PointsEntry, @Ctx() { viewer }: Context): Promise<ListedPerson | null> {
    return readsEverything(viewer) ? ((await personOf(entry)) ?? null) : null;
  }
}

@Resolver(() => BulkAction)
export class BulkActionPersonResolver {
  // The people of all actions in a list are loaded in one batch.
  @Cost(10)
  @FieldResolver(() => ListedPerson, { description: 'Person who started it.' })
  async startedBy(@Root() action: BulkAction): Promise<ListedPerson> {
    return (await personOf(action))!;
  }
}

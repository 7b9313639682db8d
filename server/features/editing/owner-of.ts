import { ofEach } from '#server/platform/read-together';
import type { Edited } from './edited';
import type { Things } from './things.types';

/** Reads what things belong to, for all of a list at once. */
export function ownerOf<Thing extends Edited, Owner extends Edited>(
  { description }: Pick<Things<Thing>, 'description'>,
  owners: Pick<Things<Owner>, 'byIds'>,
): (thing: Thing) => Promise<Owner> {
  const { property } = description.fields.find(({ filter }) => filter === 'owner')!;
  const idOf = (thing: Omit<Thing, 'readWith'>): string =>
    (thing as Record<string, unknown>)[property] as string;
  const load = ofEach<Owner, Thing>(async (_ids, things) => {
    const found = await owners.byIds([...new Set(things.map(idOf))]);
    return new Map(things.map((thing) => [thing.id, found.get(idOf(thing))!]));
  });
  return async (thing) => (await load(thing))!;
}

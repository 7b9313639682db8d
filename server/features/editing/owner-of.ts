import { ofEach, type ReadTogether } from '#server/platform/read-together';
import type { Edited } from './edited';
import type { Things } from './things';

/** Reads what things belong to, for all of a list at once. */
export function ownerOf<Thing extends Edited, Owner extends Edited>(
  { description, byIds }: Pick<Things<Thing>, 'description' | 'byIds'>,
  owners: Pick<Things<Owner>, 'byIds'>,
): (thing: ReadTogether) => Promise<Owner> {
  const { property } = description.fields.find(({ filter }) => filter === 'owner')!;
  const idOf = (thing: Thing): string => thing[property as keyof Thing] as string;
  const load = ofEach(async (ids) => {
    const things = [...(await byIds(ids)).values()];
    const found = await owners.byIds([...new Set(things.map(idOf))]);
    return new Map(things.map((thing) => [thing.id, found.get(idOf(thing))!]));
  });
  return async (thing) => (await load(thing))!;
}

import { ofEach } from '#server/platform/database/read-together';
import type { Edited } from './edited';
import type { ResourceService } from './resources.types';

/** Returns a loader of a record's owner, batched for all records of the same list. */
export function ownerOf<Resource extends Edited, Owner extends Edited>(
  { description }: Pick<ResourceService<Resource>, 'description'>,
  owners: Pick<ResourceService<Owner>, 'byIds'>,
): (resource: Resource) => Promise<Owner> {
  const { property } = description.fields.find(({ filter }) => filter === 'owner')!;
  const idOf = (resource: Omit<Resource, 'readWith'>): string =>
    (resource as Record<string, unknown>)[property] as string;
  const load = ofEach<Owner, Resource>(async (_ids, resources) => {
    const found = await owners.byIds([...new Set(resources.map(idOf))]);
    return new Map(resources.map((resource) => [resource.id, found.get(idOf(resource))!]));
  });
  return async (resource) => (await load(resource))!;
}

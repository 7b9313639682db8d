import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { readsEverything } from '#server/platform/access/policy';
import { checkSearch } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { requireSection } from '../section/sections.service';
import { countPros, type SeenPictures, selectPros } from './pros.queries';
import type { ProConnection, ProFilter } from './pros.types';

interface ProsParams {
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: ProFilter | null | undefined;
}

/** People choose whether their avatar is public. Administrators, and managers for their people, always see it. */
function picturesFor(viewer: Viewer): SeenPictures {
  const person = viewer.kind === 'person' ? viewer : null;
  return {
    all: readsEverything(viewer),
    accountIds: person?.managedAccountIds ?? [],
    profileId: person?.profileId ?? null,
  };
}

/** Returns a page of the PRO people, newest first. Throws NOT_FOUND if the section doesn't show them to the viewer. */
export async function pros(
  viewer: Viewer,
  { first, after, search, filter }: ProsParams,
): Promise<ProConnection> {
  await requireSection(viewer, filter?.section ?? 'pro-training', 'pros');
  const size = pageSize(first);
  const params = {
    search: checkSearch(search?.trim()),
    from: filter?.since?.from ?? null,
    to: filter?.since?.to ?? null,
  };
  const rows = await selectPros(params, picturesFor(viewer), decodeTimeCursor(after), size + 1);
  return Object.assign(
    page(rows, size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => countPros(params) },
  );
}

import type { EntityManager } from 'typeorm';
import { networkOf } from '#server/platform/http/network';
import { takeTry, triesIn } from '#server/platform/limits/tries';
import type { Viewer } from '#server/platform/access/viewer';

const byPerson = triesIn('contact-person', 5);
const byNetwork = triesIn('contact-network', 3);

/** Counts a message to support. Throws RATE_LIMITED after too many within an hour. */
export const countMessage = (manager: EntityManager, viewer: Viewer, address: string): Promise<void> =>
  viewer.kind === 'person'
    ? takeTry(manager, byPerson, viewer.profileId)
    : takeTry(manager, byNetwork, networkOf(address));

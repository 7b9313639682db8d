import { requireScope } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';

/** Whoever has the mail, signed in or not; programs get none. */
export function assertCanOpenNewsletterLinks(viewer: Viewer): void {
  if (viewer.kind === 'client') requireScope(viewer, null);
}

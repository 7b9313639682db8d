import { requireScope } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';

/** Anyone with the e-mail, signed in or not. API clients get none. */
export function assertCanOpenNewsletterLinks(viewer: Viewer): void {
  if (viewer.kind === 'client') requireScope(viewer, null);
}

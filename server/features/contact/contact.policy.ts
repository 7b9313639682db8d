import { requireScope } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';

/** Everybody may write to support, signed in or not; programs have people who do. */
export function assertCanWriteToSupport(viewer: Viewer): void {
  if (viewer.kind === 'client') requireScope(viewer, null);
}

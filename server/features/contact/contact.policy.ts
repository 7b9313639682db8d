import { requireScope } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';

/** Everyone can write to support, signed in or not. API clients can't. */
export function assertCanWriteToSupport(viewer: Viewer): void {
  if (viewer.kind === 'client') requireScope(viewer, null);
}

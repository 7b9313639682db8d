import { requireAdmin, requirePerson } from '#server/platform/access/policy';
import type { Person, Viewer } from '#server/platform/access/viewer';
import type { UploadPurpose } from './purposes';

/** Everyone can upload their own avatar. Only administrators can upload other files. */
export const assertCanSign = (viewer: Viewer, purpose: UploadPurpose): Person =>
  purpose === 'avatar' ? requirePerson(viewer) : requireAdmin(viewer);

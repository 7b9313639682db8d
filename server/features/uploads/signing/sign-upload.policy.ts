import { requireAdmin, requirePerson } from '#server/platform/policy';
import type { Person, Viewer } from '#server/platform/viewer';
import type { UploadPurpose } from './purposes';

/** Everybody brings in their own avatar; everything else administrators alone. */
export const assertCanSign = (viewer: Viewer, purpose: UploadPurpose): Person =>
  purpose === 'avatar' ? requirePerson(viewer) : requireAdmin(viewer);

import { isAdmin } from '#server/platform/access/policy';
import type { ApiClient, Person } from '#server/platform/access/viewer';

/** Returns true if maintenance closes the portal to the viewer. Administrators can continue to work. */
export const isClosedTo = (viewer: Person | ApiClient, maintenanceMode: boolean): boolean =>
  maintenanceMode && !isAdmin(viewer);

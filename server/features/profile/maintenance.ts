import { isAdmin } from '#server/platform/policy';
import type { ApiClient, Person } from '#server/platform/viewer';

/** Whether maintenance closes the portal to the viewer: administrators go on working in it. */
export const isClosedTo = (viewer: Person | ApiClient, maintenanceMode: boolean): boolean =>
  maintenanceMode && !isAdmin(viewer);

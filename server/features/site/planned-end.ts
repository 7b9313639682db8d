import { refuseField } from '#server/platform/errors';

/** What of the settings says how long maintenance lasts. */
export interface MaintenancePlan {
  maintenanceMode: boolean;
  /** ISO 8601; null where nothing is planned. */
  maintenanceEndsAt: string | null;
}

/** Refuses a planned end of maintenance in the past where it is set, or where maintenance begins with it. */
export function assertPlannedEnd(
  { maintenanceMode, maintenanceEndsAt }: MaintenancePlan,
  changed: readonly string[],
  at: Date,
): void {
  const isPlanned =
    changed.includes('maintenanceEndsAt') || (changed.includes('maintenanceMode') && maintenanceMode);
  if (isPlanned && maintenanceEndsAt !== null && Date.parse(maintenanceEndsAt) <= at.getTime()) {
    refuseField('maintenanceEndsAt', 'The planned end is to come.');
  }
}

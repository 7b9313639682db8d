import { throwFieldError } from '#server/platform/errors';

/** The settings for the duration of maintenance. */
export interface MaintenancePlan {
  maintenanceMode: boolean;
  /** ISO 8601 time. Null if no end is planned. */
  maintenanceEndsAt: string | null;
}

/** Throws if a change sets a planned end of maintenance in the past, or starts maintenance with one. */
export function assertPlannedEnd(
  { maintenanceMode, maintenanceEndsAt }: MaintenancePlan,
  changed: readonly string[],
  at: Date,
): void {
  const isPlanned =
    changed.includes('maintenanceEndsAt') || (changed.includes('maintenanceMode') && maintenanceMode);
  if (isPlanned && maintenanceEndsAt !== null && Date.parse(maintenanceEndsAt) <= at.getTime()) {
    throwFieldError('maintenanceEndsAt', 'The planned end is to come.');
  }
}

import type { EntityManager } from 'typeorm';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import { now } from '#server/platform/clock';

/** Queues an e-mail that informs a person of a changed password. */
export function notifyOfNewPassword(manager: EntityManager, profileId: string): Promise<void> {
  const key = `password-changed:${profileId}:${now().getTime()}`;
  return enqueueMail(manager, { template: 'password_changed', profileId, key, values: {} });
}

import type { EntityManager } from 'typeorm';
import { appendAudits } from '#server/features/audit/audit.service';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import { requireOtherAdministrators } from '#server/features/profile/status/change-status';
import { lockProfile } from '#server/features/profile/profile.queries';
import { now } from '#server/platform/clock';
import type { ErasedPerson } from '#server/platform/personal-data';
import { DataRequestEntity } from '../data-request.entity';
import { mergedInto } from '../merging/person-merge.queries';
import { personalData } from '../personal-data';
import { addressesOf, identifiersOf } from '../person-values';

/** Erases the personal data of every feature in the caller's transaction. */
async function forgetEverywhere(manager: EntityManager, person: ErasedPerson): Promise<void> {
  for (const { forget } of personalData) {
    if (typeof forget !== 'string') await forget(manager, person);
  }
}

/**
 * Carries out a deletion locked by the caller's transaction, under `lockAdministrators`. Afterwards nothing identifies
 * the person, who gets a last message. Throws LAST_ADMINISTRATOR if none would be left.
 */
export async function erasePerson(
  manager: EntityManager,
  { id, profileId }: DataRequestEntity,
  carriedOutBy: string | null,
): Promise<void> {
  await requireOtherAdministrators(manager, profileId);
  const { email, lang } = (await lockProfile(manager, profileId))!;
  // Profiles merged into the person belong to the same person.
  const all = [...(await mergedInto(manager, profileId)), profileId];
  // Read before anything is erased, because only the audit log has previous values.
  const addresses = await addressesOf(manager, all);
  const identifiers = await identifiersOf(manager, all);
  for (const each of all) {
    await forgetEverywhere(manager, { profileId: each, addresses, identifiers, carriedOutBy });
  }
  const done = { state: 'done', decidedAt: now(), decidedBy: carriedOutBy } as const;
  await manager.update(DataRequestEntity, id, done);
  await appendAudits(
    manager,
    all.map((targetId) => ({
      action: 'delete',
      actor: carriedOutBy === null ? { kind: 'system' } : { kind: 'person', id: carriedOutBy },
      targetKind: 'profile',
      targetId,
      outcome: carriedOutBy === null ? 'when_due' : 'sooner',
    })),
  );
  await enqueueMail(manager, {
    template: 'deletion_done',
    to: { name: '', email, lang },
    key: `deletion:${id}:done`,
    values: {},
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { subjectsOf } from '#server/features/identity/identity.queries';
import { linkSubject } from '#server/features/identity/own-sign-in';
import { enqueueInvitation } from '#server/features/identity/password-link/send-invitation.job';
import { configuredIssuer } from '#server/features/identity/tokens';
import { lockProfile } from '#server/features/profile/profile.queries';
import type { Profile } from '#server/features/profile/profile.types';
import { select, transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { openSignIn } from './create-person';

/** People who are moved at the same time. The provider accepts only a few concurrent calls. */
const atOnce = 3;
const batch = 300;
/** Milliseconds between attempts for one person if the provider doesn't respond. */
const pauses = [1_000, 5_000, 20_000];

export interface Moved {
  moved: number;
  /** The addresses of people for whom no account could be created, with the reason. */
  rejected: string[];
}

/** Returns the next people by id who have an account elsewhere, but none at the configured provider. */
const nextPeople = (after: string): Promise<{ id: string; email: string }[]> =>
  select(
    'people-to-move',
    `select p.id::text as id, p.email from profile p
     where p.id > $2 and exists (select from profile_identity i where i.profile_id = p.id)
       and not exists (select from profile_identity i where i.profile_id = p.id and i.issuer = $1)
     order by p.id limit ${batch}`,
    [configuredIssuer(), after],
  );

/** Returns a person who must still be moved, locked; null otherwise. */
async function toMove(manager: EntityManager, id: string): Promise<Profile | null> {
  const profile = await lockProfile(manager, id);
  return (await subjectsOf(manager, configuredIssuer(), id)).length > 0 ? null : profile;
}

async function moveOne(id: string): Promise<boolean> {
  const known = await transaction((manager) => toMove(manager, id));
  if (!known) return false;
  const finish = await openSignIn({ profileId: id, name: known.name, email: known.email });
  return transaction(async (manager) => {
    const profile = await toMove(manager, id);
    if (profile?.email !== known.email) return false;
    await linkSubject(manager, id, await finish(manager));
    await appendAudit(manager, {
      action: 'user_update',
      actor: { kind: 'system' },
      targetKind: 'profile',
      targetId: id,
      outcome: 'sign_in_moved',
    });
    if (!profile.disabledAt) await enqueueInvitation(manager, id, 'sign_in_moved');
    return true;
  });
}

/** Runs `work`, with retries if the provider doesn't respond. */
async function patiently<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (const wait of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'IDENTITY_UNAVAILABLE') throw error;
      await pause(wait);
    }
  }
  return work();
}

/**
 * Creates accounts at the configured provider for people who sign in elsewhere, and sends enabled people a link for
 * setting a password. Profiles don't change. People with an account there are skipped, so it can be restarted at any
 * time. `onProgress` gets the number of moved people.
 */
export async function moveSignIns(onProgress: (moved: number) => void): Promise<Moved> {
  const result: Moved = { moved: 0, rejected: [] };
  const move = async ({ id, email }: { id: string; email: string }): Promise<void> => {
    try {
      const isMoved = await patiently(() => moveOne(id));
      if (isMoved) result.moved += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
      result.rejected.push(`${email} (${error.message})`);
    }
  };
  let after = '00000000-0000-0000-0000-000000000000';
  for (let people = await nextPeople(after); people.length > 0; people = await nextPeople(after)) {
    after = people.at(-1)!.id;
    const queue = people.values();
    try {
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (const person of queue) await move(person);
        }),
      );
    } finally {
      onProgress(result.moved);
    }
  }
  return result;
}

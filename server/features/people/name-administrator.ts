import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { lockEmail, subjectsOf } from '#server/features/identity/identity.queries';
import { linkSubject } from '#server/features/identity/own-sign-in';
import { makeLink } from '#server/features/identity/password-link/make-link';
import { configuredIssuer } from '#server/features/identity/tokens';
import { changeStanding } from '#server/features/profile/change-standing';
import { insertProfile } from '#server/features/profile/sign-in.queries';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { openSignIn } from './create-person';
import { checkEmail } from './email';

interface Known {
  id: string;
  role: string;
  name: string;
}

interface Found {
  known: Known | undefined;
  own: string | undefined;
}

async function knownBy(manager: EntityManager, email: string): Promise<Known | undefined> {
  const [known] = await manager.query<Known[]>(
    'select id::text as id, role, name from profile where lower(email) = lower($1) for update',
    [email],
  );
  return known;
}

async function record(manager: EntityManager, profileId: string, former: string | null): Promise<void> {
  await appendAudit(manager, {
    action: former ? 'user_update' : 'add',
    actor: { kind: 'system' },
    targetKind: 'profile',
    targetId: profileId,
    changes: { role: [former, 'admin'] },
  });
}

/** Whoever has this e-mail, held by the transaction, with the account of the configured provider. */
async function found(manager: EntityManager, email: string): Promise<Found> {
  await lockEmail(manager, email);
  const known = await knownBy(manager, email);
  const [own] = known ? await subjectsOf(manager, configuredIssuer(), known.id) : [];
  return { known, own };
}

/**
 * Makes an administrator of whoever has this e-mail, or of somebody new: for whoever runs the portal, since somebody has to
 * be the first. Gives the token of a link for a password where an account was made, else null.
 */
export async function nameAdministrator(sent: string): Promise<string | null> {
  const email = checkEmail(sent);
  const before = await transaction((manager) => found(manager, email));
  const profileId = before.known?.id ?? randomUUID();
  const finish = before.own
    ? null
    : await openSignIn({ profileId, name: before.known?.name ?? email, email });
  const owner = await transaction(async (manager) => {
    const { known, own } = await found(manager, email);
    if (known?.id !== before.known?.id || own !== before.own) throw new AppError('CONFLICT');
    const subject = await finish?.(manager);
    if (!known) await insertProfile(manager, { id: profileId, name: email, email, lang: 'en' });
    await changeStanding(manager, profileId, { role: 'admin', disabledAt: null });
    if (subject) await linkSubject(manager, profileId, subject);
    await record(manager, profileId, known?.role ?? null);
    return subject ? { profileId, subject } : null;
  });
  return owner && (await makeLink({ ...owner, purpose: 'invited' })).token;
}

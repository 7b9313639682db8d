import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { closeOrOpenSignIn } from '#server/features/identity/sessions/end-sessions';
import { lockEmail, subjectsOf } from '#server/features/identity/identity.queries';
import { linkSubject } from '#server/features/identity/own-sign-in';
import { identityProvider } from '#server/features/identity/identity-provider';
import { makeLink } from '#server/features/identity/password-link/make-link';
import { configuredIssuer } from '#server/features/identity/tokens';
import { changeStatus } from '#server/features/profile/status/change-status';
import { insertProfile } from '#server/features/profile/sign-in/sign-in.queries';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { openSignIn } from './create-person';
import { checkEmail } from './email';

interface Known {
  id: string;
  role: string;
  name: string;
  disabledAt: Date | null;
}

interface Found {
  known: Known | undefined;
  own: string | undefined;
}

async function knownBy(manager: EntityManager, email: string): Promise<Known | undefined> {
  const [known] = await manager.query<Known[]>(
    'select id::text as id, role, name, disabled_at as "disabledAt" from profile where lower(email) = lower($1) for update',
    [email],
  );
  return known;
}

async function record(
  manager: EntityManager,
  profileId: string,
  known: Known | undefined,
  invited: boolean,
): Promise<void> {
  await appendAudit(manager, {
    action: known ? 'user_update' : 'add',
    actor: { kind: 'system' },
    targetKind: 'profile',
    targetId: profileId,
    outcome: invited ? 'invited' : 'done',
    changes: {
      ...(known?.role !== 'admin' && { role: [known?.role ?? null, 'admin'] }),
      ...(known?.disabledAt && { disabledAt: [known.disabledAt, null] }),
    },
  });
}

/** Returns the person with this e-mail address, locked, and their account at the configured provider. */
async function found(manager: EntityManager, email: string): Promise<Found> {
  await lockEmail(manager, email);
  const known = await knownBy(manager, email);
  const [own] = known ? await subjectsOf(manager, configuredIssuer(), known.id) : [];
  return { known, own };
}

/**
 * Makes the person with this e-mail address an administrator, or creates one, for example the first. Returns the token
 * of a link for setting a password; null if the account has one. Each call invalidates the previous link.
 */
export async function nameAdministrator(sent: string): Promise<string | null> {
  const email = checkEmail(sent);
  const before = await transaction((manager) => found(manager, email));
  const profileId = before.known?.id ?? randomUUID();
  const finish = before.own
    ? null
    : await openSignIn({ profileId, name: before.known?.name ?? email, email });
  const lacksPassword = before.own ? await identityProvider().lacksPassword(before.own) : true;
  const owner = await transaction(async (manager) => {
    const { known, own } = await found(manager, email);
    if (known?.id !== before.known?.id || own !== before.own) throw new AppError('CONFLICT');
    const subject = own ?? (await finish?.(manager));
    if (!known) await insertProfile(manager, { id: profileId, name: email, email, lang: 'en' });
    await changeStatus(manager, profileId, { role: 'admin', disabledAt: null });
    if (known?.disabledAt) await closeOrOpenSignIn(manager, profileId, true);
    if (subject && !own) await linkSubject(manager, profileId, subject);
    await record(manager, profileId, known, lacksPassword);
    return subject && lacksPassword ? { profileId, subject } : null;
  });
  return owner && (await makeLink({ ...owner, purpose: 'invited' })).token;
}

import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import type { BulkActionDefinition } from '#server/features/editing/bulk/bulk-lists';
import { endSessionsOf } from '#server/features/identity/sessions/end-sessions';
import { enqueueInvitations } from '#server/features/identity/password-link/send-invitation.job';
import { configuredIssuer } from '#server/features/identity/tokens';
import { forget } from '#server/platform/cache/cache';
import { byAdministrators, isSelf, reasonSql } from './people-action';

/** Sends people a link for setting a password. Links of earlier invitations become invalid. */
export const invitationAction: BulkActionDefinition = {
  ...byAdministrators,
  name: 'invite',
  evaluate: (statement) => ({
    reason: reasonSql({
      disabled: 'p.disabled_at is not null',
      // Imported people have no account yet. The invitation creates one.
      elsewhere: `exists (select from profile_identity i where i.profile_id = p.id)
        and not exists (select from profile_identity i
          where i.profile_id = p.id and i.issuer = ${statement.value(configuredIssuer(), 'text')})`,
    }),
  }),
  async run(manager, { actor }, ids) {
    await appendAudits(
      manager,
      ids.map((targetId) => ({
        action: 'user_update',
        actor: actorOf(actor),
        targetKind: 'profile',
        targetId,
        outcome: 'invited',
      })),
    );
    await enqueueInvitations(manager, ids);
    return new Map();
  },
};

/** Ends all sessions of people except the actor. */
export const sessionsAction: BulkActionDefinition = {
  ...byAdministrators,
  name: 'endSessions',
  evaluate: (statement, { actor }) => ({ reason: reasonSql({ self: isSelf(statement, actor.profileId) }) }),
  async run(manager, { actor }, ids) {
    await endSessionsOf(manager, ids);
    await appendAudits(
      manager,
      ids.map((targetId) => ({
        action: 'user_logout',
        actor: actorOf(actor),
        targetKind: 'profile',
        targetId,
        outcome: 'all_sessions',
      })),
    );
    return new Map();
  },
  after: () => forget('viewers'),
};

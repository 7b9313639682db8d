import type { PersonalData } from '#server/platform/personal-data';
import { subjectsOf } from './identity.queries';
import { identityProvider } from './identity-provider';
import { IdentitySessionEntity } from './sessions/identity-session.entity';
import { ProfileIdentityEntity } from './profile-identity.entity';
import { removeLinksOf } from './password-link/password-link.queries';
import { ImpersonationEntity } from './impersonation/impersonation.entity';
import { configuredIssuer } from './tokens';

/** The personal data of sign-ins. */
export const identityPersonalData: readonly PersonalData[] = [
  {
    columns: [
      'profile_identity.profile_id',
      'idp.account.email',
      'idp.account.name',
      'idp.account.broker_subject',
    ],
    merge: {
      moves: [{ column: 'profile_identity.profile_id', key: ['issuer', 'subject'], counts: 'sign_ins' }],
      stays: 'An account keeps its own address and name.',
    },
    inFile: {
      name: 'signsInBy',
      sql: `select i.issuer, i.subject, i.created_at as "createdAt", a.email, a.name,
          a.broker as company, a.broker_subject as "atCompany"
        from person join profile_identity i on i.profile_id = person.id
        left join idp.account a on a.subject::text = i.subject order by i.created_at`,
    },
    async forget(manager, { profileId }) {
      for (const subject of await subjectsOf(manager, configuredIssuer(), profileId)) {
        await identityProvider().deleteAccount(manager, subject);
      }
      await manager.delete(ProfileIdentityEntity, { profileId });
    },
  },
  {
    columns: ['identity_session.profile_id'],
    merge: { stays: 'Every session ends.' },
    inFile: {
      name: 'sessions',
      sql: `select s.started_at as "startedAt", s.ended_at as "endedAt"
        from person join identity_session s on s.profile_id = person.id order by s.started_at`,
    },
    async forget(manager, { profileId }) {
      await manager.delete(IdentitySessionEntity, { profileId });
    },
  },
  {
    columns: ['impersonation.administrator_id', 'impersonation.profile_id'],
    merge: { stays: 'Who sees somebody else, or is seen, is not merged.' },
    inFile: 'It lasts 30 minutes, and who saw the portal as whom is in the audit.',
    // Impersonations of the person stay until their administrator ends them. Otherwise the administrator could write on
    // that person's page.
    async forget(manager, { profileId }) {
      await manager.delete(ImpersonationEntity, { administratorId: profileId });
    },
  },
  {
    columns: ['api_client.created_by'],
    merge: { stays: 'What somebody did stays under the profile that did it.' },
    inFile: {
      name: 'programsAdded',
      sql: `select c.name, c.created_at as "createdAt"
        from person join api_client c on c.created_by = person.id order by c.created_at`,
    },
    forget: 'That a program was let in stays true; by whom, nobody can tell any more.',
  },
  {
    columns: ['password_link.profile_id'],
    merge: { stays: 'A link is soon forgotten.' },
    inFile: 'A link by which a password is set is for the message alone that it was sent in, and soon gone.',
    forget: (manager, { profileId }) => removeLinksOf(manager, profileId),
  },
];

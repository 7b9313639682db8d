import { select } from '#server/platform/database/database';
import type { Job } from '#server/platform/jobs/jobs';
import { identityProvider, type PersonAtProvider, providerLane } from './identity-provider';
import { configuredIssuer } from './tokens';

interface Visible {
  profileId: string;
}

type Row = PersonAtProvider & { subject: string };

async function show({ profileId }: Visible): Promise<void> {
  const provider = identityProvider();
  if (!provider.showPerson) return;
  const rows = await select<Row>(
    'person-at-provider',
    `select i.subject, p.id::text as "profileId", p.role, p.user_type as "userType", p.lang,
       p.disabled_at is not null as disabled
     from profile_identity i join profile p on p.id = i.profile_id
     where i.profile_id = $1 and i.issuer = $2`,
    [profileId, configuredIssuer()],
  );
  for (const { subject, ...person } of rows) await provider.showPerson(subject, person);
}

/**
 * Sends a hosted provider the claims of a person. A trigger queues it with every change of them and every new sign-in.
 */
export const showPersonJob: Job<Visible> = { name: 'show-person-to-provider', lane: providerLane, run: show };

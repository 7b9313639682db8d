import { LRUCache } from 'lru-cache';
import { activePerson, type PersonRow, personColumns } from '#server/features/profile/sign-in/fresh-viewer';
import { onCacheChange } from '#server/platform/cache/cache';
import { select } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { createModuleState } from '#server/platform/module-state';
import type { TokenSubject } from '#server/platform/access/token-subject';
import type { ApiClient, Viewer } from '#server/platform/access/viewer';
import { seenPerson } from './impersonation/impersonated-person';

interface Known {
  person: PersonRow | null;
  client: { scopes: ApiClient['scopes']; enabled: boolean } | null;
}

const known = createModuleState(() => new LRUCache<string, Known>({ max: 20_000 }));
let generation = 0;
onCacheChange('viewers', () => {
  generation += 1;
  known.value.clear();
});

async function read({ issuer, subject, clientId }: TokenSubject): Promise<Known> {
  const [persons, clients] = await Promise.all([
    select<PersonRow>(
      'viewer-person',
      `select ${personColumns} from profile_identity i
       join profile p on p.id = i.profile_id left join account a on a.id = p.account_id
       where i.issuer = $1 and i.subject = $2`,
      [issuer, subject],
    ),
    select<NonNullable<Known['client']>>(
      'viewer-client',
      'select scopes, enabled from api_client where issuer = $1 and client_id = $2',
      [issuer, clientId],
    ),
  ]);
  return { person: persons[0] ?? null, client: clients[0] ?? null };
}

async function lookUp(subject: TokenSubject): Promise<Known> {
  const key = `${subject.issuer}\n${subject.subject}\n${subject.clientId}`;
  const cached = known.value.get(key);
  if (cached) return cached;
  const startedIn = generation;
  const found = await read(subject);
  // Results read before a change must not be cached after it. Strangers aren't cached, because they are about to get a
  // profile.
  if (startedIn === generation && (found.person || found.client)) known.value.set(key, found);
  return found;
}

/**
 * Returns the caller by the token's issuer and subject, cached until a profile, link, client or account changes. Throws
 * PROFILE_DISABLED, TOKEN_INVALID for a token of an ended session, and FORBIDDEN for a revoked client. For an
 * impersonating administrator, returns the impersonated person.
 */
export async function viewerOf(subject: TokenSubject | null): Promise<Viewer> {
  if (!subject) return { kind: 'stranger' };
  const { person, client } = await lookUp(subject);
  if (client) {
    if (!client.enabled) throw new AppError('FORBIDDEN', 'This API client was revoked.');
    return { kind: 'client', clientId: subject.clientId, scopes: client.scopes };
  }
  if (!person) return { kind: 'stranger', subject: { issuer: subject.issuer, subject: subject.subject } };
  const session = { begunBy: subject.begunBy, id: subject.sessionId };
  const signedIn = activePerson(person, session);
  const seesAs = person.role === 'admin' && subject.sessionId !== null;
  return (seesAs && (await seenPerson(signedIn, subject))) || signedIn;
}

import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import type { AuditOutcome, Changes } from '#server/features/audit/audit.types';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { hold, transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { requireAdmin } from '#server/platform/access/policy';
import { saveOnce } from '#server/platform/saves/save-once';
import { type Scope, scopes as allScopes } from '#server/platform/access/scopes';
import { isStorable, requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { identityProvider } from '../identity-provider';
import { configuredIssuer, portalClients } from '../tokens';
import { ApiClientEntity } from './api-client.entity';
import type { ApiClient, CreateApiClientInput, UpdateApiClientInput } from './api-client.types';
import { changedClient } from './api-clients.service';
import type { ClientSecrets } from './client-secrets';

const maxNameLength = 100;
const maxClientIdLength = 255;
const maxClients = 100;
const day = 24 * 60 * 60 * 1000;
/** The time for which the previous secret stays valid, so that the other program can be updated. */
const overlap = day;
const maxSecretLength = 2 * 366 * day;

function checkName(sent: string): string {
  const name = sent.trim();
  const { length } = [...name];
  if (length < 1 || length > maxNameLength || !isStorable(name) || /\p{Cc}/u.test(name)) {
    throwFieldError('name', `A name has 1 to ${maxNameLength} characters in one line.`);
  }
  return name;
}

/** Returns the scopes without duplicates, in their declared order. */
function checkScopes(sent: readonly Scope[]): Scope[] {
  if (sent.length === 0) throwFieldError('scopes', 'A program may do at least one thing.');
  return allScopes.filter((scope) => sent.includes(scope));
}

function checkEnd(sent: Date | null | undefined): Date {
  const left = (sent?.getTime() ?? 0) - now().getTime();
  if (!sent || left <= 0 || left > maxSecretLength) {
    throwFieldError('secretEndsAt', 'A secret ends within two years, and not before now.');
  }
  return sent;
}

function checkClientId(sent: string | null | undefined): string {
  const clientId = sent?.trim() ?? '';
  if (clientId === '' || clientId.length > maxClientIdLength || !isStorable(clientId)) {
    throwFieldError('clientId', `A client ID has 1 to ${maxClientIdLength} characters.`);
  }
  // People sign in with these clients. If one were an API client, every person would be treated as that client.
  if (portalClients().includes(clientId))
    throwFieldError('clientId', 'This client ID is used for people’s sign-in.');
  return clientId;
}

/** Returns the provider's secrets. Throws CONFLICT if secrets are created at the provider itself. */
function requireSecrets(): ClientSecrets {
  const { clientSecrets } = identityProvider();
  if (!clientSecrets) throw new AppError('CONFLICT', 'Create secrets at the identity provider.');
  return clientSecrets;
}

async function audit(
  manager: EntityManager,
  admin: Person,
  targetId: string,
  entry: { action: 'add' | 'edit' | 'delete'; outcome?: AuditOutcome; changes?: Changes },
): Promise<void> {
  await appendAudit(manager, { ...entry, actor: actorOf(admin), targetKind: 'api_client', targetId });
}

/** Runs an administrator's action in a transaction and invalidates the cached callers on every server. */
async function action<T>(
  viewer: Viewer,
  work: (manager: EntityManager, admin: Person) => Promise<T>,
): Promise<T> {
  const caller = requireAdmin(viewer);
  const done = await transaction(async (manager) =>
    work(manager, requireAdmin(await freshViewer(manager, caller))),
  );
  forget('viewers');
  return done;
}

/** Returns an API client, locked. Throws NOT_FOUND if it doesn't exist and CONFLICT if it was revoked. */
async function held(manager: EntityManager, id: string): Promise<ApiClientEntity> {
  const where = { issuer: configuredIssuer(), id: requireId(id) };
  const client = await manager.findOne(ApiClientEntity, { where, lock: { mode: 'pessimistic_write' } });
  if (!client) throw new AppError('NOT_FOUND');
  if (!client.enabled) throw new AppError('CONFLICT', 'The API client was revoked.');
  return client;
}

async function rejectCrowd(manager: EntityManager, issuer: string): Promise<void> {
  await hold(manager, 'api-clients');
  if ((await manager.countBy(ApiClientEntity, { issuer })) < maxClients) return;
  throw new AppError('CONFLICT', `There are already ${maxClients} API clients, the maximum.`);
}

async function rejectBound(manager: EntityManager, issuer: string, clientId: string): Promise<void> {
  if (!(await manager.existsBy(ApiClientEntity, { issuer, clientId }))) return;
  throwFieldError('clientId', 'An API client already has this ID.');
}

/**
 * Creates an API client; for administrators, audited. Returns its secret; null if the provider creates it or for a
 * repeat with the same `Idempotency-Key`, because secrets aren't stored.
 */
export async function createApiClient(
  viewer: Viewer,
  sent: CreateApiClientInput,
): Promise<{ client: ApiClient; secret: string | null }> {
  requireAdmin(viewer);
  const { clientSecrets } = identityProvider();
  const [name, scopes] = [checkName(sent.name), checkScopes(sent.scopes)];
  const clientId = clientSecrets ? randomUUID() : checkClientId(sent.clientId);
  const expiresAt = clientSecrets && checkEnd(sent.secretEndsAt);
  const issuer = configuredIssuer();
  let secret: string | null = null;
  const create = async (manager: EntityManager, admin: Person): Promise<string> => {
    await rejectCrowd(manager, issuer);
    await rejectBound(manager, issuer, clientId);
    const id = randomUUID();
    const row = { issuer, clientId, id, name, scopes, createdAt: now(), createdBy: admin.profileId };
    await manager.insert(ApiClientEntity, row);
    await audit(manager, admin, id, {
      action: 'add',
      changes: { name: [null, name], scopes: [null, scopes], clientId: [null, clientId] },
    });
    if (expiresAt) {
      ({ secret } = await clientSecrets!.make(manager, clientId, { expiresAt, previousEndsAt: expiresAt }));
    }
    return id;
  };
  const id = await action(viewer, (manager, admin) => saveOnce(manager, admin, () => create(manager, admin)));
  return { client: await changedClient(viewer, id), secret };
}

/** Changes the name and scopes of an API client immediately; for administrators, audited. */
export async function updateApiClient(viewer: Viewer, sent: UpdateApiClientInput): Promise<ApiClient> {
  requireAdmin(viewer);
  const wanted = {
    ...(sent.name != null && { name: checkName(sent.name) }),
    ...(sent.scopes != null && { scopes: checkScopes(sent.scopes) }),
  };
  await action(viewer, async (manager, admin) => {
    const { issuer, clientId, ...stored } = await held(manager, sent.id);
    const differing = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (field) => String(wanted[field]) !== String(stored[field]),
    );
    if (differing.length === 0) return;
    await manager.update(ApiClientEntity, { issuer, clientId }, wanted);
    const changes = Object.fromEntries(differing.map((field) => [field, [stored[field], wanted[field]]]));
    await audit(manager, admin, stored.id, { action: 'edit', changes: changes as Changes });
  });
  return changedClient(viewer, sent.id);
}

/**
 * Creates another secret of an API client. The two before it stay valid for a day at most. A repeat with the same
 * `Idempotency-Key` replaces the secret of the lost response, so the previous one stays valid. For administrators,
 * audited.
 */
export async function rotateApiClientSecret(
  viewer: Viewer,
  id: string,
  sentEnd: Date,
): Promise<{ client: ApiClient; secret: string }> {
  requireAdmin(viewer);
  const secrets = requireSecrets();
  const expiresAt = checkEnd(sentEnd);
  const secret = await action(viewer, async (manager, admin) => {
    const client = await held(manager, id);
    const previousEndsAt = new Date(now().getTime() + overlap);
    let made = null as string | null;
    const createdAt = await saveOnce(manager, admin, async () => {
      const { secret: first, createdAt: at } = await secrets.make(manager, client.clientId, {
        expiresAt,
        previousEndsAt,
      });
      made = first;
      return at.toISOString();
    });
    made ??= await secrets.replace(manager, client.clientId, new Date(createdAt));
    if (made === null) throw new AppError('CONFLICT', 'Another secret has been created since.');
    await audit(manager, admin, client.id, { action: 'edit', outcome: 'secret_made' });
    return made;
  });
  return { client: await changedClient(viewer, id), secret };
}

/** Permanently revokes an API client and all its tokens; for administrators, audited. */
export async function revokeApiClient(viewer: Viewer, id: string): Promise<ApiClient> {
  const revoke = async (manager: EntityManager, admin: Person): Promise<void> => {
    const { issuer, clientId, ...client } = await held(manager, id);
    await manager.update(ApiClientEntity, { issuer, clientId }, { enabled: false, revokedAt: now() });
    await identityProvider().clientSecrets?.end(manager, clientId);
    await audit(manager, admin, client.id, { action: 'delete', outcome: 'revoked' });
  };
  await action(viewer, (manager, admin) => saveOnce(manager, admin, () => revoke(manager, admin)));
  return changedClient(viewer, id);
}

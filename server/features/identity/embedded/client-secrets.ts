import { isStorable } from '#server/platform/validation';
import { timingSafeEqual } from 'node:crypto';
import type { AdapterPayload } from 'oidc-provider';
import { now } from '#server/platform/clock';
import { select } from '#server/platform/database/database';
import { hashOfToken, newToken } from '#server/platform/access/one-time-token';
import type { ClientSecrets, SecretEnds } from '../api-clients/client-secrets';
import { ClientSecretEntity } from './client-secret.entity';
import { embeddedLink } from './realm';

/** A prefix by which scanners recognize leaked secrets. */
const prefix = 'tw_s_';

const newSecret = (): string => prefix + newToken().token;

export const embeddedClientSecrets: ClientSecrets = {
  async make(manager, clientId, { expiresAt, previousEndsAt }) {
    // The secret before the newest can be in use if the response with the newest was lost.
    await manager.query(
      `delete from idp.client_secret where client_id = $1 and secret_sha256 not in (
         select secret_sha256 from idp.client_secret where client_id = $1 and expires_at > $2
         order by created_at desc limit 2)`,
      [clientId, now()],
    );
    await manager.query(
      'update idp.client_secret set expires_at = least(expires_at, $2) where client_id = $1',
      [clientId, previousEndsAt],
    );
    const [secret, createdAt] = [newSecret(), now()];
    await manager.insert(ClientSecretEntity, {
      secretSha256: hashOfToken(secret),
      clientId,
      createdAt,
      expiresAt,
    });
    return { secret, createdAt };
  },

  async replace(manager, clientId, createdAt) {
    const secret = newSecret();
    const [replaced]: [unknown[], number] = await manager.query(
      `update idp.client_secret set secret_sha256 = $3 where client_id = $1 and created_at = $2 and created_at = (
         select max(created_at) from idp.client_secret where client_id = $1) returning 1`,
      [clientId, createdAt, hashOfToken(secret)],
    );
    return replaced.length > 0 ? secret : null;
  },

  async end(manager, clientId) {
    await manager.delete(ClientSecretEntity, { clientId });
  },

  async endsOf(clientIds) {
    const rows = await select<SecretEnds & { clientId: string }>(
      'idp-client-secret-ends',
      `select client_id as "clientId", (array_agg(expires_at order by created_at desc))[1] as current,
         max(expires_at) filter (where place = 2 and expires_at > $2) as previous
       from (select *, row_number() over (partition by client_id order by created_at desc) as place
         from idp.client_secret where client_id = any($1)) s
       group by client_id`,
      [clientIds, now()],
    );
    return new Map(rows.map(({ clientId, ...ends }) => [clientId, ends]));
  },
};

/**
 * Returns an API client in the format of oidc-provider, for client_credentials only. Its secret consists of the hashes
 * of all valid ones. Returns undefined if it doesn't exist, was revoked or has no valid secret.
 */
export async function findClient(clientId: string): Promise<AdapterPayload | undefined> {
  if (!isStorable(clientId)) return undefined;
  const [row] = await select<{ hashes: string | null }>(
    'idp-client',
    `select string_agg(s.secret_sha256, ',' order by s.secret_sha256) as hashes
     from api_client c join idp.client_secret s on s.client_id = c.client_id
     where c.issuer = $1 and c.client_id = $2 and c.enabled and s.expires_at > $3`,
    [embeddedLink, clientId, now()],
  );
  if (!row?.hashes) return undefined;
  return {
    client_id: clientId,
    client_secret: row.hashes,
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  };
}

/** Returns true if a secret matches one of a client's hashes. */
export function isSecretOf(hashes: string, secret: string): boolean {
  const sent = Buffer.from(hashOfToken(secret));
  return hashes.split(',').some((kept) => timingSafeEqual(sent, Buffer.from(kept)));
}

import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { pool, select } from '#server/platform/database/database';
import { removeExpiredTries } from '#server/platform/limits/tries';
import { isStorable } from '#server/platform/validation';
import { findClient } from './client-secrets';

const found = `case when consumed_at is null then payload
  else payload || jsonb_build_object('consumed', extract(epoch from consumed_at)::bigint) end as payload`;
const alive = `(expires_at is null or expires_at > now())`;

interface Row {
  payload: AdapterPayload;
}

/** Stores the state of oidc-provider between requests, with one row of idp.oidc_payload per object. */
export class PayloadAdapter implements Adapter {
  constructor(private readonly model: string) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    await select(
      'idp-payload-upsert',
      `insert into idp.oidc_payload (model, id, payload, grant_id, uid, user_code, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
       on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
         uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
      [this.model, id, payload, payload.grantId, payload.uid, payload.userCode, expiresIn ?? null],
    );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (!isStorable(id)) return undefined;
    const rows = await select<Row>(
      'idp-payload-find',
      `select ${found} from idp.oidc_payload where model = $1 and id = $2 and ${alive}`,
      [this.model, id],
    );
    return rows[0]?.payload;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const rows = await select<Row>(
      'idp-payload-find-uid',
      `select ${found} from idp.oidc_payload where model = $1 and uid = $2 and ${alive}`,
      [this.model, uid],
    );
    return rows[0]?.payload;
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const rows = await select<Row>(
      'idp-payload-find-user-code',
      `select ${found} from idp.oidc_payload where model = $1 and user_code = $2 and ${alive}`,
      [this.model, userCode],
    );
    return rows[0]?.payload;
  }

  /**
   * Marks a code as used. If several requests redeem it at the same time, one succeeds and its tokens are revoked too.
   */
  async consume(id: string): Promise<void> {
    const { rowCount } = await pool().query(
      'update idp.oidc_payload set consumed_at = now() where model = $1 and id = $2 and consumed_at is null',
      [this.model, id],
    );
    if (rowCount === 1) return;
    await this.revokeGrantOf(id);
    throw new errors.InvalidGrant(`${this.model} already consumed`);
  }

  /** Deletes the grant of a payload and all tokens issued for it. Tokens that are saved later find no grant. */
  private async revokeGrantOf(id: string): Promise<void> {
    await pool().query(
      `delete from idp.oidc_payload p using idp.oidc_payload used where used.model = $1 and used.id = $2
         and (p.grant_id = used.grant_id or (p.model = 'Grant' and p.id = used.grant_id))`,
      [this.model, id],
    );
  }

  async destroy(id: string): Promise<void> {
    await pool().query('delete from idp.oidc_payload where model = $1 and id = $2', [this.model, id]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await pool().query('delete from idp.oidc_payload where model = $1 and grant_id = $2', [
      this.model,
      grantId,
    ]);
  }
}

/** Clients are found among the API clients. All other models are stored as rows. */
export function adapterOf(model: string): Adapter {
  const adapter = new PayloadAdapter(model);
  if (model === 'Client') adapter.find = findClient;
  return adapter;
}

// Limits the storage for started sign-ins, from any number of addresses.
const maxBegun = 20_000;

/**
 * Deletes expired rows and counted attempts, the oldest unfinished sign-ins beyond `max`, and sessions older than 60
 * days. Returns the number of deleted rows.
 */
export async function removeExpired(max = maxBegun): Promise<number> {
  const payloads = await pool().query('delete from idp.oidc_payload where expires_at < now()');
  const begun = await pool().query(
    `delete from idp.oidc_payload where model in ('Interaction', 'company:Interaction') and id in (
       select id from idp.oidc_payload where model in ('Interaction', 'company:Interaction') order by expires_at desc offset $1)`,
    [max],
  );
  const sessions = await pool().query(
    `delete from identity_session where started_at < now() - interval '60 days'`,
  );
  const tries = await removeExpiredTries();
  return (payloads.rowCount ?? 0) + (begun.rowCount ?? 0) + (sessions.rowCount ?? 0) + tries;
}

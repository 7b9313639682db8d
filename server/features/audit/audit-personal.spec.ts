import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { select, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { appendAudits } from './audit.service';
import type { AuditEntry, Changes } from './audit.types';
import { hashPersonal } from './audit-personal';
import { erasePersonal } from './erase-personal';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const image = { smUrl: '/s.webp', assetId: 'a1', width: 3 };
const entryAbout = (about: string, personal: Changes): AuditEntry => ({
  action: 'user_update',
  actor: { kind: 'system' },
  targetKind: 'profile',
  targetId: about,
  changes: { lang: ['en', 'fr'] },
  personal: { about, changes: personal },
});

interface Kept {
  entry: { changes: Record<string, { hash: string }[]> };
  text: string;
  key: Buffer | null;
  changes: Changes | null;
}
const keptAbout = (id: string) =>
  select<Kept>(
    'spec-audit-personal',
    `select to_jsonb(e) as entry, e::text as text, p.key, p.changes
     from audit_entry e left join audit_personal p on p.id = e.personal_id where e.target_id = $1 order by e.id`,
    [id],
  );

/** Returns the hashes of the entry, computed again from known values. */
const recomputed = (key: Buffer, changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, pair]) => [
      field,
      pair.map((value) => hashPersonal(key, field, value)),
    ]),
  );

describe('personal values of the audit log', () => {
  it('are stored beside the entry, which contains their hashes', async () => {
    const id = randomUUID();
    const changes: Changes = { name: ['Dana Whitfield', 'Dana Reyes'], image: [null, image] };
    await transaction((manager) => appendAudits(manager, [entryAbout(id, changes)]));
    const [kept] = await keptAbout(id);
    expect(kept!.text).not.toMatch(/Dana|s\.webp/);
    expect(kept!.changes).toEqual(changes);
    expect(kept!.entry.changes).toEqual({ lang: ['en', 'fr'], ...recomputed(kept!.key!, kept!.changes!) });
  });

  it('are deleted with the person, while entries remain and still match known values', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const phone: Changes = { phone: [null, '+1 512 555 0100'] };
    await transaction((manager) => appendAudits(manager, [entryAbout(id, phone), entryAbout(other, phone)]));
    const [before] = await keptAbout(id);
    await transaction((manager) => erasePersonal(manager, id));
    const [after] = await keptAbout(id);
    expect(after).toEqual({ ...before, key: null, changes: null });
    expect(after!.entry.changes).toMatchObject(recomputed(before!.key!, phone));
    expect((await keptAbout(other))[0]!.changes).toEqual(phone);
  });

  it('have different hashes each time and in each field, so that equal values can’t be recognized', async () => {
    const id = randomUUID();
    const same: Changes = { name: [null, 'Kofi'], location: [null, 'Kofi'] };
    await transaction((manager) => appendAudits(manager, [entryAbout(id, same), entryAbout(id, same)]));
    const kept = await keptAbout(id);
    const hashes = kept.flatMap(({ entry }) => [...entry.changes['name']!, ...entry.changes['location']!]);
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(8);
  });

  it('need no personal row when an entry has none', async () => {
    const id = randomUUID();
    await transaction((manager) => appendAudits(manager, [entryAbout(id, {})]));
    expect(await keptAbout(id)).toMatchObject([
      { entry: { personal_id: null, changes: { lang: ['en', 'fr'] } } },
    ]);
  });
});

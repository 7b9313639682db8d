import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from './audit.types';
import { addressField, hashPersonal, isHashed, partOrigins, partPersonal } from './audit-personal';

const key = Buffer.alloc(32, 1);
const uuid = expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);

const entry = (values: Partial<AuditEntry> = {}): AuditEntry => ({
  action: 'user_update',
  actor: { kind: 'person', id: 'dana' },
  targetKind: 'profile',
  targetId: 'sam',
  changes: { lang: ['en', 'fr'] },
  ...values,
});

describe('hash of a personal value', () => {
  it('depends on its key, its field and its value', () => {
    const hash = createHmac('sha256', key).update('["name","Dana"]').digest('base64url');
    expect(hashPersonal(key, 'name', 'Dana')).toEqual({ hash });
    expect(hashPersonal(key, 'email', 'Dana')).not.toEqual({ hash });
    expect(hashPersonal(Buffer.alloc(32, 2), 'name', 'Dana')).not.toEqual({ hash });
  });

  it('equals that of null for an absent value', () => {
    expect(hashPersonal(key, 'name', undefined)).toEqual(hashPersonal(key, 'name', null));
  });

  it('is recognized by its form', () => {
    expect(isHashed(hashPersonal(key, 'name', 'Dana'))).toBe(true);
    for (const value of [null, 'hash', 5, {}, { hash: 'x', more: 1 }, { other: 'x' }, undefined]) {
      expect(isHashed(value)).toBe(false);
    }
  });
});

describe('audit entry with personal values', () => {
  const personal = { about: 'sam', changes: { name: ['Sam', 'Samuel'], phone: [null, '1'] } } as const;
  const changes = { name: ['Sam', 'Samuel'] as [unknown, unknown], phone: [null, '1'] as [unknown, unknown] };

  it('contains their hashes, and the values are stored beside it under their own key', () => {
    const { entry: stored, side } = partPersonal(entry({ personal: { ...personal, changes } }));
    expect(side).toEqual({ id: uuid, profileId: 'sam', key: expect.any(Buffer), changes });
    expect(side!.key).toHaveLength(32);
    const hash = (field: string, value: unknown) => hashPersonal(side!.key, field, value);
    expect(stored).toEqual({
      ...entry(),
      personalId: side!.id,
      changes: {
        lang: ['en', 'fr'],
        name: [hash('name', 'Sam'), hash('name', 'Samuel')],
        phone: [hash('phone', null), hash('phone', '1')],
      },
    });
    const other = partPersonal(entry({ personal: { ...personal, changes } }));
    expect(other.side!.key).not.toEqual(side!.key);
    expect(other.side!.id).not.toBe(side!.id);
  });

  it('stays unchanged without personal values', () => {
    expect(partPersonal(entry())).toEqual({ entry: entry() });
    const empty = partPersonal(entry({ personal: { about: 'sam', changes: {} } }));
    expect(empty).toEqual({ entry: entry() });
  });
});

describe('address of an entry’s author', () => {
  const part = (...entries: AuditEntry[]) => partOrigins('192.0.2.7', entries);

  it('is stored beside the entries, which contain its hash', () => {
    const { origins, sides } = part(entry());
    const [side] = sides;
    expect(sides).toEqual([
      { id: uuid, profileId: 'dana', key: expect.any(Buffer), changes: { address: [null, '192.0.2.7'] } },
    ]);
    expect(origins).toEqual([
      { originId: side!.id, originHash: hashPersonal(side!.key, addressField, '192.0.2.7').hash },
    ]);
  });

  it.each<[string, string | null, Partial<AuditEntry>]>([
    ['for an acting person', 'dana', { actor: { kind: 'person', id: 'dana' } }],
    ['for a person without an id', null, { actor: { kind: 'person' } }],
    ['for the portal that acts on a person', 'sam', { actor: { kind: 'system' } }],
    ['for the portal that acts on something else', null, { actor: { kind: 'system' }, targetKind: 'module' }],
    ['for an API client', null, { actor: { kind: 'client', id: 'erp' } }],
  ])('belongs, %s, to %s', (_what, holder, values) => {
    const { sides } = part(entry(values));
    expect(sides.map(({ profileId }) => profileId)).toEqual([holder]);
  });

  it('belongs to no one if the portal acts without a target', () => {
    const { targetId: _targetId, ...untargeted } = entry({ actor: { kind: 'system' } });
    expect(part(untargeted).sides.map(({ profileId }) => profileId)).toEqual([null]);
  });

  it('is stored once for each person', () => {
    const other = entry({ actor: { kind: 'person', id: 'lee' } });
    const { origins, sides } = part(entry(), other, entry({ action: 'edit' }));
    expect(sides.map(({ profileId }) => profileId)).toEqual(['dana', 'lee']);
    expect(origins.map(({ originId }) => originId)).toEqual([sides[0]!.id, sides[1]!.id, sides[0]!.id]);
    expect(origins[0]).toEqual(origins[2]);
  });
});

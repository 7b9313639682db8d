import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { closeExpiredAttempts } from '#server/features/attempts/attempt.service';
import { startTest } from '#server/features/training/test/start-test.service';
import { resultById } from '#server/features/attempts/results/result.service';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { makeClient, makeModule, makePerson } from '#server/testing/factories';
import {
  moduleCalls,
  type ModuleInput,
  moduleInput as input,
  moduleName as text,
} from '#server/testing/features/modules';
import { listModules, moduleById } from '#server/features/training/module/modules.service';
import { adminModules } from './admin-modules';

const portal = adminPortal();
const { call } = portal;
const { create, update, read, remove } = moduleCalls(portal);

describe('editing modules', () => {
  it('is allowed for administrators only, while API clients can read', async () => {
    const { id } = await makeModule();
    const reader = await portal.api.clientToken(await makeClient('reader'));
    const writer = await portal.api.clientToken(await makeClient('writer'));
    await expect(create(input(), reader)).rejects.toThrow('FORBIDDEN');
    expect(await create(input(), writer)).toBeDefined();
    expect(await call('query($id: ID!) { adminModule(id: $id) { id } }', { id }, reader)).toEqual({
      adminModule: { id },
    });
    const others = [
      await portal.api.tokenOf(await makePerson({ role: 'user' })),
      await portal.api.tokenOf(await makePerson({ role: 'manager' })),
    ];
    for (const each of others) {
      await expect(create(input(), each)).rejects.toThrow('FORBIDDEN');
      await expect(call('query($id: ID!) { adminModule(id: $id) { id } }', { id }, each)).rejects.toThrow(
        'FORBIDDEN',
      );
      await expect(call('{ adminModules { totalCount } }', {}, each)).rejects.toThrow('FORBIDDEN');
    }
    await expect(call('{ adminModules { totalCount } }', {}, '')).rejects.toThrow('UNAUTHENTICATED');
  });

  it('rejects a person who has lost the administrator role since the request arrived', async () => {
    const previous = await makePerson({ role: 'admin' });
    const { id, updatedAt } = await create();
    await pool().query(`update profile set role = 'user' where id = $1`, [previous.id]);
    const target = { id, updatedAt: new Date(updatedAt) };
    await expect(adminModules.update(previous.viewer, target, { name: { en: 'Dry grip' } })).rejects.toThrow(
      'You don’t have permission to do this.',
    );
    expect((await read(id))?.nameTranslations.en).toBe('Wet grip');
  });

  it('trims tags, removes duplicates, makes them searchable, and keeps them when they are missing', async () => {
    const code = `c${randomUUID().slice(0, 8)}`;
    const tags = [` 205/55  R16 `, '205/55r16', 'Élan', 'elan', code];
    const made = await create(input({ tags }));
    expect(made.tags).toEqual(['205/55 R16', 'Élan', code]);
    expect(await auditOf('module', made.id)).toMatchObject([{ changes: { tags: [null, made.tags] } }]);
    expect((await listModules(portal.admin.viewer, { search: `205 ${code}` }, 5)).totalCount).toBe(1);
    const found = 'query($search: String) { adminModules(search: $search) { nodes { id } } }';
    for (const search of [`205/55 ${code}`, `205/55R16 ${code}`, `ELAN ${code} 20555r16`]) {
      expect([search, await call(found, { search })]).toEqual([
        search,
        { adminModules: { nodes: [{ id: made.id }] } },
      ]);
    }
    const renamed = await update(made.id, input({ name: { en: 'Other' } }), made.updatedAt);
    expect(renamed.tags).toEqual(made.tags);
    const without = await update(made.id, input({ tags: [] }), renamed.updatedAt);
    expect(without.tags).toEqual([]);
    expect((await listModules(portal.admin.viewer, { search: code }, 5)).totalCount).toBe(0);
  });

  it.each([
    ['too many values', Array.from({ length: 101 }, (_, at) => `tag ${at}`), 'tags'],
    ['a value that is too long', ['R16', 'x'.repeat(41)], 'tags.1'],
    ['a value without letters and digits', [' / '], 'tags.0'],
    ['a value of several lines', ['R16\nR17'], 'tags.0'],
  ])('rejects tags with %s', async (_what, tags, field) => {
    const rejection = adminModules.create(portal.admin.viewer, { ...input({ tags }) });
    await expect(rejection).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: [field] } });
  });

  it('adds a module that learners then see, and audits each field', async () => {
    const made = await create();
    expect(made).toMatchObject({
      kind: 'training',
      brand: 'gt',
      group: 'sales_skills',
      nameTranslations: text,
      descriptionTranslations: { en: '<p>How a tire holds.</p>', es: '', fr: '' },
      art: 'touring',
      userTypes: ['standard', 'pro'],
      enabled: true,
      testTakerCount: 0,
      used: false,
    });
    const learner = await makePerson();
    expect(await moduleById(learner.viewer, made.id)).toMatchObject({ nameTranslations: text, test: null });
    const [entry, ...more] = await auditOf('module', made.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ action: 'add', actor: portal.admin.id });
    expect(entry!.changes).toMatchObject({ name: [null, text], brand: [null, 'gt'], enabled: [null, true] });
  });

  it('changes the sent fields, updates the time of the change and audits only the differences', async () => {
    const made = await create();
    const changed = await update(made.id, input({ name: { en: 'Dry grip' }, group: null }), made.updatedAt);
    expect(changed).toMatchObject({
      nameTranslations: { en: 'Dry grip', es: '', fr: '' },
      group: null,
      kind: 'training',
    });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(made.updatedAt));
    const entries = await auditOf('module', made.id);
    expect(entries[1]).toEqual({
      action: 'edit',
      actor: portal.admin.id,
      changes: { name: [text, { en: 'Dry grip', es: '', fr: '' }], group: ['sales_skills', null] },
    });
  });

  it('writes nothing when no value differs', async () => {
    const made = await create();
    expect(await update(made.id, input(), made.updatedAt)).toEqual(made);
    expect(await auditOf('module', made.id)).toHaveLength(1);
  });

  it('keeps missing fields, and rejects null for required ones', async () => {
    const made = await create();
    const changed = await update(made.id, { name: { en: 'Dry grip' }, group: null }, made.updatedAt);
    expect(changed).toEqual({
      ...made,
      nameTranslations: { en: 'Dry grip', es: '', fr: '' },
      group: null,
      updatedAt: changed.updatedAt,
    });
    for (const field of ['name', 'kind', 'enabled', 'tags']) {
      await expect(update(made.id, { [field]: null }, changed.updatedAt)).rejects.toEqual(
        expect.objectContaining({ message: 'BAD_USER_INPUT', fields: [field] }),
      );
    }
    expect(await read(made.id)).toEqual(changed);
  });

  it('rejects an edit of an outdated version', async () => {
    const made = await create();
    const changed = await update(made.id, input({ art: 'ev' }), made.updatedAt);
    const { id, updatedAt } = made;
    const rejection = adminModules.update(
      portal.admin.viewer,
      { id, updatedAt: new Date(updatedAt) },
      { enabled: false },
    );
    const { testTakerCount: _testTakers, used: _used, ...current } = changed;
    await expect(rejection).rejects.toMatchObject({ code: 'CONFLICT', details: { current } });
    expect(await read(made.id)).toEqual(changed);
    await expect(remove(id, updatedAt)).rejects.toThrow('CONFLICT');
  });

  it('accepts one of several concurrent edits', async () => {
    const made = await create();
    const edits = ['One', 'Two', 'Three'].map((en) =>
      update(made.id, input({ name: { en } }), made.updatedAt),
    );
    const outcomes = await Promise.allSettled(edits);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await auditOf('module', made.id)).toHaveLength(2);
  });

  it('accepts a version time that the database stored in microseconds', async () => {
    const { id } = await makeModule({ test: null });
    await pool().query(`update module set updated_at = '2999-01-01 00:00:00.123987+00' where id = $1`, [id]);
    const stored = await read(id);
    expect(stored!.updatedAt).toBe('2999-01-01T00:00:00.123Z');
    const changed = await update(id, input(), stored!.updatedAt);
    expect(changed.updatedAt).toBe('2999-01-01T00:00:00.124Z');
  });

  it('sanitizes the description and keeps the name as plain text', async () => {
    const { nameTranslations, descriptionTranslations } = await create(
      input({
        name: { en: '<b>Grip</b>' },
        description: { en: '<p onclick="x()">Hold</p><script>x()</script>' },
      }),
    );
    expect(nameTranslations.en).toBe('<b>Grip</b>');
    expect(descriptionTranslations.en).toBe('<p>Hold</p>');
  });

  it('rejects invalid values with the field’s name and changes nothing', async () => {
    const made = await create();
    const rejected: [Partial<ModuleInput>, string][] = [
      [{ name: { en: ' ' } }, 'name.en'],
      [{ name: { en: 'a', fr: 'a'.repeat(201) } }, 'name.fr'],
      [{ description: { en: '' } }, 'description.en'],
      [{ description: { en: 'a'.repeat(20_001) } }, 'description.en'],
    ];
    for (const [changes, field] of rejected) {
      const expected = expect.objectContaining({ message: 'BAD_USER_INPUT', fields: [field] });
      await expect(update(made.id, input(changes), made.updatedAt)).rejects.toEqual(expected);
      await expect(create(input(changes))).rejects.toEqual(expected);
    }
    expect(await read(made.id)).toEqual(made);
  });

  it('returns null or NOT_FOUND for an unknown module', async () => {
    const nowhere = randomUUID();
    expect(await read(nowhere)).toBeNull();
    expect(await read('no id')).toBeNull();
    await expect(update(nowhere, input(), new Date().toISOString())).rejects.toThrow('NOT_FOUND');
    await expect(remove(nowhere)).rejects.toThrow('NOT_FOUND');
  });

  it('voids attempts in progress of a disabled module, and shows their number in advance', async () => {
    const module = await makeModule();
    const learner = await makePerson();
    const { id: attemptId } = await startTest(learner.viewer, module.id);
    const stored = await read(module.id);
    expect(stored?.testTakerCount).toBe(1);
    await update(module.id, input({ enabled: false }), stored!.updatedAt);
    await closeExpiredAttempts();
    expect(await resultById(learner.viewer, attemptId)).toMatchObject({ status: 'voided' });
    expect((await read(module.id))?.testTakerCount).toBe(0);
  });
});

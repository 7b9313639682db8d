import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { BulkCalls } from '#server/testing/bulk';
import { makeModule, makePerson } from '#server/testing/factories';
import { moduleCalls, moduleName as text } from '#server/testing/features/modules';
import { moduleById, viewModule } from '#server/features/training/module/modules.service';

const portal = adminPortal();
const { create, read, remove } = moduleCalls(portal);
const bulk = new BulkCalls(portal);

describe('deleting a module', () => {
  it('deletes its unused test and questions', async () => {
    const { id } = await create();
    await pool().query(`insert into test (module_id, category, pass_mark) values ($1, 'standard', 80)`, [id]);
    await pool().query(
      `insert into question (test_id, position, kind, text)
       select id, 1, 'short_answer', '{"en": "a", "es": "", "fr": ""}' from test where module_id = $1`,
      [id],
    );
    const learner = await makePerson();
    expect(await moduleById(learner.viewer, id)).not.toBeNull();
    expect(await remove(id)).toEqual({ deleteModule: { id } });
    expect([await moduleById(learner.viewer, id), await read(id)]).toEqual([null, null]);
    const { rowCount } = await pool().query('select from test where module_id = $1', [id]);
    expect(rowCount).toBe(0);
    const entry = (await auditOf('module', id)).at(-1);
    expect(entry).toMatchObject({ action: 'delete', actor: portal.admin.id });
    expect(entry!.changes).toMatchObject({ name: [text, null], questions: [1, null] });
  });

  /** Adds a file row to a module; returns the ids of file and download. */
  async function addFile(moduleId: string): Promise<{ file: string; download: string }> {
    const { rows } = await pool().query<{ file: string; download: string }>(
      `with file as (
         insert into stored_file (path, filename, ext, content_type, size, sha256, stored_at, unused_since)
         values ($2, 'sizes.pdf', 'pdf', 'application/pdf', 9, 'x', now(), '2020-01-01') returning id
       ) insert into module_download (module_id, kind, lang, label, position, file_id)
         select $1, 'datasheet', 'en', 'Sizes', 1, id from file returning file_id as file, id as download`,
      [moduleId, randomUUID()],
    );
    return rows[0]!;
  }

  it('releases its files, which are removed a day later', async () => {
    const { id } = await create();
    const { file } = await addFile(id);
    const before = new Date();
    await remove(id);
    const { rows } = await pool().query('select unused_since as since from stored_file where id = $1', [
      file,
    ]);
    expect(rows[0].since.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('deletes its outdated translations', async () => {
    const { id } = await create();
    const { download } = await addFile(id);
    await pool().query(`insert into test (module_id, category, pass_mark) values ($1, 'standard', 80)`, [id]);
    const { rows } = await pool().query<{ question: string; image: string }>(
      `with question as (
         insert into question (test_id, position, kind, text)
         select id, 1, 'short_answer', '{"en": "a", "es": "", "fr": ""}' from test where module_id = $1 returning id
       ), image as (
         insert into module_image (module_id, position, original_url, width, height)
         values ($1, 0, 'https://cdn.spec.example/tread.jpg', 8, 8) returning id
       ) select question.id as question, image.id as image from question, image`,
      [id],
    );
    const { question, image } = rows[0]!;
    const kinds = ['module', 'question', 'download', 'module_image'];
    const ids = [id, question, download, image];
    await pool().query(
      `insert into outdated_translation (kind, resource_id, lang, digest, source, changed_at)
       select kind, id, 'es', md5(''), '', now() from unnest($1::text[], $2::text[]) t (kind, id)`,
      [kinds, ids],
    );
    await remove(id);
    const told = await pool().query('select kind from outdated_translation where resource_id = any($1)', [
      ids,
    ]);
    expect(told.rows).toEqual([]);
  });

  it('is rejected once someone downloaded one of its files', async () => {
    const { id } = await create();
    const { download } = await addFile(id);
    await pool().query('insert into download_use (download_id, profile_id, at) values ($1, $2, now())', [
      download,
      portal.admin.id,
    ]);
    expect((await read(id))?.used).toBe(true);
    await expect(remove(id)).rejects.toThrow('CONFLICT');
  });

  it('is rejected once someone viewed it', async () => {
    const { id } = await create();
    await viewModule((await makePerson()).viewer, id);
    expect((await read(id))?.used).toBe(true);
    await expect(remove(id)).rejects.toThrow('CONFLICT');
    expect(await read(id)).not.toBeNull();
  });

  it('deletes unused modules of a bulk action and skips used ones', async () => {
    const [unused, viewed] = [await create(), await create()];
    await addFile(unused.id);
    await viewModule((await makePerson()).viewer, viewed.id);
    const of = { list: 'adminModules', action: 'delete', selection: { ids: [unused.id, viewed.id] } };
    expect(await bulk.preview(of)).toMatchObject({
      takes: 1,
      leftOut: [{ reason: 'used', count: 1 }],
      effects: [
        { kind: 'deleted_questions', count: 0 },
        { kind: 'deleted_files', count: 1 },
        { kind: 'deleted_images', count: 0 },
      ],
      canBeUndone: false,
    });
    const { id } = await bulk.done(of);
    expect(await bulk.read(id)).toMatchObject({ done: 1, leftOut: 1 });
    expect([await read(unused.id), (await read(viewed.id))?.used]).toEqual([null, true]);
    expect((await auditOf('module', unused.id)).at(-1)).toMatchObject({ action: 'delete' });
  });

  it('is rejected once its test was published', async () => {
    const { id } = await makeModule();
    expect((await read(id))?.used).toBe(true);
    await expect(remove(id)).rejects.toThrow('CONFLICT');
    expect(await read(id)).not.toBeNull();
  });
});

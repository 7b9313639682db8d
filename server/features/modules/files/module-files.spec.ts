import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { makeDownload, makeFile, samples } from '#server/testing/uploads/files';
import type { AdminDownload } from './admin-download.entity';

const fields = 'id kind lang label filename size updatedAt captions { lang filename }';

describe('files of a module', () => {
  let api: Api;
  let admin: SpecPerson;
  let token: string;
  let moduleId: string;

  beforeAll(async () => {
    api = await startApi();
    admin = await makePerson({ role: 'admin' });
    token = await api.tokenOf(admin);
  });
  beforeEach(async () => {
    ({ id: moduleId } = await makeModule());
  });
  afterAll(() => api.close());

  /** Runs a mutation; returns the files of the module afterwards, or the error code. */
  async function run(name: string, type: string, input: object, payload = 'download { id }') {
    const { body } = await api.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${payload} } }`,
      { input },
      token,
    );
    const code = body.errors?.[0]?.extensions.code;
    return { files: code ? undefined : await read(), code };
  }
  const add = (input: Record<string, unknown>) =>
    run('createDownload', 'CreateDownloadInput', { moduleId, ...input });
  const update = (id: string, updatedAt: string, input: Record<string, unknown>) =>
    run('updateDownload', 'UpdateDownloadInput', { id, updatedAt, ...input });
  const remove = (id: string, updatedAt: string) =>
    run('deleteDownload', 'DeleteDownloadInput', { id, updatedAt }, 'id');
  const caption = (id: string, lang: string, fileId: string | null, updatedAt: string) =>
    fileId === null
      ? run('deleteCaption', 'DeleteCaptionInput', { id, lang, updatedAt })
      : run('setCaption', 'SetCaptionInput', { id, lang, fileId, updatedAt });
  async function read(): Promise<AdminDownload[]> {
    const { body } = await api.graphql<{ adminModule: { downloads: AdminDownload[] } }>(
      `query ($moduleId: ID!) { adminModule(id: $moduleId) { downloads { ${fields} } } }`,
      { moduleId },
      token,
    );
    return body.data.adminModule.downloads;
  }
  const audited = async (id: string): Promise<unknown[]> =>
    (
      await pool().query(
        `select action, changes from audit_entry where target_kind = 'download' and target_id = $1 order by id`,
        [id],
      )
    ).rows;

  it('are added from an upload, shown to learners, and audited by field', async () => {
    const { id: fileId } = await makeFile(admin.viewer, 'fiche.pdf', samples.pdf);
    const { files } = await add({ kind: 'datasheet', lang: 'fr', label: ' Fiche technique ', fileId });
    const [file] = files!;
    expect(files).toEqual([
      expect.objectContaining({
        kind: 'datasheet',
        lang: 'fr',
        label: 'Fiche technique',
        filename: 'fiche.pdf',
        size: samples.pdf.length,
        captions: [],
      }),
    ]);
    expect(await audited(file!.id)).toEqual([
      {
        action: 'add',
        changes: {
          module: [null, moduleId],
          kind: [null, 'datasheet'],
          lang: [null, 'fr'],
          label: [null, 'Fiche technique'],
          file: [null, 'fiche.pdf'],
        },
      },
    ]);
  });

  it('reject the wrong kind of file, captions as a download, an empty label and a missing file', async () => {
    const video = await makeFile(admin.viewer, 'film.webm', samples.webm);
    const sheet = await makeFile(admin.viewer, 'sheet.pdf', samples.pdf);
    const vtt = await makeFile(admin.viewer, 'film.vtt', samples.vtt);
    const base = { lang: 'en', label: 'A file' };
    expect((await add({ ...base, kind: 'video', fileId: sheet.id })).code).toBe('BAD_USER_INPUT');
    expect((await add({ ...base, kind: 'datasheet', fileId: video.id })).code).toBe('BAD_USER_INPUT');
    const twoLines = { lang: 'en', label: 'A\r\nfile', kind: 'datasheet', fileId: sheet.id };
    expect((await add(twoLines)).code).toBe('BAD_USER_INPUT');
    expect((await add({ ...base, kind: 'extra_file', fileId: vtt.id })).code).toBe('BAD_USER_INPUT');
    expect((await add({ ...base, kind: 'datasheet', fileId: sheet.id, label: '  ' })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await add({ ...base, kind: 'datasheet', fileId: sheet.id, label: 'x'.repeat(201) })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await add({ ...base, kind: 'datasheet', fileId: moduleId })).code).toBe('NOT_FOUND');
    expect(await read()).toEqual([]);
  });

  it('can change label, language and position, with audit entries of the differences', async () => {
    const ids: string[] = [];
    for (const label of ['A', 'B', 'C']) ids.push(await makeDownload(admin.viewer, moduleId, { label }));
    const { updatedAt } = (await read())[2]!;
    const { files } = await update(ids[2]!, updatedAt, { label: 'First', lang: 'es', position: 0 });
    expect(files!.map(({ label }) => label)).toEqual(['First', 'A', 'B']);
    expect((await audited(ids[2]!)).at(-1)).toEqual({
      action: 'edit',
      changes: { label: ['C', 'First'], lang: ['en', 'es'], position: [2, 0] },
    });
    const after = (await update(ids[2]!, files![0]!.updatedAt, { position: 99 })).files!;
    expect(after.map(({ label }) => label)).toEqual(['A', 'B', 'First']);
    const same = await update(ids[2]!, after[2]!.updatedAt, { label: 'First', position: 2 });
    expect(same.files).toEqual(after);
    expect(await audited(ids[2]!)).toHaveLength(3);
  });

  it('keep one order when two administrators move files concurrently', async () => {
    for (const label of ['A', 'B', 'C', 'D']) await makeDownload(admin.viewer, moduleId, { label });
    const before = await read();
    await Promise.all(before.map(({ id, updatedAt }, at) => update(id, updatedAt, { position: 3 - at })));
    const { rows } = await pool().query(
      'select position from module_download where module_id = $1 order by position',
      [moduleId],
    );
    expect((rows as { position: number }[]).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  it('reject a change based on an outdated version', async () => {
    const id = await makeDownload(admin.viewer, moduleId, { kind: 'video', label: 'Film' });
    const { id: fileId } = await makeFile(admin.viewer, 'film.vtt', samples.vtt);
    const { updatedAt } = (await read())[0]!;
    await update(id, updatedAt, { label: 'Film 2' });
    const now = await read();
    expect((await update(id, updatedAt, { label: 'Film 3' })).code).toBe('CONFLICT');
    expect((await caption(id, 'en', fileId, updatedAt)).code).toBe('CONFLICT');
    expect((await remove(id, updatedAt)).code).toBe('CONFLICT');
    expect(await read()).toEqual(now);
  });

  it('can have captions for a video, one file per language, which can be replaced and removed', async () => {
    const id = await makeDownload(admin.viewer, moduleId, { kind: 'video' });
    const sheet = await makeDownload(admin.viewer, moduleId);
    const [first, second] = [
      await makeFile(admin.viewer, 'first.vtt', samples.vtt),
      await makeFile(admin.viewer, 'second.vtt', samples.vtt),
    ];
    const readAt = async (of: string): Promise<string> =>
      (await read()).find((file) => file.id === of)!.updatedAt;
    await caption(id, 'es', first.id, await readAt(id));
    await caption(id, 'en', first.id, await readAt(id));
    const { files } = await caption(id, 'es', second.id, await readAt(id));
    expect(files!.find((file) => file.id === id)!.captions).toEqual([
      { lang: 'en', filename: 'first.vtt' },
      { lang: 'es', filename: 'second.vtt' },
    ]);
    await caption(id, 'es', null, await readAt(id));
    expect((await audited(id)).slice(1)).toEqual([
      { action: 'edit', changes: { 'captions.es': [null, 'first.vtt'] } },
      { action: 'edit', changes: { 'captions.en': [null, 'first.vtt'] } },
      { action: 'edit', changes: { 'captions.es': ['first.vtt', 'second.vtt'] } },
      { action: 'edit', changes: { 'captions.es': ['second.vtt', null] } },
    ]);
    expect((await caption(sheet, 'en', first.id, await readAt(sheet))).code).toBe('BAD_USER_INPUT');
    const { id: pdf } = await makeFile(admin.viewer, 'film.pdf', samples.pdf);
    expect((await caption(id, 'en', pdf, await readAt(id))).code).toBe('BAD_USER_INPUT');
  });

  it('are removed with their captions and links', async () => {
    const id = await makeDownload(admin.viewer, moduleId);
    const { body } = await api.graphql<{ createDownloadLink: { link: { url: string } } }>(
      `mutation { createDownloadLink(input: { downloadId: "${id}" }) { link { url } } }`,
      {},
      token,
    );
    expect((await remove(id, (await read())[0]!.updatedAt)).files).toEqual([]);
    expect((await audited(id)).at(-1)).toMatchObject({
      action: 'delete',
      changes: { file: ['sizes.pdf', null] },
    });
    expect((await api.app.inject({ url: body.data.createDownloadLink.link.url })).statusCode).toBe(403);
    expect((await remove(id, new Date().toISOString())).code).toBe('NOT_FOUND');
  });
});

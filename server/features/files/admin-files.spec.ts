import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { setCaption } from '#server/features/modules/files/captions.service';
import { adminDownloads } from '#server/features/modules/files/admin-downloads';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { makeAsset } from '#server/testing/content/assets';
import { makeAward } from '#server/testing/content/awards';
import { makeModule, makePerson } from '#server/testing/factories';
import { makeDownload, makeFile, samples } from '#server/testing/uploads/files';
import { span } from '#server/testing/moments';

const portal = adminPortal();

interface Use {
  kind: string;
  id: string | null;
  name: string | null;
  downloadId: string | null;
  captions: string | null;
}

interface File {
  id: string;
  filename: string;
  kind: string;
  contentType: string;
  size: number;
  uploaderName: string | null;
  imageUrl: string | null;
  uses: Use[];
  goesAt: string | null;
  createdAt: string;
}

async function find(requested: Record<string, unknown> = {}): Promise<File[]> {
  const { adminFiles } = await portal.call<{ adminFiles: { nodes: File[] } }>(
    `query($search: String, $where: AdminFileWhere) { adminFiles(search: $search, where: $where, first: 100) { nodes {
       id filename kind contentType size uploaderName imageUrl uses { kind id name downloadId captions } goesAt
       createdAt } } }`,
    requested,
  );
  return adminFiles.nodes;
}

const only = async (id: string): Promise<File> => (await find()).find((file) => file.id === id)!;

const where = (requested: object) => find({ where: requested });

describe('list of files', () => {
  it('shows a module’s file with its type, uploader and download', async () => {
    const { viewer, id: uploader } = portal.admin;
    const module = await makeModule({ name: { en: 'Snow', es: 'Nieve', fr: 'Neige' } });
    const video = await makeDownload(viewer, module.id, { kind: 'video', filename: 'film.webm' });
    const captions = await makeFile(viewer, 'film.vtt', samples.vtt);
    const { updatedAt } = (
      await adminDownloads.ownedBy(viewer, { id: module.id, readWith: [module.id] })
    )[0]!;
    await setCaption(viewer, { id: video, updatedAt: new Date(updatedAt) }, 'fr', captions.id);
    const [film] = await find({ search: 'film.webm' });
    expect(film).toMatchObject({
      kind: 'video',
      contentType: 'video/webm',
      size: samples.webm.length,
      uploaderName: 'Ada Admin',
      imageUrl: null,
      uses: [{ kind: 'module', id: module.id, name: 'Snow', downloadId: video, captions: null }],
      goesAt: null,
    });
    expect(await only(captions.id)).toMatchObject({
      kind: 'captions',
      uses: [{ kind: 'module', id: module.id, name: 'Snow', downloadId: video, captions: 'fr' }],
      goesAt: null,
    });
    const { createDownloadLink } = await portal.call<{ createDownloadLink: { link: { url: string } } }>(
      'mutation($input: CreateDownloadLinkInput!) { createDownloadLink(input: $input) { link { url } } }',
      { input: { downloadId: film!.uses[0]!.downloadId } },
    );
    const { rawPayload } = await portal.api.app.inject({ url: createDownloadLink.link.url });
    expect(rawPayload.equals(samples.webm)).toBe(true);
    const ids = (files: File[]) => files.map(({ id }) => id);
    expect(ids(await where({ uploaderId: { oneOf: [uploader] } }))).toContain(film!.id);
    expect(ids(await where({ kind: { oneOf: ['video'] } }))).toEqual([film!.id]);
    expect(ids(await where({ contentType: { contains: 'vtt' } }))).toEqual([captions.id]);
    expect(ids(await where({ kilobytes: { min: 2 } }))).toEqual([film!.id]);
  });

  it('shows where an image is used, each record once, and public places', async () => {
    const award = await makeAward(portal.call, portal.admin.id, { name: { en: 'Best of snow' } });
    await pool().query(`insert into asset_use (asset_id, kind, record_id) values ($1, 'settings', $2)`, [
      award.pictureId,
      randomUUID(),
    ]);
    const picture = await only(award.pictureId);
    expect(picture).toMatchObject({
      filename: 'drawn.jpg',
      kind: 'picture',
      contentType: 'image/jpeg',
      size: 9,
      imageUrl: expect.stringMatching(/^\/images\//),
      uses: [
        { kind: 'award', id: award.id, name: 'Best of snow' },
        { kind: 'settings', id: null, name: null },
      ],
      goesAt: null,
    });
    expect((await where({ user: { oneOf: ['award'] } })).map(({ id }) => id)).toEqual([picture.id]);
  });

  it('shows that an unused file is deleted after a day', async () => {
    const isWithin = span();
    const file = await makeFile(portal.admin.viewer, 'unused.pdf', samples.pdf);
    const person = await makePerson();
    const { id: image } = await makeAsset(person.id, { purpose: 'avatar' });
    const dayBefore = (moment: string): Date => new Date(Date.parse(moment) - 24 * 60 * 60_000);
    for (const id of [file.id, image]) {
      const { uses, goesAt } = await only(id);
      expect(uses).toEqual([]);
      expect(isWithin(dayBefore(goesAt!))).toBe(true);
    }
    const going = (await where({ goesAt: { isNull: false } })).map(({ id }) => id);
    expect(going.toSorted()).toEqual([file.id, image].toSorted());
    const used = await where({ goesAt: { isNull: true } });
    expect(used.length + going.length).toBe((await find()).length);
    expect(used.every(({ goesAt }) => goesAt === null)).toBe(true);
    expect(await where({ goesAt: { before: '2020-01-01T00:00:00Z' } })).toEqual([]);
  });

  it('excludes unfinished uploads and files of data exports', async () => {
    const person = await makePerson();
    const own = await makeFile(portal.admin.viewer, 'own-data.zip', Buffer.from('PK\x03\x04own'));
    await pool().query(
      `insert into data_request (profile_id, kind, state, requested_at, decided_at, file_id, expires_at)
       values ($1, 'copy', 'ready', now(), now(), $2, now() + interval '7 days')`,
      [person.id, own.id],
    );
    const arriving = await makeFile(portal.admin.viewer, 'arriving.pdf', samples.pdf);
    await pool().query('update stored_file set stored_at = null where id = $1', [arriving.id]);
    const image = await makeAsset(person.id, { stored: false });
    const ids = (await find()).map(({ id }) => id);
    for (const id of [own.id, arriving.id, image.id]) expect(ids).not.toContain(id);
  });

  it('includes every table that refers to stored files', async () => {
    const { rows } = await pool().query<{ source: string }>(
      `select c.conrelid::regclass::text as source from pg_constraint c
       where c.contype = 'f' and c.confrelid = 'stored_file'::regclass order by 1`,
    );
    expect(rows.map(({ source }) => source)).toEqual([
      'content_file',
      'data_import',
      'data_request',
      'module_caption',
      'module_download',
    ]);
  });
});

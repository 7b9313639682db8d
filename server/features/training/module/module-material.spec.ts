import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database';
import { type Api, startApi } from '#server/testing/api';
import { makeModule, makePerson, type SpecPerson } from '#server/testing/factories';

const fields = 'lang label file { url filename }';
const query = `query ($id: ID!) { module(id: $id) {
  videos { ${fields} } datasheets { ${fields} } extraFiles { ${fields} } images { originalUrl width height } } }`;

const url = (filename: string): string => `https://files.example/${filename}`;
const shown = (filename: string) => ({
  lang: 'fr',
  label: `Label of ${filename}`,
  file: { url: expect.stringMatching(/^\/api\/downloads\/[0-9a-f-]{36}$/), filename },
});

describe('the material of a module', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  async function add(moduleId: string, kind: string, position: number, filename: string): Promise<void> {
    await pool().query(
      `with stored as (
         insert into stored_file (path, filename, ext, content_type, size, sha256)
         values (gen_random_uuid(), $4, 'bin', 'application/octet-stream', 1, '') returning id
       ) insert into module_download (module_id, kind, lang, label, file_id, position)
       select $1, $2, 'fr', $3, id, $5 from stored`,
      [moduleId, kind, `Label of ${filename}`, filename, position],
    );
  }

  it('is its videos, datasheets, other files and images, each kind in its order', async () => {
    const { id } = await makeModule();
    const other = await makeModule();
    await add(id, 'video', 2, 'second.mp4');
    await add(id, 'video', 1, 'first.mp4');
    await add(id, 'datasheet', 1, 'sheet.pdf');
    await add(id, 'extra_file', 1, 'sizes.csv');
    await add(other.id, 'video', 1, 'other.mp4');
    await pool().query(
      `insert into module_image (module_id, original_url, width, height, position) values ($1, $2, 1600, 900, 1)`,
      [id, url('tread.jpg')],
    );
    const { body } = await api.graphql(query, { id }, await api.tokenOf(await makePerson()));
    expect(body.data).toEqual({
      module: {
        videos: [shown('first.mp4'), shown('second.mp4')],
        datasheets: [shown('sheet.pdf')],
        extraFiles: [shown('sizes.csv')],
        images: [{ originalUrl: url('tread.jpg'), width: 1600, height: 900 }],
      },
    });
  });

  it('is kept, with the description, from people of other user types, however the module is asked for', async () => {
    const { id } = await makeModule({
      userTypes: ['motorcycle'],
      description: { en: '<p>For riders.</p>', es: '', fr: '' },
    });
    await add(id, 'video', 1, 'ride.mp4');
    const asked = `{ id name description descriptionTranslations { en } myTest { access { reason } } videos { file { filename } } }`;
    const of = async (person: SpecPerson): Promise<unknown> => {
      const { body } = await api.graphql<{ module: object; modules: { nodes: { id: string }[] } }>(
        `query($id: ID!) { module(id: $id) ${asked} modules(first: 5) { nodes ${asked} } }`,
        { id },
        await api.tokenOf(person),
      );
      const { module, modules } = body.data;
      expect(modules.nodes.find((node) => node.id === id)).toEqual(module);
      return module;
    };
    const whole = {
      description: '<p>For riders.</p>',
      descriptionTranslations: { en: '<p>For riders.</p>' },
      videos: [{ file: { filename: 'ride.mp4' } }],
    };
    const none = { description: '', descriptionTranslations: { en: '' }, videos: [] };
    expect(await of(await makePerson({ userType: 'motorcycle' }))).toMatchObject(whole);
    expect(await of(await makePerson({ role: 'admin' }))).toMatchObject(whole);
    expect(await of(await makePerson())).toMatchObject({
      ...none,
      myTest: { access: { reason: 'wrong_user_type' } },
    });
  });
});

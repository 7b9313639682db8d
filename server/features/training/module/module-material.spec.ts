import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, makeResult, type SpecPerson } from '#server/testing/factories';

const fields = 'lang label file { url filename }';
const query = `query ($id: ID!) { module(id: $id) {
  videos { ${fields} } datasheets { ${fields} } extraFiles { ${fields} } images { originalUrl width height } } }`;

const url = (filename: string): string => `https://files.example/${filename}`;
const visible = (filename: string) => ({
  lang: 'fr',
  label: `Label of ${filename}`,
  file: { url: expect.stringMatching(/^\/api\/downloads\/[0-9a-f-]{36}$/), filename },
});

describe('material of a module', () => {
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

  it('contains videos, datasheets, other files and images, each in order', async () => {
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
        videos: [visible('first.mp4'), visible('second.mp4')],
        datasheets: [visible('sheet.pdf')],
        extraFiles: [visible('sizes.csv')],
        images: [{ originalUrl: url('tread.jpg'), width: 1600, height: 900 }],
      },
    });
  });

  it('is hidden with the description from people of other user types, in every query', async () => {
    const { id } = await makeModule({
      userTypes: ['motorcycle'],
      description: { en: '<p>For riders.</p>', es: '', fr: '' },
    });
    await add(id, 'video', 1, 'ride.mp4');
    const selection = `{ id name description descriptionTranslations { en } myTest { access { reason } } videos { file { filename } } }`;
    const of = async (person: SpecPerson): Promise<unknown> => {
      const { body } = await api.graphql<{ module: object; modules: { nodes: { id: string }[] } }>(
        `query($id: ID!) { module(id: $id) ${selection} modules(first: 5) { nodes ${selection} } }`,
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

  it('is hidden with the description once the module is disabled, also in results and search', async () => {
    const module = await makeModule({
      name: { en: 'Retired compound', es: '', fr: '' },
      description: { en: '<p>Zirconium blend.</p>', es: '', fr: '' },
      enabled: false,
    });
    await add(module.id, 'video', 1, 'retired.mp4');
    const parts = `{ id descriptionTranslations { en } description videos { label } }`;
    const read = async (person: SpecPerson): Promise<Record<string, unknown>> => {
      const id = await makeResult(person.id, module, { status: 'failed' });
      const { body } = await api.graphql<Record<string, unknown>>(
        `query($id: ID!, $result: ID!) {
          module(id: $id) ${parts}
          modules(first: 5) { nodes ${parts} }
          result(id: $result) { module ${parts} }
          byName: search(words: "Retired compound") { groups { hits { module ${parts} excerpt { text } } } }
          byText: search(words: "Zirconium") { groups { count } }
          listed: modules(first: 5, filter: { search: "Zirconium" }) { totalCount }
        }`,
        { id: module.id, result: id },
        await api.tokenOf(person),
      );
      return body.data;
    };
    const learner = await read(await makePerson());
    expect(JSON.stringify(learner)).not.toMatch(/Zirconium|retired\.mp4/);
    expect(learner).toMatchObject({
      module: { id: module.id, description: '', videos: [] },
      modules: {
        nodes: expect.arrayContaining([expect.objectContaining({ id: module.id, description: '' })]),
      },
      result: { module: { id: module.id } },
      byName: { groups: [{ hits: [{ module: { id: module.id }, excerpt: [] }] }, {}, {}] },
      byText: { groups: [{ count: 0 }, { count: 0 }, { count: 0 }] },
      listed: { totalCount: 0 },
    });
    expect(await read(await makePerson({ role: 'admin' }))).toMatchObject({
      module: { description: '<p>Zirconium blend.</p>', videos: [{ label: 'Label of retired.mp4' }] },
      byText: { groups: [{ count: 1 }, {}, {}] },
      listed: { totalCount: 1 },
    });
  });
});

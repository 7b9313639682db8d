import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { makeModule, makePerson } from '#server/testing/factories';
import { makeTerms } from '#server/testing/terms';
import type { Preview, PreviewLine } from './xliff-preview';

const portal = adminPortal();
const description =
  '<p>Rubber <strong>stays soft</strong>, <a href="https://tires.example/cold">see why</a>.<br />Only below 7 °C.</p>';
let moduleId: string;
let url: string;

beforeAll(async () => {
  await portal.api.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(portal.api.app.server.address() as AddressInfo).port}`;
  const made = await makeModule({
    name: { en: 'Winter <compounds> & more', es: '', fr: '' },
    test: { questions: [{ text: 'Which is soft?' }] },
  });
  moduleId = made.id;
  await pool().query(`update module set description = $2 where id = $1`, [
    moduleId,
    { en: description, es: '', fr: '' },
  ]);
});

const get = (lang: string, asked: Record<string, string> = {}, token: string | null = portal.token) =>
  fetch(`${url}/api/translations.xlf?${new URLSearchParams({ lang, ...asked }).toString()}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });

const fileFor = async (
  lang: string,
  asked: Record<string, string> = { search: 'winter compounds' },
): Promise<string> => (await get(lang, asked)).text();

async function post(body: string | Uint8Array<ArrayBuffer>, token = portal.token) {
  const answer = await fetch(`${url}/api/translation-previews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xliff+xml' },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Preview & { code: string; error: string } };
}

const start = (lang: string) => `<xliff version="1.2"><file source-language="en" target-language="${lang}">`;

const preview = async (file: string): Promise<Preview> => (await post(file)).body;
const line = ({ lines }: Preview, path: string): PreviewLine => lines.find((each) => each.path === path)!;

/** A file in which the texts at these paths are translated. */
const translated = (file: string, texts: Record<string, string>): string =>
  Object.entries(texts).reduce(
    (so, [path, text]) =>
      so.replace(
        new RegExp(`(<trans-unit id="[^"]*:${path}"[\\s\\S]*?<target)[^>]*>[\\s\\S]*?</target>`),
        (_all, before: string) => `${before}>${text}</target>`,
      ),
    file,
  );

const apply = async ({ lang, lines }: Preview) => {
  const texts = lines
    .filter(({ outcome }) => outcome === 'changes')
    .map(({ id, version, after }) => ({ id, version, text: after }));
  const { translateTexts } = await portal.call<{
    translateTexts: { outcomes: { id: string; outcome: string }[] };
  }>(
    `mutation ($input: TranslateTextsInput!) { translateTexts(input: $input) { outcomes { id outcome reason } } }`,
    { input: { lang, texts } },
  );
  return translateTexts.outcomes;
};

const stored = async () =>
  (
    await pool().query<{ name: object; description: Record<string, string> }>(
      'select name, description from module where id = $1',
      [moduleId],
    )
  ).rows[0]!;

describe('a file for translators', () => {
  it('has every text with its marks as marks, in which no address and no style can be changed', async () => {
    const answer = await get('es', { search: 'winter compounds' });
    expect(answer.headers.get('content-disposition')).toMatch(
      /attachment; filename="translations-es-.*\.xlf"/,
    );
    const file = await answer.text();
    expect(file).toContain('source-language="en" target-language="es"');
    expect(file).toContain('<source>Winter &lt;compounds&gt; &amp; more</source>');
    expect(file).toContain(
      '<source><g id="1" ctype="x-html-p">Rubber <g id="2" ctype="bold">stays soft</g>, <g id="3" ctype="link">see why</g>.<x id="4" ctype="lb"/>Only below 7 °C.</g></source>',
    );
    expect(file).not.toContain('https://');
    expect(file.match(/<trans-unit /g)).toHaveLength(5);
  });

  it('is narrowed as the list is, and is for administrators and one language that is not English', async () => {
    const only = await fileFor('fr', {
      search: 'winter compounds',
      filter: '{"kinds":["module"],"missing":["fr"]}',
    });
    expect(only.match(/<trans-unit /g)).toHaveLength(2);
    expect((await get('en')).status).toBe(400);
    expect((await get('es', { filter: '{"what":1}' })).status).toBe(400);
    const learner = await portal.api.tokenOf(await makePerson());
    expect((await get('es', {}, learner)).status).toBe(403);
    expect((await get('es', {}, null)).status).toBe(401);
    expect((await post('<xliff/>', learner)).status).toBe(403);
  });

  it('has no terms, which change only with a new version, but the texts among the settings', async () => {
    await makeTerms();
    await pool().query('update profile set terms_version = (select max(number) from terms_version)');
    await pool().query(
      `update site_setting set gold_modal_copy = '{"en":"<p>Your number</p>","es":"","fr":""}'`,
    );
    const file = await fileFor('es', {});
    expect(file).toContain('id="settings:true:goldModalCopy"');
    expect(file).not.toContain('id="terms:');
    const { translatedTexts } = await portal.call<{
      translatedTexts: { nodes: { path: string; writable: boolean }[] };
    }>('{ translatedTexts(first: 10, filter: { kinds: ["terms"] }) { nodes { path writable } } }');
    expect(translatedTexts.nodes).toContainEqual({ path: 'text', writable: false });
  });
});

describe('a file that comes back', () => {
  const spanish = {
    name: 'Mezclas de invierno &lt;2&gt;',
    description:
      '<g id="1">La goma <g id="3">mire por qué</g>, <g id="2">sigue blanda</g>.<x id="4"/>Solo por debajo de 7 °C.</g>',
  };

  it('is shown with what it changes, saves it by the rules of each text, and changes nothing a second time', async () => {
    const file = translated(await fileFor('es'), spanish);
    const found = await preview(file);
    expect(found).toMatchObject({ lang: 'es', total: 5, same: 0, untranslated: 3 });
    expect(line(found, 'name')).toMatchObject({ outcome: 'changes', after: 'Mezclas de invierno <2>' });
    expect(await stored()).toMatchObject({ description: { es: '' } });
    expect((await apply(found)).map(({ outcome }) => outcome)).toEqual(['written', 'written']);
    expect((await stored()).description['es']).toBe(
      '<p>La goma <a href="https://tires.example/cold">mire por qué</a>, <strong>sigue blanda</strong>.<br />Solo por debajo de 7 °C.</p>',
    );
    const audit = await auditOf('module', moduleId);
    expect(audit.map(({ actor }) => actor)).toEqual([portal.admin.id, portal.admin.id]);
    expect(await preview(file)).toMatchObject({ same: 2, untranslated: 3, lines: [] });
    expect(await auditOf('module', moduleId)).toHaveLength(2);
    expect((await fileFor('es')).match(/state="translated"/g)).toHaveLength(2);
  });

  it('is refused text by text, each with its reason', async () => {
    const file = await fileFor('fr');
    const bad = {
      name: 'x'.repeat(201),
      description: '<g id="1">Sans <g id="2">lien</g>.<x id="4"/></g>',
      text: '<g id="9">Laquelle ?</g>',
    };
    const found = await preview(
      translated(file, bad)
        .replace(/<trans-unit id="question:[^:]*:options.000.text"/, '<trans-unit id="question:gone:text"')
        .replace(/<target><\/target>\n<note>[^<]*options.000/, '<target>Oui</target>\n<note>options.000'),
    );
    expect(found.lines.map(({ outcome, reason, longest }) => [outcome, reason, longest])).toEqual([
      ['refused', 'marks', null],
      ['refused', 'too_long', 200],
      ['refused', 'unknown', null],
      ['refused', 'marks', null],
    ]);
  });

  it('reads no more of a text than any text of the portal has', async () => {
    const file = translated(await fileFor('fr'), {
      name: 'a'.repeat(20_001),
      description: '<x id="4"/>'.repeat(7000),
    });
    const found = await preview(file);
    expect(found.lines.map(({ reason, longest }) => [reason, longest])).toEqual([
      ['too_long', 20_000],
      ['too_long', 20_000],
    ]);
  });

  it('does not translate a sentence that has changed in English since, nor write over what another wrote', async () => {
    const file = translated(await fileFor('fr'), { name: 'Mélanges', 'options.001.text': 'Faux' });
    await pool().query(`update module set name = name || '{"en":"Winter compounds, new"}' where id = $1`, [
      moduleId,
    ]);
    expect(line(await preview(file), 'name')).toMatchObject({ reason: 'source_changed' });
    const again = translated(await fileFor('fr'), { name: 'Mélanges' });
    await pool().query(`update module set name = name || '{"fr":"Gommes"}' where id = $1`, [moduleId]);
    expect(line(await preview(again), 'name')).toMatchObject({ reason: 'translation_changed' });
    const better = translated(await fileFor('fr'), { name: 'Mélanges d’hiver' });
    expect(line(await preview(better), 'name')).toMatchObject({ outcome: 'changes', text: { fr: 'Gommes' } });
    const stripped = better.replace(/ extradata="[^"]*"/g, '');
    expect(line(await preview(stripped), 'name')).toMatchObject({ reason: 'translation_changed' });
  });

  it('tells which translations are out of date, and ends that where they come back as done', async () => {
    const { id } = await makeModule({ name: { en: 'Left behind', es: 'Detrás', fr: 'Derrière' } });
    const { editedModule } = await portal.call<{ editedModule: { updatedAt: string } }>(
      'query ($id: ID!) { editedModule(id: $id) { updatedAt } }',
      { id },
    );
    await portal.call(
      'mutation ($input: UpdateModuleInput!) { updateModule(input: $input) { __typename } }',
      {
        input: {
          id,
          updatedAt: editedModule.updatedAt,
          name: { en: 'Left far behind', es: 'Detrás', fr: 'Derrière' },
        },
      },
    );
    const asked = { search: 'far behind', filter: '{"outdated":["fr"]}' };
    const file = await fileFor('fr', asked);
    expect(file.match(/<trans-unit /g)).toHaveLength(1);
    expect(file).toContain('<target state="needs-review-translation">Derrière</target>');
    expect(file).toMatch(/<note>English changed on \d{4}-\d\d-\d\d<\/note>/);
    expect(await preview(file)).toMatchObject({ same: 1, lines: [] });
    const right = file.replace('needs-review-translation', 'final');
    const found = await preview(right);
    expect(found.lines).toMatchObject([{ path: 'name', outcome: 'changes', after: 'Derrière' }]);
    expect((await apply(found)).map(({ outcome }) => outcome)).toEqual(['written']);
    expect(await preview(right)).toMatchObject({ same: 1, lines: [] });
    expect((await fileFor('fr', asked)).match(/<trans-unit /g)).toBeNull();
    const better = (
      await fileFor('es', { ...asked, filter: '{"needing":["es"],"kinds":["module"]}' })
    ).replace('Detrás<', 'Muy atrás<');
    expect((await apply(await preview(better))).map(({ outcome }) => outcome)).toEqual(['written']);
    expect(await fileFor('es', { ...asked, filter: '{"outdated":["es"]}' })).not.toContain('trans-unit');
  });

  it('is taken as tools write it: in UTF-16, with segments, and with a region behind the language', async () => {
    const file = translated(await fileFor('fr'), {
      'options.001.text': '<mrk mtype="seg" mid="1">Faux</mrk>',
    }).replace('target-language="fr"', 'target-language="fr-CA"');
    const utf16 = Buffer.from(`\uFEFF${file.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    const { body } = await post(new Uint8Array(utf16));
    expect(body.lang).toBe('fr');
    expect(line(body, 'options.001.text')).toMatchObject({ outcome: 'changes', after: 'Faux' });
  });

  it('tells of a text that another changed between preview and saving, and saves the others', async () => {
    const file = translated(await fileFor('fr'), { 'options.000.text': 'Juste', 'options.001.text': 'Faux' });
    const found = await preview(file);
    const [first] = found.lines;
    await portal.call(
      'mutation ($input: TranslateTextInput!) { translateText(input: $input) { text { id } } }',
      {
        input: { id: first!.id, version: first!.version, lang: 'es', text: 'Correcto' },
      },
    );
    expect((await apply(found)).map(({ outcome }) => outcome).sort()).toEqual(['changed', 'written']);
  });

  it.each([
    ['no XML', 'id;text', 'not_xml', 1],
    ['cut off', `${start('es')}<body>\n`, 'not_xml', 2],
    ['another kind of XML', '<quiz></quiz>', 'not_xliff', 1],
    ['version 2.0', '<xliff version="2.0"></xliff>', 'not_xliff', 1],
    ['full of entities', `<!DOCTYPE a [<!ENTITY b "cc">]>\n${start('es')}&b;`, 'declares', 1],
    ['of an unknown entity', `${start('es')}\n&b;`, 'not_xml', 2],
    ['for another language', start('de'), 'target_language', 1],
    ['from another language', start('es').replace('"en"', '"de"'), 'source_language', 1],
    [
      'for two languages',
      `${start('es')}</file><file source-language="en" target-language="fr">`,
      'two_languages',
      1,
    ],
    ['too deep', `${start('es')}${'<g>'.repeat(100)}`, 'too_deep', 1],
    ['empty', '<xliff version="1.2"></xliff>', 'nothing', null],
  ])('is refused whole where it is %s', async (_what, file, code, at) => {
    const { problem, lines } = await preview(file);
    expect([problem, lines]).toEqual([{ code, line: at, reason: expect.stringMatching(/\.$/) }, []]);
  });

  it('is refused where it is too large, not text, or has a text twice', async () => {
    expect((await post('x'.repeat(10 * 1024 * 1024 + 1))).body.code).toBe('PAYLOAD_TOO_LARGE');
    expect((await post(new Uint8Array([0x3c, 0xe9, 0x3e]))).body.problem).toMatchObject({ code: 'not_text' });
    const file = translated(await fileFor('es', { search: 'which is soft' }), { text: 'Cuál' });
    const [unit] = /<trans-unit[^]*?<\/trans-unit>/.exec(file)!;
    expect((await preview(file.replace(unit, unit + unit))).lines.map(({ reason }) => reason)).toEqual([
      null,
      'twice',
    ]);
  });
});

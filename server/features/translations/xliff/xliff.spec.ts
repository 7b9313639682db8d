import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { erasePersonInImports } from '#server/features/imports/erasure/forget-person-in-imports';
import { pool, transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { makeClient, makeModule, makePerson } from '#server/testing/factories';
import { importing, type SpecImport } from '#server/testing/features/imports';
import { makeTerms } from '#server/testing/content/terms';
import { runTexts } from '#server/features/imports/texts/run-texts';
import { batchSize } from '#server/features/imports/texts/text-turn';
import { translatedKind } from '../translated-resources';

const portal = adminPortal();
const description =
  '<p>Rubber <strong>stays soft</strong>, <a href="https://tires.example/cold">see why</a>.<br />Only below 7 °C.</p>';
let files: ReturnType<typeof importing>;
let moduleId: string;
let url: string;

beforeAll(async () => {
  files = importing(portal.api, portal.admin);
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

const get = (lang: string, requested: Record<string, string> = {}, token: string | null = portal.token) =>
  fetch(`${url}/api/translations.xlf?${new URLSearchParams({ lang, ...requested }).toString()}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });

const fileFor = async (
  lang: string,
  requested: Record<string, string> = { search: 'winter compounds' },
): Promise<string> => (await get(lang, requested)).text();

const start = (lang: string) =>
  `<?xml version="1.0"?><xliff version="1.2"><file source-language="en" target-language="${lang}">`;

interface Text {
  line: number;
  outcome: string;
  undone: string | null;
  text: { id: string; kind: string | null; path: string | null; before: string; after: string };
  reasons: { code: string; value: string | null; line: number | null }[];
  unchangedReasons: { code: string }[];
}

/** Checks an import and returns it with its texts. */
type Checked = SpecImport & { texts: Text[] };

const textsOf = async (id: string, outcome: string | null = null): Promise<Text[]> => {
  const data = await files.request<{ import: { rows: { nodes: Text[] } } }>(
    `query ($id: ID!, $outcome: ImportOutcome) { import(id: $id) { rows(first: 100, filter: { outcome: $outcome }) {
       nodes { line outcome undone text { id kind path before after } reasons { code value line }
         unchangedReasons { code } } } } }`,
    { id, outcome },
  );
  return data.import.rows.nodes;
};

const found = async (id: string): Promise<Checked> => ({
  ...(await files.find(id)),
  texts: await textsOf(id),
});

const check = async (file: string | Buffer, filename = 'file.xlf'): Promise<Checked> =>
  found((await files.send('translations', file, filename)).id);

const textAt = ({ texts }: Checked, path: string): Text => texts.find(({ text }) => text.path === path)!;
const reasonAt = (checked: Checked, path: string) => textAt(checked, path).reasons[0];

/** Runs a checked import to its end. */
async function take({ id }: SpecImport): Promise<Checked> {
  await files.step('startImport', { id });
  await files.run();
  return found(id);
}

/** Returns the file with translations of the texts at these paths. */
const translated = (file: string, texts: Record<string, string>): string =>
  Object.entries(texts).reduce(
    (so, [path, text]) =>
      so.replace(
        new RegExp(`(<trans-unit id="[^"]*:${path}"[\\s\\S]*?<target)[^>]*>[\\s\\S]*?</target>`),
        (_all, before: string) => `${before}>${text}</target>`,
      ),
    file,
  );

const stored = async () =>
  (
    await pool().query<{ name: object; description: Record<string, string> }>(
      'select name, description from module where id = $1',
      [moduleId],
    )
  ).rows[0]!;

describe('XLIFF export', () => {
  it('has every text with inline elements, without editable addresses or styles', async () => {
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

  it('filters like the list, for administrators and one target language', async () => {
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
  });

  it('includes texts of the settings, but no terms, which change only with a new version', async () => {
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

const textById = async (id: string, search: string) => {
  const [kind, resourceId, path] = id.split(':') as [string, string, string];
  const { translatedTexts } = await portal.call<{
    translatedTexts: { nodes: { id: string; version: string; text: { fr: string } }[] };
  }>(
    `query ($kind: String!, $search: String) {
       translatedTexts(first: 100, search: $search, filter: { kinds: [$kind] }) { nodes { id version text { fr } } } }`,
    { kind, search },
  );
  return translatedTexts.nodes.find((each) => each.id === `${kind}:${resourceId}:${path}`)!;
};
const versionOfText = async (id: string, search = ''): Promise<string> =>
  (await textById(id, search)).version;
const frenchOf = async (id: string): Promise<string> => (await textById(id, '')).text.fr;

describe('XLIFF import', () => {
  const spanish = {
    name: 'Mezclas de invierno &lt;2&gt;',
    description:
      '<g id="1">La goma <g id="3">mire por qué</g>, <g id="2">sigue blanda</g>.<x id="4"/>Solo por debajo de 7 °C.</g>',
  };

  it('is checked, saves validated texts, and changes nothing when repeated', async () => {
    const file = translated(await fileFor('es'), spanish);
    const made = await check(file);
    expect(made).toMatchObject({
      status: 'checked',
      rowCount: 5,
      counts: { add: 0, change: 2, unchanged: 3, reject: 0 },
    });
    expect(textAt(made, 'name')).toMatchObject({
      outcome: 'change',
      text: { kind: 'module', before: '', after: 'Mezclas de invierno <2>' },
    });
    expect(await stored()).toMatchObject({ description: { es: '' } });
    expect(await take(made)).toMatchObject({ status: 'done', doneCounts: { change: 2, unchanged: 3 } });
    expect((await stored()).description['es']).toBe(
      '<p>La goma <a href="https://tires.example/cold">mire por qué</a>, <strong>sigue blanda</strong>.<br />Solo por debajo de 7 °C.</p>',
    );
    const audit = await auditOf('module', moduleId);
    expect(audit.map(({ actor }) => actor)).toEqual([portal.admin.id, portal.admin.id]);
    const steps = await auditOf('import', made.id);
    expect(steps.map(({ changes }) => changes['status']?.[1])).toEqual([undefined, 'running', 'done']);
    expect(await check(file)).toMatchObject({ counts: { change: 0, unchanged: 5, reject: 0 } });
    expect(await auditOf('module', moduleId)).toHaveLength(2);
    expect((await fileFor('es')).match(/state="translated"/g)).toHaveLength(2);
  });

  it('rejects each invalid text with a reason, also in the file of rejected texts', async () => {
    const file = await fileFor('fr');
    const bad = {
      name: 'x'.repeat(201),
      description: '<g id="1">Sans <g id="2">lien</g>.<x id="4"/></g>',
      text: '<g id="9">Laquelle ?</g>',
    };
    const made = await check(
      translated(file, bad)
        .replace(/<trans-unit id="question:[^:]*:options.000.text"/, '<trans-unit id="question:gone:text"')
        .replace(/<target><\/target>\n<note>[^<]*options.000/, '<target>Oui</target>\n<note>options.000'),
    );
    const rejected = made.texts.filter(({ outcome }) => outcome === 'reject');
    expect(rejected.map(({ reasons: [reason] }) => [reason!.code, reason!.value])).toEqual([
      ['MARKS', null],
      ['TOO_MANY_CHARACTERS', '200'],
      ['TEXT_DELETED', null],
      ['MARKS', null],
    ]);
    const saved = await fetch(`${url}/api/imports/${made.id}/rejected.csv?lang=fr`, {
      headers: { authorization: `Bearer ${portal.token}` },
    });
    expect((await saved.text()).split('\r\n')[2]).toMatch(/x{201},Le texte a plus de 200 caractères\.$/);
  });

  it('limits the length of a text', async () => {
    const file = translated(await fileFor('fr'), {
      name: 'a'.repeat(20_001),
      description: '<x id="4"/>'.repeat(7000),
    });
    const made = await check(file);
    for (const path of ['name', 'description'])
      expect(reasonAt(made, path)).toMatchObject({ code: 'TOO_MANY_CHARACTERS', value: '20000' });
  });

  it('rejects a text with an oversized id, even when truncation would split a character', async () => {
    const unit = `<trans-unit id="${'a'.repeat(299)}😀"><source>Grip</source><target>Agarre</target></trans-unit>`;
    const made = await check(`${start('es')}<body>${unit}</body></file></xliff>`);
    expect(made).toMatchObject({ status: 'checked', texts: [{ reasons: [{ code: 'TEXT_DELETED' }] }] });
  });

  it('rejects a translation of a changed English sentence, and one that someone else changed', async () => {
    const file = translated(await fileFor('fr'), { name: 'Mélanges', 'options.001.text': 'Faux' });
    await pool().query(`update module set name = name || '{"en":"Winter compounds, new"}' where id = $1`, [
      moduleId,
    ]);
    expect(reasonAt(await check(file), 'name')).toMatchObject({ code: 'SOURCE_CHANGED' });
    const again = translated(await fileFor('fr'), { name: 'Mélanges' });
    await pool().query(`update module set name = name || '{"fr":"Gommes"}' where id = $1`, [moduleId]);
    expect(reasonAt(await check(again), 'name')).toMatchObject({ code: 'TRANSLATION_CHANGED' });
    const better = translated(await fileFor('fr'), { name: 'Mélanges d’hiver' });
    expect(textAt(await check(better), 'name')).toMatchObject({
      outcome: 'change',
      text: { before: 'Gommes' },
    });
    const stripped = better.replace(/ extradata="[^"]*"/g, '');
    expect(reasonAt(await check(stripped), 'name')).toMatchObject({ code: 'TRANSLATION_CHANGED' });
  });

  it('exports outdated translations with their state, resolves them on import, and can be undone', async () => {
    const { id } = await makeModule({ name: { en: 'Left behind', es: 'Detrás', fr: 'Derrière' } });
    const { adminModule } = await portal.call<{ adminModule: { updatedAt: string } }>(
      'query ($id: ID!) { adminModule(id: $id) { updatedAt } }',
      { id },
    );
    await portal.call(
      'mutation ($input: UpdateModuleInput!) { updateModule(input: $input) { __typename } }',
      {
        input: {
          id,
          updatedAt: adminModule.updatedAt,
          name: { en: 'Left far behind', es: 'Detrás', fr: 'Derrière' },
        },
      },
    );
    const filters = { search: 'far behind', filter: '{"outdated":["fr"]}' };
    const file = await fileFor('fr', filters);
    expect(file.match(/<trans-unit /g)).toHaveLength(1);
    expect(file).toContain('<target state="needs-review-translation">Derrière</target>');
    expect(file).toMatch(/<note>English changed on \d{4}-\d\d-\d\d<\/note>/);
    expect(await check(file)).toMatchObject({ counts: { change: 0, unchanged: 1 } });
    const right = file.replace('needs-review-translation', 'final');
    const confirmed = await check(right);
    expect(confirmed.texts).toMatchObject([{ outcome: 'change', text: { path: 'name', after: 'Derrière' } }]);
    expect(await take(confirmed)).toMatchObject({ doneCounts: { change: 1 } });
    expect(await check(right)).toMatchObject({ counts: { change: 0, unchanged: 1 } });
    expect((await fileFor('fr', filters)).match(/<trans-unit /g)).toBeNull();
    expect(await files.undo(confirmed.id)).toMatchObject({ status: 'undone', undo: { restored: 1 } });
    expect((await fileFor('fr', filters)).match(/<trans-unit /g)).toHaveLength(1);
    const needing = await fileFor('es', { ...filters, filter: '{"needing":["es"],"kinds":["module"]}' });
    const better = await take(await check(needing.replace('Detrás<', 'Muy atrás<')));
    expect(better.doneCounts.change).toBe(1);
    const outdated = { ...filters, filter: '{"outdated":["es"]}' };
    expect(await fileFor('es', outdated)).not.toContain('trans-unit');
    await files.undo(better.id);
    expect(await fileFor('es', outdated)).toContain('<target state="needs-review-translation">Detrás');
  });

  it('marks a restored translation as outdated if its English text has changed since', async () => {
    const { id } = await makeModule({ name: { en: 'Rolling road', es: 'Carretera rodante', fr: '' } });
    const filters = { search: 'Rolling', filter: '{"kinds":["module"]}' };
    const file = (await fileFor('es', filters)).replace('Carretera rodante<', 'Camino rodante<');
    const taken = await take(await check(file));
    expect(taken.doneCounts.change).toBe(1);
    const rename = async (en: string) => {
      const { adminModule } = await portal.call<{ adminModule: { updatedAt: string } }>(
        'query ($id: ID!) { adminModule(id: $id) { updatedAt } }',
        { id },
      );
      const name = { en, es: 'Camino rodante', fr: '' };
      await portal.call(
        'mutation ($input: UpdateModuleInput!) { updateModule(input: $input) { __typename } }',
        { input: { id, updatedAt: adminModule.updatedAt, name } },
      );
    };
    await rename('Rolling street');
    expect(await files.undo(taken.id)).toMatchObject({ status: 'undone', undo: { restored: 1 } });
    const outdated = { ...filters, filter: '{"outdated":["es"]}' };
    expect(await fileFor('es', outdated)).toContain(
      '<target state="needs-review-translation">Carretera rodante',
    );
  });

  it('leaves a translation up to date that someone confirmed for the new English text', async () => {
    const { id } = await makeModule({ name: { en: 'Wet grip', es: 'Agarre', fr: '' } });
    const rename = async (en: string) => {
      const { adminModule } = await portal.call<{ adminModule: { updatedAt: string } }>(
        'query ($id: ID!) { adminModule(id: $id) { updatedAt } }',
        { id },
      );
      await portal.call(
        'mutation ($input: UpdateModuleInput!) { updateModule(input: $input) { __typename } }',
        { input: { id, updatedAt: adminModule.updatedAt, name: { en, es: 'Agarre', fr: '' } } },
      );
    };
    const outdated = { search: 'Wet', filter: '{"outdated":["es"],"kinds":["module"]}' };
    await rename('Wet road grip');
    const file = (await fileFor('es', outdated)).replace('needs-review-translation', 'final');
    const taken = await take(await check(file));
    expect(taken.doneCounts.change).toBe(1);
    await rename('Wet asphalt grip');
    expect(await fileFor('es', outdated)).toContain('Agarre');
    await portal.call(
      `mutation ($id: ID!, $version: String!) {
         translateText(input: { id: $id, version: $version, lang: es, text: "Agarre" }) { text { id } } }`,
      { id: `module:${id}:name`, version: await versionOfText(`module:${id}:name`, 'Wet') },
    );
    await files.undo(taken.id);
    expect(await fileFor('es', outdated)).not.toContain('trans-unit');
  });

  it('accepts UTF-16, segments, and a region in the language', async () => {
    const file = translated(await fileFor('fr'), {
      'options.001.text': '<mrk mtype="seg" mid="1">Faux</mrk>',
    }).replace('target-language="fr"', 'target-language="fr-CA"');
    const made = await check(
      Buffer.from(`\uFEFF${file.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
      'file.xliff',
    );
    expect(textAt(made, 'options.001.text')).toMatchObject({ outcome: 'change', text: { after: 'Faux' } });
    const { import: read } = await files.request<{ import: { language: string } }>(
      'query ($id: ID!) { import(id: $id) { language } }',
      { id: made.id },
    );
    expect(read.language).toBe('fr');
  });

  it('keeps a text that changed between preview and import, and saves the others', async () => {
    const file = translated(await fileFor('fr'), { 'options.000.text': 'Juste', 'options.001.text': 'Faux' });
    const made = await check(file);
    const [first, second] = made.texts.filter(({ outcome }) => outcome === 'change');
    await portal.call(
      `mutation ($id: ID!, $version: String!) {
         translateText(input: { id: $id, version: $version, lang: es, text: "Correcto" }) { text { id } } }`,
      { id: first!.text.id, version: await versionOfText(first!.text.id) },
    );
    const ran = await take(made);
    expect(ran).toMatchObject({ status: 'done', doneCounts: { change: 1, reject: 1 } });
    expect(ran.texts.find(({ line }) => line === first!.line)).toMatchObject({
      outcome: 'reject',
      reasons: [{ code: 'CHANGED_SINCE' }],
    });
    expect(ran.texts.find(({ line }) => line === second!.line)).toMatchObject({ outcome: 'change' });
    expect(await frenchOf(first!.text.id)).toBe('');
  });

  it.each([
    ['not XML', '<xliff\nid;text', 'not_xml', 2],
    ['truncated', `${start('es')}<body>\n`, 'not_xml', 2],
    ['version 2.0', '<xliff version="2.0"></xliff>', 'not_xliff', 1],
    ['a file with an unknown entity', `${start('es')}\n&b;`, 'not_xml', 2],
    ['full of entities', `<!DOCTYPE xliff [<!ENTITY b "cc">]>\n<xliff>&b;`, 'declares', 1],
    ['a file for another language', start('de'), 'target_language', 1],
    ['a file from another language', start('es').replace('"en"', '"de"'), 'source_language', 1],
    [
      'a file for two languages',
      `${start('es')}</file><file source-language="en" target-language="fr">`,
      'two_languages',
      1,
    ],
    ['nested too deeply', `${start('es')}${'<g>'.repeat(100)}`, 'too_deep', 1],
    ['empty', '<xliff version="1.2"></xliff>', 'nothing', null],
    [
      'a file with too many texts',
      `${start('es')}<body>${'<trans-unit id="a"/>'.repeat(20_001)}</body></file></xliff>`,
      'too_many',
      1,
    ],
  ])('is rejected as a whole when it is %s', async (_what, file, reason, line) => {
    const { id, status } = await files.send('translations', file, 'file.xlf');
    const { import: failed } = await files.request<{ import: { failure: object } }>(
      'query ($id: ID!) { import(id: $id) { failure { code reason line } } }',
      { id },
    );
    expect([status, failed.failure]).toEqual(['failed', { code: 'BAD_USER_INPUT', reason, line }]);
  });

  it('is rejected when it is too large, not text, another kind of file, or from an API client', async () => {
    const rejectedUnits = (file: string | Buffer, name = 'file.xlf') =>
      files.send('translations', file, name).then(
        ({ failure }) => failure?.reason,
        (error: { code: string }) => error.code,
      );
    expect(await rejectedUnits(`<xliff version="1.2">${' '.repeat(10_000_000)}`)).toBe('PAYLOAD_TOO_LARGE');
    expect(await rejectedUnits(Buffer.concat([Buffer.from('<xliff '), Buffer.from([0xe9, 0x3e])]))).toBe(
      'not_text',
    );
    expect(await rejectedUnits('id,text', 'file.csv')).toBe('FILE_REJECTED');
    expect(await rejectedUnits('<quiz></quiz>')).toBe('FILE_REJECTED');
    const client = await portal.api.clientToken(await makeClient(['run_imports', 'write_people']));
    const answer = await fetch(`${url}/api/imports?kind=translations&filename=file.xlf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client}` },
      body: start('es'),
    });
    expect(answer.status).toBe(403);
  });

  it('has no columns to match and no rows to correct', async () => {
    const { id } = await check(await fileFor('es'));
    const codeOf = (name: string, input: object) =>
      files.step(name, { id, ...input }).catch((error: { code: string }) => error.code);
    expect(await codeOf('matchImportColumns', { columns: [] })).toBe('BAD_USER_INPUT');
    expect(await codeOf('readImport', {})).toBe('BAD_USER_INPUT');
    await expect(
      files.request(
        `mutation ($id: ID!) { correctImportRow(input: { id: $id, line: 1, values: [] }) { row { line } } }`,
        { id },
      ),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('rejects a duplicate text', async () => {
    const file = translated(await fileFor('es', { search: 'which is soft' }), { text: 'Cuál' });
    const [unit] = /<trans-unit[^]*?<\/trans-unit>/.exec(file)!;
    const { texts } = await check(file.replace(unit, unit + unit));
    expect(texts.slice(0, 2)).toMatchObject([
      { outcome: 'change' },
      { outcome: 'reject', reasons: [{ code: 'DUPLICATE', line: 1 }] },
    ]);
  });
});

describe('running import of translations', () => {
  const texts = batchSize + 5;
  const word = (at: number) => `Tread pattern ${at}`;

  /** Modules with names of their own, and a file that translates each into French. */
  async function makeFile(key: string): Promise<{ file: string; frenchOfAll: () => Promise<string[]> }> {
    for (let at = 0; at < texts; at++)
      await makeModule({ name: { en: `${word(at)} ${key}`, es: '', fr: '' } });
    const file = await fileFor('fr', { search: key, filter: '{"missing":["fr"],"kinds":["module"]}' });
    const french = file.replace(
      /(<source>Tread pattern )(\d+)( [^<]*<\/source>\s*<target)[^>]*><\/target>/g,
      (_all, before: string, at: string, after: string) =>
        `${before}${at}${after}>Motif ${at} ${key}</target>`,
    );
    const frenchOfAll = async () =>
      (
        await pool().query<{ fr: string }>(
          `select name ->> 'fr' as fr from module where name ->> 'en' like $1 order by 1`,
          [`%${key}`],
        )
      ).rows.map(({ fr }) => fr);
    return { file: french, frenchOfAll };
  }

  const auditCount = async (key: string): Promise<number> =>
    (
      await pool().query<{ count: number }>(
        `select count(*)::int as count from audit_entry a join module m on m.id::text = a.target_id::text
         where m.name ->> 'en' like $1 and a.action = 'edit'`,
        [`%${key}`],
      )
    ).rows[0]!.count;

  it('continues after a crash and saves each text once', async () => {
    const { file, frenchOfAll } = await makeFile('killed');
    const made = await check(file);
    expect(made).toMatchObject({ status: 'checked', counts: { change: texts } });
    await files.step('startImport', { id: made.id });
    expect(await runTexts(made.id)).toBe(true);
    expect(await files.find(made.id)).toMatchObject({ status: 'running', doneCounts: { change: batchSize } });
    // A crash before the batch was recorded leaves saved texts and rows without an outcome.
    await pool().query(
      `update data_import_row set done = false where import_id = $1 and outcome = 'change'`,
      [made.id],
    );
    await pool().query(
      `update data_import set done = done - $2, done_counts = done_counts || '{"change": 0}' where id = $1`,
      [made.id, batchSize],
    );
    await files.run();
    expect(await found(made.id)).toMatchObject({
      status: 'done',
      done: made.rowCount,
      counts: { change: texts, reject: 0 },
      doneCounts: { change: texts, reject: 0 },
    });
    expect(new Set(await frenchOfAll()).size).toBe(texts);
    expect(await auditCount('killed')).toBe(texts);
  });

  it('can be stopped, resumed, and undone except for texts changed since', async () => {
    const { file, frenchOfAll } = await makeFile('stopped');
    const { id, texts: all } = await check(file);
    await files.step('startImport', { id });
    await runTexts(id);
    await files.step('stopImport', { id });
    expect(await runTexts(id)).toBe(false);
    expect(await files.find(id)).toMatchObject({
      status: 'stopped',
      doneCounts: { change: batchSize },
    });
    await files.step('resumeImport', { id });
    // Two servers may process it at the same time.
    await Promise.all([files.run(), runTexts(id)]);
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'done', doneCounts: { change: texts } });
    expect(await auditCount('stopped')).toBe(texts);
    const changed = all.find(({ outcome }) => outcome === 'change')!.text.id;
    await portal.call(
      `mutation ($id: ID!, $version: String!) {
         translateText(input: { id: $id, version: $version, lang: fr, text: "Autre" }) { text { id } } }`,
      { id: changed, version: await versionOfText(changed, 'stopped') },
    );
    const counts = { removed: 0, addedStays: 0, restored: texts - 1, fieldsStay: 1 };
    expect((await files.find(id)).undoPreview).toEqual(counts);
    expect(await files.undo(id)).toMatchObject({ status: 'undone', undo: counts });
    expect(await frenchOfAll()).toEqual([...Array<string>(texts - 1).fill(''), 'Autre']);
    const kept = (await textsOf(id)).filter(({ undone }) => undone === 'kept');
    expect(kept).toMatchObject([{ text: { id: changed }, unchangedReasons: [{ code: 'CHANGED_AGAIN' }] }]);
  });

  it('is retried later while others keep saving the same records', async () => {
    const { file, frenchOfAll } = await makeFile('busy');
    const { id } = await check(file);
    await files.step('startImport', { id });
    const conflict = new AppError('CONFLICT', undefined, { current: { id: 'another text' } });
    const modules = translatedKind('module')!;
    const save = modules.save!;
    modules.save = () => Promise.reject(conflict);
    const running = files.run().finally(() => {
      modules.save = save;
    });
    await expect(running).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await files.find(id)).toMatchObject({ status: 'running', failure: null });
    await pool().query('update graphile_worker._private_jobs set run_at = now()');
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'done', doneCounts: { change: texts } });
    expect(new Set(await frenchOfAll()).size).toBe(texts);
  });

  it('stops when the person who started it loses the right to import', async () => {
    const { file, frenchOfAll } = await makeFile('leaver');
    const leaver = await makePerson({ role: 'admin' });
    await pool().query('update profile set terms_version = (select max(number) from terms_version)');
    const { id } = await check(file);
    await importing(portal.api, leaver).step('startImport', { id });
    await pool().query(`update profile set role = 'user' where id = $1`, [leaver.id]);
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'stopped', failure: { code: 'FORBIDDEN' } });
    expect(new Set(await frenchOfAll())).toEqual(new Set(['']));
  });

  describe('about a deleted person', () => {
    const email = 'ilse@people.example';
    const forget = (address = email) =>
      transaction((manager) =>
        erasePersonInImports(manager, {
          profileId: randomUUID(),
          addresses: [{ email: address, since: null, until: null }],
          identifiers: [],
          carriedOutBy: null,
        }),
      );

    it.each([
      ['literally', email, email],
      ['literally, with an apostrophe', "o'neil@people.example", 'o&apos;neil@people.example'],
      ['with character references', email, email.replace('@', '&#x000000040;').replace('i', '&#x49;')],
    ])('deletes its file when it names the person %s', async (_how, address, written) => {
      const header = `<header><phase-group><phase phase-name="1" process-name="x" contact-email="${written}"/></phase-group></header>`;
      const file = translated(await fileFor('es'), { name: `Compuestos ${randomUUID()}` });
      const { id } = await take(await check(file.replace('<body>', `${header}<body>`)));
      const fileOf = async () =>
        (
          await pool().query<{ file_id: string | null }>('select file_id from data_import where id = $1', [
            id,
          ])
        ).rows[0]!.file_id;
      expect(await fileOf()).not.toBeNull();
      await forget(address);
      expect(await fileOf()).toBeNull();
      expect(await files.find(id)).toMatchObject({ status: 'done' });
    });

    it('deletes the replaced text that named the person', async () => {
      await makeModule({
        name: { en: 'Named module', es: `Escriba a ${email}`, fr: '' },
      });
      const file = translated(await fileFor('es', { search: 'Named module' }), { name: 'Sin nombre' });
      const { id } = await take(await check(file));
      expect((await files.find(id)).doneCounts).toMatchObject({ change: 1 });
      const rowsNaming = async () =>
        (
          await pool().query(
            'select from data_import_row r where import_id = $1 and strpos(r::text, $2) > 0',
            [id, email],
          )
        ).rowCount;
      expect(await rowsNaming()).toBe(1);
      await forget();
      expect(await rowsNaming()).toBe(0);
    });
  });
});

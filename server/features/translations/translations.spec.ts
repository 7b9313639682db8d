import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadDemoData } from '#server/demo/load';
import { pool } from '#server/platform/database/database';
import { AdminPortal } from '#server/testing/admin-portal';
import { startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { Rejected } from '#server/testing/api/calls';
import { makeModule, makePerson } from '#server/testing/factories';
import type { TranslatedText } from './translation.types';
import { listOfTexts, translatedTexts, translateText } from '#server/testing/content/translated-texts';
import { translatedResources } from './translated-resources';

const portal = new AdminPortal();

const acceptTerms = ({ id }: { id: string }) =>
  pool().query('update profile set terms_version = (select max(number) from terms_version) where id = $1', [
    id,
  ]);

beforeAll(async () => {
  portal.api = await startApi();
  // The demo data is loaded only into an empty portal.
  await loadDemoData();
  portal.admin = await makePerson({ role: 'admin', name: 'Ada Admin' });
  await acceptTerms(portal.admin);
  portal.token = await portal.api.tokenOf(portal.admin);
}, 120_000);
afterAll(() => portal.api.close());

const { read, readAll, count, write } = translatedTexts(portal);

describe('texts of the demo data', () => {
  it('are listed in pages, each once, with one statement per page', async () => {
    const all = await readAll();
    const { totalCount } = await read({ first: 1 });
    const counts = await count();
    expect(new Set(all.map(({ id }) => id)).size).toBe(totalCount);
    expect(all.length).toBe(counts.all);
    expect(all.filter(({ text }) => text.fr).length).toBe(counts.fr);
    const lacking = all.filter(({ text: { en, es, fr } }) => !(en && es && fr));
    expect(lacking.length).toBe(counts.lacking);
    expect((await read({ first: 1, filter: { missing: ['en', 'es', 'fr'] } })).totalCount).toBe(
      lacking.length,
    );
    expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(8);
  });

  it('can all be translated in place, without any other change', async () => {
    const all = await readAll();
    const shapeOf = ({ kind, path, rich }: TranslatedText) =>
      `${kind} ${path.replace(/\d{3}/g, '#')} ${rich}`;
    const writable = all.filter((text) => text.writable);
    const each = new Map(writable.map((text) => [shapeOf(text), text]));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set([...[...each.values()].map(({ kind }) => kind), 'terms']),
    );
    for (const text of each.values()) {
      const fr = text.rich ? '<p>Autre</p>' : 'Autre';
      expect([shapeOf(text), (await write(text, 'fr', fr)).text]).toEqual([
        shapeOf(text),
        { ...text.text, fr },
      ]);
    }
    const later = new Map((await readAll()).map((text) => [text.id, text]));
    const written = new Set([...each.values()].map(({ id }) => id));
    const terms = all.find(({ kind }) => kind === 'terms')!;
    await expect(write(terms, 'fr', 'Autre')).rejects.toThrow('FORBIDDEN');
    const others = all.filter(({ id }) => !written.has(id));
    expect(others.map(({ id }) => later.get(id))).toEqual(others);
    expect(translatedResources().length).toBeGreaterThan(8);
  });
});

describe('translatable texts', () => {
  beforeAll(async () => {
    await makeModule({
      name: { en: 'Émail compounds', es: 'Compuestos', fr: '' },
      test: { questions: [{ text: 'Which is soft?', feedback: 'Read <b>again</b>.' }] },
    });
  });

  it('are listed in all languages with missing ones, under the name of their parent', async () => {
    const { nodes, totalCount } = await read({ search: 'email compounds' });
    expect(nodes.map(({ kind, path, title, rich, text }) => [kind, path, title, rich, text.en])).toEqual([
      ['module', 'description', 'Émail compounds', true, '<p>Rubber in the cold.</p>'],
      ['module', 'name', 'Émail compounds', false, 'Émail compounds'],
      ['question', 'feedback', 'Émail compounds', true, 'Read <b>again</b>.'],
      ['question', 'options.000.text', 'Émail compounds', true, 'Right'],
      ['question', 'options.001.text', 'Émail compounds', true, 'Wrong'],
      ['question', 'text', 'Émail compounds', true, 'Which is soft?'],
    ]);
    expect(nodes.map(({ place }) => place)).toEqual([null, null, 1, 1, 1, 1]);
    expect(nodes.map(({ ownerId }) => ownerId)).toEqual([null, null, ...Array(4).fill(nodes[0]!.resourceId)]);
    expect(totalCount).toBe(6);
    const counts = await count();
    expect(counts).toMatchObject({ all: counts.en });
    expect(counts.fr).toBeLessThan(counts.all);
  });

  it('are filtered by kind and by missing languages', async () => {
    const of = async (filter: object) =>
      (await read({ search: 'email compounds', filter })).nodes.map(({ path }) => path);
    expect(await of({ kinds: ['module'], missing: ['es', 'fr'] })).toEqual(['description', 'name']);
    expect(await of({ kinds: ['module'], missing: ['es'] })).toEqual(['description']);
    expect(await of({ kinds: ['award'] })).toEqual([]);
    expect(await of({ missing: ['en'] })).toEqual([]);
  });

  it('are saved in place, validated by their field, and audited as an edit of their record', async () => {
    const { nodes } = await read({ search: 'email compounds' });
    const [description, name, , right] = nodes as [
      TranslatedText,
      TranslatedText,
      TranslatedText,
      TranslatedText,
    ];
    expect((await write(name, 'fr', ' Gommes ')).text).toEqual({ ...name.text, fr: 'Gommes' });
    const rich = await write(description, 'es', '<p onclick="x()">Goma</p><script>x()</script>');
    expect(rich.text.es).toBe('<p>Goma</p>');
    expect((await write(right, 'fr', 'Juste')).text).toEqual({ en: 'Right', es: '', fr: 'Juste' });
    expect(await auditOf('module', name.resourceId)).toMatchObject([
      { actor: portal.admin.id, changes: { name: [name.text, { ...name.text, fr: 'Gommes' }] } },
      { actor: portal.admin.id, changes: { description: expect.anything() } },
    ]);
    await expect(write(name, 'fr', 'x'.repeat(201))).rejects.toThrow('CONFLICT');
    const now = (await read({ search: 'email compounds' })).nodes.find(({ id }) => id === name.id)!;
    await expect(write(now, 'fr', 'x'.repeat(201))).rejects.toMatchObject({ fields: ['name.fr'] });
    await expect(write(now, 'en', '')).rejects.toMatchObject({ fields: ['name.en'] });
  });

  it('are not overwritten after a concurrent change, and don’t block other texts of the record', async () => {
    const [description, name] = (await read({ search: 'email compounds' })).nodes as [
      TranslatedText,
      TranslatedText,
    ];
    const written = await write(name, 'fr', 'Mélanges');
    const { body } = await portal.api.graphql(
      translateText,
      { input: { id: name.id, version: name.version, lang: 'es', text: 'Mezclas' } },
      portal.token,
    );
    expect(body.errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', current: { text: written.text } });
    expect((await write(description, 'fr', '<p>Gomme</p>')).text.fr).toBe('<p>Gomme</p>');
  });

  it('return NOT_FOUND when they are deleted or unknown', async () => {
    const [text] = (await read({ search: 'email compounds' })).nodes as [TranslatedText];
    for (const id of [
      '',
      'module',
      'x:y:z',
      `module:${text.resourceId}:kind`,
      `module:${text.resourceId}:name.en`,
    ])
      await expect(write({ ...text, id }, 'fr', 'x')).rejects.toThrow('NOT_FOUND');
  });

  it('are available to administrators only', async () => {
    const person = await makePerson();
    await acceptTerms(person);
    const learner = await portal.api.tokenOf(person);
    const [text] = (await read()).nodes as [TranslatedText];
    await expect(write(text, 'fr', 'x', learner)).rejects.toEqual(new Rejected('FORBIDDEN', undefined));
    await expect(portal.call(listOfTexts, {}, learner)).rejects.toThrow('FORBIDDEN');
  });
});

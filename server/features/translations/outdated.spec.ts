import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { makeModule } from '#server/testing/factories';
import { translatedTexts } from '#server/testing/content/translated-texts';
import type { TranslatedText } from './translation.types';

const portal = adminPortal();
const { read, count, write } = translatedTexts(portal);

describe('translations whose English text changed', () => {
  const change = async (kind: string, values: object): Promise<void> => {
    const name = kind[0]!.toUpperCase() + kind.slice(1);
    const { [`admin${name}`]: resource } = await portal.call<Record<string, { updatedAt: string }>>(
      `query ($id: ID!) { admin${name}(id: $id) { updatedAt } }`,
      { id: (values as { id: string }).id },
    );
    await portal.call(
      `mutation ($input: Update${name}Input!) { update${name}(input: $input) { __typename } }`,
      { input: { ...values, updatedAt: resource!.updatedAt } },
    );
  };
  const named = (en: string, es: string, fr: string) => ({ en, es, fr });
  let id: string;
  const nameNow = async (): Promise<TranslatedText> => {
    const { nodes } = await read({ search: 'outrun', filter: { kinds: ['module'] } });
    return nodes.find(({ path }) => path === 'name')!;
  };
  const start = named('Outrun', 'Correr', 'Courir');

  beforeEach(async () => {
    ({ id } = await makeModule({ name: start }));
  });
  // Marks of former specs must not remain.
  afterEach(() =>
    pool().query(`update module set name = '{"en":"Done","es":"","fr":""}' where name->>'en' like 'Outrun%'`),
  );

  it('are outdated from then on, filtered and counted, until they are updated', async () => {
    const before = await count();
    expect((await nameNow()).outdated).toEqual({ es: null, fr: null });
    await change('module', { id, name: named('Outrun it', 'Correr', 'Courir') });
    const { outdated } = await nameNow();
    expect(outdated).toEqual({ es: outdated.fr, fr: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await count()).toMatchObject({
      all: before.all,
      outdated: before.outdated + 1,
      esOutdated: before.esOutdated + 1,
      frOutdated: before.frOutdated + 1,
    });
    const found = async (filter: object) =>
      (await read({ search: 'outrun', filter })).nodes.map(({ path }) => path);
    expect(await found({ outdated: ['fr'] })).toEqual(['name']);
    expect(await found({ outdated: ['en'] })).toEqual([]);
    // Its description lacks French.
    expect(await found({ needing: ['fr'], kinds: ['module'] })).toEqual(['description', 'name']);
    const written = await write(await nameNow(), 'fr', 'Distancer');
    expect(written.outdated).toEqual({ es: outdated.es, fr: null });
    expect(await found({ outdated: ['fr'] })).toEqual([]);
    expect(await found({ outdated: ['es', 'fr'] })).toEqual(['name']);
  });

  it('are not outdated when they change too, when the English text is restored, or when they were empty', async () => {
    await change('module', { id, name: named('Outrun it', 'Correrlo', '') });
    expect((await nameNow()).outdated).toEqual({ es: null, fr: null });
    await change('module', { id, name: named('Outrun them', 'Correrlo', '') });
    expect((await nameNow()).outdated).toMatchObject({ es: expect.any(String), fr: null });
    await change('module', { id, name: named('Outrun it all', 'Correrlo', 'Courir') });
    expect((await nameNow()).outdated).toMatchObject({ es: expect.any(String), fr: null });
    await change('module', { id, name: named('Outrun it', 'Correrlo', 'Courir') });
    expect((await nameNow()).outdated).toEqual({ es: null, fr: expect.any(String) });
  });

  it('are confirmed by saving them unchanged, with one audit entry', async () => {
    await change('module', { id, name: named('Outrun it', 'Correr', 'Courir') });
    const edits = (await auditOf('module', id)).length;
    for (let times = 0; times < 2; times++) {
      expect((await write(await nameNow(), 'es', 'Correr')).outdated).toMatchObject({
        es: null,
        fr: expect.any(String),
      });
    }
    const audit = await auditOf('module', id);
    expect(audit).toHaveLength(edits + 1);
    expect(audit.at(-1)).toMatchObject({
      actor: portal.admin.id,
      changes: { outdatedTranslation: ['name (es)', null] },
    });
  });

  it('are found after a reordering, and deleted with their record', async () => {
    await makeModule({
      name: named('Outrun list', '', ''),
      test: { questions: [{ text: 'Which?' }] },
    });
    const { nodes } = await read({ search: 'outrun list', filter: { kinds: ['question'] } });
    const [right, wrong] = nodes.filter(({ path }) => path.startsWith('options'));
    for (const [text, es] of [
      [right!, 'Bien'],
      [wrong!, 'Mal'],
    ] as const)
      await write(text, 'es', es);
    const { resourceId } = right!;
    const { adminQuestion } = await portal.call<{ adminQuestion: { options: object[] } }>(
      `query ($id: ID!) { adminQuestion(id: $id) { options { id correct text: textTranslations { en es fr } } } }`,
      { id: resourceId },
    );
    const [one, other] = adminQuestion.options as { text: object }[];
    // Moves the second option to the top and changes the English text of the first.
    await change('question', {
      id: resourceId,
      options: [other, { ...one, text: named('Righter', 'Bien', '') }],
    });
    const now = (await read({ search: 'outrun list', filter: { outdated: ['es'] } })).nodes;
    expect(now.map(({ path, text }) => [path, text.en])).toEqual([['options.001.text', 'Righter']]);
    const told = async () =>
      (await pool().query('select 1 from outdated_translation where resource_id = $1', [resourceId]))
        .rowCount;
    expect(await told()).toBe(1);
    const { adminQuestion: held } = await portal.call<{ adminQuestion: { updatedAt: string } }>(
      'query ($id: ID!) { adminQuestion(id: $id) { updatedAt } }',
      { id: resourceId },
    );
    await portal.call(
      'mutation ($input: DeleteQuestionInput!) { deleteQuestion(input: $input) { __typename } }',
      { input: { id: resourceId, updatedAt: held.updatedAt } },
    );
    expect(await told()).toBe(0);
  });

  it('include texts of the site settings', async () => {
    const set = async (maintenanceMessage: object): Promise<void> => {
      const { settings } = await portal.call<{ settings: { updatedAt: string } }>(
        '{ settings { updatedAt } }',
      );
      await portal.call(
        'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { __typename } }',
        { input: { maintenanceMessage, updatedAt: settings.updatedAt } },
      );
    };
    await set(named('Outrun: back at one', 'Vuelve a la una', ''));
    await set(named('Outrun: back at two', 'Vuelve a la una', ''));
    const { nodes } = await read({ search: 'outrun', filter: { outdated: ['es'] } });
    expect(nodes.map(({ kind, path }) => [kind, path])).toEqual([['settings', 'maintenanceMessage']]);
    expect((await write(nodes[0]!, 'es', 'Vuelve a la una')).outdated.es).toBeNull();
  });
});

describe('translations of the same English text', () => {
  it('are suggested by frequency, at most three, without outdated ones', async () => {
    const makes = [
      ['Same words', 'Mismas'],
      ['same words', 'Mismas'],
      ['Same words', 'Iguales'],
      ['Same words', ''],
      ['Same words here', 'Aquí'],
    ] as const;
    for (const [en, es] of makes) await makeModule({ name: { en, es, fr: '' } });
    const similar = async (english: string, token?: string) =>
      (
        await portal.call<{ similarTranslations: { text: string; count: number }[] }>(
          'query ($english: String!) { similarTranslations(english: $english, lang: es) { text count } }',
          { english },
          token,
        )
      ).similarTranslations;
    expect(await similar('SAME words')).toEqual([
      { text: 'Mismas', count: 2 },
      { text: 'Iguales', count: 1 },
    ]);
    const { nodes } = await read({ search: 'iguales' });
    await pool().query(
      `insert into outdated_translation (kind, resource_id, lang, digest, source, changed_at)
       values ('module', $1, 'es', md5('Same words' || chr(31) || 'Iguales'), '', now())`,
      [nodes[0]!.resourceId],
    );
    expect(await similar('Same words')).toHaveLength(1);
    await makeModule({ name: { en: 'Rich words', es: '', fr: '' } });
    await makeModule({
      name: { en: 'Of rich words', es: '', fr: '' },
      description: { en: 'Rich words', es: '<p>Palabras <em>ricas</em></p>', fr: '' },
    });
    expect(await similar('rich words')).toEqual([]);
    expect(await similar('no such words')).toEqual([]);
    await expect(similar('x'.repeat(201))).rejects.toMatchObject({ fields: ['english'] });
  });
});

describe('texts visible to learners', () => {
  it('exclude drafts, unpublished tests and disabled records with their children', async () => {
    const made = await makeModule({
      name: { en: 'Unseen', es: '', fr: '' },
      test: { questions: [{ text: 'Which?' }] },
    });
    const kinds = async (visible: boolean) => [
      ...new Set((await read({ search: 'unseen', filter: { visible } })).nodes.map(({ kind }) => kind)),
    ];
    expect([await kinds(true), await kinds(false)]).toEqual([['module', 'question'], []]);
    const version = await pool().query('select version_id as id from test where id = $1', [made.testId]);
    const publish = (id: string | null) =>
      pool().query('update test set version_id = $2 where id = $1', [made.testId, id]);
    await publish(null);
    expect([await kinds(true), await kinds(false)]).toEqual([['module'], ['question']]);
    await publish(version.rows[0].id);
    await pool().query('update module set enabled = false where id = $1', [made.id]);
    expect([await kinds(true), await kinds(false)]).toEqual([[], ['module', 'question']]);
    const all = (await read({ first: 1 })).totalCount;
    const [seen, unseen] = await Promise.all(
      [true, false].map(async (visible) => (await read({ first: 1, filter: { visible } })).totalCount),
    );
    expect(seen! + unseen!).toBe(all);
    const { rows } = await pool().query<{ id: string }>(
      `insert into article (slug, section, topic, title, summary, parts, reading_minutes)
       values ('seen', 'whats-new', 'products', '{"en":"Seen"}', '{"en":"Seen"}', '[]', 1) returning id`,
    );
    const article = { resourceId: rows[0]!.id };
    const of = async (visible: boolean) =>
      (await read({ filter: { kinds: ['article'], visible } })).nodes.some(
        ({ resourceId }) => resourceId === article.resourceId,
      );
    expect([await of(true), await of(false)]).toEqual([false, true]);
    await pool().query(`update article set publish_at = now() + interval '1 day' where id = $1`, [
      article.resourceId,
    ]);
    expect([await of(true), await of(false)]).toEqual([false, true]);
    await pool().query(`update article set publish_at = now() - interval '1 day' where id = $1`, [
      article.resourceId,
    ]);
    expect([await of(true), await of(false)]).toEqual([true, false]);
  });
});

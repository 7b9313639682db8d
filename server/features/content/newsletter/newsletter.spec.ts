import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makePerson } from '#server/testing/factories';

let api: Api;
let asAdmin: Call;
let asLearner: Call;
let asFrench: Call;

beforeAll(async () => {
  api = await startApi();
  asAdmin = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
  asLearner = callsAs(api, await api.tokenOf(await makePerson()));
  asFrench = callsAs(api, await api.tokenOf(await makePerson({ lang: 'fr' })));
});
afterAll(() => api.close());
beforeEach(() => pool().query('delete from newsletter_issue'));

const words = (en: string, fr = '') => ({ en, es: '', fr });
const heading = { kind: 'heading', level: 2, text: words('Two new tests', 'Deux nouveaux tests') };

interface Issue {
  id: string;
  number: number;
}

let made = 0;
const create = async (changes: object = {}): Promise<Issue> => {
  const input = {
    section: 'pro_training',
    number: (made += 1),
    title: words('The sipe that stays open'),
    summary: words('The winter line in short.'),
    parts: [heading],
    publishAt: '2026-01-05T12:00:00.000Z',
    ...changes,
  };
  const { done } = await asAdmin<{ done: { newsletterIssue: Issue } }>(
    `mutation($input: CreateNewsletterIssueInput!) {
       done: createNewsletterIssue(input: $input) { newsletterIssue { id number } } }`,
    { input },
  );
  return done.newsletterIssue;
};

const read = async (number: number, section = 'pro_training', as: Call = asLearner) =>
  (
    await as<{ newsletterIssue: { title: string; parts: { text: string }[] } | null }>(
      `query($section: ContentSectionKey!, $number: Int!) {
         newsletterIssue(section: $section, number: $number) { title parts { kind text } } }`,
      { section, number },
    )
  ).newsletterIssue;

const numbers = async (filter: object = {}, as: Call = asLearner): Promise<number[]> =>
  (
    await as<{ newsletterIssues: { nodes: Issue[] } }>(
      'query($filter: NewsletterIssueFilter) { newsletterIssues(filter: $filter) { nodes { number } } }',
      { filter },
    )
  ).newsletterIssues.nodes.map(({ number }) => number);

const about = async (section = 'pro_training') =>
  (
    await asFrench<{ newsletter: object }>(
      `query($section: ContentSectionKey!) {
         newsletter(section: $section) { section name since nextIssueAt years { year count } } }`,
      { section },
    )
  ).newsletter;

describe('newsletter issues', () => {
  it('are read by their number, in the reader’s language', async () => {
    const { number } = await create();
    expect(await read(number, 'pro_training', asFrench)).toEqual({
      title: 'The sipe that stays open',
      parts: [{ kind: 'heading', text: 'Deux nouveaux tests' }],
    });
    expect(await read(number, 'whats_new')).toBeNull();
    expect(await read(99_999)).toBeNull();
  });

  it('are hidden as drafts and before their publication, and visible from then on', async () => {
    const draft = await create({ publishAt: null });
    const soon = new Date(Date.now() + 60_000);
    const later = await create({ publishAt: soon.toISOString() });
    expect([await read(draft.number), await read(later.number)]).toEqual([null, null]);
    expect(await numbers()).toEqual([]);
    expect(await about()).toMatchObject({ since: null, nextIssueAt: soon.toISOString(), years: [] });
    const restore = replaceClock(() => soon);
    try {
      expect(await numbers()).toEqual([later.number]);
    } finally {
      restore();
    }
  });

  it('are listed newest first, by section and year', async () => {
    const old = await create({ publishAt: '2025-06-01T12:00:00.000Z' });
    const mid = await create();
    const newest = await create({ publishAt: '2026-02-05T12:00:00.000Z' });
    await create({ section: 'whats_new' });
    expect(await numbers()).toEqual([newest.number, mid.number, old.number]);
    expect(await numbers({ year: 2025 })).toEqual([old.number]);
    expect(await numbers({ year: 2007 })).toEqual([]);
    await pool().query(
      `update content_section set newsletter_name = '{"en": "The Contact Patch", "es": "", "fr": "L’Empreinte"}'
       where key = 'pro-training'`,
    );
    expect(await about()).toEqual({
      section: 'pro_training',
      name: 'L’Empreinte',
      since: '2025-06-01T12:00:00.000Z',
      nextIssueAt: null,
      years: [
        { year: 2026, count: 2 },
        { year: 2025, count: 1 },
      ],
    });
  });

  it('have a unique number within their section', async () => {
    const { number } = await create();
    const taken = expect.objectContaining({ message: 'BAD_USER_INPUT', fields: ['number'] });
    await expect(create({ number })).rejects.toEqual(taken);
    await expect(create({ number: 0 })).rejects.toEqual(taken);
    await create({ number, section: 'whats_new' });
  });

  it('are hidden when their section hides its newsletter', async () => {
    const { number } = await create();
    await pool().query(
      "update content_section set pages = array_remove(pages, 'newsletter') where key = 'pro-training'",
    );
    evictAll();
    expect(await read(number)).toBeNull();
    await expect(numbers()).rejects.toMatchObject({ message: 'NOT_FOUND' });
    await expect(about()).rejects.toMatchObject({ message: 'NOT_FOUND' });
    await pool().query(
      "update content_section set pages = pages || '{newsletter}' where key = 'pro-training'",
    );
    evictAll();
    expect(await numbers()).toEqual([number]);
  });
});

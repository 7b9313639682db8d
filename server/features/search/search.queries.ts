import { offered, offeredValues } from '#server/features/rewards/reward.queries';
import { audienceSql } from '#server/features/profile/audience/audience';
import { selectJson, select } from '#server/platform/database/database';
import { type Language, textLanguages } from '#server/platform/language/i18n';
import { iso } from '#server/platform/database/sql';
import type { Viewer } from '#server/platform/access/viewer';
import type { ContentSectionKey } from '#server/features/content/section/section.enums';
import { maxHits } from './search.types';

/** A search, and the sections that are open to the viewer by kind of content. */
export interface Requested {
  words: string;
  lang: Language;
  articles: readonly ContentSectionKey[];
  surveys: readonly ContentSectionKey[];
  albums: readonly ContentSectionKey[];
  issues: readonly ContentSectionKey[];
  awards: readonly ContentSectionKey[];
  /** Sections that show monthly awards. */
  prizes: readonly ContentSectionKey[];
}

/** A found record: its kind, id and address, and the publication time of news. */
export interface FoundResource {
  kind: 'article' | 'newsletter_issue' | 'survey' | 'album' | 'award' | 'reward';
  id: string;
  href: string;
  publishedAt: string | null;
}

/** A module, visible or not, and whether its name alone contains the words. */
export interface FoundModule {
  id: string;
  byName: boolean;
}

interface FoundResources {
  /** Best first. */
  modules: FoundModule[];
  /** The best of each kind, best first. */
  resources: FoundResource[];
  /** The number of matches and of all records by kind. */
  counts: Partial<Record<FoundResource['kind'], number>>;
  among: Partial<Record<FoundResource['kind'], number>>;
}

const published = (sections: number): string =>
  `t.section = any($${sections}::text[]) and t.publish_at <= $1 and ${audienceSql('t', 2)}`;

/** The readable records except modules: $1 is the time, the audience starts at $2, and the sections at $8. */
const resources = `select 'article' as kind, t.id, '/' || t.section || '/articles/' || t.slug as href,
    to_char(t.publish_at, ${iso}) as published_at from article t where ${published(8)}
  union all select 'survey', t.id, '/' || t.section || '/survey/' || t.id, null from survey t where ${published(9)}
  union all select 'album', t.id, '/' || t.section || '/gallery/' || t.slug, null from album t where ${published(10)}
  union all select 'newsletter_issue', t.id, '/' || t.section || '/newsletter/' || t.number,
    to_char(t.publish_at, ${iso}) from newsletter_issue t where t.section = any($11::text[]) and t.publish_at <= $1
  union all select 'award', t.id,
    '/' || t.section || case when t.section = any($12::text[]) then '/awards' else '/prize-winners' end || '?year=' || t.year,
    null from award t
    where t.publish_at <= $1 and (t.section = any($12) or t.kind = 'monthly' and t.section = any($13::text[]))
  union all select 'reward', t.id, '/rewards/' || t.id, null from reward t where ${offered}`;

// A search of only stop words in one language finds nothing at all, because missing texts of other languages are in
// English.
const found = `with asked as materialized (
    select lang, case when bool_and(query is not null) over () then query end as query
    from unnest(array[${textLanguages.map(({ code }) => `'${code}'`).join(', ')}]) lang, search_query($6, lang) query
  ), matched as materialized (
    select s.kind, s.resource_id as id, bool_or(ts_filter(s.words, '{a}') @@ a.query) as by_name,
      max(ts_rank(s.words, a.query) + case when s.lang = $7 then 0.1 else 0 end) as rank
    from asked a join search_text s on s.lang = a.lang and s.words @@ a.query group by s.kind, s.resource_id
  ), things as materialized (${resources}), ranked as (
    select t.*, m.by_name, m.rank,
      row_number() over (partition by t.kind order by m.by_name desc, m.rank desc, t.id) as place
    from matched m join things t on t.id = m.id and t.kind = m.kind
  )
  select json_build_object(
    'modules', (select coalesce(json_agg(json_build_object('id', id, 'byName', by_name)
      order by by_name desc, rank desc, id), '[]') from matched where kind = 'module'),
    'resources', (select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'href', href,
      'publishedAt', published_at) order by by_name desc, rank desc, id), '[]') from ranked where place <= ${maxHits}),
    'counts', (select coalesce(json_object_agg(kind, n), '{}')
      from (select kind, count(*) as n from ranked group by kind) c),
    'among', (select coalesce(json_object_agg(kind, n), '{}')
      from (select kind, count(*) as n from things group by kind) c)
  ) as json`;

/** Returns the records that contain all words of a search. */
export async function selectFound(
  viewer: Viewer,
  { words, lang, articles, surveys, albums, issues, awards, prizes }: Requested,
): Promise<FoundResources> {
  const values = [...offeredValues(viewer), words, lang, articles, surveys, albums, issues, awards, prizes];
  return (await selectJson<FoundResources>('search-found', found, values))!;
}

/** A text and its normalized copy with matches in brackets, which normalized texts can't contain otherwise. */
export interface VisibleText {
  title: string;
  body: string;
  markedTitle: string;
  markedBody: string;
}

// Later parts of a text aren't searched for an excerpt.
const searchedLetters = 6000;

const marked = (text: string): string =>
  `coalesce(ts_headline(search_config($2), search_fold(${text}), search_query($3, $2),
    'HighlightAll=true,StartSel=[,StopSel=]'), search_fold(${text}))`;

const visible = `with texts as (
    select resource_id::text as id, title, left(body, ${searchedLetters}) as body from search_text
    where resource_id = any($1::uuid[]) and lang = $2
    union all select id, title, '' from unnest($4::text[], $5::text[]) pages (id, title)
  )
  select coalesce(json_object_agg(id, json_build_object('title', title, 'body', body,
    'markedTitle', ${marked('title')}, 'markedBody', ${marked('body')})), '{}') as json from texts`;

/** Returns the texts of records by id and of pages by address, in a language. */
export async function selectVisible(
  ids: readonly string[],
  { words, lang }: Pick<Requested, 'words' | 'lang'>,
  pages: readonly { href: string; title: string }[],
): Promise<Readonly<Record<string, VisibleText>>> {
  const [hrefs, titles] = [pages.map(({ href }) => href), pages.map(({ title }) => title)];
  const values = [ids, lang, words, hrefs, titles];
  return (await selectJson<Record<string, VisibleText>>('search-shown', visible, values)) ?? {};
}

/** Returns every distinct word of the titles in lower case. */
export async function selectTitleWords(): Promise<string[]> {
  const rows = await select<{ word: string }>(
    'search-title-words',
    `select distinct lower(word) as word from search_text, regexp_split_to_table(title, '[[:space:][:punct:]]+') word
     where length(word) >= 4`,
    [],
  );
  return rows.map(({ word }) => word);
}

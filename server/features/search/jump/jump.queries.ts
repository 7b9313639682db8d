import { accountWords } from '#server/features/accounts/account-words';
import { personWords } from '#server/features/profile/person-rows/person-words';
import { selectJson } from '#server/platform/database/database';
import type { Language } from '#server/platform/language/i18n';
import { foldSearchSql } from '#server/platform/database/sql';
import { type JumpTarget, maxOfAKind } from './jump.types';

/** Patterns for searching normalized text. */
export interface JumpPatterns {
  /** The whole input. Names that start with it come first. */
  whole: string;
  /**
   * Regular expressions: of a word that starts with the whole input, and of each word of it, the most selective first.
   */
  wordBegins: string;
  words: readonly string[];
}

// The index `search_text_titles` has this expression, like those ending in `begins` for names.
const nameKey = foldSearchSql('t.name');
const titleKey = foldSearchSql('t.title');

// The order of more matches isn't useful. People type more to narrow them down.
const maxRead = 500;

const begins = (key: string): string => `${key} ~>=~ $1::text and ${key} ~<~ $2::text`;

/**
 * Returns SQL of the matches in a table, always including names that start with the whole input. The planner assumes
 * that all matches are read, so that it uses the index, but the limit stops it early.
 */
const near = (name: string, from: string, key: string, words: string): string => `
  all_${name} as materialized (
    select ${from} where ${words} ~ $3::text and ${words} ~ $4::text and ${words} ~ $5::text and ${words} ~ all($6::text[])
  ), near_${name} as materialized (
    (select ${from} where ${begins(key)} limit ${maxRead}) union (select id from all_${name} limit ${maxRead})
  )`;

const rank = (key: string, words: string): string =>
  `case when ${begins(key)} then 0 when ${words} ~ $7::text then 1 else 2 end`;

const personJson = `json_build_object('id', t.id, 'kind', 'person', 'name', t.name, 'note',
  (select a.name from account a where a.id = t.account_id), 'email', t.email, 'disabled', t.disabled_at is not null)`;

const accountJson = `json_build_object('id', t.id, 'kind', 'account', 'name', t.name, 'note', t.number, 'email', null,
  'disabled', t.disabled_at is not null)`;

const resourceJson = `json_build_object('id', t.resource_id, 'kind', t.kind, 'name', t.title, 'note', null, 'email', null,
  'disabled', exists (select from module m where m.id = t.resource_id and not m.enabled))`;

const found = `with ${near('person', 't.id from profile t', nameKey, personWords('t'))},
  ${near('account', 't.id from account t', nameKey, accountWords('t'))},
  ${near('resource', 't.resource_id as id from search_text t', titleKey, titleKey)},
  people as materialized (
    select 1 as part, ${rank(nameKey, personWords('t'))} as rank, ${nameKey} as key, t.id, ${personJson} as target
    from near_person n join profile t on t.id = n.id order by rank, key, t.id limit ${maxOfAKind}
  ), accounts as materialized (
    select 2 as part, ${rank(nameKey, accountWords('t'))} as rank, ${nameKey} as key, t.id, ${accountJson} as target
    from near_account n join account t on t.id = n.id order by rank, key, t.id limit ${maxOfAKind}
  ), named as materialized (
    select t.resource_id as id, min(${rank(titleKey, titleKey)}) as rank
    from near_resource n join search_text t on t.resource_id = n.id group by t.resource_id
  ), resources as materialized (
    select case t.kind when 'module' then 3 else 4 end as part, n.rank, ${titleKey} as key, n.id, ${resourceJson} as target,
      row_number() over (partition by t.kind = 'module' order by n.rank, ${titleKey}, n.id) as place
    from named n join search_text t on t.resource_id = n.id and t.lang = $8::text
  )
  select coalesce(json_agg(target order by part, rank, key, id), '[]') as json from (
    select part, rank, key, id, target from people
    union all select part, rank, key, id, target from accounts
    union all select part, rank, key, id, target from resources where place <= ${maxOfAKind}
  ) f`;

// Sorts after every text that continues another one.
const behindAll = '\u{10ffff}';

/**
 * Returns the statement of matching records, names that start with the input first: people, accounts, modules, then all
 * others.
 */
export function jumpStatement(
  { whole, wordBegins, words }: JumpPatterns,
  lang: Language,
): { text: string; values: unknown[] } {
  const [first, second = first, third = first, ...others] = words;
  return {
    text: found,
    values: [whole, whole + behindAll, first, second, third, others, wordBegins, lang],
  };
}

export async function selectJumpTargets(patterns: JumpPatterns, lang: Language): Promise<JumpTarget[]> {
  const { values } = jumpStatement(patterns, lang);
  return (await selectJson<JumpTarget[]>('jump-targets', found, values)) ?? [];
}

/** Returns the records with these ids, in order. */
export async function selectJumpTargetsBy(ids: readonly string[], lang: Language): Promise<JumpTarget[]> {
  const targets = await selectJson<JumpTarget[]>(
    'jump-targets-by-id',
    `with asked as (select id, place from unnest($1::uuid[]) with ordinality asked (id, place)), targets as (
       select place, ${personJson} as target from asked join profile t on t.id = asked.id
       union all select place, ${accountJson} from asked join account t on t.id = asked.id
       union all select place, ${resourceJson} from asked join search_text t on t.resource_id = asked.id and t.lang = $2
     ) select coalesce(json_agg(target order by place), '[]') as json from targets`,
    [ids, lang],
  );
  return targets ?? [];
}

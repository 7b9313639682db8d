import { accountWords } from '#server/features/accounts/account-words';
import { personWords } from '#server/features/profile/person-rows/person-words';
import { selectJson } from '#server/platform/database/database';
import type { Language } from '#server/platform/language/i18n';
import { foldSearchSql } from '#server/platform/database/sql';
import { type JumpTarget, maxOfAKind } from './jump.types';

/** What is looked for in folded text. */
export interface JumpPatterns {
  /** All that was typed, with which a name begins that comes first. */
  whole: string;
  /** Regular expressions: of a word that begins with all of it, and of each word of it, the one that least holds first. */
  wordBegins: string;
  words: readonly string[];
}

// The index `search_text_titles` is of this very expression, as those that end in `begins` are of names.
const nameKey = foldSearchSql('t.name');
const titleKey = foldSearchSql('t.title');

// Of what more matches no order is any use; whoever types on finds it.
const maxRead = 500;

const begins = (key: string): string => `${key} ~>=~ $1::text and ${key} ~<~ $2::text`;

/**
 * What matches in a table, so that names that begin with all that was typed are among it however much else does. The
 * matches are planned as if all of them were read, which is by the index, and yet no more are than wanted.
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

// Behind every text that goes on from another one.
const behindAll = '\u{10ffff}';

/** What is called as the patterns say, names that begin so first: people, accounts, modules, then all else. */
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

/** What there is by these ids, in their order. */
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

import type { MigrationInterface, QueryRunner } from 'typeorm';

const sources: [kind: string, title: string, texts: string][] = [
  ['module', 'name', '{description}'],
  ['article', 'title', '{summary,parts}'],
  ['newsletter_issue', 'title', '{summary,parts}'],
  ['album', 'title', '{lead,pictures}'],
  ['survey', 'title', '{lead}'],
  ['reward', 'name', '{text}'],
  ['award', 'name', '{text,winner,dealer}'],
];

const writing = (texts: string): string => `
  create or replace function write_search_text(kind text, thing jsonb, title text, columns text[]) returns void language sql as $$
    insert into search_text (thing_id, lang, kind, title, body, words)
    select (thing ->> 'id')::uuid, l.lang, $1, l.title, l.body,
      setweight(search_vector(l.title, l.lang), 'A') || setweight(search_vector(l.body, l.lang), 'C')
    from (
      select lang, localized_text(thing -> $3, lang) as title, coalesce((
        select ${texts}
        from unnest($4) with ordinality c (name, place),
          jsonb_path_query(case jsonb_typeof(thing -> c.name) when 'string' then jsonb_build_object('en', thing -> c.name)
            else thing -> c.name end, 'strict $.** ? (exists (@.en))') with ordinality f (found, place)
      ), '') as body
      from unnest(array['en', 'es', 'fr']) lang
    ) l
    on conflict (thing_id, lang)
      do update set title = excluded.title, body = excluded.body, words = excluded.words
  $$;
  ${sources
    .map(
      ([kind, title, columns]) =>
        `select write_search_text('${kind}', to_jsonb(t), '${title}', '${columns}') from ${kind} t;`,
    )
    .join('\n')}`;

export class PartSearchedTexts1795802000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- A text with a dot behind it where it ends without a sign, so that a heading does not run into what follows.
      create function search_part(html text) returns text language sql immutable parallel safe as $$
        select case when text = '' then null when text ~ '[.!?:;…»”]$' then text else text || ' ·' end
        from search_plain(html) text
      $$;
      ${writing(`regexp_replace(string_agg(search_part(localized_text(found, lang)), ' ' order by c.place, f.place), ' ·$', '')`)}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${writing(`search_plain(string_agg(localized_text(found, lang), ' ' order by c.place, f.place))`)}
      drop function search_part;
    `);
  }
}

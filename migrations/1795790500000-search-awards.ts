import type { MigrationInterface, QueryRunner } from 'typeorm';

const texts = '{text,winner,dealer}';

const writing = (column: string): string => `
  create or replace function write_search_text(kind text, thing jsonb, title text, columns text[]) returns void language sql as $$
    insert into search_text (thing_id, lang, kind, title, body, words)
    select (thing ->> 'id')::uuid, l.lang, $1, l.title, l.body,
      setweight(search_vector(l.title, l.lang), 'A') || setweight(search_vector(l.body, l.lang), 'C')
    from (
      select lang, localized_text(thing -> $3, lang) as title, coalesce((
        select search_plain(string_agg(localized_text(found, lang), ' ' order by c.place, f.place))
        from unnest($4) with ordinality c (name, place),
          jsonb_path_query(${column}, 'strict $.** ? (exists (@.en))') with ordinality f (found, place)
      ), '') as body
      from unnest(array['en', 'es', 'fr']) lang
    ) l
    on conflict (thing_id, lang)
      do update set title = excluded.title, body = excluded.body, words = excluded.words
  $$;`;

export class SearchAwards1795790500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The name of a winner is the same in every language.
      ${writing(`case jsonb_typeof(thing -> c.name) when 'string' then jsonb_build_object('en', thing -> c.name)
            else thing -> c.name end`)}
      create trigger award_search_text after insert or update of name, text, winner, dealer or delete on award
        for each row execute function keep_search_text('award', 'name', '${texts}');
      select write_search_text('award', to_jsonb(t), 'name', '${texts}') from award t;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger award_search_text on award;
      delete from search_text where kind = 'award';
      ${writing('thing -> c.name')}
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const sources: [kind: string, title: string, texts: string][] = [
  ['module', 'name', '{description}'],
  ['article', 'title', '{summary,parts}'],
  ['newsletter_issue', 'title', '{summary,parts}'],
  ['album', 'title', '{lead,pictures}'],
  ['survey', 'title', '{lead}'],
  ['reward', 'name', '{text}'],
];

const triggers = sources
  .map(
    ([kind, title, texts]) => `
      create trigger ${kind}_search_text
        after insert or update of ${title}, ${texts.slice(1, -1)} or delete on ${kind}
        for each row execute function keep_search_text('${kind}', '${title}', '${texts}');
      select write_search_text('${kind}', to_jsonb(t), '${title}', '${texts}') from ${kind} t;`,
  )
  .join('');

export class CreateSearchText1795770000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What site search looks in, in each language. Triggers alone write it, with the change of the thing itself.
      create table search_text (
        thing_id uuid not null,
        lang text not null check (lang in ('en', 'es', 'fr')),
        kind text not null,
        title text not null,
        body text not null,
        words tsvector not null,
        primary key (thing_id, lang)
      );
      create index search_text_words on search_text using gin (words);

      -- A text as it is searched, letter for letter as long as the text: no accents, no case, spaces for signs.
      create function search_fold(text text) returns text language sql immutable parallel safe as $$
        select regexp_replace(lower(translate(text,
          'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŸ',
          'aaaaaaceeeeiiiinoooooouuuuyyAAAAAACEEEEIIIINOOOOOOUUUUYY')),
          U&'[\\0001-/:-@[-\`{-\\00BF\\2000-\\206F]', ' ', 'g')
      $$;
      -- Its words: what PostgreSQL would take for one sign more, such as 205/55R16, are words of their own, and French
      -- plurals go, of which its stems leave some, that of pneu among them.
      create function search_split(text text, lang text) returns text language sql immutable parallel safe as $$
        select case lang when 'fr' then regexp_replace(split, '([a-z]{3})[sx]\\M', '\\1', 'g') else split end
        from regexp_replace(replace(replace(search_fold(text), 'œ', 'oe'), 'æ', 'ae'), '([0-9])([a-z])', '\\1 \\2', 'g') split
      $$;
      create function search_config(lang text) returns regconfig language sql immutable parallel safe as $$
        select case lang when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig
          else 'english'::regconfig end
      $$;
      create function search_vector(text text, lang text) returns tsvector language sql immutable parallel safe as $$
        select to_tsvector(search_config(lang), search_split(text, lang)) || to_tsvector('simple', search_split(text, lang))
      $$;
      -- All words of a search; longer ones, and the last, which may still be being typed, may go on. Null where it has
      -- none that tell anything.
      create function search_query(text text, lang text) returns tsquery language plpgsql immutable parallel safe as $$
        declare
          split text := btrim(regexp_replace(search_split(text, lang), ' +', ' ', 'g'));
          asked text := regexp_replace(regexp_replace(split, '([^ ]{4})(?= |$)', '\\1:*', 'g'), '([^*])$', '\\1:*');
          whole tsquery;
        begin
          if split = '' then return null; end if;
          whole := to_tsquery(search_config(lang), replace(asked, ' ', ' & '));
          if numnode(whole) = 0 then return null; end if;
          return whole || to_tsquery('simple', replace(asked, ' ', ' & '));
        end
      $$;

      -- The words of rich text, without its elements.
      create function search_plain(html text) returns text language sql immutable parallel safe as $$
        select btrim(regexp_replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(
          html, '</?(p|li|ul|ol|br)[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g'),
          '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\\s+', ' ', 'g'))
      $$;
      create function localized_text(text jsonb, lang text) returns text language sql immutable parallel safe as $$
        select coalesce(nullif(text ->> lang, ''), text ->> 'en', '')
      $$;
      -- Writes what is searched of a row: its title, and every text in languages that stands in other columns.
      create function write_search_text(kind text, thing jsonb, title text, columns text[]) returns void language sql as $$
        insert into search_text (thing_id, lang, kind, title, body, words)
        select (thing ->> 'id')::uuid, l.lang, $1, l.title, l.body,
          setweight(search_vector(l.title, l.lang), 'A') || setweight(search_vector(l.body, l.lang), 'C')
        from (
          select lang, localized_text(thing -> $3, lang) as title, coalesce((
            select search_plain(string_agg(localized_text(found, lang), ' ' order by c.place, f.place))
            from unnest($4) with ordinality c (name, place),
              jsonb_path_query(thing -> c.name, 'strict $.** ? (exists (@.en))') with ordinality f (found, place)
          ), '') as body
          from unnest(array['en', 'es', 'fr']) lang
        ) l
        on conflict (thing_id, lang)
          do update set title = excluded.title, body = excluded.body, words = excluded.words
      $$;
      create function keep_search_text() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' then
            delete from search_text where thing_id = old.id;
          else
            perform write_search_text(tg_argv[0], to_jsonb(new), tg_argv[1], tg_argv[2]::text[]);
          end if;
          return null;
        end
      $$;
      ${triggers}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${sources.map(([kind]) => `drop trigger ${kind}_search_text on ${kind};`).join('\n')}
      drop table search_text;
      drop function keep_search_text, write_search_text, localized_text, search_plain, search_query, search_vector,
        search_config, search_split, search_fold;
    `);
  }
}

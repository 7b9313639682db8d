import { Baseline } from './baseline';

const sources: [kind: string, title: string, texts: string][] = [
  ['module', 'name', 'description'],
  ['article', 'title', 'summary, parts'],
  ['newsletter_issue', 'title', 'summary, parts'],
  ['album', 'title', 'lead, pictures'],
  ['survey', 'title', 'lead'],
  ['reward', 'name', 'text'],
  ['award', 'name', 'text, winner, dealer'],
];

const triggers = sources.map(
  ([kind, title, texts]) => `
    create trigger ${kind}_search_text after insert or update of ${title}, ${texts} or delete on ${kind}
      for each row execute function keep_search_text('${kind}', '${title}', '{${texts.replaceAll(', ', ',')}}');`,
);

const signs = "U&'[\\0001-/:-@[-`{-\\00BF\\2000-\\206F]'";

export class CreateSearch1796600023000 extends Baseline {
  protected readonly sql = `
    -- Only triggers write it, in the transaction that changes the record.
    create table search_text (
      resource_id uuid not null,
      lang text not null check (lang in ('en', 'es', 'fr')),
      kind text not null,
      title text not null,
      body text not null,
      words tsvector not null,
      primary key (resource_id, lang)
    );
    create index search_text_words on search_text using gin (words);
    create index search_text_begins on search_text (fold_search(title) text_pattern_ops);
    create index search_text_titles on search_text using gin (fold_search(title) gin_trgm_ops);

    -- Folds a text without changing its length, because positions in it mark the excerpt. A letter with a longer folded
    -- form stays as it is.
    create function search_fold(text text) returns text language sql immutable parallel safe as $$
      select regexp_replace(lower(translate(text, letters, folded) collate "C"), ${signs}, ' ', 'g')
      from (
        select coalesce(string_agg(letter, ''), '') as letters,
          coalesce(string_agg(case when length(folded) = 1 then folded else letter end, ''), '') as folded
        from (
          select distinct letter from string_to_table(regexp_replace(text, '[\\u0001-\\u007f]+', '', 'g'), null) letter
        ) l cross join lateral (select fold_search(letter) as folded) f
      ) each
    $$;
    -- Splits what PostgreSQL would parse as one word, such as 205/55R16. Removes French plurals, of which PostgreSQL
    -- leaves some, such as that of pneu.
    create function search_split(text text, lang text) returns text language sql immutable parallel safe as $$
      select case lang when 'fr' then regexp_replace(split, '([a-z]{3})[sx]\\M', '\\1', 'g') else split end
      from regexp_replace(regexp_replace(fold_search(text), ${signs}, ' ', 'g'), '([0-9])([a-z])', '\\1 \\2', 'g') split
    $$;
    create function search_config(lang text) returns regconfig language sql immutable parallel safe as $$
      select case lang when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig
        else 'english'::regconfig end
    $$;
    -- Without the offset, PostgreSQL would run the slow search_split twice.
    create function search_vector(text text, lang text) returns tsvector language sql immutable parallel safe as $$
      select to_tsvector(search_config(lang), split) || to_tsvector('simple', split)
        from (select search_split(text, lang) as split offset 0) once
    $$;
    -- Requires all words. Longer words, and the last one, which may be unfinished, match as prefixes. Returns null if no
    -- word is significant.
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

    -- Removes the elements of rich text.
    create function search_plain(html text) returns text language sql immutable parallel safe as $$
      select btrim(regexp_replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(
        html, '</?(p|li|ul|ol|br)[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g'),
        '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\\s+', ' ', 'g'))
    $$;
    -- Adds a dot to a text without a punctuation mark at its end, so that a heading doesn't run into the next text.
    create function search_part(html text) returns text language sql immutable parallel safe as $$
      select case when text = '' then null when text ~ '[.!?:;…»”]$' then text else text || ' ·' end
      from search_plain(html) text
    $$;
    create function localized_text(text jsonb, lang text) returns text language sql immutable parallel safe as $$
      select coalesce(nullif(text ->> lang, ''), text ->> 'en', '')
    $$;
    -- Writes the title of a row and all translated texts in the other columns. A plain text, such as the name of a
    -- winner, is the same in every language.
    create function write_search_text(kind text, thing jsonb, title text, columns text[]) returns void language sql as $$
      insert into search_text (resource_id, lang, kind, title, body, words)
      select (thing ->> 'id')::uuid, l.lang, $1, l.title, l.body,
        setweight(search_vector(l.title, l.lang), 'A') || setweight(search_vector(l.body, l.lang), 'C')
      from (
        select lang, localized_text(thing -> $3, lang) as title, coalesce((
          select regexp_replace(string_agg(search_part(localized_text(found, lang)), ' ' order by c.place, f.place), ' ·$', '')
          from unnest($4) with ordinality c (name, place),
            jsonb_path_query(case jsonb_typeof(thing -> c.name) when 'string' then jsonb_build_object('en', thing -> c.name)
              else thing -> c.name end, 'strict $.** ? (exists (@.en))') with ordinality f (found, place)
        ), '') as body
        from unnest(array['en', 'es', 'fr']) lang
      ) l
      on conflict (resource_id, lang)
        do update set title = excluded.title, body = excluded.body, words = excluded.words
    $$;
    create function keep_search_text() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          delete from search_text where resource_id = old.id;
        else
          perform write_search_text(tg_argv[0], to_jsonb(new), tg_argv[1], tg_argv[2]::text[]);
        end if;
        return null;
      end
    $$;
    ${triggers.join('')}
  `;
}

import { Baseline } from './baseline';

const invisible = '\\u00ad\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff';
const marks = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f';
const dashes =
  '\\u02d7\\u058a\\u05be\\u1400\\u1806\\u2010-\\u2015\\u2043\\u2212\\u2796\\u2e17\\u2e1a\\u2e3a\\u2e3b\\u301c\\u3030\\u30a0';
const spaces = '\\u0009-\\u000d\\u0085\\u1680\\u2028\\u2029';
const singleQuotes =
  '\\u0060\\u02b9\\u02bb-\\u02bd\\u02c8\\u02ca\\u02cb\\u055a\\u05f3\\u2018-\\u201b\\u2032\\u2035\\u2039\\u203a\\u275b\\u275c\\ua78c';
const doubleQuotes = '\\u00ab\\u00bb\\u02ba\\u02ee\\u05f4\\u201c-\\u201f\\u275d\\u275e\\u301d-\\u301f';

const replaced = (text: string, pattern: string, by: string): string =>
  `regexp_replace(${text}, '${pattern}', '${by}', 'g')`;
const withoutInvisible = (text: string): string => replaced(text, `[${invisible}]`, '');
const withPlainDashes = (text: string): string => replaced(text, `[${dashes}]`, '-');
const lower = (text: string): string => `lower(${text} collate pg_c_utf8)`;

const code = `translate(${lower(
  `btrim(${replaced(withPlainDashes(`normalize(${withoutInvisible('text')}, nfkc)`), `[${spaces}]`, ' ')})`,
)}, 'ς', 'σ')`;

const plainLetters = `translate(replace(replace(replace(replace(${lower(
  replaced(`normalize(replace(text, '´', ''''), nfkd)`, `[${invisible}${marks}]`, ''),
)}, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), 'øłðđıȷħŧŋς', 'olddijhtnσ')`;
const plainQuotes = `replace(${replaced(
  replaced(withPlainDashes(plainLetters), `[${singleQuotes}]`, `''`),
  `[${doubleQuotes}]`,
  '"',
)}, '''''', '"')`;
const search = replaced(
  `btrim(${replaced(plainQuotes, `[ ${spaces}]+`, ' ')})`,
  '([0-9] ?)[×✕✖](?= ?[0-9])',
  '\\1x',
);
const answer = `regexp_replace(fold_search(text), '^([-+]?[0-9]*),([0-9]+)(?=[^0-9]*$)', '\\1.\\2')`;

// PostgreSQL inlines such a function, so that folding a column costs no call.
const fold = (name: string, body: string): string =>
  `create function ${name}(text text) returns text language sql immutable parallel safe return ${body};`;

export class CreatePlatform1796600000000 extends Baseline {
  protected readonly sql = `
    create extension if not exists pg_trgm;

    -- These do the same as server/platform/text/fold.ts. Their results depend on no setting of the database.
    ${fold('fold_code', code)}
    ${fold('fold_number', replaced('fold_code(text)', '[- ]', ''))}
    ${fold('fold_search', search)}
    ${fold('fold_answer', answer)}

    create table cache_version (
      name text primary key,
      version bigint not null default 1
    );
    -- The trigger's argument is the cache's name. The notification makes every server load it again.
    create function bump_cache_version() returns trigger language plpgsql as $$
    begin
      insert into cache_version (name) values (tg_argv[0])
        on conflict (name) do update set version = cache_version.version + 1;
      perform pg_notify('cache_version', tg_argv[0]);
      return null;
    end $$;

    -- Attempts to enter a password, for all servers. A key doesn't reveal the person.
    create table counted_tries (
      key text primary key,
      tries int not null,
      -- When the next attempt is allowed.
      open_at timestamptz not null,
      forgotten_at timestamptz not null
    );
    create index counted_tries_forgotten on counted_tries (forgotten_at);

    -- Files of this release's client and of the two before. A page that was opened before an upgrade, or whose request
    -- reaches a server of another release, can load its files from every server.
    create table client_release (
      id text primary key,
      files text[] not null,
      served_at timestamptz not null
    );
    create table client_file (
      name text primary key,
      body bytea not null
    );

    create table last_backup (
      id int primary key default 1 check (id = 1),
      completed_at timestamptz not null
    );

    -- Results of saves, so that a save whose response was lost can be sent again.
    create table save_key (
      caller_id text not null,
      key text not null,
      digest text not null,
      result jsonb,
      saved_at timestamptz not null,
      primary key (caller_id, key)
    );
    create index save_key_saved_at on save_key (saved_at);
  `;
}

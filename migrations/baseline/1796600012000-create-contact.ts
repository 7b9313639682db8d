import { Baseline, timestamps } from './baseline';

const words = [`'S-' || number::text`, 'name', 'email', 'test', 'text', 'reply']
  .map((text) => `coalesce(${text}, '')`)
  .join(` || ' ' || `);

export class CreateContact1796600012000 extends Baseline {
  protected readonly sql = `
    create table contact_message (
      id uuid primary key default gen_random_uuid(),
      -- What people call the message on paper and on the phone.
      number serial not null unique,
      profile_id uuid references profile,
      name text not null,
      email text not null,
      lang text not null check (lang in ('en', 'es', 'fr')),
      topic text not null check (topic in ('test', 'points', 'account', 'program', 'other')),
      test text,
      text text not null,
      page text,
      browser text,
      done boolean not null default false,
      replied_at timestamptz,
      reply text,
      ${timestamps}
    );
    alter sequence contact_message_number_seq restart 1001;
    create index contact_message_newest on contact_message (created_at desc, id desc);
    create index contact_message_profile on contact_message (profile_id);
    create index contact_message_name on contact_message (fold_search(name), id);
    create index contact_message_email on contact_message (fold_search(email), id);
    create index contact_message_topic on contact_message (topic, id);
    create index contact_message_done on contact_message (done, id);
    create index contact_message_replied on contact_message (coalesce(replied_at, 'infinity'), id);
    create index contact_message_updated on contact_message (updated_at, id);
    create index contact_message_words on contact_message using gin (fold_search(${words}) gin_trgm_ops);
  `;
}

import { audience, Baseline, timestamps } from './baseline';

const sections = `('whats-new', 'pro-training', 'gold-retailer-program')`;
const section = `section text not null check (section in ${sections})`;

export class CreateContent1796600022000 extends Baseline {
  protected readonly sql = `
    create table content_section (
      id uuid primary key default gen_random_uuid(),
      key text not null unique check (key in ${sections}),
      title jsonb not null,
      lead jsonb not null,
      pages text[] not null default '{}' check (pages <@ array['articles', 'pros', 'survey', 'prize-winners',
        'newsletter', 'gallery', 'awards']),
      ${audience},
      ${timestamps},
      newsletter_name jsonb
    );
    insert into content_section (key, title, lead, pages) values
      ('whats-new', '{"en": "What’s new", "es": "Novedades", "fr": "Quoi de neuf"}',
        '{"en": "Products, training and people, as it happens.",
          "es": "Productos, formación y personas, al momento.",
          "fr": "Produits, formation et gens du métier, au fil des jours."}',
        '{articles,newsletter}'),
      ('pro-training', '{"en": "PRO training", "es": "Formación PRO", "fr": "Formation PRO"}',
        '{"en": "For people at the counter and in the bay who have passed their standard tests and want the harder ones.",
          "es": "Para quienes atienden en el mostrador o en el taller, aprobaron sus exámenes estándar y quieren los más difíciles.",
          "fr": "Pour les gens du comptoir et de l’atelier qui ont réussi leurs tests standards et veulent les plus difficiles."}',
        '{articles,pros,survey,prize-winners,newsletter,gallery,awards}'),
      ('gold-retailer-program',
        '{"en": "Gold retailer program", "es": "Programa Minorista Gold", "fr": "Programme Détaillant Or"}',
        '{"en": "News and pictures from gold retailers, for gold retailers.",
          "es": "Noticias e imágenes de minoristas Gold, para minoristas Gold.",
          "fr": "Des nouvelles et des images de détaillants Or, pour les détaillants Or."}',
        '{articles,gallery}');
    create trigger content_section_cache after insert or update or delete on content_section
      for each statement execute function bump_cache_version('sections');

    create table home_block (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('Merch', 'FeatureCard', 'DashboardHero', 'DashboardCTAs', 'ModuleGroups',
        'WhatsNewSection', 'Newsletter', 'Awards', 'ProTraining', 'Support', 'GettingStarted')),
      title jsonb,
      text jsonb,
      link_label jsonb,
      href text,
      picture_id uuid references asset,
      picture_alt jsonb,
      items jsonb not null default '[]',
      section text check (section in ${sections}),
      amount int check (amount between 1 and 8),
      hidden boolean not null default false,
      position int not null,
      ${audience},
      ${timestamps}
    );
    create index home_block_picture_id_idx on home_block (picture_id);
    -- Blocks whose text an administrator has to write first are hidden.
    insert into home_block (position, kind, hidden, items, title, user_types) values
      (1, 'DashboardHero', false, '[]', null, '{}'),
      (2, 'DashboardCTAs', true, '[{"number": "1", "unitTranslations": {"en": "test", "es": "examen", "fr": "test"},
        "textTranslations": {"en": "Begin with a short one.", "es": "Empiece por uno corto.",
          "fr": "Commencez par un court."},
        "linkLabelTranslations": {"en": "All modules", "es": "Todos los módulos", "fr": "Tous les modules"},
        "href": "/training"}]', null, '{}'),
      (3, 'ModuleGroups', false, '[]', null, '{}'),
      (4, 'GettingStarted', false, '[]', null, '{}'),
      (5, 'FeatureCard', true, '[]', '{"en": "New here", "es": "Novedades del portal", "fr": "Nouveautés du portail"}',
        '{}'),
      (6, 'WhatsNewSection', false, '[]', null, '{}'),
      (7, 'ProTraining', false, '[]', null, '{standard}'),
      (8, 'Merch', false, '[]', null, '{}'),
      (9, 'Awards', false, '[]', null, '{}'),
      (10, 'Newsletter', false, '[]', null, '{}'),
      (11, 'Support', false, '[]', null, '{}');
    create trigger home_block_cache after insert or update or delete on home_block
      for each statement execute function bump_cache_version('home');

    create table article (
      id uuid primary key default gen_random_uuid(),
      ${section},
      slug text not null,
      title jsonb not null,
      summary jsonb not null,
      topic text not null check (topic in ('products', 'training', 'programs', 'material', 'people')),
      picture_id uuid references asset,
      -- With ids of images, files and modules.
      parts jsonb not null default '[]',
      reading_minutes int not null,
      module_id uuid references module on delete set null,
      publish_at timestamptz,
      ${audience},
      ${timestamps},
      constraint article_slug unique (section, slug)
    );
    create index article_newest on article (section, publish_at desc, id desc);
    create index article_picture_id on article (picture_id);
    create index article_module_id on article (module_id);

    create table article_read (
      article_id uuid not null references article on delete cascade,
      profile_id uuid not null references profile,
      read_at timestamptz not null,
      primary key (article_id, profile_id)
    );
    create index article_read_profile on article_read (profile_id);

    -- The files in parts, since no foreign key sees those ids and unused files are removed. It is written before the
    -- record.
    create table content_file (
      kind text not null,
      record_id uuid not null,
      file_id uuid not null references stored_file,
      primary key (kind, record_id, file_id)
    );
    create index content_file_file_id on content_file (file_id);

    create table article_file_link (
      token_sha256 text primary key,
      article_id uuid not null references article on delete cascade,
      file_id uuid not null,
      profile_id uuid not null references profile,
      expires_at timestamptz not null
    );
    create index article_file_link_article_id on article_file_link (article_id);
    create index article_file_link_profile on article_file_link (profile_id);
    create index article_file_link_expires_at on article_file_link (expires_at);

    create table newsletter_issue (
      id uuid primary key default gen_random_uuid(),
      ${section},
      number int not null,
      title jsonb not null,
      summary jsonb not null,
      parts jsonb not null default '[]',
      publish_at timestamptz,
      ${timestamps},
      mailed_at timestamptz,
      mailed_to int,
      constraint newsletter_issue_number unique (section, number)
    );
    create index newsletter_issue_newest on newsletter_issue (section, publish_at desc, id desc);

    create table newsletter_subscription (
      id uuid primary key default gen_random_uuid(),
      ${section},
      profile_id uuid not null references profile,
      email text not null,
      lang text not null check (lang in ('en', 'es', 'fr')),
      state text not null check (state in ('pending', 'confirmed', 'left')),
      confirm_sha256 text,
      leave_token text not null,
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      left_at timestamptz,
      ${timestamps},
      constraint newsletter_subscription_profile unique (section, profile_id),
      constraint newsletter_subscription_confirm unique (confirm_sha256),
      constraint newsletter_subscription_leave unique (leave_token)
    );
    create index newsletter_subscription_profile_id on newsletter_subscription (profile_id);
    create index newsletter_subscription_email on newsletter_subscription (fold_search(email), id);
    create index newsletter_subscription_section on newsletter_subscription (section, id);
    create index newsletter_subscription_state on newsletter_subscription (state, id);
    create index newsletter_subscription_lang on newsletter_subscription (lang, id);
    create index newsletter_subscription_requested on newsletter_subscription (requested_at, id);
    create index newsletter_subscription_confirmed on newsletter_subscription (coalesce(confirmed_at, 'infinity'), id);
    create index newsletter_subscription_left on newsletter_subscription (coalesce(left_at, 'infinity'), id);
    create index newsletter_subscription_created on newsletter_subscription (created_at, id);
    create index newsletter_subscription_updated on newsletter_subscription (updated_at, id);

    create table album (
      id uuid primary key default gen_random_uuid(),
      ${section},
      slug text not null,
      title jsonb not null,
      lead jsonb,
      pictures jsonb not null default '[]',
      publish_at timestamptz,
      ${audience},
      ${timestamps},
      constraint album_slug unique (section, slug)
    );
    create index album_newest on album (section, publish_at desc, id desc);

    create table award (
      id uuid primary key default gen_random_uuid(),
      name jsonb not null,
      text jsonb not null,
      picture_id uuid references asset,
      year int not null check (year between 2008 and 2100),
      kind text not null check (kind in ('yearly', 'quarterly', 'monthly')),
      winner text not null,
      dealer text,
      points int check (points >= 0),
      publish_at timestamptz,
      ${timestamps},
      section text not null default 'pro-training' check (section in ${sections})
    );
    create index award_year on award (year, id);
    create index award_picture on award (picture_id) where picture_id is not null;

    create table survey (
      id uuid primary key default gen_random_uuid(),
      ${section},
      title jsonb not null,
      lead jsonb not null,
      questions jsonb not null,
      points int check (points between 1 and 100000),
      publish_at timestamptz,
      closes_at timestamptz,
      ${audience},
      ${timestamps}
    );
    create index survey_section on survey (section, publish_at desc);

    create table survey_response (
      id uuid primary key default gen_random_uuid(),
      survey_id uuid not null references survey,
      profile_id uuid references profile,
      account_kind text,
      lang text not null,
      started_at timestamptz not null,
      submitted_at timestamptz,
      unique (survey_id, profile_id)
    );
    create index survey_response_profile on survey_response (profile_id);

    create table survey_answer (
      response_id uuid not null references survey_response on delete cascade,
      question_id uuid not null,
      option_ids uuid[] not null default '{}',
      words text,
      revision int not null,
      saved_at timestamptz not null,
      primary key (response_id, question_id)
    );
  `;
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateHomeBlocks1795520000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What the home page is made of, from top to bottom. Which fields a kind has, the portal decides.
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
        section text check (section in ('whats-new', 'pro-training', 'gold-retailer-program')),
        amount int check (amount between 1 and 8),
        hidden boolean not null default false,
        position int not null,
        roles text[] not null default '{}',
        user_types text[] not null default '{}',
        account_kinds text[] not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index home_block_picture_id_idx on home_block (picture_id);

      -- Hidden is what has to be written first, and what nothing is there for yet.
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
        (10, 'Newsletter', true, '[]', null, '{}'),
        (11, 'Support', false, '[]', null, '{}');
      create trigger home_block_cache after insert or update or delete on home_block
        for each statement execute function bump_cache_version('home');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table home_block');
  }
}

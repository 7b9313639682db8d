import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateContentSections1795440000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The sections of what people read beside training: which pages each shows, and whom it is for.
      create table content_section (
        id uuid primary key default gen_random_uuid(),
        key text not null unique check (key in ('whats-new', 'pro-training', 'gold-retailer-program')),
        title jsonb not null,
        lead jsonb not null,
        pages text[] not null default '{}' check (pages <@ array['articles', 'pros', 'survey', 'prize-winners',
          'newsletter', 'gallery', 'awards']),
        roles text[] not null default '{}',
        user_types text[] not null default '{}',
        account_kinds text[] not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
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
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table content_section');
  }
}

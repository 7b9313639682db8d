import type { MigrationInterface, QueryRunner } from 'typeorm';

const before = `'read_people', 'read_results', 'write_points', 'write_people', 'write_modules', 'run_imports'`;

// Stops nothing: there are as many rows as API clients, a handful.

/** Past results, which can make people PRO, need a scope of their own. API clients that may do everything get it. */
export class AddScopeOfPastResults1796480010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table api_client drop constraint api_client_scopes_check;
      alter table api_client add constraint api_client_scopes_check
        check (scopes <@ array[${before}, 'write_results']);
      update api_client set scopes = scopes || array['write_results'] where scopes @> array[${before}];
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update api_client set scopes = array_remove(scopes, 'write_results');
      alter table api_client drop constraint api_client_scopes_check;
      alter table api_client add constraint api_client_scopes_check check (scopes <@ array[${before}]);
    `);
  }
}

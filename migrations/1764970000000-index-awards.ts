import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexAwards1764970000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Administrators' lists go by the year, then the id; what learners see of a year is sorted as it is read.
      drop index award_newest;
      create index award_year on award (year, id);
      -- An image that goes away is looked for wherever one is shown.
      create index award_picture on award (picture_id) where picture_id is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index award_picture;
      drop index award_year;
      create index award_newest on award (year desc, publish_at desc, id);
    `);
  }
}

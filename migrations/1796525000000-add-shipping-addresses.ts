import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the parts of an order's address. Orders from before have their address in one line alone. */
export class AddShippingAddresses1796525000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table reward_order
        add column recipient_name text,
        add column street text,
        add column unit text,
        add column city text,
        add column region text,
        add column postal_code text,
        add column country text,
        add column address_remembered boolean not null default false,
        add constraint reward_order_whole_address check (
          num_nulls(recipient_name, street, city, country) = 0 or
          num_nulls(recipient_name, street, unit, city, region, postal_code, country) = 7) not valid`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table reward_order
        drop column recipient_name, drop column street, drop column unit, drop column city, drop column region,
        drop column postal_code, drop column country, drop column address_remembered`);
  }
}

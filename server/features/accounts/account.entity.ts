import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AccountKind } from '#server/platform/viewer';
import { AccountKindEnum } from './account.enums';

/** An organisation that people belong to. */
@Entity('account')
@Index('account_kind_number', ['kind', 'numberKey'], { unique: true })
export class AccountEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text', enum: Object.values(AccountKindEnum) })
  kind!: AccountKind;

  @Column('text')
  number!: string;

  @Column({
    type: 'text',
    nullable: true,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: `lower(regexp_replace(number, '[[:space:]-]'::text, ''::text, 'g'::text))`,
  })
  numberKey!: string | null;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('text', { nullable: true })
  region!: string | null;

  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

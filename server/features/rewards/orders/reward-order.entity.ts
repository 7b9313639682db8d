import { Column, Entity, ForeignKey, Generated, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { LocalizedText } from '#server/platform/language/i18n';
import { type OrderState, OrderStateEnum } from './order.enums';

/** An order of a reward. */
@Entity('reward_order')
@Unique(['profileId', 'idempotencyKey'])
@Unique(['number'])
export class RewardOrderEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('bigint')
  @Generated('increment')
  number!: string;

  @ForeignKey('reward')
  @Column('uuid')
  rewardId!: string;

  @Column('jsonb')
  rewardName!: LocalizedText;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column('int')
  price!: number;

  @Column({ type: 'text', enum: Object.values(OrderStateEnum) })
  state!: OrderState;

  /** The address in one line. Old orders have only this. */
  @Column('text')
  address!: string;

  @Column('text', { nullable: true })
  recipientName!: string | null;

  @Column('text', { nullable: true })
  street!: string | null;

  @Column('text', { nullable: true })
  unit!: string | null;

  @Column('text', { nullable: true })
  city!: string | null;

  @Column('text', { nullable: true })
  region!: string | null;

  @Column('text', { nullable: true })
  postalCode!: string | null;

  @Column('text', { nullable: true })
  country!: string | null;

  /** True if the address is suggested for the person's next order. */
  @Column('boolean', { default: false })
  addressRemembered!: boolean;

  @Column('text', { nullable: true })
  trackingNumber!: string | null;

  @Column('timestamptz')
  placedAt!: Date;

  @Column('timestamptz', { nullable: true })
  packedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  receivedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt!: Date | null;

  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  cancelledBy!: string | null;

  @Column('text', { nullable: true })
  cancelReason!: string | null;

  @Column('text')
  idempotencyKey!: string;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The balance of a person. */
@Entity('points_balance')
export class PointsBalanceEntity {
  @ForeignKey('profile')
  @PrimaryColumn('uuid')
  profileId!: string;

  @Column('int', { default: 0 })
  balance!: number;
}

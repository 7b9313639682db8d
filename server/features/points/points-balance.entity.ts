import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How many points a person has. */
@Entity('points_balance')
export class PointsBalanceEntity {
  @ForeignKey('profile')
  @PrimaryColumn('uuid')
  profileId!: string;

  @Column('int', { default: 0 })
  balance!: number;
}

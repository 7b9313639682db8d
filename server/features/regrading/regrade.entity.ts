import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { RegradeModeEnum } from './regrade.enums';
import type { RegradeMode } from './right-answers';

/** A correction of a published question. */
@Entity('regrade')
export class RegradeEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('test')
  @Column('uuid')
  testId!: string;

  @Column('uuid')
  questionId!: string;

  @Column({ type: 'text', enum: Object.values(RegradeModeEnum) })
  mode!: RegradeMode;

  @Column('boolean')
  lowersResults!: boolean;

  @Column('text')
  digest!: string;

  @ForeignKey('profile')
  @Column('uuid')
  madeBy!: string;

  @Column('timestamptz')
  madeAt!: Date;
}

import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  type DataRequestKind,
  DataRequestKindEnum,
  type DataRequestState,
  DataRequestStateEnum,
} from './data-request.enums';

/** A person's request for a data export or for the deletion of their account. */
@Entity('data_request')
@Index('data_request_one_requested', ['profileId', 'kind'], {
  unique: true,
  where: `(state = 'requested'::text)`,
})
export class DataRequestEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey('profile')
  @Column('uuid')
  profileId!: string;

  @Column({ type: 'text', enum: Object.values(DataRequestKindEnum) })
  kind!: DataRequestKind;

  @Column({ type: 'text', enum: Object.values(DataRequestStateEnum), default: 'requested' })
  state!: DataRequestState;

  @Column('timestamptz')
  requestedAt!: Date;

  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @ForeignKey('profile')
  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  @ForeignKey('stored_file')
  @Column('uuid', { nullable: true })
  fileId!: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;
}

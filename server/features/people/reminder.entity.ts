import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A reminder of open tests to a person on a day. */
@Entity('reminder')
export class ReminderEntity {
  @ForeignKey('profile')
  @PrimaryColumn('uuid')
  profileId!: string;

  /** In the site's time zone. */
  @PrimaryColumn('date')
  day!: string;

  @ForeignKey('profile')
  @Column('uuid')
  sentBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

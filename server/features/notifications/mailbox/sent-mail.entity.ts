import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { type Language, languages } from '#server/platform/language/i18n';

/** A message that was stored in the mailbox instead of sent by a mail server. */
@Entity('sent_mail')
@Unique(['key'])
export class SentMailEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  key!: string;

  @Column('text')
  toName!: string;

  @Column('text')
  toEmail!: string;

  @Column({ type: 'text', enum: [...languages] })
  lang!: Language;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  sentAt!: Date;
}

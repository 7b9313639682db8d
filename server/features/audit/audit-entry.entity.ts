import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type ActorKind, actorKinds, auditActions } from './audit.enums';

/** An entry of the audit log: an action by an actor on a target. */
@Entity('audit_entry')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  @Column({ type: 'text', enum: [...auditActions] })
  action!: (typeof auditActions)[number];

  @Column({ type: 'text', enum: [...actorKinds] })
  actorKind!: ActorKind;

  @Column('text', { nullable: true })
  actorId!: string | null;

  @Column('text')
  targetKind!: string;

  @Column('text', { nullable: true })
  targetId!: string | null;

  @Column('text', { default: 'done' })
  outcome!: string;

  @Column('jsonb', { default: () => "'{}'" })
  changes!: Record<string, [unknown, unknown]>;

  @Column('uuid', { nullable: true })
  personalId!: string | null;

  /** The side row with the network address of the actor. */
  @Column('uuid', { nullable: true })
  originId!: string | null;

  @Column('text', { nullable: true })
  originHash!: string | null;
}

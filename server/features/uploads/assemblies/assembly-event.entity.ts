import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

/** An event that is sent to the watchers of an upload. */
@Entity('assembly_event')
export class AssemblyEventEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @ForeignKey('assembly', { onDelete: 'CASCADE' })
  @Column('text')
  assemblyId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  data!: string;
}

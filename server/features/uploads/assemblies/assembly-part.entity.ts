import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored part of an incomplete file. */
@Entity('assembly_part')
export class AssemblyPartEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  uploadId!: string;

  @Column('bigint')
  start!: string;

  @Column('bigint', { nullable: true })
  size!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}

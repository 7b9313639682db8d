import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A release of the client that some server has served, by what its manifest says. */
@Entity('client_release')
export class ClientReleaseEntity {
  @PrimaryColumn('text')
  id!: string;

  /** Its files, as they are called below `assets`. */
  @Column('text', { array: true })
  files!: string[];

  /** When a server last began to serve it. */
  @Column('timestamptz')
  servedAt!: Date;
}

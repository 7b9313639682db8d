import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A release of the client that a server has served, identified by its manifest. */
@Entity('client_release')
export class ClientReleaseEntity {
  @PrimaryColumn('text')
  id!: string;

  /** Its files, by their names below `assets`. */
  @Column('text', { array: true })
  files!: string[];

  /** The last time at which a server started to serve it. */
  @Column('timestamptz')
  servedAt!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A built file of the client. Its name contains a hash of its content. */
@Entity('client_file')
export class ClientFileEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('bytea')
  body!: Buffer;
}

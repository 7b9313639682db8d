import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A built file of the client, whose name tells what it holds. */
@Entity('client_file')
export class ClientFileEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('bytea')
  body!: Buffer;
}

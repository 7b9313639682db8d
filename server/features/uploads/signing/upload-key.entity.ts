import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The signing key of uploads. The table has one row. */
@Entity('upload_key')
export class UploadKeyEntity {
  @PrimaryColumn('boolean', { default: true })
  single!: boolean;

  @Column('text')
  authKey!: string;

  @Column('text')
  secret!: string;
}

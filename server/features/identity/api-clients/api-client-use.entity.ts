import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ApiClientEntity } from './api-client.entity';

/** The number of calls and rejections of an API client on one day in the site's time zone. */
@Entity('api_client_use')
@ForeignKey(() => ApiClientEntity, ['issuer', 'clientId'], ['issuer', 'clientId'], { onDelete: 'CASCADE' })
export class ApiClientUseEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  clientId!: string;

  @PrimaryColumn('date')
  day!: string;

  @Column('int', { default: 0 })
  calls!: number;

  @Column('int', { default: 0 })
  rejected!: number;

  @Column('timestamptz')
  lastAt!: Date;
}

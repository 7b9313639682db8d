import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ApiClient } from '#server/platform/viewer';

/** A program that calls with its own credentials. */
@Entity('api_client')
export class ApiClientEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  clientId!: string;

  @Column({ type: 'text', enum: ['reader', 'writer'] satisfies ApiClient['role'][] })
  role!: ApiClient['role'];

  @Column('boolean', { default: true })
  enabled!: boolean;
}

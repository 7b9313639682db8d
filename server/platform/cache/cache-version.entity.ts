import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The version of a cache, which triggers increase when its tables change. */
@Entity('cache_version')
export class CacheVersionEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('bigint', { default: 1 })
  version!: string;
}

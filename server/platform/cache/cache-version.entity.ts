import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often what a cache holds has changed. */
@Entity('cache_version')
export class CacheVersionEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('bigint', { default: 1 })
  version!: string;
}

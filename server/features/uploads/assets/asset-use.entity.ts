import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** That a record uses an image. */
@Entity('asset_use')
export class AssetUseEntity {
  @ForeignKey('asset')
  @PrimaryColumn('uuid')
  assetId!: string;

  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('uuid')
  recordId!: string;
}

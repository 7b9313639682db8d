import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The use of an image by a record. */
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

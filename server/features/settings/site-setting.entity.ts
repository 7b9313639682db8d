import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type LocalizedText, emptyText } from '#server/platform/language/i18n';
import { jsonbDefault } from '#server/platform/database/sql';
import type { Logo } from './settings.types';

/** The settings of the portal. The table has one row. */
@Entity('site_setting')
export class SiteSettingEntity {
  @PrimaryColumn('boolean', { default: true })
  id!: boolean;

  @Column('text', { default: 'Treadway' })
  productName!: string;

  @Column('text', { default: '#ffb200' })
  brandColor!: string;

  @Column('text', { default: 'TREADWAY · KNOW THE TIRE · ' })
  loginLine!: string;

  @Column('text', { default: 'support@treadway.example' })
  supportEmail!: string;

  @Column('text', { default: 'UTC' })
  timezone!: string;

  @Column('boolean', { default: false })
  maintenanceMode!: boolean;

  @Column('boolean', { default: false })
  goldDistributorModulesEnabled!: boolean;

  @Column('boolean', { default: false })
  goldRetailerModulesEnabled!: boolean;

  @Column('jsonb', { default: () => jsonbDefault(emptyText) })
  goldModalCopy!: LocalizedText;

  @Column('int', { default: 10 })
  standardTestsRequired!: number;

  @Column('boolean', { default: false })
  standardTestsOnlyPassed!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('int', { default: 1800 })
  sessionIdleSeconds!: number;

  @Column('int', { default: 60 })
  sessionCountdownSeconds!: number;

  @Column('timestamptz', { nullable: true })
  maintenanceStartedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  maintenanceEndsAt!: Date | null;

  @Column('jsonb', { default: () => jsonbDefault(emptyText) })
  maintenanceMessage!: LocalizedText;

  @Column('jsonb', { nullable: true })
  logo!: Logo | null;
}

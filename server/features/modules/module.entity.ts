import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalizedText } from '#server/platform/i18n';
import type { UserType } from '#server/platform/viewer';
import {
  type Brand,
  BrandEnum,
  type ModuleGroup,
  ModuleGroupEnum,
  type ModuleKind,
  ModuleKindEnum,
  type TreadPattern,
  TreadPatternEnum,
} from './module.enums';

/** What is learned: a tire or a skill. */
@Entity('module')
export class ModuleEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text', enum: Object.values(ModuleKindEnum) })
  kind!: ModuleKind;

  @Column({ type: 'text', enum: Object.values(BrandEnum) })
  brand!: Brand;

  @Column({ type: 'text', nullable: true, enum: Object.values(ModuleGroupEnum) })
  group!: ModuleGroup | null;

  @Column('jsonb')
  name!: LocalizedText;

  @Column('jsonb')
  description!: LocalizedText;

  @Column({ type: 'text', enum: Object.values(TreadPatternEnum), default: 'road' })
  art!: TreadPattern;

  @Column('text', { array: true, default: () => "'{}'" })
  userTypes!: UserType[];

  @Column('boolean', { default: true })
  enabled!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('text', { array: true, default: () => "'{}'" })
  tags!: string[];
}

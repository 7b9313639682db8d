import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/viewer';
import { MenuLocationEnum } from './menu.enums';
import type { MenuLocation } from './menu.types';

/** A link of a menu. */
@Entity('menu_link')
@Unique(['location', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class MenuLinkEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text', enum: Object.values(MenuLocationEnum) })
  location!: MenuLocation;

  @Column('int')
  position!: number;

  @Column('jsonb')
  label!: LocalizedText;

  @Column('text')
  href!: string;

  @Column('boolean', { default: false })
  newTab!: boolean;

  @Column('text', { array: true, default: () => "'{}'" })
  roles!: Role[];

  @Column('text', { array: true, default: () => "'{}'" })
  userTypes!: UserType[];

  @Column('text', { array: true, default: () => "'{}'" })
  accountKinds!: AccountKind[];
}

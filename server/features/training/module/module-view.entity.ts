import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A person's view of a module. */
@Entity('module_view')
export class ModuleViewEntity {
  @ForeignKey('profile')
  @PrimaryColumn('uuid')
  profileId!: string;

  @ForeignKey('module')
  @PrimaryColumn('uuid')
  moduleId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  viewedAt!: Date;
}

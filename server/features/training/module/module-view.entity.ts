import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** That a person opened a module. */
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

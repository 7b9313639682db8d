import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

/** What a list of administrators shows, under a name. */
@Entity('list_view')
export class ListViewEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  list!: string;

  @Column('text')
  name!: string;

  /** As the address of the list has it behind its question mark. */
  @Column('text')
  address!: string;

  /** Null where it is for all administrators. */
  @ForeignKey('profile', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

/** A saved view of an admin list. */
@Entity('list_view')
export class ListViewEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  list!: string;

  @Column('text')
  name!: string;

  /** Query string of the list's address. */
  @Column('text')
  address!: string;

  /** Null for a view that all administrators share. */
  @ForeignKey('profile', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

import { Field, ID, ObjectType } from 'type-graphql';
import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { DateTime } from '#server/platform/graphql/date-time';
import type { ReadTogether } from '#server/platform/read-together';

/** What everything has that administrators edit: its table, its type of the API and its inputs come from one class. */
@ObjectType({ simpleResolvers: true })
export abstract class Edited implements ReadTogether {
  @PrimaryGeneratedColumn('uuid')
  @Field(() => ID, { description: 'Identifies it.' })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: string;

  /** The version that an edit is compared with. */
  @Column('timestamptz', { default: () => 'now()' })
  @Field(() => DateTime, { description: 'When it was last changed; goes back with the next change.' })
  updatedAt!: string;

  /** The ids of all rows that one statement gave with this one, which is one of them. */
  readWith!: readonly string[];
}

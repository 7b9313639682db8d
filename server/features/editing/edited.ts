import { Field, ID, ObjectType } from 'type-graphql';
import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { DateTime } from '#server/platform/graphql/date-time';
import type { ReadTogether } from '#server/platform/database/read-together';

/** What everything has that administrators edit: its table, its type of the API and its inputs come from one class. */
@ObjectType({ simpleResolvers: true })
export abstract class Edited implements ReadTogether {
  @PrimaryGeneratedColumn('uuid')
  @Field(() => ID, { description: 'ID of the record.' })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  @Field(() => DateTime, { description: 'Time of creation.' })
  createdAt!: string;

  /** The version that an edit is compared with. */
  @Column('timestamptz', { default: () => 'now()' })
  @Field(() => DateTime, {
    description: 'Time of the last change. Send it with a change to detect conflicts.',
  })
  updatedAt!: string;

  /** The ids of all rows that one statement gave with this one, which is one of them. */
  readWith!: readonly string[];
}

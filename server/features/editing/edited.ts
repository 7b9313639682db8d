import { Field, ID, ObjectType } from 'type-graphql';
import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { DateTime } from '#server/platform/graphql/date-time';
import type { ReadTogether } from '#server/platform/database/read-together';

/**
 * Base class of resources that administrators edit. Table, API type and inputs are generated from the
 * decorated class.
 */
@ObjectType({ simpleResolvers: true })
export abstract class Edited implements ReadTogether {
  @PrimaryGeneratedColumn('uuid')
  @Field(() => ID, { description: 'ID of the record.' })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  @Field(() => DateTime, { description: 'Time of creation.' })
  createdAt!: string;

  /** Version for conflict detection. */
  @Column('timestamptz', { default: () => 'now()' })
  @Field(() => DateTime, {
    description: 'Time of the last change. Send it with a change to detect conflicts.',
  })
  updatedAt!: string;

  /** Ids of all rows of the same query, for the batch loader. Includes this one. */
  readWith!: readonly string[];
}

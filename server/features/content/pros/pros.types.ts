import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { TimeRange } from '#server/features/editing/inputs';
import { DateTime } from '#server/platform/graphql/date-time';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';

@ObjectType({ description: 'A PRO person, as everyone can see them.', simpleResolvers: true })
export class Pro {
  @Field(() => ID, { description: 'ID of the person.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Name of the account. Null if there is none.' })
  accountName!: string | null;

  @Field(() => DateTime, { description: 'Time when the person became PRO.' })
  since!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the small picture. Null if there is none, or the person hides it from the caller.',
  })
  imageUrl!: string | null;

  /** The instant in the format of cursors. */
  sortKey!: string;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class ProEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => Pro, { description: 'The person.' })
  node!: Pro;
}

@ObjectType({ description: 'A page of PRO people, most recent first.', simpleResolvers: true })
export class ProConnection implements Counted {
  @Field(() => [Pro], { description: 'The people on the page.' })
  nodes!: Pro[];

  @Field(() => [ProEdge], { description: 'The people on the page, with their cursors.' })
  edges!: ProEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'Filter of a list of PRO people.' })
export class ProFilter {
  @Field(() => ContentSectionKeyEnum, {
    nullable: true,
    description: 'Section whose page lists them. If left out or null: pro_training.',
  })
  section?: ContentSectionKey | null;

  @Field(() => TimeRange, {
    nullable: true,
    description: 'Range of time in which they became PRO. If left out or null: no filter.',
  })
  since?: TimeRange | null;
}

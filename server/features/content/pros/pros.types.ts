import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { TimeRange } from '#server/features/editing/inputs';
import { DateTime } from '#server/platform/graphql/date-time';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';

@ObjectType({ description: 'A PRO person, as everybody may see one.', simpleResolvers: true })
export class Pro {
  @Field(() => ID, { description: 'ID of the person.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Name of the organisation. Null if there is none.' })
  accountName!: string | null;

  @Field(() => DateTime, { description: 'Since when the person is PRO.' })
  since!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of a small picture of the person; null without one, and where the person shows it to nobody but ' +
      'administrators and the managers of the own account.',
  })
  imageUrl!: string | null;

  /** The instant as cursors have it. */
  sortKey!: string;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class ProEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => Pro, { description: 'The person.' })
  node!: Pro;
}

@ObjectType({ description: 'A page of the PRO people, who became it last first.', simpleResolvers: true })
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

@InputType({ description: 'What a list of PRO people is narrowed to.' })
export class ProFilter {
  @Field(() => ContentSectionKeyEnum, {
    nullable: true,
    description: 'The section on whose page they are read. Left out or null: pro_training.',
  })
  section?: ContentSectionKey | null;

  @Field(() => TimeRange, {
    nullable: true,
    description: 'When they became PRO. Left out or null: at any time.',
  })
  since?: TimeRange | null;
}

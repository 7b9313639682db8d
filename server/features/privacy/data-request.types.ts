import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { PersonName } from '#server/platform/graphql/person-name';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import {
  type DataRequestKind,
  DataRequestKindEnum,
  type DataRequestState,
  DataRequestStateEnum,
} from './data-request.enums';

@ObjectType({ description: 'What somebody asked for about the own data.', simpleResolvers: true })
export class DataRequest {
  @Field(() => ID, { description: 'ID of the request.' })
  id!: string;

  @Field(() => DataRequestKindEnum, { description: 'What was asked for.' })
  kind!: DataRequestKind;

  @Field(() => DataRequestStateEnum, { description: 'What became of it.' })
  state!: DataRequestState;

  @Field(() => ID, { description: 'The person.' })
  profileId!: string;

  @Field(() => String, { description: "The person's name as it is now." })
  @PersonName()
  personName!: string;

  @Field(() => String, { description: "The person's e-mail address as it is now." })
  personEmail!: string;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  askedAt!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When a deletion is carried out unless it is taken back or stopped; null of a file.',
  })
  dueAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the file was ready, and the deletion taken back, stopped or carried out; null before.',
  })
  decidedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Why a deletion was stopped; null otherwise.' })
  reason!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the file can be fetched. Null if there is none.',
  })
  expiresAt!: string | null;

  @Field(() => Int, { nullable: true, description: 'Bytes of the file. Null if there is none.' })
  fileSize!: number | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class DataRequestEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => DataRequest, { description: 'The request.' })
  node!: DataRequest;
}

@ObjectType({ description: 'A page of requests, newest first.', simpleResolvers: true })
export class DataRequestConnection implements Counted {
  @Field(() => [DataRequest], { description: 'The requests on the page.' })
  nodes!: DataRequest[];

  @Field(() => [DataRequestEdge], { description: 'The requests on the page, with their cursors.' })
  edges!: DataRequestEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'Which requests a list is narrowed to.' })
export class DataRequestFilter {
  @Field(() => [DataRequestKindEnum], {
    nullable: true,
    description: 'Of these kinds; any where left out or null.',
  })
  kinds?: DataRequestKind[] | null;

  @Field(() => [DataRequestStateEnum], {
    nullable: true,
    description: 'Of which this became; anything where left out or null.',
  })
  states?: DataRequestState[] | null;
}

@InputType({ description: 'That the caller wants a file with all own data.' })
export class RequestOwnDataInput {
  @Field(() => Boolean, { description: 'True: that is what is wanted.' })
  confirm!: boolean;
}

@InputType({ description: 'That the caller wants to be deleted.' })
export class RequestDeletionInput {
  @Field(() => Boolean, { description: 'True: what it means was read.' })
  confirm!: boolean;
}

@InputType({ description: 'A deletion that the caller asked for and no longer wants.' })
export class TakeBackDeletionInput {
  @Field(() => ID, { description: 'The request.' })
  requestId!: string;
}

@InputType({ description: 'A deletion that is not to wait for its day.' })
export class CarryOutDeletionInput {
  @Field(() => ID, { description: 'The request.' })
  requestId!: string;
}

@InputType({ description: 'Somebody who is to be deleted.' })
export class DeletePersonInput {
  @Field(() => ID, { description: 'Whom.' })
  profileId!: string;

  @Field(() => String, { description: 'The e-mail of the person, which confirms that it is this one.' })
  email!: string;
}

@InputType({ description: 'A deletion that is not to be carried out.' })
export class StopDeletionInput {
  @Field(() => ID, { description: 'The request.' })
  requestId!: string;

  @Field(() => String, {
    description: 'Why, which the person is told by e-mail; plain text of at most 500 characters.',
  })
  reason!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RequestOwnDataPayload {
  @Field(() => Profile, { description: 'The caller, as now.' })
  profile!: Profile;

  @Field(() => DataRequest, { description: 'The request, as now.' })
  request!: DataRequest;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RequestDeletionPayload {
  @Field(() => Profile, { description: 'The caller, as now.' })
  profile!: Profile;

  @Field(() => DataRequest, { description: 'The request, as now.' })
  request!: DataRequest;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class TakeBackDeletionPayload {
  @Field(() => Profile, { description: 'The caller, as now.' })
  profile!: Profile;

  @Field(() => DataRequest, { description: 'The request, as now.' })
  request!: DataRequest;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CarryOutDeletionPayload {
  @Field(() => DataRequest, { description: 'The request, as now.' })
  request!: DataRequest;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class DeletePersonPayload {
  @Field(() => DataRequest, { description: 'The deletion that was carried out.' })
  request!: DataRequest;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class StopDeletionPayload {
  @Field(() => DataRequest, { description: 'The request, as now.' })
  request!: DataRequest;
}

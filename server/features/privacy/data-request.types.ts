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

@ObjectType({ description: 'A request of a person about their own data.', simpleResolvers: true })
export class DataRequest {
  @Field(() => ID, { description: 'ID of the request.' })
  id!: string;

  @Field(() => DataRequestKindEnum, { description: 'Kind of request.' })
  kind!: DataRequestKind;

  @Field(() => DataRequestStateEnum, { description: 'Status of the request.' })
  state!: DataRequestState;

  @Field(() => ID, { description: 'The person.' })
  profileId!: string;

  @Field(() => String, { description: 'Current name of the person.' })
  @PersonName()
  personName!: string;

  @Field(() => String, { description: 'Current e-mail address of the person.' })
  personEmail!: string;

  @Field(() => DateTime, { description: 'Time of the request.' })
  requestedAt!: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time when the deletion is carried out, unless it is withdrawn or rejected. Null for an export.',
  })
  dueAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time when the export was ready, or the deletion was withdrawn, rejected or carried out. Null ' +
      'before.',
  })
  decidedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for the rejection of a deletion. Null otherwise.',
  })
  reason!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which the export can be downloaded. Null if there is none.',
  })
  expiresAt!: string | null;

  @Field(() => Int, { nullable: true, description: 'Size of the export in bytes. Null if there is none.' })
  fileSize!: number | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class DataRequestEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => DataRequest, { description: 'The request.' })
  node!: DataRequest;
}

@ObjectType({ description: "A page of requests about people's own data.", simpleResolvers: true })
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

@InputType({ description: 'Filter of a list of requests.' })
export class DataRequestFilter {
  @Field(() => [DataRequestKindEnum], {
    nullable: true,
    description: 'Requests of these kinds. If left out or null: no filter.',
  })
  kinds?: DataRequestKind[] | null;

  @Field(() => [DataRequestStateEnum], {
    nullable: true,
    description: 'Requests in one of these states. If left out or null: no filter.',
  })
  states?: DataRequestState[] | null;
}

@InputType({ description: 'A request of the caller for an export of their data.' })
export class RequestOwnDataInput {
  @Field(() => Boolean, { description: 'Must be true, to confirm the request.' })
  confirm!: boolean;
}

@InputType({ description: 'A request of the caller to be deleted.' })
export class RequestDeletionInput {
  @Field(() => Boolean, {
    description: 'Must be true, to confirm that the person has read the consequences.',
  })
  confirm!: boolean;
}

@InputType({ description: 'A request for deletion to withdraw.' })
export class WithdrawDeletionInput {
  @Field(() => ID, { description: 'The request.' })
  requestId!: string;
}

@InputType({ description: 'A requested deletion to carry out before its day.' })
export class CarryOutDeletionInput {
  @Field(() => ID, { description: 'The request.' })
  requestId!: string;
}

@InputType({ description: 'A person to delete.' })
export class DeletePersonInput {
  @Field(() => ID, { description: 'Whom.' })
  profileId!: string;

  @Field(() => String, { description: 'E-mail address of the person, as a confirmation.' })
  email!: string;
}

@InputType({ description: 'A requested deletion to reject.' })
export class StopDeletionInput {
  @Field(() => ID, { description: 'The request.' })
  requestId!: string;

  @Field(() => String, {
    description: 'Reason, which the person gets by e-mail. Plain text of at most 500 characters.',
  })
  reason!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RequestOwnDataPayload {
  @Field(() => Profile, { description: 'The caller after the change.' })
  profile!: Profile;

  @Field(() => DataRequest, { description: 'The request after the change.' })
  request!: DataRequest;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RequestDeletionPayload {
  @Field(() => Profile, { description: 'The caller after the change.' })
  profile!: Profile;

  @Field(() => DataRequest, { description: 'The request after the change.' })
  request!: DataRequest;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class WithdrawDeletionPayload {
  @Field(() => Profile, { description: 'The caller after the change.' })
  profile!: Profile;

  @Field(() => DataRequest, { description: 'The request after the change.' })
  request!: DataRequest;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CarryOutDeletionPayload {
  @Field(() => DataRequest, { description: 'The request after the change.' })
  request!: DataRequest;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class DeletePersonPayload {
  @Field(() => DataRequest, { description: 'The deletion that was carried out.' })
  request!: DataRequest;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class StopDeletionPayload {
  @Field(() => DataRequest, { description: 'The request after the change.' })
  request!: DataRequest;
}

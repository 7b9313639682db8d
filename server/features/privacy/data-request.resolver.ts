import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Where } from '#server/features/editing/where/where-fields';
import { whereOptions, whereType } from '#server/features/editing/where/where-input';
import { orderType } from '#server/features/editing/made-types';
import { sortsOf, whereFields } from '#server/features/editing/rows/row-list';
import { shortWords } from '#server/features/editing/search-words';
import type { SortOrder } from '#server/features/editing/sort-keys';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import { maxVisible, requestRows, type RequestSort } from './data-request.queries';
import {
  CarryOutDeletionInput,
  CarryOutDeletionPayload,
  DataRequest,
  DataRequestConnection,
  DataRequestFilter,
  DeletePersonInput,
  DeletePersonPayload,
  RequestDeletionInput,
  RequestDeletionPayload,
  RequestOwnDataInput,
  RequestOwnDataPayload,
  StopDeletionInput,
  StopDeletionPayload,
  WithdrawDeletionInput,
  WithdrawDeletionPayload,
} from './data-request.types';
import { changedRequest, dataRequests, ownRequest, requestsOf } from './data-requests.service';
import { requestDeletion, withdrawDeletion } from './deletion/request-deletion';
import { carryOutDeletion } from './deletion/carry-out-deletions';
import { deletePerson } from './deletion/delete-person';
import { stopDeletion } from './deletion/stop-deletion';
import { requestOwnData } from './own-data/own-data.service';

const DataRequestOrder = orderType('DataRequestOrder', sortsOf(requestRows.sorts));

const DataRequestWhere = whereType('DataRequestWhere', whereFields(requestRows), DataRequest);

@Resolver(() => Profile)
export class DataRequestResolver {
  @Cost(statementCost)
  @ListSize(maxVisible)
  @FieldResolver(() => [DataRequest], {
    description:
      "The 10 newest requests about the person's own data, newest first. For the person, administrators " +
      'and API clients; empty for others.',
  })
  dataRequests(@Root() { id }: Profile, @Ctx() { viewer }: Context): Promise<DataRequest[]> {
    return requestsOf(viewer, id);
  }

  @Authorized('admin')
  @Query(() => DataRequestConnection, {
    name: 'dataRequests',
    description:
      'Lists the requests of people about their own data, newest first unless sorted otherwise. For ' +
      'administrators and API clients.',
  })
  allDataRequests(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words to search for in name and e-mail address of the person. Every word must be found; case and accents ' +
        `don't matter. At most 200 characters. ${shortWords}`,
    })
    search: string | null | undefined,
    @Arg('filter', () => DataRequestFilter, {
      nullable: true,
      description: 'Filter of the list. All requests if left out or null.',
    })
    filter: DataRequestFilter | null | undefined,
    @Arg('where', () => DataRequestWhere, whereOptions)
    where: Where | null | undefined,
    @Arg('orderBy', () => DataRequestOrder, {
      nullable: true,
      description: 'Sort order. Newest first if left out or null.',
    })
    orderBy: SortOrder<RequestSort> | null | undefined,
    @First('requests')
    first: number,
    @RequestedPage() page: PageRequest,
    @After('request')
    after?: string | null,
  ): Promise<DataRequestConnection> {
    return dataRequests(viewer, { search, filter, where, orderBy }, first, after, page);
  }

  @Authorized()
  @Mutation(() => RequestOwnDataPayload, {
    description:
      'Requests an export of all data about the caller. The caller gets an e-mail when it can be ' +
      'downloaded at `/api/own-data/{request}`, for seven days. A repeat while it is being created changes nothing. RATE_LIMITED after three in a day.',
  })
  async requestOwnData(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Confirmation of the request.' }) { confirm }: RequestOwnDataInput,
  ): Promise<RequestOwnDataPayload> {
    return ownRequest(viewer, await requestOwnData(viewer, confirm));
  }

  @Authorized()
  @Mutation(() => RequestDeletionPayload, {
    description:
      'Requests the deletion of the caller, which is carried out in 14 days and can be withdrawn until ' +
      'then. LAST_ADMINISTRATOR if no administrator would be left. A repeat while it is pending ' +
      'changes nothing.',
  })
  async requestDeletion(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Confirmation of the request.' }) { confirm }: RequestDeletionInput,
  ): Promise<RequestDeletionPayload> {
    return ownRequest(viewer, await requestDeletion(viewer, confirm));
  }

  @Authorized()
  @Mutation(() => WithdrawDeletionPayload, {
    description: "Withdraws the caller's request for deletion. CONFLICT if it isn't pending.",
  })
  async withdrawDeletion(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Deletion to withdraw.' }) { requestId }: WithdrawDeletionInput,
  ): Promise<WithdrawDeletionPayload> {
    return ownRequest(viewer, await withdrawDeletion(viewer, requestId));
  }

  @Authorized('admin')
  @Mutation(() => CarryOutDeletionPayload, {
    description:
      'Carries out a requested deletion before its day: all personal data of the person is removed. ' +
      "You can't undo this. Audited. CONFLICT if the request isn't pending, LAST_ADMINISTRATOR if no " +
      'administrator would be left.',
  })
  async carryOutDeletion(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Deletion to carry out.' }) { requestId }: CarryOutDeletionInput,
  ): Promise<CarryOutDeletionPayload> {
    return { request: await changedRequest(await carryOutDeletion(viewer, requestId)) };
  }

  @Authorized('admin')
  @Mutation(() => DeletePersonPayload, {
    description:
      "Deletes another person now: all personal data of the person is removed. You can't undo this. " +
      "Audited. BAD_USER_INPUT if the e-mail isn't the person's. CONFLICT if the person has been " +
      'deleted. LAST_ADMINISTRATOR if no administrator would be left.',
  })
  async deletePerson(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Whom.' }) { profileId, email }: DeletePersonInput,
  ): Promise<DeletePersonPayload> {
    return { request: await changedRequest(await deletePerson(viewer, profileId, email)) };
  }

  @Authorized('admin')
  @Mutation(() => StopDeletionPayload, {
    description:
      'Rejects a requested deletion for a reason, which the person gets by e-mail. Audited. CONFLICT ' +
      "if the request isn't pending.",
  })
  async stopDeletion(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Deletion to reject, and the reason.' }) {
      requestId,
      reason,
    }: StopDeletionInput,
  ): Promise<StopDeletionPayload> {
    return { request: await changedRequest(await stopDeletion(viewer, requestId, reason)) };
  }
}

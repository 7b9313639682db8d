import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { Cost, ListSize } from '#server/platform/graphql/limits/sizes';
import {
  ApiClient,
  ApiClientDay,
  ApiClients,
  CreateApiClientInput,
  CreateApiClientPayload,
  RevokeApiClientInput,
  RevokeApiClientPayload,
  RotateApiClientSecretInput,
  RotateApiClientSecretPayload,
  UpdateApiClientInput,
  UpdateApiClientPayload,
} from './api-client.types';
import { apiClient, apiClients, daysOf, daysTold, secretEndsOf } from './api-clients.service';
import {
  createApiClient,
  revokeApiClient,
  rotateApiClientSecret,
  updateApiClient,
} from './change-api-clients';

@Resolver(() => ApiClient)
export class ApiClientResolver {
  @Authorized('admin')
  @Query(() => ApiClients, {
    description: 'Lists the API clients, which sign in with credentials of their own.',
  })
  apiClients(@Ctx() { viewer }: Context): Promise<ApiClients> {
    return apiClients(viewer);
  }

  @Authorized('admin')
  @Query(() => ApiClient, { nullable: true, description: "Returns an API client. Null if it doesn't exist." })
  apiClient(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the API client.' }) id: string,
  ): Promise<ApiClient | null> {
    return apiClient(viewer, id);
  }

  // All clients of a list are loaded in one batch.
  @Cost(3)
  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'Time when the newest secret expires. Null if the identity provider creates secrets, or if the ' +
      'client is revoked.',
  })
  async secretEndsAt(@Root() client: ApiClient): Promise<Date | null> {
    return (await secretEndsOf(client)).current;
  }

  @Cost(3)
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Time when the previous secret, which still works, expires. Null if there is none.',
  })
  async previousSecretEndsAt(@Root() client: ApiClient): Promise<Date | null> {
    return (await secretEndsOf(client)).previous;
  }

  @ListSize(daysTold)
  @FieldResolver(() => [ApiClientDay], {
    description: 'Requests of the last 30 days in the time zone of the site, today last.',
  })
  days(@Root() client: ApiClient): Promise<ApiClientDay[]> {
    return daysOf(client);
  }

  @Authorized('admin')
  @Mutation(() => CreateApiClientPayload, { description: 'Creates an API client. Audited.' })
  createApiClient(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Name and scopes of the API client.' }) input: CreateApiClientInput,
  ): Promise<CreateApiClientPayload> {
    return createApiClient(viewer, input);
  }

  @Authorized('admin')
  @Mutation(() => UpdateApiClientPayload, {
    description:
      'Changes the name and the scopes of an API client, at once. Audited. CONFLICT if it is revoked.',
  })
  async updateApiClient(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'API client and the fields to change.' }) input: UpdateApiClientInput,
  ): Promise<UpdateApiClientPayload> {
    return { client: await updateApiClient(viewer, input) };
  }

  @Authorized('admin')
  @Mutation(() => RotateApiClientSecretPayload, {
    description:
      'Creates a new secret of an API client. Earlier ones are valid for 24 hours at most. A repeat ' +
      'with the same `Idempotency-Key` returns another secret in place of the first one. Audited. ' +
      'CONFLICT if the client is revoked, if the identity provider creates secrets, or if a repeat ' +
      'comes after another rotation.',
  })
  rotateApiClientSecret(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'API client, and the time when the secret expires.' }) {
      id,
      secretEndsAt,
    }: RotateApiClientSecretInput,
  ): Promise<RotateApiClientSecretPayload> {
    return rotateApiClientSecret(viewer, id, secretEndsAt);
  }

  @Authorized('admin')
  @Mutation(() => RevokeApiClientPayload, {
    description: 'Revokes an API client permanently, with all of its tokens. Audited.',
  })
  async revokeApiClient(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'API client to revoke.' }) { id }: RevokeApiClientInput,
  ): Promise<RevokeApiClientPayload> {
    return { client: await revokeApiClient(viewer, id) };
  }
}

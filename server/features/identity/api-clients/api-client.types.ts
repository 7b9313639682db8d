import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { ReadTogether } from '#server/platform/database/read-together';
import { type Scope, scopes } from '#server/platform/access/scopes';

/** The scopes as an enumeration of the API. */
export const ScopeEnum = Object.fromEntries(scopes.map((scope) => [scope, scope])) as {
  [S in Scope]: S;
};
registerEnumType(ScopeEnum, {
  name: 'ApiScope',
  description: 'A permission of an API client. Operations that name no scope are for people only.',
  valuesConfig: {
    read_people: {
      description:
        'Read people with their e-mail addresses and points, accounts, and orders with their shipping addresses.',
    },
    read_results: {
      description:
        'Read results without correct answers, and modules, tests and what learners read, drafts included.',
    },
    write_points: { description: 'Add, remove and set points.' },
    write_people: {
      description: 'Create, invite and change people other than administrators. This can make people PRO.',
    },
    write_results: {
      description: 'Import past results, together with `run_imports`. This can make people PRO.',
    },
    write_modules: {
      description: 'Write modules, tests and questions, publish tests, and read correct answers.',
    },
    run_imports: {
      description:
        'Import questions, and read the rows and files of all imports. Other imports also need `write_people`, ' +
        '`write_points` or `write_results`, by what they write.',
    },
  },
});

@ObjectType({
  description: 'Requests of an API client on a day in the time zone of the site.',
  simpleResolvers: true,
})
export class ApiClientDay {
  @Field(() => String, { description: 'Day, for example 2026-11-22.' })
  day!: string;

  @Field(() => Int, { description: 'Number of requests.' })
  calls!: number;

  @Field(() => Int, { description: 'Number of these requests that were refused or failed.' })
  rejected!: number;
}

@ObjectType({
  description: 'An API client: another system that signs in with its own credentials.',
  simpleResolvers: true,
})
export class ApiClient implements ReadTogether {
  @Field(() => ID, { description: 'ID of the API client.' })
  id!: string;

  @Field(() => String, { description: 'Client ID at the identity provider.' })
  clientId!: string;

  @Field(() => String, { description: 'Name for administrators.' })
  name!: string;

  @ListSize(scopes.length)
  @Field(() => [ScopeEnum], { description: 'Scopes that it has.' })
  scopes!: Scope[];

  @Field(() => DateTime, { description: 'Time of creation.' })
  createdAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who created it. Null for some older ones.',
  })
  createdByName!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of its last request. Null if there was none.' })
  lastUsedAt!: string | null;

  @Field(() => Int, { description: 'Number of requests today.' })
  callsToday!: number;

  @Field(() => DateTime, { nullable: true, description: 'Time when it was revoked. Null if it is active.' })
  revokedAt!: string | null;

  readWith!: readonly string[];
}

@ObjectType({ description: 'API clients, and settings that they share.', simpleResolvers: true })
export class ApiClients {
  @ListSize(100)
  @Field(() => [ApiClient], {
    description: 'API clients by their last request, latest first, and revoked ones at the end.',
  })
  clients!: ApiClient[];

  @Field(() => Boolean, {
    description:
      'Whether API clients and their secrets are created here. Otherwise they are created at the identity provider and added here.',
  })
  managesSecrets!: boolean;

  @Field(() => String, {
    description: 'Address at which API clients request tokens with the grant client_credentials.',
  })
  tokenAddress!: string;
}

@InputType({ description: 'Fields of a new API client.' })
export class CreateApiClientInput {
  @Field(() => String, { description: 'Name for administrators, 1 to 100 characters.' })
  name!: string;

  @Field(() => [ScopeEnum], { description: 'Scopes, at least one.' })
  scopes!: Scope[];

  @Field(() => String, {
    nullable: true,
    description:
      'Client ID, if it is created at the identity provider. Left out or null if it is created here.',
  })
  clientId?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time when its secret expires, within two years. Left out or null if it is created at the identity provider.',
  })
  secretEndsAt?: Date | null;
}

@InputType({ description: 'Fields to change. A field that is left out stays unchanged.' })
export class UpdateApiClientInput {
  @Field(() => ID, { description: 'ID of the API client.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name for administrators. If left out or null, it stays unchanged.',
  })
  name?: string | null;

  @Field(() => [ScopeEnum], {
    nullable: true,
    description: 'Scopes, at least one. If left out or null, they stay unchanged.',
  })
  scopes?: Scope[] | null;
}

@InputType({ description: 'A request for a new secret.' })
export class RotateApiClientSecretInput {
  @Field(() => ID, { description: 'ID of the API client.' })
  id!: string;

  @Field(() => DateTime, { description: 'Time when it expires, within two years.' })
  secretEndsAt!: Date;
}

@InputType({ description: 'API client to revoke.' })
export class RevokeApiClientInput {
  @Field(() => ID, { description: 'ID of the API client.' })
  id!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CreateApiClientPayload {
  @Field(() => ApiClient, { description: 'The API client.' })
  client!: ApiClient;

  @Field(() => String, {
    nullable: true,
    description:
      'Its secret, which is shown only once. Null if the identity provider creates secrets, and for a repeat with the ' +
      'same `Idempotency-Key`.',
  })
  secret!: string | null;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class UpdateApiClientPayload {
  @Field(() => ApiClient, { description: 'The API client.' })
  client!: ApiClient;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RotateApiClientSecretPayload {
  @Field(() => ApiClient, { description: 'The API client.' })
  client!: ApiClient;

  @Field(() => String, { description: 'The new secret, which is shown only once.' })
  secret!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RevokeApiClientPayload {
  @Field(() => ApiClient, { description: 'The API client.' })
  client!: ApiClient;
}

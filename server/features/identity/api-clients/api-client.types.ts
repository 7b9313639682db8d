import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/sizes';
import type { ReadTogether } from '#server/platform/read-together';
import { type Scope, scopes } from '#server/platform/scopes';

/** The names of the scopes as an enumeration of the API. */
export const ScopeEnum = Object.fromEntries(scopes.map((scope) => [scope, scope])) as {
  [S in Scope]: S;
};
registerEnumType(ScopeEnum, {
  name: 'ApiScope',
  description: 'What a program may be let do; whatever names none of these is for people alone.',
  valuesConfig: {
    read_people: {
      description:
        'Read people with their addresses and points, accounts, and orders with their postal addresses.',
    },
    read_results: {
      description:
        'Read results without right answers, and modules, tests and what learners read, also if it is not published yet.',
    },
    write_points: { description: 'Give, take and set points.' },
    write_people: {
      description: 'Add, invite and change people other than administrators, which can make people PRO.',
    },
    write_results: { description: 'Import past results with `run_imports`, which can make people PRO.' },
    write_modules: {
      description: 'Write modules, tests and questions, publish tests, and read right answers.',
    },
    run_imports: {
      description:
        'Import questions, and read the rows and files of all imports. Other imports also need `write_people`, ' +
        '`write_points` or `write_results`, by what they write.',
    },
  },
});

@ObjectType({ description: 'The calls of a program on a day of the site.', simpleResolvers: true })
export class ApiClientDay {
  @Field(() => String, { description: 'The day, as 2026-11-22.' })
  day!: string;

  @Field(() => Int, { description: 'How often it called.' })
  calls!: number;

  @Field(() => Int, { description: 'How many of these calls were refused or failed.' })
  refused!: number;
}

@ObjectType({ description: 'A program that calls with its own credentials.', simpleResolvers: true })
export class ApiClient implements ReadTogether {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: string;

  @Field(() => String, { description: 'What it calls itself at the identity provider.' })
  clientId!: string;

  @Field(() => String, { description: 'What administrators call it.' })
  name!: string;

  @ListSize(scopes.length)
  @Field(() => [ScopeEnum], { description: 'What it may do.' })
  scopes!: Scope[];

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: string;

  @Field(() => String, { nullable: true, description: 'Name of whoever added it; null of some of before.' })
  createdByName!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it called last; null where it never did.' })
  lastUsedAt!: string | null;

  @Field(() => Int, { description: 'How often it called today.' })
  callsToday!: number;

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked; null where it may call.' })
  revokedAt!: string | null;

  readWith!: readonly string[];
}

@ObjectType({ description: 'The programs that may call, and what is told of all.', simpleResolvers: true })
export class ApiClients {
  @ListSize(100)
  @Field(() => [ApiClient], {
    description: 'The programs: who called last first, who was revoked at the end.',
  })
  clients!: ApiClient[];

  @Field(() => Boolean, {
    description:
      'Whether they and their secrets are made here; otherwise they are made at the identity provider, and bound here.',
  })
  keepsSecrets!: boolean;

  @Field(() => String, { description: 'Where programs ask for tokens, by client_credentials.' })
  tokenAddress!: string;
}

@InputType({ description: 'A program to let in.' })
export class CreateApiClientInput {
  @Field(() => String, { description: 'What administrators call it, 1 to 100 characters.' })
  name!: string;

  @Field(() => [ScopeEnum], { description: 'What it may do, at least one.' })
  scopes!: Scope[];

  @Field(() => String, {
    nullable: true,
    description:
      'Its id at the identity provider, where it is made there; left out or null where it is made here.',
  })
  clientId?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its secret ends, within two years; left out or null where it is made at the provider.',
  })
  secretEndsAt?: Date | null;
}

@InputType({ description: 'A change of a program.' })
export class UpdateApiClientInput {
  @Field(() => ID, { description: 'Which program.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What administrators call it; as it is where left out or null.',
  })
  name?: string | null;

  @Field(() => [ScopeEnum], {
    nullable: true,
    description: 'What it may do, at least one; as it is where left out or null.',
  })
  scopes?: Scope[] | null;
}

@InputType({ description: 'A new secret of a program.' })
export class RotateApiClientSecretInput {
  @Field(() => ID, { description: 'Which program.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it ends, within two years.' })
  secretEndsAt!: Date;
}

@InputType({ description: 'A program to revoke.' })
export class RevokeApiClientInput {
  @Field(() => ID, { description: 'Which program.' })
  id!: string;
}

@ObjectType({ description: 'What came of letting a program in.', simpleResolvers: true })
export class CreateApiClientPayload {
  @Field(() => ApiClient, { description: 'The program.' })
  client!: ApiClient;

  @Field(() => String, {
    nullable: true,
    description:
      'Its secret, which is shown only once. Null if the identity provider creates secrets, and for a repeat with the ' +
      'same `Idempotency-Key`.',
  })
  secret!: string | null;
}

@ObjectType({ description: 'What came of changing a program.', simpleResolvers: true })
export class UpdateApiClientPayload {
  @Field(() => ApiClient, { description: 'The program.' })
  client!: ApiClient;
}

@ObjectType({ description: 'What came of a new secret.', simpleResolvers: true })
export class RotateApiClientSecretPayload {
  @Field(() => ApiClient, { description: 'The program.' })
  client!: ApiClient;

  @Field(() => String, { description: 'The new secret, told only now.' })
  secret!: string;
}

@ObjectType({ description: 'What came of revoking a program.', simpleResolvers: true })
export class RevokeApiClientPayload {
  @Field(() => ApiClient, { description: 'The program.' })
  client!: ApiClient;
}

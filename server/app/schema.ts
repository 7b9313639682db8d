import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type AuthCheckerFn } from 'type-graphql';
import { IdentityResolver } from '#server/features/identity/identity.resolver';
import { MenuResolver } from '#server/features/menus/menu.resolver';
import { ModuleResolver } from '#server/features/modules/module.resolver';
import { PointsEntryConnectionResolver, PointsResolver } from '#server/features/points/points.resolver';
import { ProfileResolver } from '#server/features/profile/profile.resolver';
import { ProgramResolver } from '#server/features/programs/program.resolver';
import { ListsResolver } from '#server/features/settings/lists/lists.resolver';
import { SettingsResolver } from '#server/features/settings/settings.resolver';
import { AttemptResolver } from '#server/features/tests/attempt.resolver';
import {
  ProfileResultsResolver,
  ResultConnectionResolver,
  ResultResolver,
} from '#server/features/tests/result.resolver';
import { TestResolver } from '#server/features/tests/test.resolver';
import type { Context } from '#server/platform/context';
import { fastLocalizedFields } from '#server/platform/graphql/localized';
import { requireAdmin, requireReader } from '#server/platform/policy';
import { requireOpenOperation } from './maintenance';

/** The coarse rule of a query or mutation; the service's policy decides the rest. */
const authChecker: AuthCheckerFn<Context> = async ({ context: { viewer }, info }, roles) => {
  if (roles.includes('admin')) requireAdmin(viewer);
  else requireReader(viewer);
  await requireOpenOperation(viewer, info.fieldName);
  return true;
};

let schema: Promise<GraphQLSchema> | null = null;

/** The one typed schema of the portal, built once. */
export function portalSchema(): Promise<GraphQLSchema> {
  schema ??= buildSchema({
    resolvers: [
      SettingsResolver,
      ListsResolver,
      ProfileResolver,
      IdentityResolver,
      PointsResolver,
      PointsEntryConnectionResolver,
      ProgramResolver,
      MenuResolver,
      ModuleResolver,
      TestResolver,
      AttemptResolver,
      ResultResolver,
      ResultConnectionResolver,
      ProfileResultsResolver,
    ],
    authChecker,
    validate: { forbidUnknownValues: false },
  }).then(fastLocalizedFields);
  return schema;
}

import {
  Arg,
  Authorized,
  type ClassType,
  createParameterDecorator,
  Ctx,
  ID,
  Mutation,
  Query,
  Resolver,
} from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { cleanedOf } from './cleaned';
import type { Edited } from './edited';
import {
  changePayload,
  connectionOf,
  createInput,
  deleteInput,
  deletePayload,
  filterInput,
  orderInput,
  payloadField,
  type Sent,
  type Target,
  updateInput,
} from './inputs';
import { toWords, withArticle } from './made-types';
import type { Where } from './where/where-fields';
import { whereOptions, whereType } from './where/where-input';
import type { ResourcePage, ResourceService } from './resources.types';
import { whereFields } from './rows/row-list';
import type { SortOrder } from './sort-keys';
import type { Scope } from '#server/platform/access/scopes';

const inputText = { description: 'Input of the mutation.' };
const searchOptions = {
  nullable: true,
  description: 'Words to search for, at most 200 characters. Every word must be found.',
} as const;
const filterOptions = { nullable: true, description: 'Filter of the list.' } as const;

const rolesOf = (scope: Scope | null): string[] => ['admin', ...(scope === null ? [] : [scope])];

/** Stands for an argument that the list doesn't have. */
const Nothing = createParameterDecorator(() => null);

/** Returns the resolver of `admin<Plural>` and `admin<Name>`. */
function readingResolver<T extends Edited>(resources: ResourceService<T>): ClassType {
  const { description } = resources;
  const { name, plural, type } = description;
  const [Connection, Filter, Order] = [
    connectionOf(description),
    filterInput(description),
    orderInput(description),
  ];
  const WhereInput = whereType(`Admin${name}Where`, whereFields(resources.rows), type as ClassType);
  const Search = resources.searched ? Arg('search', () => String, searchOptions) : Nothing;
  const Filtered = Filter ? Arg('filter', () => Filter, filterOptions) : Nothing;

  @Resolver(() => type)
  class ReadingResolver {
    static readonly definition = resources;

    @Authorized(rolesOf(resources.scopes.read))
    @Query(() => type, {
      name: `admin${name}`,
      nullable: true,
      description: `Returns ${withArticle(name)} with the fields that administrators see. Null if it doesn't exist.`,
    })
    one(
      @Ctx() { viewer }: Context,
      @Arg('id', () => ID, { description: 'ID of the record.' }) id: string,
    ): Promise<T | null> {
      return resources.byId(viewer, id);
    }

    @Authorized(rolesOf(resources.scopes.read))
    @Query(() => Connection, {
      name: `admin${plural}`,
      description: `Lists ${toWords(plural)} with the fields that administrators see.`,
    })
    list(
      @Ctx() { viewer }: Context,
      @First('records')
      first: number,
      @After('record')
      after: string | null | undefined,
      @Search search: string | null | undefined,
      @Arg('orderBy', () => Order, { nullable: true, description: 'Sort order.' })
      orderBy: SortOrder | null | undefined,
      @Filtered filter: Record<string, unknown> | null | undefined,
      @RequestedPage() page: PageRequest,
      @Arg('where', () => WhereInput, whereOptions) where?: Where | null,
    ): Promise<ResourcePage<T>> {
      return resources.list(viewer, { first, after, search, orderBy, filter, where, withTotal: page.total });
    }
  }

  return ReadingResolver;
}

/** Returns the resolver of `create<Name>`. */
function creatingResolver<T extends Edited>(resources: ResourceService<T>): ClassType {
  const { description } = resources;
  const { name } = description;
  const [Input, Payload] = [createInput(description), changePayload('Create', description)];

  @Resolver()
  class CreatingResolver {
    static readonly definition = resources;

    @Authorized(rolesOf(resources.scopes.write))
    @Mutation(() => Payload, {
      name: `create${name}`,
      description: `Creates ${withArticle(name)}. Audited.`,
    })
    async create(
      @Ctx() { viewer }: Context,
      @Arg('input', () => Input, inputText) input: Sent,
    ): Promise<object> {
      return {
        [payloadField(name)]: await resources.create(viewer, input),
        cleaned: cleanedOf(description, input),
      };
    }
  }
  return CreatingResolver;
}

/** Returns the resolver of `update<Name>`. */
function updatingResolver<T extends Edited>(resources: ResourceService<T>): ClassType {
  const { description } = resources;
  const { name } = description;
  const [UpdateInput, UpdatePayload] = [updateInput(description), changePayload('Update', description)];

  @Resolver()
  class UpdatingResolver {
    static readonly definition = resources;

    @Authorized(rolesOf(resources.scopes.write))
    @Mutation(() => UpdatePayload, {
      name: `update${name}`,
      description: `Changes fields of ${withArticle(name)}. Each change is audited.`,
    })
    async update(
      @Ctx() { viewer }: Context,
      @Arg('input', () => UpdateInput, inputText) { id, updatedAt, ...sent }: Target & Sent,
    ): Promise<object> {
      const resource = await resources.update(viewer, { id, updatedAt }, sent);
      return { [payloadField(name)]: resource, cleaned: cleanedOf(description, sent) };
    }
  }
  return UpdatingResolver;
}

/**
 * Returns the resolver of `delete<Name>`; `remove` deletes the record at the version that the caller read and
 * returns its id.
 */
export function deletingResolver(
  resources: Pick<ResourceService<never>, 'description' | 'scopes'>,
  about: string,
  remove: ResourceService<Edited>['remove'],
): ClassType {
  const { description, scopes } = resources;
  const { name } = description;
  const [Input, Payload] = [deleteInput(description), deletePayload(description)];

  @Resolver()
  class DeletingResolver {
    static readonly definition = resources;

    @Authorized(rolesOf(scopes.write))
    @Mutation(() => Payload, { name: `delete${name}`, description: about })
    async remove(
      @Ctx() { viewer }: Context,
      @Arg('input', () => Input, inputText) target: Target,
    ): Promise<{ id: string }> {
      return { id: await remove(viewer, target) };
    }
  }
  return DeletingResolver;
}

/**
 * Returns the resolvers of a resource. A feature that knows of dependent records declares its own
 * `deletingResolver` instead.
 */
export function editedResolvers<T extends Edited>(
  resources: ResourceService<T>,
  { creates = true, deletes }: { creates?: boolean | undefined; deletes: boolean },
): ClassType[] {
  const { description, remove } = resources;
  const about = `Deletes ${withArticle(description.name)}. Audited.`;
  return [
    readingResolver(resources),
    ...(creates ? [creatingResolver(resources)] : []),
    updatingResolver(resources),
    ...(deletes ? [deletingResolver(resources, about, remove)] : []),
  ];
}

import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Where } from '#server/features/editing/where/where-fields';
import { whereOptions, whereType } from '#server/features/editing/where/where-input';
import { orderType } from '#server/features/editing/made-types';
import { sortsOf, whereFields } from '#server/features/editing/rows/row-list';
import { shortWords } from '#server/features/editing/search-words';
import type { SortOrder } from '#server/features/editing/sort-keys';
import type { Context } from '#server/platform/context';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { auditCheck } from './audit-check.service';
import { AuditCheck } from './audit-check.types';
import { auditEntry, auditLog } from './audit-log.service';
import { AuditEntry, AuditEntryConnection, AuditEntryFilter } from './audit-log.types';
import { auditRows, type AuditSort } from './audit-rows';

const AuditEntryOrder = orderType('AuditEntryOrder', sortsOf(auditRows.sorts));

const AuditEntryWhere = whereType('AuditEntryWhere', whereFields(auditRows), AuditEntry);

@Resolver()
export class AuditLogResolver {
  @Authorized('admin')
  @Query(() => AuditCheck, {
    nullable: true,
    description:
      'Returns the result of the last integrity check of the whole audit log. Null before the first ' +
      'one. For administrators.',
  })
  auditCheck(@Ctx() { viewer }: Context): Promise<AuditCheck | null> {
    return auditCheck(viewer);
  }

  @Authorized('admin')
  @Query(() => AuditEntry, {
    nullable: true,
    description: "Returns an entry of the audit log. Null if it doesn't exist. For administrators.",
  })
  auditEntry(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the entry.' }) id: string,
  ): Promise<AuditEntry | null> {
    return auditEntry(viewer, id);
  }

  @Authorized('admin')
  @Query(() => AuditEntryConnection, {
    description:
      'Lists the entries of the audit log, newest first unless sorted otherwise. For administrators.',
  })
  auditLog(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: `Words to search for in name and e-mail address of the person who acted or was affected. Or a whole ID or entry number. At most 200 characters. ${shortWords}`,
    })
    search: string | null | undefined,
    @Arg('filter', () => AuditEntryFilter, {
      nullable: true,
      description: 'Filter of the list. All entries if left out or null.',
    })
    filter: AuditEntryFilter | null | undefined,
    @Arg('where', () => AuditEntryWhere, whereOptions)
    where: Where | null | undefined,
    @Arg('orderBy', () => AuditEntryOrder, {
      nullable: true,
      description: 'Sort order. Newest first if left out or null.',
    })
    orderBy: SortOrder<AuditSort> | null | undefined,
    @First('entries')
    first: number,
    @RequestedPage() page: PageRequest,
    @After('entry')
    after?: string | null,
  ): Promise<AuditEntryConnection> {
    return auditLog(viewer, { search, filter, where, orderBy }, first, after, page);
  }
}

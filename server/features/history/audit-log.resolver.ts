import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { auditCheck } from './audit-check.service';
import { AuditCheck } from './audit-check.types';
import { auditEntry, auditLog } from './audit-log.service';
import { AuditEntry, AuditEntryConnection, AuditEntryFilter } from './audit-log.types';

@Resolver()
export class AuditLogResolver {
  @Authorized('admin')
  @Query(() => AuditCheck, {
    nullable: true,
    description:
      'What the last check of the whole audit found; null before the first one. For administrators.',
  })
  auditCheck(@Ctx() { viewer }: Context): Promise<AuditCheck | null> {
    return auditCheck(viewer);
  }

  @Authorized('admin')
  @Query(() => AuditEntry, {
    nullable: true,
    description: 'An entry of the audit; null where there is none by that id. For administrators.',
  })
  auditEntry(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which entry.' }) id: string,
  ): Promise<AuditEntry | null> {
    return auditEntry(viewer, id);
  }

  @Authorized('admin')
  @Query(() => AuditEntryConnection, {
    description: 'What was done by whom, newest first; for administrators.',
  })
  auditLog(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words in the name or e-mail of a person who did it or to whom it was done, or all of an id or of an entry’s number; at most 200 characters.',
    })
    search: string | null | undefined,
    @Arg('filter', () => AuditEntryFilter, {
      nullable: true,
      description: 'Which entries; all where left out or null.',
    })
    filter: AuditEntryFilter | null | undefined,
    @First('entries')
    first: number,
    @After('entry')
    after?: string | null,
  ): Promise<AuditEntryConnection> {
    return auditLog(viewer, { search, filter }, first, after);
  }
}

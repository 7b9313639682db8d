import { select } from '#server/platform/database/database';
import { protocolError, type RejectionCode, UploadRejection } from '../signing/upload-rejection';

interface Listed extends Record<string, unknown> {
  id: string;
  status: string;
  error: string | null;
  created: Date;
  finished: Date | null;
  files: string;
  received: number;
}

const largestPage = 500;

function whole(value: unknown, fallback: number, max: number): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > max) throw new UploadRejection('INVALID_FORM_DATA');
  return number;
}

const itemOf = ({ id, status, error, created, finished, files, received }: Listed) => ({
  id,
  parent_id: null,
  account_id: 'portal',
  template_id: null,
  instance: 'portal',
  notify_url: null,
  redirect_url: null,
  files,
  warning_count: 0,
  execution_duration: finished ? (finished.getTime() - created.getTime()) / 1000 : null,
  execution_start: created.toISOString(),
  ok: status === 'failed' ? null : `ASSEMBLY_${status.toUpperCase()}`,
  error: error === null ? null : protocolError(error as RejectionCode),
  bytes_usage: received,
  region: 'portal',
  created: created.toISOString(),
});

/** Returns a page of assemblies, newest first, and their total number. */
export async function listAssemblies({ page, pagesize }: Record<string, unknown>): Promise<unknown> {
  const size = whole(pagesize, 50, largestPage);
  const skipped = (whole(page, 1, 10_000) - 1) * size;
  const [rows, [total]] = await Promise.all([
    select<Listed>(
      'list-assemblies',
      `select a.id, a.status, a.error, a.created_at as created, a.finished_at as finished,
         coalesce(string_agg(u.filename, ', ' order by u.created_at, u.id), '') as files,
         coalesce(sum(u.received), 0)::float8 as received
       from (select * from assembly order by created_at desc, id desc offset $1 limit $2) a
       left join assembly_upload u on u.assembly_id = a.id
       group by a.id, a.status, a.error, a.created_at, a.finished_at order by a.created_at desc, a.id desc`,
      [skipped, size],
    ),
    select<{ count: number }>('count-assemblies', 'select count(*)::int as count from assembly'),
  ]);
  return { items: rows.map(itemOf), count: total!.count };
}

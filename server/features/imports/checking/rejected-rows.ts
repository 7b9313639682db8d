import type { Column } from '#server/features/editing/csv/columns';
import { type Spend, tableOfPages } from '#server/features/editing/csv/table-of-pages';
import { select } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { isLanguage, type Language, localize } from '#server/platform/language/i18n';
import { requireReaderOfAll } from '#server/platform/access/policy';
import type { Table } from '#server/platform/sheets/write/table';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { type Reason, reasonHeading, reasonText } from './reasons';

interface Rejected {
  line: number;
  cells: string[];
  reasons: Reason[];
}

async function pageOf(id: string, first: number, after: string | null) {
  const rows = await select<Rejected & Record<string, unknown>>(
    'rejected-rows',
    `select line, cells, reasons from data_import_row
     where import_id = $1 and outcome = 'reject' and line > $2 order by line limit $3`,
    [id, Number(after ?? 0), first + 1],
  );
  const nodes = rows.slice(0, first);
  const endCursor = nodes.length > 0 ? String(nodes.at(-1)!.line) : null;
  return { nodes, pageInfo: { hasNextPage: rows.length > first, endCursor } };
}

const languageOf = (viewer: Viewer, sent: unknown): Language => {
  if (isLanguage(sent)) return sent;
  return viewer.kind === 'person' ? viewer.lang : 'en';
};

/** Returns the rejected rows of an import as in the file, with a column of reasons, to correct and import again. */
export async function rejectedRows(
  viewer: Viewer,
  sentId: string,
  sentLang: unknown,
  spend: Spend,
): Promise<Table> {
  requireReaderOfAll(viewer);
  const id = requireId(sentId);
  const lang = languageOf(viewer, sentLang);
  const [found] = await select<{ headings: string[] }>(
    'import-headings',
    `select array(select c.value ->> 'heading' from jsonb_array_elements(i.columns) with ordinality as c (value, place)
       order by c.place) as headings from data_import i where i.id = $1`,
    [id],
  );
  if (!found) throw new AppError('NOT_FOUND');
  const columns: Column<Rejected>[] = [
    ...found.headings.map((header, index) => ({ header, cell: ({ cells }: Rejected) => cells[index] ?? '' })),
    {
      header: localize(reasonHeading, lang),
      cell: ({ reasons }: Rejected) => reasons.map((reason) => reasonText(reason, lang)).join(' '),
    },
  ];
  return tableOfPages(columns, (first, after) => pageOf(id, first, after), spend);
}

import { posix } from 'node:path';
import { rejectSheet } from '../reject-sheet';
import type { Archive, Part } from './archive';
import { readAllXml } from './read-xml';

interface Relation {
  type: string;
  path: string;
}

/** The parts of a workbook that its first sheet needs. */
export interface Workbook {
  sheet: Part;
  sharedStrings: Part | null;
  styles: Part | null;
  /** True if days count from 1904, as on old Macs. */
  since1904: boolean;
}

/** Returns the relationships of a part by id. The empty path means the whole file. */
async function relationsOf(archive: Archive, path: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(path);
  const part = archive.part(posix.join(folder, '_rels', `${posix.basename(path)}.rels`));
  const relations = new Map<string, Relation>();
  if (!part) return relations;
  await readAllXml(part, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const target = posix.join(Target.startsWith('/') ? '' : folder, Target).replace(/^\//, '');
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path: target });
    },
  });
  return relations;
}

const pathOf = (relations: Map<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type === type)?.path;

interface Contents {
  /** The relationship ids of the visible sheets, in order. */
  sheets: string[];
  since1904: boolean;
}

async function contentsOf(part: Part): Promise<Contents> {
  const contents: Contents = { sheets: [], since1904: false };
  await readAllXml(part, {
    open: (name, attributes) => {
      if (name === 'workbookPr') contents.since1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet' || /hidden/i.test(attributes['state'] ?? '')) return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'));
      if (relation) contents.sheets.push(relation[1]);
    },
  });
  return contents;
}

/** Finds the first visible sheet through the relationships, because programs choose the file names. */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const path = pathOf(await relationsOf(archive, ''), 'officeDocument');
  const part = path === undefined ? null : archive.part(path);
  // Binary workbooks (.xlsb) and documents of other programs are zip files too.
  if (path === undefined || !part || !path.endsWith('.xml')) return rejectSheet('broken_workbook');
  const relations = await relationsOf(archive, path);
  const { sheets, since1904 } = await contentsOf(part);
  const first = sheets.map((id) => relations.get(id)).find((relation) => relation?.type === 'worksheet');
  if (!first) return rejectSheet('no_sheet');
  const partOf = (type: string) => archive.part(pathOf(relations, type) ?? '');
  const sheet = archive.part(first.path) ?? rejectSheet('broken_workbook');
  return { sheet, sharedStrings: partOf('sharedStrings'), styles: partOf('styles'), since1904 };
}

import type { EntityManager } from 'typeorm';
import { storage } from '#server/features/storage/object-storage';
import { select } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { readSheet } from '#server/platform/sheets/read-sheet';
import type { Sheet, SheetEncoding } from '#server/platform/sheets/sheet';
import type { StoredReading } from '../data-import.entity';
import type { ImportKind } from '../import.enums';
import { findHeadings } from '../kinds/find-headings';
import type { ImportEncoding } from './reading.types';

interface ImportFile extends Record<string, unknown> {
  path: string;
  filename: string;
  kind: ImportKind;
  reading: StoredReading;
}

const sheetEncodings: Readonly<Record<ImportEncoding, SheetEncoding>> = {
  utf_8: 'utf-8',
  utf_16le: 'utf-16le',
  utf_16be: 'utf-16be',
  windows_1252: 'windows-1252',
  macintosh: 'macintosh',
};

/** Opens the file of an import, found by the caller's transaction if there is one. Throws NOT_FOUND if it was removed. */
export async function openSheet(importId: string, manager?: EntityManager): Promise<Sheet> {
  const [file] = await select<ImportFile>(
    'import-file',
    `select f.path, f.filename, i.kind, i.reading from data_import i join stored_file f on f.id = i.file_id
     where i.id = $1 and f.stored_at is not null`,
    [importId],
    manager,
  );
  if (!file) throw new AppError('NOT_FOUND');
  const { path, filename, kind, reading } = file;
  const { encoding, headingLine } = reading.selected ?? {};
  return readSheet(await storage().open(path), filename, {
    encoding: encoding ? sheetEncodings[encoding] : null,
    pickHeadings: (rows) => {
      const selected = rows.findIndex(({ line }) => line === headingLine);
      return selected < 0 ? findHeadings(kind, rows) : selected;
    },
  });
}

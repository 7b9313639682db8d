import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/platform/context';
import type { Where } from '#server/features/editing/where/where-fields';
import { whereOptions, whereType } from '#server/features/editing/where/where-input';
import { orderType } from '#server/features/editing/made-types';
import { sortsOf, whereFields } from '#server/features/editing/rows/row-list';
import { shortWords } from '#server/features/editing/search-words';
import type { SortOrder } from '#server/features/editing/sort-keys';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import { type ImportKind, ImportKindEnum } from './import.enums';
import {
  CorrectImportRowInput,
  CorrectImportRowPayload,
  CreateImportInput,
  CreateImportPayload,
  DiscardImportInput,
  DiscardImportPayload,
  ImportFilter,
  ImportRowFilter,
  MatchImportColumnsInput,
  MatchImportColumnsPayload,
  ReadImportInput,
  ReadImportPayload,
  ResumeImportInput,
  ResumeImportPayload,
  StartImportInput,
  StartImportPayload,
  StopImportInput,
  StopImportPayload,
  UndoImportInput,
  UndoImportPayload,
} from './import.input';
import { ImportRowConnection } from './import-row.types';
import { Import, ImportConnection, ImportField, ImportUndo } from './import.types';
import { importRows, type ImportSort } from './import-list';
import { discardImport, matchColumns, startImport, stopImport } from './import-steps';
import { changeReading } from './reading/change-reading';
import { correctRow } from './checking/correct-row';
import { createImport } from './create-import';
import { importById, importFields, importsOf, rowsOf } from './imports.service';
import { resumeImport } from './running/resume-import';
import { undoImport, undoPreviewOf } from './undoing/undo-import';

const ImportOrder = orderType('ImportOrder', sortsOf(importRows.sorts));

const maxFields = 20;

const ImportWhere = whereType('ImportWhere', whereFields(importRows), Import);

@Resolver(() => Import)
export class ImportResolver {
  @Authorized('admin', 'run_imports')
  @Query(() => Import, {
    nullable: true,
    description:
      "Returns an import of data. Null if it doesn't exist or the caller may not read it. For " +
      'administrators and API clients.',
  })
  import(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the import.' }) id: string,
  ): Promise<Import | null> {
    return importById(viewer, id);
  }

  @Authorized('admin', 'run_imports')
  @Query(() => ImportConnection, {
    description:
      'Lists the imports of data, newest first unless sorted otherwise. For administrators and API ' +
      'clients.',
  })
  imports(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: `Words to search for in the name of the file and of the person who uploaded it. Every word must be found. At most 200 characters. ${shortWords}`,
    })
    search: string | null | undefined,
    @Arg('filter', () => ImportFilter, {
      nullable: true,
      description: 'Filter of the list. All imports if left out or null.',
    })
    filter: ImportFilter | null | undefined,
    @Arg('where', () => ImportWhere, whereOptions)
    where: Where | null | undefined,
    @Arg('orderBy', () => ImportOrder, {
      nullable: true,
      description: 'Sort order. Newest first if left out or null.',
    })
    orderBy: SortOrder<ImportSort> | null | undefined,
    @First('imports')
    first: number,
    @RequestedPage() page: PageRequest,
    @After('import') after?: string | null,
  ): Promise<ImportConnection> {
    return importsOf(viewer, { search, filter, where, orderBy }, first, after, page);
  }

  @Authorized('admin', 'run_imports')
  @ListSize(maxFields)
  @Query(() => [ImportField], {
    description: 'Lists the fields to which the columns of a file of a kind can be matched.',
  })
  importFields(
    @Ctx() { viewer }: Context,
    @Arg('kind', () => ImportKindEnum, { description: 'Kind of records in the file.' }) kind: ImportKind,
  ): Omit<ImportField, 'label'>[] {
    return importFields(viewer, kind);
  }

  @Authorized('admin')
  @Mutation(() => CreateImportPayload, {
    description:
      'Creates an import of an uploaded file and has the file read. Changes nothing else. NOT_FOUND if ' +
      "the caller has no such file. FILE_REJECTED if its format doesn't fit the kind. PAYLOAD_TOO_LARGE " +
      'if it is too large.',
  })
  async createImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'File to import.' }) input: CreateImportInput,
  ): Promise<CreateImportPayload> {
    return { import: await createImport(viewer, input) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => ReadImportPayload, {
    description:
      'Reads the file of an import with other headings, another encoding or another order of dates. ' +
      'Its columns are matched and its rows are checked again. CONFLICT if the import is neither read ' +
      'nor checked.',
  })
  async readImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Settings for reading the file.' }) input: ReadImportInput,
  ): Promise<ReadImportPayload> {
    return { import: await changeReading(viewer, input) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => MatchImportColumnsPayload, {
    description:
      'Matches the columns of an import to fields and has all rows checked. The match is remembered for ' +
      'files with the same headings. CONFLICT if the import is neither read nor checked.',
  })
  async matchImportColumns(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Columns to match to fields.' }) input: MatchImportColumnsInput,
  ): Promise<MatchImportColumnsPayload> {
    return { import: await matchColumns(viewer, input) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => CorrectImportRowPayload, {
    description:
      'Corrects cells of a rejected row before the import runs and checks the row again. The ' +
      'correction stays if columns are matched again. If many rows depend on it, such as retailers on ' +
      "their distributor, the whole import is checked again. Audited. NOT_FOUND if the row doesn't " +
      "exist, CONFLICT if it isn't rejected or the import isn't checked.",
  })
  async correctImportRow(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Row, and cells to correct.' }) input: CorrectImportRowInput,
  ): Promise<CorrectImportRowPayload> {
    return correctRow(viewer, input);
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => StartImportPayload, {
    description:
      'Runs a checked import. A row is imported only if its outcome is still the one that was checked. ' +
      "Audited. CONFLICT if the import isn't checked.",
  })
  async startImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Import to start.' }) input: StartImportInput,
  ): Promise<StartImportPayload> {
    return { import: await startImport(viewer, input) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => StopImportPayload, {
    description:
      'Stops a running import. Rows that were imported stay, and can be undone. Audited. CONFLICT if ' +
      "it isn't running.",
  })
  async stopImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Import to stop.' }) { id }: StopImportInput,
  ): Promise<StopImportPayload> {
    return { import: await stopImport(viewer, id) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => ResumeImportPayload, {
    description:
      'Resumes a stopped import after the rows that it has done, within seven days of its start. ' +
      "Audited. CONFLICT if it isn't stopped, its undo has started, or the time is over.",
  })
  async resumeImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Import to resume.' }) { id }: ResumeImportInput,
  ): Promise<ResumeImportPayload> {
    return { import: await resumeImport(viewer, id) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => UndoImportPayload, {
    description:
      'Undoes an import within seven days of its start, and resumes an undo that stopped. Values that ' +
      "have changed since stay. Audited. CONFLICT if it isn't done or stopped, or the time is over.",
  })
  async undoImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Import to undo.' }) { id }: UndoImportInput,
  ): Promise<UndoImportPayload> {
    return { import: await undoImport(viewer, id) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => DiscardImportPayload, {
    description: "Discards an import that hasn't run. Audited. CONFLICT if it has run or has been discarded.",
  })
  async discardImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Import to discard.' }) { id }: DiscardImportInput,
  ): Promise<DiscardImportPayload> {
    return { import: await discardImport(viewer, id) };
  }

  @FieldResolver(() => ImportRowConnection, {
    description: 'Rows of the file in their order, each with its outcome. Empty until they are checked.',
  })
  rows(
    @Root() { id }: Import,
    @Ctx() { viewer }: Context,
    @First('rows')
    first: number,
    @After('row') after?: string | null,
    @Arg('filter', () => ImportRowFilter, {
      nullable: true,
      description: 'Filter of the list. All rows if left out or null.',
    })
    filter?: ImportRowFilter | null,
    @Arg('search', () => String, {
      nullable: true,
      description: "Text that one of the cells must contain; case doesn't matter. At most 200 characters.",
    })
    search?: string | null,
  ): Promise<ImportRowConnection> {
    return rowsOf(viewer, id, filter ?? {}, search, first, after);
  }

  @Cost(statementCost)
  @FieldResolver(() => ImportUndo, {
    nullable: true,
    description: "Preview of an undo now. Null if the import can't be undone.",
  })
  undoPreview(@Root() { id }: Import, @Ctx() { viewer }: Context): Promise<ImportUndo | null> {
    return undoPreviewOf(viewer, id);
  }
}

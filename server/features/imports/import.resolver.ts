import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { Condition, whereOptions } from '#server/features/editing/conditions/condition.input';
import { orderType } from '#server/features/editing/made-types';
import { sortsOf } from '#server/features/editing/rows/row-list';
import { shortWords } from '#server/features/editing/search-words';
import type { SortOrder } from '#server/features/editing/sort-keys';
import { Asked, type AskedPage } from '#server/platform/graphql/asked-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/sizes';
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
import { changeReading } from './change-reading';
import { correctRow } from './correct-row';
import { createImport } from './create-import';
import { importById, importFields, importsOf, rowsOf } from './imports.service';
import { resumeImport } from './resume-import';
import { undoImport, undoPreviewOf } from './undo-import';

const ImportOrder = orderType('ImportOrder', sortsOf(importRows.sorts));

const mostFields = 20;

@Resolver(() => Import)
export class ImportResolver {
  @Authorized('admin', 'run_imports')
  @Query(() => Import, {
    nullable: true,
    description:
      'An import of data, for administrators and API clients; null where absent or for anybody else.',
  })
  import(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
  ): Promise<Import | null> {
    return importById(viewer, id);
  }

  @Authorized('admin', 'run_imports')
  @Query(() => ImportConnection, {
    description:
      'The imports of data, newest first unless said otherwise, for administrators and API clients.',
  })
  imports(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words in the name of the file or of who gave it, all of which have to be found; at most 200 characters. ' +
        shortWords,
    })
    search: string | null | undefined,
    @Arg('filter', () => ImportFilter, {
      nullable: true,
      description: 'Which of them are wanted; all where null.',
    })
    filter: ImportFilter | null | undefined,
    @Arg('where', () => [Condition], whereOptions)
    where: Condition[] | null | undefined,
    @Arg('orderBy', () => ImportOrder, {
      nullable: true,
      description: 'How they are sorted; newest first where left out or null.',
    })
    orderBy: SortOrder<ImportSort> | null | undefined,
    @First('imports')
    first: number,
    @Asked() page: AskedPage,
    @After('import') after?: string | null,
  ): Promise<ImportConnection> {
    return importsOf(viewer, { search, filter, where, orderBy }, first, after, page);
  }

  @Authorized('admin', 'run_imports')
  @ListSize(mostFields)
  @Query(() => [ImportField], { description: 'What the columns of a file of that kind can become.' })
  importFields(
    @Ctx() { viewer }: Context,
    @Arg('kind', () => ImportKindEnum, { description: 'The kind.' }) kind: ImportKind,
  ): Omit<ImportField, 'label'>[] {
    return importFields(viewer, kind);
  }

  @Authorized('admin')
  @Mutation(() => CreateImportPayload, {
    description:
      'Takes an uploaded file to be imported and has it read; nothing else is changed. NOT_FOUND where there is no such ' +
      'file of the caller, FILE_REFUSED where it is no .csv or .xlsx.',
  })
  async createImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The file.' }) input: CreateImportInput,
  ): Promise<CreateImportPayload> {
    return { import: await createImport(viewer, input) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => ReadImportPayload, {
    description:
      'Reads the file of an import another way, with other headings, another encoding or another order of dates; its columns ' +
      'are matched anew and its rows checked anew. CONFLICT where the import is neither read nor checked.',
  })
  async readImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'How it is read.' }) input: ReadImportInput,
  ): Promise<ReadImportPayload> {
    return { import: await changeReading(viewer, input) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => MatchImportColumnsPayload, {
    description:
      'Says what the columns of an import become, remembers it for the next file with these headings, and has every row ' +
      'checked. CONFLICT where the import is neither read nor checked.',
  })
  async matchImportColumns(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The columns.' }) input: MatchImportColumnsInput,
  ): Promise<MatchImportColumnsPayload> {
    return { import: await matchColumns(viewer, input) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => CorrectImportRowPayload, {
    description:
      'Corrects cells of a rejected row before the import runs, and says anew what the row comes to; the corrected row stays ' +
      'when columns are matched anew. Where many others hang on it, as retailers on their distributor, the import is being ' +
      'checked again. Audited. NOT_FOUND where there is no such row, CONFLICT where it is not rejected or ' +
      'the import is not checked.',
  })
  async correctImportRow(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The row.' }) input: CorrectImportRowInput,
  ): Promise<CorrectImportRowPayload> {
    return correctRow(viewer, input);
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => StartImportPayload, {
    description:
      'Has the rows of a checked import taken, as far as each still comes to what it was checked to; audited. ' +
      'CONFLICT where the import is not checked.',
  })
  async startImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The import.' }) input: StartImportInput,
  ): Promise<StartImportPayload> {
    return { import: await startImport(viewer, input) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => StopImportPayload, {
    description:
      'Stops an import that runs; what is done stays, and can be undone. Audited. CONFLICT where it does not run.',
  })
  async stopImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The import.' }) { id }: StopImportInput,
  ): Promise<StopImportPayload> {
    return { import: await stopImport(viewer, id) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => ResumeImportPayload, {
    description:
      'Has a stopped import go on behind the rows that it has been through, within seven days of its start; audited. ' +
      'CONFLICT where it is not stopped, its undoing has begun, or the time is over.',
  })
  async resumeImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The import.' }) { id }: ResumeImportInput,
  ): Promise<ResumeImportPayload> {
    return { import: await resumeImport(viewer, id) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => UndoImportPayload, {
    description:
      'Takes an import back as a whole, within seven days of its start, and one whose undoing stopped to its end; what was ' +
      'changed since stays. Audited. CONFLICT ' +
      'where it is not done or stopped, or the time is over.',
  })
  async undoImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The import.' }) { id }: UndoImportInput,
  ): Promise<UndoImportPayload> {
    return { import: await undoImport(viewer, id) };
  }

  @Authorized('admin', 'run_imports')
  @Mutation(() => DiscardImportPayload, {
    description:
      'Gives an import up that has not run; audited. CONFLICT where it has, or was given up before.',
  })
  async discardImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The import.' }) { id }: DiscardImportInput,
  ): Promise<DiscardImportPayload> {
    return { import: await discardImport(viewer, id) };
  }

  @FieldResolver(() => ImportRowConnection, {
    description: 'The rows of its file in their order, with what comes of each; none until they are checked.',
  })
  rows(
    @Root() { id }: Import,
    @Ctx() { viewer }: Context,
    @First('rows')
    first: number,
    @After('row') after?: string | null,
    @Arg('filter', () => ImportRowFilter, {
      nullable: true,
      description: 'Which of them are wanted; all where null.',
    })
    filter?: ImportRowFilter | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'What one of the cells must hold, whatever its case; at most 200 characters.',
    })
    search?: string | null,
  ): Promise<ImportRowConnection> {
    return rowsOf(viewer, id, filter ?? {}, search, first, after);
  }

  @Cost(statementCost)
  @FieldResolver(() => ImportUndo, {
    nullable: true,
    description: 'What undoing it would do as things stand; null where it cannot be undone.',
  })
  undoPreview(@Root() { id }: Import, @Ctx() { viewer }: Context): Promise<ImportUndo | null> {
    return undoPreviewOf(viewer, id);
  }
}

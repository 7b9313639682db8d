import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { importById, importsOf, linesOf, sentBy } from './question-import.service';
import { applyImport, discardImport, keepImport } from './preview/preview-decision';
import {
  ApplyQuestionImportInput,
  DiscardQuestionImportInput,
  KeepQuestionImportInput,
  QuestionImportFilter,
  QuestionImportLineFilter,
  UndoQuestionImportInput,
} from './question-import.input';
import {
  ApplyQuestionImportPayload,
  DiscardQuestionImportPayload,
  KeepQuestionImportPayload,
  QuestionImport,
  QuestionImportConnection,
  QuestionImportLineConnection,
  UndoQuestionImportPayload,
} from './question-import.types';
import { undoImport } from './undo-import';

@Resolver(() => QuestionImport)
export class QuestionImportResolver {
  @Authorized('run_imports')
  @Query(() => QuestionImport, {
    nullable: true,
    description: 'An import, for administrators and API clients; null where absent or for anybody else.',
  })
  questionImport(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
  ): Promise<QuestionImport | null> {
    return importById(viewer, id);
  }

  @Authorized('run_imports')
  @Query(() => QuestionImportConnection, {
    description: "A module's imports, newest first, for administrators and API clients.",
  })
  questionImports(
    @Ctx() { viewer }: Context,
    @Arg('moduleId', () => ID, { description: 'Id of the module.' }) moduleId: string,
    @First('imports')
    first: number,
    @After('import')
    after?: string | null,
    @Arg('filter', () => QuestionImportFilter, {
      nullable: true,
      description: 'Which of them are wanted; all where null.',
    })
    filter?: QuestionImportFilter | null,
  ): Promise<QuestionImportConnection> {
    return importsOf(viewer, moduleId, filter?.underWay ?? false, first, after);
  }

  @Authorized('run_imports')
  @Mutation(() => ApplyQuestionImportPayload, {
    description:
      'Has the questions of a previewed import added to the test, behind those it has; the import says how far it is. ' +
      'Learners meet them once the test is published. CONFLICT where it is not previewed.',
  })
  async applyQuestionImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The import.' }) { id }: ApplyQuestionImportInput,
  ): Promise<ApplyQuestionImportPayload> {
    return { questionImport: await applyImport(viewer, id) };
  }

  @Authorized('run_imports')
  @Mutation(() => DiscardQuestionImportPayload, {
    description:
      'Gives an import up whose file is read or previewed; audited. CONFLICT where it is anything else.',
  })
  async discardQuestionImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The import.' }) { id }: DiscardQuestionImportInput,
  ): Promise<DiscardQuestionImportPayload> {
    return { questionImport: await discardImport(viewer, id) };
  }

  @Authorized('run_imports')
  @Mutation(() => KeepQuestionImportPayload, {
    description:
      'Keeps a preview until somebody adds or discards it; a preview that nobody keeps is discarded a day after its ' +
      'file was read. CONFLICT where it is not previewed.',
  })
  async keepQuestionImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The import.' }) { id }: KeepQuestionImportInput,
  ): Promise<KeepQuestionImportPayload> {
    return { questionImport: await keepImport(viewer, id) };
  }

  @Authorized('run_imports')
  @Mutation(() => UndoQuestionImportPayload, {
    description:
      'Removes every question of an import from the test as edited, and the test that it made if that is empty and ' +
      'was never published; once. CONFLICT where it is not imported, and with extensions.edited where that many of ' +
      'its questions were edited since.',
  })
  undoQuestionImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The import.' }) { id, evenEdited }: UndoQuestionImportInput,
  ): Promise<UndoQuestionImportPayload> {
    return undoImport(viewer, id, evenEdited);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller sent the file.' })
  mine(@Root() { maker }: QuestionImport, @Ctx() { viewer }: Context): boolean {
    return sentBy(viewer, maker);
  }

  @FieldResolver(() => QuestionImportLineConnection, {
    description: 'The questions of the file in their order, with what becomes of each.',
  })
  lines(
    @Root() { id }: QuestionImport,
    @Ctx() { viewer }: Context,
    @First('questions')
    first: number,
    @After('question')
    after?: string | null,
    @Arg('filter', () => QuestionImportLineFilter, {
      nullable: true,
      description: 'Which of them are wanted; all where null.',
    })
    filter?: QuestionImportLineFilter | null,
  ): Promise<QuestionImportLineConnection> {
    return linesOf(viewer, id, filter?.verdict ?? null, first, after);
  }
}

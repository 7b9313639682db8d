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
    description:
      "Returns an import of questions. Null if it doesn't exist or the caller may not read it. For " +
      'administrators and API clients.',
  })
  questionImport(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the import.' }) id: string,
  ): Promise<QuestionImport | null> {
    return importById(viewer, id);
  }

  @Authorized('run_imports')
  @Query(() => QuestionImportConnection, {
    description:
      'Lists the imports of questions of a module, newest first. For administrators and API clients.',
  })
  questionImports(
    @Ctx() { viewer }: Context,
    @Arg('moduleId', () => ID, { description: 'ID of the module.' }) moduleId: string,
    @First('imports')
    first: number,
    @After('import')
    after?: string | null,
    @Arg('filter', () => QuestionImportFilter, {
      nullable: true,
      description: 'Filter of the list. All imports if left out or null.',
    })
    filter?: QuestionImportFilter | null,
  ): Promise<QuestionImportConnection> {
    return importsOf(viewer, moduleId, filter?.underWay ?? false, first, after);
  }

  @Authorized('run_imports')
  @Mutation(() => ApplyQuestionImportPayload, {
    description:
      'Adds the questions of a previewed import to the draft of the test, after its other questions. ' +
      'The import shows the progress. Learners get the questions when the test is published. CONFLICT ' +
      "if the import isn't previewed.",
  })
  async applyQuestionImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Import whose questions to add.' }) { id }: ApplyQuestionImportInput,
  ): Promise<ApplyQuestionImportPayload> {
    return { questionImport: await applyImport(viewer, id) };
  }

  @Authorized('run_imports')
  @Mutation(() => DiscardQuestionImportPayload, {
    description:
      'Discards an import of questions that is being read or previewed. Audited. CONFLICT otherwise.',
  })
  async discardQuestionImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Import to discard.' }) { id }: DiscardQuestionImportInput,
  ): Promise<DiscardQuestionImportPayload> {
    return { questionImport: await discardImport(viewer, id) };
  }

  @Authorized('run_imports')
  @Mutation(() => KeepQuestionImportPayload, {
    description:
      "Keeps a preview until someone adds or discards its questions. Otherwise it is discarded a day after its file was read. CONFLICT if it isn't previewed.",
  })
  async keepQuestionImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Import whose preview to keep.' }) { id }: KeepQuestionImportInput,
  ): Promise<KeepQuestionImportPayload> {
    return { questionImport: await keepImport(viewer, id) };
  }

  @Authorized('run_imports')
  @Mutation(() => UndoQuestionImportPayload, {
    description:
      'Removes all questions of an import from the draft of the test. Removes the test too if the ' +
      "import created it, it is empty and it was never published. Works once. CONFLICT if it isn't " +
      'imported, and with extensions.edited if that many of its questions have been edited since.',
  })
  undoQuestionImport(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Import to undo.' }) { id, includeEdited }: UndoQuestionImportInput,
  ): Promise<UndoQuestionImportPayload> {
    return undoImport(viewer, id, includeEdited);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller uploaded the file.' })
  mine(@Root() { maker }: QuestionImport, @Ctx() { viewer }: Context): boolean {
    return sentBy(viewer, maker);
  }

  @FieldResolver(() => QuestionImportLineConnection, {
    description: 'Questions of the file in their order, each with its outcome.',
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
      description: 'Filter of the list. All questions if left out or null.',
    })
    filter?: QuestionImportLineFilter | null,
  ): Promise<QuestionImportLineConnection> {
    return linesOf(viewer, id, filter?.status ?? null, first, after);
  }
}

import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { EditedModule } from '#server/features/modules/editing/edited-module.types';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { editedTestOf, saveTest } from './edited-test.service';
import { EditedTest } from './edited-test.types';
import { publishEdited } from './publish.service';
import { TestInput } from './test-settings.input';

@Resolver(() => EditedModule)
export class EditedTestResolver {
  @FieldResolver(() => EditedTest, { nullable: true, description: 'Its test; null without one.' })
  test(@Root() module: EditedModule, @Ctx() { viewer }: Context): Promise<EditedTest | null> {
    return editedTestOf(viewer, module);
  }

  @Authorized('admin')
  @Mutation(() => EditedTest, {
    description:
      "Changes the settings of a module's test, or makes it where there is none. CONFLICT where it was changed or " +
      'made since it was read.',
  })
  adminSaveTest(
    @Ctx() { viewer }: Context,
    @Arg('moduleId', () => ID, { description: 'Id of the module.' }) moduleId: string,
    @Arg('input', () => TestInput, { description: 'The settings.' }) input: TestInput,
    @Arg('updatedAt', () => DateTime, {
      nullable: true,
      description: "The test's `updatedAt` as it was read; none where there was no test.",
    })
    updatedAt?: Date | null,
  ): Promise<EditedTest> {
    return saveTest(viewer, moduleId, input, updatedAt ?? null);
  }

  @Authorized('admin')
  @Mutation(() => EditedTest, {
    description:
      'Publishes a test as it is edited now, for new attempts; those in progress keep what they started with. ' +
      'Changes nothing where nothing was edited.',
  })
  adminPublishTest(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the test.' }) id: string,
  ): Promise<EditedTest> {
    return publishEdited(viewer, id);
  }
}

import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { EditedModule } from '#server/features/modules/module.entity';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/sizes';
import { ofEach } from '#server/platform/read-together';
import { editedTestOf, saveTest } from './edited-test.service';
import { selectChangedTests, selectVersions } from './edited-test.queries';
import { EditedTest, TestVersion } from './edited-test.types';
import { publishEdited } from './publish.service';
import { TestInput } from './test-settings.input';

const changedTests = ofEach(selectChangedTests);
const versionsOf = ofEach(selectVersions);

@Resolver(() => EditedTest)
export class EditedTestFieldsResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether what is edited differs from what is published; true before the first publishing.',
  })
  async changed(@Root() test: EditedTest): Promise<boolean> {
    return (await changedTests(test)) ?? false;
  }

  @ListSize(100)
  @FieldResolver(() => [TestVersion], {
    description: 'What was published, newest first, at most the newest 100.',
  })
  async versions(@Root() test: EditedTest): Promise<TestVersion[]> {
    return (await versionsOf(test)) ?? [];
  }
}

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

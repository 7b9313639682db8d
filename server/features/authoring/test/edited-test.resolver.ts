import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { EditedModule } from '#server/features/modules/module.entity';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/sizes';
import { ofEach } from '#server/platform/read-together';
import { EditedTest, TestVersion } from './edited-test.entity';
import { selectChangedTests, selectVersions } from './edited-test.queries';
import { editedTests } from './edited-tests';
import { publishEdited } from './publish.service';

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

@InputType({ description: 'What is published.' })
class PublishTestInput {
  @Field(() => ID, { description: 'Id of the test.' })
  id!: string;
}

@ObjectType({ description: 'What came of publishing.', simpleResolvers: true })
class PublishTestPayload {
  @Field(() => EditedTest, { description: 'The test as it is now.' })
  test!: EditedTest;
}

@Resolver(() => EditedModule)
export class EditedTestResolver {
  @FieldResolver(() => EditedTest, { nullable: true, description: 'Its test; null without one.' })
  async test(@Root() module: EditedModule, @Ctx() { viewer }: Context): Promise<EditedTest | null> {
    return (await editedTests.ownedBy(viewer, module))[0] ?? null;
  }

  @Authorized('admin', 'write_modules')
  @Mutation(() => PublishTestPayload, {
    description:
      'Publishes the draft of a test for new attempts. Attempts in progress keep their version. Does ' +
      'nothing if the draft has no changes.',
  })
  async publishTest(
    @Ctx() { viewer }: Context,
    @Arg('input', () => PublishTestInput, { description: 'What is published.' }) { id }: PublishTestInput,
  ): Promise<PublishTestPayload> {
    return { test: await publishEdited(viewer, id) };
  }
}

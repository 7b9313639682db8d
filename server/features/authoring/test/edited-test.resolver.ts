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
    description: 'Whether the draft differs from the published version. True before the first publication.',
  })
  async changed(@Root() test: EditedTest): Promise<boolean> {
    return (await changedTests(test)) ?? false;
  }

  @ListSize(100)
  @FieldResolver(() => [TestVersion], {
    description: 'Published versions, newest first, at most 100.',
  })
  async versions(@Root() test: EditedTest): Promise<TestVersion[]> {
    return (await versionsOf(test)) ?? [];
  }
}

@InputType({ description: 'Test to publish.' })
class PublishTestInput {
  @Field(() => ID, { description: 'ID of the test.' })
  id!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
class PublishTestPayload {
  @Field(() => EditedTest, { description: 'The published test.' })
  test!: EditedTest;
}

@Resolver(() => EditedModule)
export class EditedTestResolver {
  @FieldResolver(() => EditedTest, {
    nullable: true,
    description: 'Test of the module. Null if there is none.',
  })
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
    @Arg('input', () => PublishTestInput, { description: 'Test to publish.' }) { id }: PublishTestInput,
  ): Promise<PublishTestPayload> {
    return { test: await publishEdited(viewer, id) };
  }
}

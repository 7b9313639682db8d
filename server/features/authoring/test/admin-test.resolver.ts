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
import { AdminModule } from '#server/features/modules/module.entity';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { ofEach } from '#server/platform/database/read-together';
import { AdminTest, TestVersion } from './admin-test.entity';
import { selectChangedTests, selectVersions } from './admin-test.queries';
import { adminTests } from './admin-tests';
import { publishEdited } from './publish.service';

const changedTests = ofEach(selectChangedTests);
const versionsOf = ofEach(selectVersions);

@Resolver(() => AdminTest)
export class AdminTestFieldsResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the draft differs from the published version. True before the first publication.',
  })
  async changed(@Root() test: AdminTest): Promise<boolean> {
    return (await changedTests(test)) ?? false;
  }

  @ListSize(100)
  @FieldResolver(() => [TestVersion], {
    description: 'Published versions, newest first, at most 100.',
  })
  async versions(@Root() test: AdminTest): Promise<TestVersion[]> {
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
  @Field(() => AdminTest, { description: 'The published test.' })
  test!: AdminTest;
}

@Resolver(() => AdminModule)
export class AdminTestResolver {
  @FieldResolver(() => AdminTest, {
    nullable: true,
    description: 'Test of the module. Null if there is none.',
  })
  async test(@Root() module: AdminModule, @Ctx() { viewer }: Context): Promise<AdminTest | null> {
    return (await adminTests.ownedBy(viewer, module))[0] ?? null;
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

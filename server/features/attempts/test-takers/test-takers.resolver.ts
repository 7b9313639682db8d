import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { AdminTest } from '#server/features/authoring/test/admin-test.entity';
import { AdminModule } from '#server/features/modules/module.entity';
import { ofEach } from '#server/platform/database/read-together';
import { countTestTakersOfModules, countTestTakersOfTests } from './test-takers.queries';

const ofTest = ofEach(countTestTakersOfTests);
const ofModule = ofEach(countTestTakersOfModules);

@Resolver(() => AdminTest)
export class TestTestTakersResolver {
  @FieldResolver(() => Int, {
    description: 'Number of attempts in progress. They keep the version that they started with.',
  })
  async testTakerCount(@Root() test: AdminTest): Promise<number> {
    return (await ofTest(test)) ?? 0;
  }
}

@Resolver(() => AdminModule)
export class ModuleTestTakersResolver {
  @FieldResolver(() => Int, {
    description: 'Number of attempts in progress at its test. Disabling the module voids them.',
  })
  async testTakerCount(@Root() module: AdminModule): Promise<number> {
    return (await ofModule(module)) ?? 0;
  }
}

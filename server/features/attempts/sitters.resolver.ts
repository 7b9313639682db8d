import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { AdminTest } from '#server/features/authoring/test/admin-test.entity';
import { AdminModule } from '#server/features/modules/module.entity';
import { ofEach } from '#server/platform/read-together';
import { countSittersOfModules, countSittersOfTests } from './sitters.queries';

const ofTest = ofEach(countSittersOfTests);
const ofModule = ofEach(countSittersOfModules);

@Resolver(() => AdminTest)
export class TestSittersResolver {
  @FieldResolver(() => Int, {
    description: 'Number of attempts in progress. They keep the version that they started with.',
  })
  async sitters(@Root() test: AdminTest): Promise<number> {
    return (await ofTest(test)) ?? 0;
  }
}

@Resolver(() => AdminModule)
export class ModuleSittersResolver {
  @FieldResolver(() => Int, {
    description: 'Number of attempts in progress at its test. Disabling the module voids them.',
  })
  async sitters(@Root() module: AdminModule): Promise<number> {
    return (await ofModule(module)) ?? 0;
  }
}

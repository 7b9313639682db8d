import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { EditedTest } from '#server/features/authoring/test/edited-test.entity';
import { EditedModule } from '#server/features/modules/module.entity';
import { ofEach } from '#server/platform/read-together';
import { countSittersOfModules, countSittersOfTests } from './sitters.queries';

const ofTest = ofEach(countSittersOfTests);
const ofModule = ofEach(countSittersOfModules);

@Resolver(() => EditedTest)
export class TestSittersResolver {
  @FieldResolver(() => Int, {
    description: 'Number of attempts in progress. They keep the version that they started with.',
  })
  async sitters(@Root() test: EditedTest): Promise<number> {
    return (await ofTest(test)) ?? 0;
  }
}

@Resolver(() => EditedModule)
export class ModuleSittersResolver {
  @FieldResolver(() => Int, {
    description: 'Number of attempts in progress at its test. Disabling the module voids them.',
  })
  async sitters(@Root() module: EditedModule): Promise<number> {
    return (await ofModule(module)) ?? 0;
  }
}

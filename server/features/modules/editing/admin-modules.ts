import { resourceService } from '#server/features/editing/resources';
import { catalogue } from '../catalogue';
import { asksForWords } from '../search/fold';
import { searchModules } from '../search/search-modules';
import { AdminModule } from '../module.entity';

/** The modules that a search finds, as a learner's finds them; null where it asks for nothing. */
async function find(search: string): Promise<string[] | null> {
  if (!asksForWords(search)) return null;
  const all = await catalogue();
  return searchModules(all.list, all.texts, search).modules.map(({ id }) => id);
}

/** What administrators do with modules, but for deleting them, which takes more than their rows. */
export const adminModules = resourceService(AdminModule, {
  order: 'name',
  cache: 'modules',
  find,
  scopes: { write: 'write_modules' },
});

import { resourceService } from '#server/features/editing/resources';
import { catalogue } from '../catalogue';
import { hasSearchWords } from '../search/fold';
import { searchModules } from '../search/search-modules';
import { AdminModule } from '../module.entity';

/** Returns the modules that match a search, like that of learners; null for an empty search. */
async function find(search: string): Promise<string[] | null> {
  if (!hasSearchWords(search)) return null;
  const all = await catalogue();
  return searchModules(all.list, all.texts, search).modules.map(({ id }) => id);
}

/** Actions of administrators on modules, except deleting, which affects other records. */
export const adminModules = resourceService(AdminModule, {
  order: 'name',
  cache: 'modules',
  find,
  scopes: { write: 'write_modules' },
});

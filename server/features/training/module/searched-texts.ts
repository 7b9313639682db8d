import type { Catalogue } from '#server/features/modules/catalogue';
import type { SearchTexts } from '#server/features/modules/search/search-texts';
import type { Learner } from '../access/learner';
import type { TestedModule } from './catalogue';

/** Returns the texts to search for a person. Descriptions are included only for modules that the person may open. */
export const searchedTexts = ({ texts, byId }: Catalogue<TestedModule>, learner: Learner): SearchTexts => ({
  ...texts,
  of(module) {
    const index = texts.of(module);
    return learner.canOpen(byId.get(module.id)!) ? index : { ...index, descriptions: '' };
  },
});

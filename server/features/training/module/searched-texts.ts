import type { Catalogue } from '#server/features/modules/catalogue';
import type { SearchTexts } from '#server/features/modules/search/search-texts';
import type { Learner } from '../access/learner';
import type { TestedModule } from './catalogue';

/** What of a catalogue a person searches: of a module that is meant for others no description. */
export const searchedTexts = ({ texts, byId }: Catalogue<TestedModule>, learner: Learner): SearchTexts => ({
  ...texts,
  of(module) {
    const index = texts.of(module);
    return learner.isMeant(byId.get(module.id)!) ? index : { ...index, descriptions: '' };
  },
});

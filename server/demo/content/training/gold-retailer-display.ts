import type { DemoModule } from '../types';

export const goldRetailerDisplay: DemoModule = {
  key: 'gold-retailer-display',
  kind: 'training',
  brand: 'gt',
  group: 'gold_retailer',
  art: 'road',
  readingMinutes: 12,
  userTypes: [],
  name: {
    en: 'Displays for Gold retailers',
    es: 'Exhibición para minoristas Gold',
    fr: 'Présentoirs pour détaillants Gold',
  },
  description: {
    en: '<p>A good display answers three questions at a glance: which tire, for which driver, at what price. See how to build one that is stable, clean and easy to keep up to date.</p>',
    es: '<p>Una buena exhibición responde tres preguntas de un vistazo: qué llanta, para qué conductor y a qué precio. Vea cómo armar una que sea estable, limpia y fácil de mantener al día.</p>',
    fr: '<p>Un bon présentoir répond à trois questions d’un coup d’œil : quel pneu, pour quel conducteur, à quel prix. Voyez comment en monter un qui soit stable, propre et facile à tenir à jour.</p>',
  },
};

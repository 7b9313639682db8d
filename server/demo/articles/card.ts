import type { DemoSheet } from '../module-files';
import { t } from './write';

/** The card of an article, to print: a sheet of the four numbers. */
export const counterCard: DemoSheet = {
  name: 'counter-card',
  label: t(
    'Counter card: four numbers',
    'Tarjeta de mostrador: cuatro números',
    'Carte de comptoir : quatre nombres',
  ),
  intro: t(
    'Ask for them in this order and the tire names itself.',
    'Pregunte en este orden y la llanta se elige sola.',
    'Posez-les dans cet ordre et le pneu se nomme tout seul.',
  ),
  headings: [t('Number', 'Número', 'Nombre'), t('Turns at', 'Cambia en', 'Seuil')],
  rows: [
    [t('Kilometers a year', 'Kilómetros al año', 'Kilomètres par année'), t('20 000', '20 000', '20 000')],
    [t('Tread depth', 'Profundidad', 'Profondeur'), t('4 mm', '4 mm', '4 mm')],
    [t('Age', 'Edad', 'Âge'), t('6 years', '6 años', '6 ans')],
    [t('Morning temperature', 'Temperatura matinal', 'Température du matin'), t('7 °C', '7 °C', '7 °C')],
  ],
};

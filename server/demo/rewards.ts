import type { EntityManager } from 'typeorm';
import { Reward } from '#server/features/rewards/reward.entity';
import type { LocalizedText } from '#server/platform/language/i18n';
import { demoId } from './ids';
import { type DemoThing, insertThing } from './insert-thing';
import { addDemoPicture, type DemoPicture } from './pictures';

type Offer = [picture: DemoPicture, price: number, stock: number, name: LocalizedText, text: LocalizedText];

const offers: Offer[] = [
  [
    'depth-gauge',
    450,
    120,
    { en: 'Tread-depth gauge', es: 'Medidor de profundidad', fr: 'Jauge de profondeur' },
    {
      en: 'Shows the depth of the tread to a tenth of a millimeter.',
      es: 'Muestra la profundidad de la banda con precisión de una décima de milímetro.',
      fr: 'Indique la profondeur de la bande au dixième de millimètre.',
    },
  ],
  [
    'beanie',
    800,
    36,
    { en: 'Knit beanie', es: 'Gorro tejido', fr: 'Tuque' },
    {
      en: 'Warm, lined, one size.',
      es: 'Abrigado, con forro, talla única.',
      fr: 'Chaude, doublée, taille unique.',
    },
  ],
  [
    'flask',
    900,
    61,
    { en: 'Steel flask, 0.5 l', es: 'Termo de acero, 0,5 l', fr: 'Gourde en acier, 0,5 l' },
    {
      en: 'Keeps coffee hot for a shift.',
      es: 'Mantiene el café caliente durante todo el turno.',
      fr: 'Garde le café chaud pendant tout un quart de travail.',
    },
  ],
  [
    'gloves',
    1200,
    22,
    { en: 'Work gloves set', es: 'Juego de guantes de trabajo', fr: 'Gants de travail' },
    {
      en: 'Three pairs with a firm grip, also when wet.',
      es: 'Tres pares con buen agarre, también en mojado.',
      fr: 'Trois paires avec une bonne prise, même mouillées.',
    },
  ],
  [
    'lamp',
    1500,
    9,
    { en: 'Inspection lamp', es: 'Lámpara de inspección', fr: 'Lampe d’inspection' },
    {
      en: 'Stays where you put it, by hook or magnet.',
      es: 'Se queda donde la ponga, con gancho o imán.',
      fr: 'Reste où vous la posez, par crochet ou aimant.',
    },
  ],
  [
    'pressure-gauge',
    1800,
    2,
    { en: 'Pressure gauge', es: 'Manómetro', fr: 'Manomètre' },
    {
      en: 'Reads psi and bar, with a hose of 30 cm.',
      es: 'Mide en psi y bar, con una manguera de 30 cm.',
      fr: 'Affiche en psi et en bar, avec un tuyau de 30 cm.',
    },
  ],
  [
    'torque-wrench',
    2600,
    0,
    { en: 'Torque wrench', es: 'Llave dinamométrica', fr: 'Clé dynamométrique' },
    {
      en: 'From 40 to 200 newton meters, with a click at the value set.',
      es: 'De 40 a 200 newton metros, con un clic al llegar al valor.',
      fr: 'De 40 à 200 newtons-mètres, avec un clic à la valeur réglée.',
    },
  ],
  [
    'rain-jacket',
    3000,
    14,
    { en: 'Rain jacket', es: 'Chaqueta impermeable', fr: 'Imperméable' },
    {
      en: 'Light, with taped seams and a hood.',
      es: 'Ligera, con costuras selladas y capucha.',
      fr: 'Léger, avec coutures étanches et capuchon.',
    },
  ],
  [
    'backpack',
    3400,
    40,
    { en: 'Backpack, 24 l', es: 'Mochila, 24 l', fr: 'Sac à dos, 24 l' },
    {
      en: 'With a padded pocket for a laptop of 15 inches.',
      es: 'Con un bolsillo acolchado para un portátil de 15 pulgadas.',
      fr: 'Avec une pochette rembourrée pour un portable de 15 pouces.',
    },
  ],
];

const paragraph = ({ en, es, fr }: LocalizedText): LocalizedText => ({
  en: `<p>${en}</p>`,
  es: `<p>${es}</p>`,
  fr: `<p>${fr}</p>`,
});

/** Adds what points are redeemed for in the demo. */
export async function addDemoRewards(manager: EntityManager): Promise<void> {
  for (const [age, [picture, price, stock, name, text]] of offers.entries()) {
    const reward: DemoThing<Reward> = {
      name,
      text: paragraph(text),
      pictureId: await addDemoPicture(manager, picture),
      price,
      stock,
      deliveryDays: 5,
      publishAt: '2026-01-05T09:00:00.000Z',
    };
    await insertThing(manager, Reward, demoId('reward', picture), reward, age);
  }
}

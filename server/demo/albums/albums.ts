import type { EntityManager } from 'typeorm';
import { Album } from '#server/features/content/gallery/album.entity';
import type { ContentSectionKey } from '#server/features/content/section/section.enums';
import { useHeldAssets } from '#server/features/uploads/assets/use-asset';
import { now } from '#server/platform/clock';
import type { LocalizedText } from '#server/platform/language/i18n';
import { t } from '../articles/write';
import { demoId } from '../ids';
import { insertThing } from '../insert-thing';
import { addDemoPicture } from '../pictures';
import { views } from './views';

type View = keyof typeof views;

interface DemoAlbum {
  slug: string;
  section?: ContentSectionKey;
  title: LocalizedText;
  lead: LocalizedText | null;
  /** Days since it was published; null for a draft. */
  age: number | null;
  /** Its pictures in their order, with what is said of some. */
  pictures: readonly (View | [View, LocalizedText])[];
}

/** What was photographed on days of the program and in stores. */
export const demoAlbums: readonly DemoAlbum[] = [
  {
    slug: 'pro-day-laval',
    title: t('PRO day Laval', 'Día PRO en Laval', 'Journée PRO à Laval'),
    lead: t(
      'Four bays, forty people, one question a bay: what does this tread tell you?',
      'Cuatro puestos, cuarenta personas y una pregunta en cada uno: ¿qué le dice esta banda?',
      'Quatre postes, quarante personnes, une question par poste : que vous dit cette bande?',
    ),
    age: 32,
    pictures: [
      [
        'wheel',
        t(
          'Bay 1. Torque last, crosswise, and once more after 50 km.',
          'Puesto 1. El par al final, en cruz, y otra vez a los 50 km.',
          'Poste 1. Le couple en dernier, en croix, puis de nouveau après 50 km.',
        ),
      ],
      'tread-touring',
      [
        'gauge-in-tread',
        t(
          'Bay 2. At 5 mm, talk about winter tires; the law waits until 1.6 mm.',
          'Puesto 2. Con 5 mm, hable de los de invierno; la ley espera hasta 1.6 mm.',
          'Poste 2. À 5 mm, parlez des pneus d’hiver; la loi attend 1,6 mm.',
        ),
      ],
      [
        'pressure-gauge',
        t(
          'Bay 3. Cold pressure, by the door frame.',
          'Puesto 3. Presión en frío, según el marco de la puerta.',
          'Poste 3. Pression à froid, selon le cadre de la portière.',
        ),
      ],
      'torque-wrench',
      'tread-winter',
      'tire-rack',
      'tire-stacks',
    ],
  },
  {
    slug: 'spring-counters',
    title: t('Spring counters', 'Mostradores de primavera', 'Comptoirs du printemps'),
    lead: t(
      'How twelve stores set up for the change to summer tires.',
      'Cómo doce tiendas se prepararon para el cambio a llantas de verano.',
      'Comment douze magasins se sont préparés au passage aux pneus d’été.',
    ),
    age: 227,
    pictures: [
      'tire-rack',
      'tread-summer',
      'tire-stacks',
      [
        'pressure-gauge',
        t(
          'A gauge within reach starts the talk about pressure.',
          'Un manómetro a mano da pie a hablar de la presión.',
          'Un manomètre à portée de main lance la discussion sur la pression.',
        ),
      ],
      'wheel',
    ],
  },
  {
    slug: 'wear-patterns',
    title: t(
      'Wear patterns, a reading guide',
      'Patrones de desgaste: guía de lectura',
      'Usures : guide de lecture',
    ),
    lead: null,
    age: 264,
    pictures: [
      [
        'tread-touring',
        t(
          'Even across all ribs: pressure and alignment are right.',
          'Parejo en todas las costillas: presión y alineación correctas.',
          'Régulière sur toutes les nervures : pression et géométrie justes.',
        ),
      ],
      'gauge-in-tread',
      [
        'tread-mud',
        t(
          'Steps between the blocks: rotate sooner.',
          'Escalones entre los tacos: rote antes.',
          'Des marches entre les pavés : permutez plus tôt.',
        ),
      ],
      'tread-summer',
      'tread-winter',
    ],
  },
  {
    slug: 'winter-proving-ground',
    title: t('Winter proving ground', 'Pista de pruebas de invierno', 'Piste d’essai d’hiver'),
    lead: t(
      'Minus 18 degrees, four compounds, one hill.',
      'Menos 18 grados, cuatro compuestos, una cuesta.',
      'Moins 18 degrés, quatre gommes, une côte.',
    ),
    age: 284,
    pictures: ['winter-road', 'tread-winter', 'tire-stacks', 'tread-studded', 'road-bend', 'gauge-in-tread'],
  },
  {
    slug: 'plant-visit-mount-vernon',
    title: t(
      'Plant visit, Mount Vernon',
      'Visita a la planta de Mount Vernon',
      'Visite de l’usine de Mount Vernon',
    ),
    lead: null,
    age: 431,
    pictures: ['tire-stacks', 'tire-rack', 'tread-mud', 'tread-touring', 'wheel'],
  },
  {
    slug: 'motorcycle-day-san-antonio',
    title: t(
      'Motorcycle day, San Antonio',
      'Día de la motocicleta en San Antonio',
      'Journée moto à San Antonio',
    ),
    lead: null,
    age: 541,
    pictures: ['tread-motorcycle', 'road-bend', 'wheel', 'torque-wrench'],
  },
  {
    slug: 'autumn-training-days',
    title: t('Autumn training days', 'Días de formación de otoño', 'Journées de formation d’automne'),
    lead: null,
    age: null,
    pictures: ['tire-rack'],
  },
  {
    slug: 'gold-counters-2026',
    section: 'gold-retailer-program',
    title: t('Gold counters 2026', 'Mostradores Gold 2026', 'Comptoirs Gold 2026'),
    lead: t(
      'Displays that sold: three walls that retailers sent in.',
      'Exhibiciones que vendieron: tres paredes enviadas por minoristas.',
      'Des présentoirs qui ont vendu : trois murs envoyés par des détaillants.',
    ),
    age: 61,
    pictures: ['tire-rack', 'tire-stacks', 'tread-winter'],
  },
  {
    slug: 'first-snow-sale',
    section: 'gold-retailer-program',
    title: t('First snow, first sale', 'Primera nevada, primera venta', 'Première neige, première vente'),
    lead: t(
      'The morning after, in four stores.',
      'La mañana siguiente, en cuatro tiendas.',
      'Le lendemain matin, dans quatre magasins.',
    ),
    age: 322,
    pictures: ['winter-road', 'tread-studded', 'gauge-in-tread', 'wheel'],
  },
  {
    slug: 'gold-evening-duluth',
    section: 'gold-retailer-program',
    title: t('Gold evening, Duluth', 'Noche Gold en Duluth', 'Soirée Or à Duluth'),
    lead: null,
    age: 497,
    pictures: ['tire-stacks', 'road-bend', 'tire-rack'],
  },
];

const day = 86_400_000;

async function loadAlbum(manager: EntityManager, album: DemoAlbum): Promise<void> {
  const { age, pictures, section = 'pro-training', ...values } = album;
  const id = demoId('album', album.slug);
  const shown = [];
  for (const each of pictures) {
    const [view, caption] = typeof each === 'string' ? [each, null] : each;
    const pictureId = await addDemoPicture(manager, view);
    shown.push({ pictureId, altTranslations: views[view], captionTranslations: caption });
  }
  const publishAt = age === null ? null : new Date(now().getTime() - age * day).toISOString();
  const thing = { ...values, section, pictures: shown as never, publishAt };
  await insertThing(manager, Album, id, thing as never, Math.max(0, age ?? 0));
  await useHeldAssets(
    manager,
    shown.map(({ pictureId }) => ({ kind: 'album_picture', id, assetId: pictureId })),
  );
}

/** Adds the albums, which share their pictures. */
export async function loadDemoAlbums(manager: EntityManager): Promise<void> {
  for (const album of demoAlbums) await loadAlbum(manager, album);
}

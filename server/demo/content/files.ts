import type { Localized } from './types';

/** A data sheet of one page: rows of two columns under headings, in three languages. */
export interface DemoSheet {
  kind: 'datasheet';
  /** Of the file, without its language and extension. */
  name: string;
  label: Localized;
  intro: Localized;
  headings: [Localized, Localized];
  rows: [Localized, Localized][];
}

/** A film without words, with captions in three languages: seconds from, to, and what is said. */
export interface DemoFilm {
  kind: 'video';
  name: string;
  label: Localized;
  captions: [number, number, Localized][];
}

/** A table for a spreadsheet. */
export interface DemoTable {
  kind: 'extra_file';
  name: string;
  label: Localized;
  csv: string;
}

export type DemoFile = DemoSheet | DemoFilm | DemoTable;

const same = (text: string): Localized => ({ en: text, es: text, fr: text });

const winterSheet: DemoSheet = {
  kind: 'datasheet',
  name: 'winter-compounds',
  label: {
    en: 'Compounds at 20, 7 and -10 °C',
    es: 'Compuestos a 20, 7 y -10 °C',
    fr: 'Gommes à 20, 7 et -10 °C',
  },
  intro: {
    en: 'How soft the tread stays as it gets colder, from 0 (rigid) to 10 (soft), summer and winter compound.',
    es: 'Qué tan blanda se mantiene la banda de rodamiento con el frío, de 0 (rígida) a 10 (blanda), compuesto de verano y de invierno.',
    fr: 'Souplesse de la bande de roulement quand il fait plus froid, de 0 (rigide) à 10 (souple), gomme été et gomme hiver.',
  },
  headings: [
    { en: 'Temperature', es: 'Temperatura', fr: 'Température' },
    { en: 'Summer / winter', es: 'Verano / invierno', fr: 'Été / hiver' },
  ],
  rows: [
    [same('20 °C'), same('10 / 8')],
    [same('7 °C'), same('6 / 9')],
    [same('0 °C'), same('4 / 9')],
    [same('-10 °C'), same('3 / 10')],
  ],
};

const winterFilm: DemoFilm = {
  kind: 'video',
  name: 'winter-compounds',
  label: {
    en: 'Why cold rubber slips',
    es: 'Por qué resbala el caucho frío',
    fr: 'Pourquoi la gomme froide glisse',
  },
  captions: [
    [
      0,
      3,
      {
        en: 'At 20 degrees both treads are soft. The summer tire, on the left, grips best.',
        es: 'A 20 grados ambas bandas son blandas. La llanta de verano, a la izquierda, agarra mejor.',
        fr: 'À 20 degrés, les deux gommes sont souples. Le pneu été, à gauche, adhère le mieux.',
      },
    ],
    [
      3,
      9.5,
      {
        en: 'As it gets colder, the summer compound stiffens and its sipes close.',
        es: 'Cuando hace más frío, el compuesto de verano se endurece y sus laminillas se cierran.',
        fr: 'Quand il fait plus froid, la gomme été durcit et ses lamelles se ferment.',
      },
    ],
    [
      9.5,
      13,
      {
        en: 'At about 7 degrees the winter tire, on the right, takes over.',
        es: 'Cerca de los 7 grados, la llanta de invierno, a la derecha, toma la delantera.',
        fr: 'Vers 7 degrés, le pneu hiver, à droite, prend l’avantage.',
      },
    ],
    [
      13,
      18.5,
      {
        en: 'In frost the summer tread can no longer follow the road.',
        es: 'Con heladas, la banda de verano ya no puede seguir la superficie del camino.',
        fr: 'Par temps de gel, la gomme été n’épouse plus la route.',
      },
    ],
    [
      18.5,
      24,
      {
        en: 'The winter compound stays soft: its sipes open and bite into the snow.',
        es: 'El compuesto de invierno se mantiene blando: sus laminillas se abren y muerden la nieve.',
        fr: 'La gomme hiver reste souple : ses lamelles s’ouvrent et mordent dans la neige.',
      },
    ],
  ],
};

const winterSizes: DemoTable = {
  kind: 'extra_file',
  name: 'winter-sizes',
  label: {
    en: 'Winter sizes for a spreadsheet',
    es: 'Medidas de invierno para hoja de cálculo',
    fr: 'Dimensions hiver pour tableur',
  },
  csv: 'size;load index;speed rating\n195/65R15;91;T\n205/55R16;91;H\n215/60R16;99;H\n225/45R17;94;V\n235/60R18;107;V\n',
};

const touringSheet: DemoSheet = {
  kind: 'datasheet',
  name: 'touring-wear',
  label: {
    en: 'Wear patterns at a glance',
    es: 'Patrones de desgaste de un vistazo',
    fr: 'Les usures en un coup d’œil',
  },
  intro: {
    en: 'What the tread tells about the car, for the counter.',
    es: 'Lo que la banda de rodamiento cuenta del automóvil, para el mostrador.',
    fr: 'Ce que la bande de roulement dit de la voiture, pour le comptoir.',
  },
  headings: [
    { en: 'What you see', es: 'Lo que se ve', fr: 'Ce que vous voyez' },
    { en: 'What it means', es: 'Lo que significa', fr: 'Ce que cela signifie' },
  ],
  rows: [
    [
      { en: 'Both shoulders worn', es: 'Ambos hombros gastados', fr: 'Deux épaules usées' },
      { en: 'Pressure too low', es: 'Presión demasiado baja', fr: 'Pression trop basse' },
    ],
    [
      { en: 'Center worn', es: 'Centro gastado', fr: 'Centre usé' },
      { en: 'Pressure too high', es: 'Presión demasiado alta', fr: 'Pression trop élevée' },
    ],
    [
      { en: 'One shoulder worn', es: 'Un hombro gastado', fr: 'Une épaule usée' },
      { en: 'Alignment', es: 'Alineación', fr: 'Géométrie' },
    ],
    [
      { en: 'Cups around the tread', es: 'Hoyos alrededor de la banda', fr: 'Creux autour de la bande' },
      { en: 'Dampers or balance', es: 'Amortiguadores o balanceo', fr: 'Amortisseurs ou équilibrage' },
    ],
  ],
};

const storageSheet: DemoSheet = {
  kind: 'datasheet',
  name: 'tire-storage',
  label: {
    en: 'Storage checklist',
    es: 'Lista de control del almacén',
    fr: 'Liste de contrôle du stockage',
  },
  intro: {
    en: 'One page for the wall of the storage room.',
    es: 'Una página para la pared del almacén.',
    fr: 'Une page pour le mur du local de stockage.',
  },
  headings: [
    { en: 'Check', es: 'Control', fr: 'Contrôle' },
    { en: 'How it should be', es: 'Cómo debe estar', fr: 'État voulu' },
  ],
  rows: [
    [
      { en: 'Temperature', es: 'Temperatura', fr: 'Température' },
      { en: 'Below 25 °C', es: 'Menos de 25 °C', fr: 'Moins de 25 °C' },
    ],
    [
      { en: 'Light', es: 'Luz', fr: 'Lumière' },
      { en: 'Dark, no sun', es: 'Oscuro, sin sol', fr: 'Sombre, sans soleil' },
    ],
    [
      { en: 'With rims', es: 'Con rin', fr: 'Avec jante' },
      { en: 'Lying or hanging', es: 'Acostados o colgados', fr: 'À plat ou suspendus' },
    ],
    [
      { en: 'Without rims', es: 'Sin rin', fr: 'Sans jante' },
      { en: 'Standing, turned monthly', es: 'De pie, girados cada mes', fr: 'Debout, tournés chaque mois' },
    ],
  ],
};

/** The files of the demo modules, by the module's key. */
export const demoFiles: Readonly<Record<string, readonly DemoFile[]>> = {
  'winter-compounds': [winterFilm, winterSheet, winterSizes],
  'touring-wear-and-comfort': [touringSheet],
  'tire-storage': [storageSheet],
};

import { type DemoArticle, heading, list, quote, t, table, text, toModule } from './write';

/** Articles of the sections beside what is new. */
export const sectionArticles: DemoArticle[] = [
  {
    slug: 'how-pro-people-read-a-wear-pattern',
    section: 'pro-training',
    topic: 'training',
    title: t(
      'How PRO people read a wear pattern',
      'Cómo leen un desgaste las personas PRO',
      'Comment les gens PRO lisent une usure',
    ),
    summary: t(
      'Center, shoulder, one side: three patterns, three causes, and what to check before selling a new set.',
      'Centro, hombros, un lado: tres desgastes, tres causas y qué revisar antes de vender un juego nuevo.',
      'Centre, épaules, un côté : trois usures, trois causes, et quoi vérifier avant de vendre un jeu neuf.',
    ),
    picture: 'depth-gauge',
    module: 'touring-wear-and-comfort',
    age: 26,
    parts: [
      text(
        'A new set on a car that wears its tires crooked is worn crooked again in a year. Look at the old ones before they go on the pile.',
        'Un juego nuevo en un auto que gasta chueco estará chueco otra vez en un año. Mire las viejas antes de que vayan al montón.',
        'Un jeu neuf sur une auto qui use de travers sera usé de travers dans un an. Regardez les vieux pneus avant de les empiler.',
      ),
      table(
        t('What the tread tells', 'Lo que dice la banda', 'Ce que dit la bande de roulement'),
        [t('Worn', 'Gastado', 'Usé'), t('Cause', 'Causa', 'Cause'), t('Check', 'Revisar', 'Vérifier')],
        [
          [
            t('In the center', 'En el centro', 'Au centre'),
            t('Too much pressure', 'Presión alta', 'Pression trop haute'),
            t('Pressure, cold', 'Presión en frío', 'Pression à froid'),
          ],
          [
            t('On both shoulders', 'En los dos hombros', 'Aux deux épaules'),
            t('Too little pressure', 'Presión baja', 'Pression trop basse'),
            t('Valve and bead', 'Válvula y talón', 'Valve et talon'),
          ],
          [
            t('On one side', 'En un lado', 'D’un côté'),
            t('Camber or toe', 'Caída o convergencia', 'Carrossage ou pincement'),
            t('Alignment', 'Alineación', 'Géométrie'),
          ],
        ],
      ),
      toModule('touring-wear-and-comfort'),
    ],
  },
  {
    slug: 'ten-standard-tests-then-what',
    section: 'pro-training',
    topic: 'programs',
    title: t(
      'Ten standard tests done: what opens then',
      'Diez exámenes estándar: lo que se abre después',
      'Dix tests standard : ce qui s’ouvre ensuite',
    ),
    summary: t(
      'The PRO tests stand open from the tenth on. In which order to take them is up to you.',
      'Los exámenes PRO se abren a partir del décimo. El orden lo elige usted.',
      'Les tests PRO s’ouvrent à partir du dixième. L’ordre, c’est vous qui le choisissez.',
    ),
    age: 64,
    parts: [
      text(
        'A test counts once, whether it was passed or not. Whoever has ten finds the PRO tests among the others, with their questions and points.',
        'Cada examen cuenta una vez, aprobado o no. Quien tiene diez encuentra los exámenes PRO entre los demás, con sus preguntas y puntos.',
        'Un test compte une fois, réussi ou non. Qui en a dix trouve les tests PRO parmi les autres, avec leurs questions et leurs points.',
      ),
      heading(
        'What PRO people do differently',
        'Qué hacen distinto las personas PRO',
        'Ce que les gens PRO font autrement',
      ),
      list(
        'ul',
        [
          'They take the short one first, to see how it asks.',
          'They read the material on the day before, not on the way.',
          'They stop when the shop fills: the test keeps the place.',
        ],
        [
          'Empiezan por el corto, para ver cómo pregunta.',
          'Leen el material el día anterior, no de camino.',
          'Se detienen cuando llega gente: el examen guarda el lugar.',
        ],
        [
          'Ils commencent par le plus court, pour voir comment il demande.',
          'Ils lisent le matériel la veille, pas en chemin.',
          'Ils s’arrêtent quand le magasin se remplit : le test garde la place.',
        ],
      ),
    ],
  },
  {
    slug: 'pro-of-the-year-in-laval',
    section: 'pro-training',
    topic: 'people',
    title: t(
      '“I take the test where I stand”: the PRO of the year',
      '«Hago el examen donde estoy»: la persona PRO del año',
      '« Je fais le test là où je suis » : le PRO de l’année',
    ),
    summary: t(
      'Étienne Roy from Laval on 5,940 points, and on the eleven minutes before the store opens.',
      'Étienne Roy, de Laval, sobre 5940 puntos y los once minutos antes de abrir la tienda.',
      'Étienne Roy, de Laval, sur 5 940 points et les onze minutes avant l’ouverture du magasin.',
    ),
    picture: 'tire-stacks',
    age: 315,
    parts: [
      quote(
        t(
          '“Eleven minutes are one test. I have the store to myself, and coffee.”',
          '«Once minutos son un examen. Tengo la tienda para mí, y café.»',
          '« Onze minutes, c’est un test. J’ai le magasin à moi, et du café. »',
        ),
        t('Étienne Roy, Pneus Rivière', 'Étienne Roy, Pneus Rivière', 'Étienne Roy, Pneus Rivière'),
      ),
      text(
        'He failed the first one. “The question about load index. I have it on a card beside the till now, and I have not been asked for it since.”',
        'Reprobó el primero. «La pregunta del índice de carga. Ahora lo tengo en una tarjeta junto a la caja y nadie me lo ha vuelto a preguntar.»',
        'Il a échoué au premier. « La question sur l’indice de charge. Je l’ai maintenant sur une carte près de la caisse, et on ne me l’a plus demandé. »',
      ),
    ],
  },
  {
    slug: 'winter-bonus-per-set',
    section: 'gold-retailer-program',
    topic: 'programs',
    title: t(
      'Winter bonus: points for each set until 15 December',
      'Bono de invierno: puntos por cada juego hasta el 15 de diciembre',
      'Prime d’hiver : des points par jeu jusqu’au 15 décembre',
    ),
    summary: t(
      'Report each sale of four winter tires. The bonus comes as points on the Monday after.',
      'Declare cada venta de cuatro llantas de invierno. El bono llega en puntos el lunes siguiente.',
      'Déclarez chaque vente de quatre pneus d’hiver. La prime arrive en points le lundi suivant.',
    ),
    picture: 'tread-studded',
    age: 16,
    accountKinds: ['gold_retailer', 'gold_distributor'],
    parts: [
      table(
        t('Points for a set of four', 'Puntos por juego de cuatro', 'Points par jeu de quatre'),
        [t('Rim', 'Rin', 'Jante'), t('Points', 'Puntos', 'Points')],
        [
          ['15–16', '40'],
          ['17–18', '60'],
          ['19+', '80'],
        ],
      ),
      text(
        'Sets that are returned are taken off again. What was reported after 15 December counts for nobody.',
        'Los juegos devueltos se descuentan. Lo declarado después del 15 de diciembre no cuenta para nadie.',
        'Les jeux retournés sont déduits. Ce qui est déclaré après le 15 décembre ne compte pour personne.',
      ),
    ],
  },
  {
    slug: 'the-shop-window-in-november',
    section: 'gold-retailer-program',
    topic: 'people',
    title: t(
      'The shop window in November: four that sold',
      'El escaparate de noviembre: cuatro que vendieron',
      'La vitrine de novembre : quatre qui ont vendu',
    ),
    summary: t(
      'One tire, one lamp and a sentence were enough in Duluth.',
      'En Duluth bastaron una llanta, una lámpara y una frase.',
      'À Duluth, un pneu, une lampe et une phrase ont suffi.',
    ),
    picture: 'lamp',
    age: 34,
    parts: [
      text(
        'North Tire Stores hung one winter tire at the height of the hand and lit it from the side, so that every sipe throws a shadow. Below it: “Touch it.” People did, and then they asked.',
        'North Tire Stores colgó una llanta de invierno a la altura de la mano y la iluminó de lado, para que cada laminilla diera sombra. Debajo: «Tóquela». La gente la tocó y luego preguntó.',
        'North Tire Stores a suspendu un pneu d’hiver à hauteur de main et l’a éclairé de côté, pour que chaque lamelle fasse de l’ombre. Dessous : « Touchez. » Les gens ont touché, puis ils ont posé des questions.',
      ),
    ],
  },
];

import { type DemoArticle, heading, t, text, toModule } from './write';

/** What is older of the news. */
export const earlierNews: DemoArticle[] = [
  {
    slug: 'harbor-tire-center',
    topic: 'people',
    title: t(
      'A morning at Harbor Tire Center',
      'Una mañana en Harbor Tire Center',
      'Une matinée chez Harbor Tire Center',
    ),
    summary: t(
      'Eleven cars before ten o’clock, and a test at the counter in between.',
      'Once autos antes de las diez y un examen en el mostrador entre tanto.',
      'Onze autos avant dix heures, et un test au comptoir entre deux.',
    ),
    age: 76,
    parts: [
      text(
        'The tablet lies beside the till. Whoever waits for a lift takes a question or two; the portal keeps the place. By the end of the week everybody in the shop has passed one test, and nobody has stayed longer.\n\nThe rule of the house: who passes buys no coffee on Friday.',
        'La tableta está junto a la caja. Quien espera un elevador responde una o dos preguntas; el portal guarda el lugar. Al final de la semana todos han aprobado un examen y nadie se quedó más tiempo.\n\nLa regla de la casa: quien aprueba no paga el café del viernes.',
        'La tablette est près de la caisse. Qui attend un pont répond à une question ou deux; le portail garde la place. À la fin de la semaine, toute l’équipe a réussi un test et personne n’est resté plus tard.\n\nLa règle de la maison : qui réussit ne paie pas le café du vendredi.',
      ),
    ],
  },
  {
    slug: 'racks-that-keep-tires-round',
    topic: 'material',
    title: t(
      'Racks that keep tires round',
      'Estantes que mantienen redondas las llantas',
      'Des supports qui gardent les pneus ronds',
    ),
    summary: t(
      'On rims they hang or lie, without rims they stand. The poster for the storage room.',
      'Con rin se cuelgan o se acuestan; sin rin, de pie. El cartel para el almacén.',
      'Sur jante, ils pendent ou sont couchés; sans jante, ils sont debout. L’affiche pour l’entrepôt.',
    ),
    picture: 'tire-rack',
    module: 'tire-storage',
    age: 118,
    parts: [
      text(
        'The poster hangs well beside the door, at the height of the eyes. It says in four pictures what goes where, and leaves a line for the date on which the set came in.',
        'El cartel queda bien junto a la puerta, a la altura de los ojos. Dice en cuatro imágenes qué va dónde y deja una línea para la fecha de entrada del juego.',
        'L’affiche va bien près de la porte, à hauteur des yeux. Elle dit en quatre images ce qui va où et laisse une ligne pour la date d’arrivée du jeu.',
      ),
    ],
  },
  {
    slug: 'three-languages',
    topic: 'programs',
    title: t('One portal, three languages', 'Un portal, tres idiomas', 'Un portail, trois langues'),
    summary: t(
      'Everything to read and every test in English, French and Spanish. Change it at the top, whenever you like.',
      'Todo lo que se lee y cada examen en inglés, francés y español. Cámbielo arriba cuando quiera.',
      'Tout ce qui se lit et chaque test en anglais, en français et en espagnol. Changez-la en haut, quand vous voulez.',
    ),
    age: 412,
    parts: [
      text(
        'The language is kept with your profile, so that it is the same on the phone and in the shop. In the middle of a test it can be changed, too: the question stays, and so does your answer.',
        'El idioma se guarda en su perfil, así que es el mismo en el teléfono y en la tienda. También se puede cambiar en medio de un examen: la pregunta se queda y su respuesta también.',
        'La langue reste avec votre profil : elle est la même au téléphone et en magasin. On peut la changer au milieu d’un test aussi : la question reste, et votre réponse aussi.',
      ),
    ],
  },
  {
    slug: 'spring-changeover-checklist',
    topic: 'material',
    title: t(
      'Spring changeover: the list for the bay',
      'Cambio de primavera: la lista para el taller',
      'Changement du printemps : la liste pour l’atelier',
    ),
    summary: t(
      'Twelve lines to hang beside the lift.',
      'Doce líneas para colgar junto al elevador.',
      'Douze lignes à accrocher près du pont.',
    ),
    age: -12,
    parts: [
      text(
        'Take the list as it is, or change the order to that of your bay.',
        'Use la lista tal cual o cambie el orden según su taller.',
        'Prenez la liste telle quelle ou changez l’ordre selon votre atelier.',
      ),
    ],
  },
  {
    slug: 'night-visibility-vests',
    topic: 'material',
    title: t('Vests for the yard', 'Chalecos para el patio', 'Des vestes pour la cour'),
    summary: t(
      'A draft: which sizes, and who orders them?',
      'Borrador: ¿qué tallas y quién las pide?',
      'Brouillon : quelles tailles, et qui les commande?',
    ),
    age: null,
    parts: [],
  },
  {
    slug: 'what-pro-people-ask',
    section: 'pro-training',
    topic: 'people',
    title: t(
      'What PRO people asked most this quarter',
      'Lo que más preguntaron las personas PRO este trimestre',
      'Ce que les gens PRO ont le plus demandé ce trimestre',
    ),
    summary: t(
      'Three questions about noise, and one about a customer who knows everything.',
      'Tres preguntas sobre ruido y una sobre un cliente que lo sabe todo.',
      'Trois questions sur le bruit, et une sur un client qui sait tout.',
    ),
    age: 11,
    parts: [
      heading(
        'Why is a new tire louder than the old one?',
        '¿Por qué una llanta nueva suena más que la vieja?',
        'Pourquoi un pneu neuf est-il plus bruyant que l’ancien?',
        3,
      ),
      text(
        'Because it has all of its tread. Air that is pressed out of deep grooves is what people hear. It gets quieter in the first 500 km.',
        'Porque tiene todo su dibujo. Lo que se oye es el aire que sale de ranuras profundas. En los primeros 500 km baja.',
        'Parce qu’il a toute sa gomme. Ce qu’on entend, c’est l’air chassé de rainures profondes. Cela baisse dans les 500 premiers kilomètres.',
      ),
      toModule('rolling-resistance-and-range'),
    ],
  },
  {
    slug: 'display-in-one-afternoon',
    section: 'gold-retailer-program',
    topic: 'material',
    title: t(
      'A winter display in one afternoon',
      'Una exhibición de invierno en una tarde',
      'Un étalage d’hiver en un après-midi',
    ),
    summary: t(
      'Three tires, one rack and a thermometer. What sold best in the stores that tried it.',
      'Tres llantas, un estante y un termómetro. Lo que más vendió en las tiendas que lo probaron.',
      'Trois pneus, un support et un thermomètre. Ce qui s’est le mieux vendu dans les magasins qui l’ont essayé.',
    ),
    module: 'gold-retailer-display',
    picture: 'winter-road',
    age: 8,
    parts: [
      text(
        'Put the tire at the height of the hand, not of the eyes: who touches the tread asks about it. The thermometer stands outside, beside the door, with a line at 7 °C.',
        'Ponga la llanta a la altura de la mano, no de los ojos: quien toca el dibujo pregunta. El termómetro va afuera, junto a la puerta, con una línea en 7 °C.',
        'Placez le pneu à hauteur de main, pas des yeux : qui touche la gomme pose une question. Le thermomètre est dehors, près de la porte, avec une ligne à 7 °C.',
      ),
    ],
  },
];

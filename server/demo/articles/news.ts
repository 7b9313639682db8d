import { type DemoArticle, heading, list, quote, t, table, text, toModule } from './write';

/** Articles about training, programs, material and people. */
export const newsArticles: DemoArticle[] = [
  {
    slug: 'ev-fitments-load-index',
    topic: 'training',
    title: t(
      'EV fitments: why the load index goes up',
      'Vehículos eléctricos: por qué sube el índice de carga',
      'Véhicules électriques : pourquoi l’indice de charge monte',
    ),
    summary: t(
      'A battery weighs as much as three passengers who never get out. Same size, other tire.',
      'Una batería pesa como tres pasajeros que nunca se bajan. Misma medida, otro neumático.',
      'Une batterie pèse autant que trois passagers qui ne descendent jamais. Même dimension, autre pneu.',
    ),
    module: 'ev-load-torque-noise',
    picture: 'road-bend',
    age: 5,
    parts: [
      text(
        'A compact EV is 250 to 400 kg heavier than the same car with an engine. The size on the sidewall stays, the number behind it does not: 91 becomes 94 XL, 94 becomes 98 XL, and on some models HL.\n\nFit what the door frame says, never less. A lower load index is not a softer ride; it is a tire that works above its limit every day.',
        'Un eléctrico compacto pesa de 250 a 400 kg más que el mismo auto con motor. La medida del costado queda igual, el número que sigue no: 91 pasa a 94 XL, 94 a 98 XL y, en algunos modelos, HL.\n\nMonte lo que dice el marco de la puerta, nunca menos. Un índice menor no da más suavidad: es un neumático que trabaja por encima de su límite todos los días.',
        'Une compacte électrique pèse de 250 à 400 kg de plus que la même auto à essence. La dimension sur le flanc reste, pas le nombre qui suit : 91 devient 94 XL, 94 devient 98 XL et, sur certains modèles, HL.\n\nPosez ce que dit le cadre de la portière, jamais moins. Un indice plus bas ne donne pas plus de confort; c’est un pneu qui dépasse sa limite chaque jour.',
      ),
      table(
        t('The same size on two cars', 'La misma medida en dos autos', 'La même dimension sur deux autos'),
        [
          t('Size', 'Medida', 'Dimension'),
          t('Engine', 'Motor', 'Essence'),
          t('Electric', 'Eléctrico', 'Électrique'),
        ],
        [
          ['205/55 R16', '91V', '94V XL'],
          ['225/45 R17', '91W', '94W XL'],
          ['235/45 R18', '94W', '98W XL'],
        ],
      ),
      toModule('load-index-and-speed-rating'),
    ],
  },
  {
    slug: 'all-terrain-rebate',
    topic: 'programs',
    title: t(
      'All-terrain rebate: four tires, one form',
      'Reembolso todoterreno: cuatro neumáticos, un formulario',
      'Remise tout-terrain : quatre pneus, un formulaire',
    ),
    summary: t(
      'Customers who buy a set of four get it back by card. What you have to write on the invoice.',
      'Quien compra un juego de cuatro recibe el reembolso en una tarjeta. Lo que debe decir la factura.',
      'Qui achète un jeu de quatre reçoit la remise par carte. Ce qu’il faut écrire sur la facture.',
    ),
    picture: 'tread-mud',
    module: 'all-terrain-basics',
    age: 9,
    parts: [
      text(
        'The rebate is for sets of four all-terrain tires on one invoice. The customer sends the form; the store does nothing but write the invoice so that it can be read.',
        'El reembolso es para juegos de cuatro neumáticos todoterreno en una sola factura. El cliente envía el formulario; la tienda solo emite la factura de modo que se entienda.',
        'La remise vise les jeux de quatre pneus tout-terrain sur une même facture. Le client envoie le formulaire; le magasin n’a qu’à rédiger la facture pour qu’elle soit lisible.',
      ),
      list(
        'ul',
        [
          'Size and full name of the tire, four times on one line.',
          'The date of mounting, not of the order.',
          'Your account number at the top right.',
        ],
        [
          'Medida y nombre completo del neumático, cuatro en una línea.',
          'La fecha del montaje, no la del pedido.',
          'Su número de cuenta arriba a la derecha.',
        ],
        [
          'La dimension et le nom complet du pneu, quatre sur une ligne.',
          'La date de la pose, pas celle de la commande.',
          'Votre numéro de compte en haut à droite.',
        ],
      ),
    ],
  },
  {
    slug: 'motorcycle-tests-open',
    topic: 'training',
    title: t(
      'Motorcycle tests are open for dealers',
      'Los exámenes de motocicleta están abiertos para distribuidores',
      'Les tests moto sont ouverts aux détaillants',
    ),
    summary: t(
      'Sizes, codes and what never to mix. For everybody with the motorcycle type on the profile.',
      'Medidas, códigos y lo que nunca se mezcla. Para quien tiene el tipo motocicleta en su perfil.',
      'Dimensions, codes et ce qu’on ne mélange jamais. Pour quiconque a le type moto à son profil.',
    ),
    picture: 'tread-motorcycle',
    module: 'motorcycle-sizes-and-codes',
    age: 13,
    parts: [
      text(
        'Two modules with a test each, about 20 minutes together. Whoever sells motorcycle tires and does not see them asks an administrator for the motorcycle type.',
        'Dos módulos con un examen cada uno, unos 20 minutos en total. Quien venda neumáticos de moto y no los vea pide el tipo motocicleta a la administración.',
        'Deux modules avec un test chacun, environ 20 minutes en tout. Qui vend des pneus de moto et ne les voit pas demande le type moto à l’administration.',
      ),
      toModule('mixing-radial-and-bias'),
    ],
  },
  {
    slug: 'counter-card-four-numbers',
    topic: 'material',
    title: t(
      'Counter card: four numbers before a winter sale',
      'Tarjeta de mostrador: cuatro números antes de una venta de invierno',
      'Carte de comptoir : quatre nombres avant une vente d’hiver',
    ),
    summary: t(
      'Kilometers, tread depth, age, temperature. Ask for them in this order and the tire names itself.',
      'Kilómetros, profundidad, edad y temperatura. Pregunte en ese orden y el neumático se elige solo.',
      'Kilomètres, profondeur, âge, température. Posez-les dans cet ordre et le pneu se nomme tout seul.',
    ),
    picture: 'depth-gauge',
    module: 'asking-needs-first',
    age: 31,
    parts: [
      table(
        t('What the four numbers say', 'Lo que dicen los cuatro números', 'Ce que disent les quatre nombres'),
        [
          t('Number', 'Número', 'Nombre'),
          t('Ask', 'Pregunte', 'Demandez'),
          t('Turns at', 'Cambia en', 'Seuil'),
        ],
        [
          [
            t('Kilometers a year', 'Kilómetros al año', 'Kilomètres par année'),
            t('How far is work?', '¿A qué distancia trabaja?', 'Le travail est à quelle distance?'),
            '20 000',
          ],
          [
            t('Tread depth', 'Profundidad', 'Profondeur'),
            t('May I measure?', '¿Puedo medir?', 'Je peux mesurer?'),
            '4 mm',
          ],
          [
            t('Age', 'Edad', 'Âge'),
            t('When did you buy them?', '¿Cuándo los compró?', 'Vous les avez achetés quand?'),
            t('6 years', '6 años', '6 ans'),
          ],
          [
            t('Morning temperature', 'Temperatura matinal', 'Température du matin'),
            t('Where does it sleep?', '¿Dónde duerme?', 'Elle dort où?'),
            '7 °C',
          ],
        ],
      ),
      text(
        'The card is A6 and stands by itself beside the till. Order it with the next delivery; there are ten in a pack.',
        'La tarjeta es A6 y se sostiene sola junto a la caja. Pídala con la próxima entrega; vienen diez por paquete.',
        'La carte est au format A6 et tient debout près de la caisse. Commandez-la avec la prochaine livraison; il y en a dix par paquet.',
      ),
    ],
  },
  {
    slug: 'laval-training-center',
    topic: 'people',
    title: t(
      'Laval training center reopens with two lifts',
      'El centro de formación de Laval reabre con dos elevadores',
      'Le centre de formation de Laval rouvre avec deux ponts élévateurs',
    ),
    summary: t(
      'Room for twelve, two bays that smell of work, and coffee from seven.',
      'Espacio para doce, dos puestos con olor a trabajo y café desde las siete.',
      'De la place pour douze, deux baies qui sentent le travail et du café dès sept heures.',
    ),
    picture: 'tire-stacks',
    age: 39,
    parts: [
      text(
        'The walls are where they were; all else is new. Two lifts stand where the meeting room was, and the meeting room stands in the yard, which nobody misses.\n\nCourses begin with the winter line: half a day, at most twelve people, in French or in English. Managers book places for their people.',
        'Las paredes siguen donde estaban; todo lo demás es nuevo. Hay dos elevadores donde estaba la sala de reuniones, y la sala está en el patio, que nadie extraña.\n\nLos cursos empiezan con la línea de invierno: medio día, doce personas como máximo, en francés o en inglés. Los gerentes reservan los lugares.',
        'Les murs sont où ils étaient; tout le reste est neuf. Deux ponts élévateurs ont pris la place de la salle de réunion, et la salle est dans la cour, que personne ne regrette.\n\nLes cours commencent par la gamme d’hiver : une demi-journée, douze personnes au plus, en français ou en anglais. Les gérants réservent les places.',
      ),
      quote(
        t(
          '“You forget a slide by Friday. You do not forget the tire that you cut open yourself.”',
          '«Una diapositiva se olvida el viernes. El neumático que uno mismo abrió, no.»',
          '« Une diapositive s’oublie d’ici vendredi. Pas le pneu qu’on a ouvert soi-même. »',
        ),
        t('Étienne Roy, trainer', 'Étienne Roy, instructor', 'Étienne Roy, formateur'),
      ),
    ],
  },
  {
    slug: 'check-your-torque-wrench',
    topic: 'training',
    title: t(
      'Check your torque wrench before the season checks you',
      'Revise su llave dinamométrica antes de la temporada',
      'Vérifiez votre clé dynamométrique avant la saison',
    ),
    summary: t(
      'One in four wrenches in last year’s visits was off by more than ten per cent.',
      'Una de cada cuatro llaves de las visitas del año pasado se desviaba más de un diez por ciento.',
      'Lors des visites de l’an dernier, une clé sur quatre était décalée de plus de dix pour cent.',
    ),
    picture: 'torque-wrench',
    module: 'torque-after-a-wheel-change',
    age: 58,
    parts: [
      text(
        'A wrench that clicks is not a wrench that is right. Set it back to zero in the evening, have it checked once a year, and write the date on the handle.',
        'Una llave que hace clic no siempre está bien. Vuelva a ponerla en cero por la noche, hágala revisar una vez al año y escriba la fecha en el mango.',
        'Une clé qui clique n’est pas une clé juste. Ramenez-la à zéro le soir, faites-la vérifier une fois l’an et écrivez la date sur le manche.',
      ),
      heading('In the bay', 'En el taller', 'À l’atelier'),
      list(
        'ol',
        [
          'Clean the hub before the wheel goes on.',
          'Tighten crosswise, in two rounds.',
          'Ask the customer back after 50 km, and write that down too.',
        ],
        [
          'Limpie el cubo antes de montar la rueda.',
          'Apriete en cruz, en dos vueltas.',
          'Pida al cliente que vuelva a los 50 km, y anótelo también.',
        ],
        [
          'Nettoyez le moyeu avant de poser la roue.',
          'Serrez en croix, en deux tours.',
          'Faites revenir le client après 50 km, et notez-le aussi.',
        ],
      ),
    ],
  },
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
      'Estantes que mantienen redondos los neumáticos',
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
        '¿Por qué un neumático nuevo suena más que el viejo?',
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
      'Tres neumáticos, un estante y un termómetro. Lo que más vendió en las tiendas que lo probaron.',
      'Trois pneus, un support et un thermomètre. Ce qui s’est le mieux vendu dans les magasins qui l’ont essayé.',
    ),
    module: 'gold-retailer-display',
    picture: 'winter-road',
    age: 8,
    parts: [
      text(
        'Put the tire at the height of the hand, not of the eyes: who touches the tread asks about it. The thermometer stands outside, beside the door, with a line at 7 °C.',
        'Ponga el neumático a la altura de la mano, no de los ojos: quien toca el dibujo pregunta. El termómetro va afuera, junto a la puerta, con una línea en 7 °C.',
        'Placez le pneu à hauteur de main, pas des yeux : qui touche la gomme pose une question. Le thermomètre est dehors, près de la porte, avec une ligne à 7 °C.',
      ),
    ],
  },
];

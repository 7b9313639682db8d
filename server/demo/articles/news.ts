import { earlierNews } from './earlier-news';
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
      'Una batería pesa como tres pasajeros que nunca se bajan. Misma medida, otra llanta.',
      'Une batterie pèse autant que trois passagers qui ne descendent jamais. Même dimension, autre pneu.',
    ),
    module: 'ev-load-torque-noise',
    picture: 'road-bend',
    age: 5,
    parts: [
      text(
        'A compact EV is 250 to 400 kg heavier than the same car with an engine. The size on the sidewall stays, the number behind it does not: 91 becomes 94 XL, 94 becomes 98 XL, and on some models HL.\n\nFit what the door frame says, never less. A lower load index is not a softer ride; it is a tire that works above its limit every day.',
        'Un eléctrico compacto pesa de 250 a 400 kg más que el mismo auto con motor. La medida del costado queda igual, el número que sigue no: 91 pasa a 94 XL, 94 a 98 XL y, en algunos modelos, HL.\n\nMonte lo que dice el marco de la puerta, nunca menos. Un índice menor no da más suavidad: es una llanta que trabaja por encima de su límite todos los días.',
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
      'Reembolso todoterreno: cuatro llantas, un formulario',
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
        'El reembolso es para juegos de cuatro llantas todoterreno en una sola factura. El cliente envía el formulario; la tienda solo emite la factura de modo que se entienda.',
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
          'Medida y nombre completo de la llanta, cuatro en una línea.',
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
        'Dos módulos con un examen cada uno, unos 20 minutos en total. Quien venda llantas de moto y no los vea pide el tipo motocicleta a la administración.',
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
      'Kilómetros, profundidad, edad y temperatura. Pregunte en ese orden y la llanta se elige sola.',
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
          '«Una diapositiva se olvida el viernes. La llanta que uno mismo abrió, no.»',
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
  ...earlierNews,
];

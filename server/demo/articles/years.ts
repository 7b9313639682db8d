import { type DemoArticle, heading, list, t, text } from './write';

/** What was news in the years before, and what is for some people alone. */
export const articlesOfYears: DemoArticle[] = [
  {
    slug: 'your-team-at-a-glance',
    topic: 'training',
    title: t(
      'For managers: your team at a glance',
      'Para gerentes: su equipo de un vistazo',
      'Pour les gestionnaires : votre équipe en un coup d’œil',
    ),
    summary: t(
      'Who has what open, and one reminder a day. What was wrong in a test stays with who took it.',
      'Quién tiene qué pendiente y un recordatorio al día. Los errores de un examen los ve solo quien lo hizo.',
      'Qui a quoi à faire, et un rappel par jour. Les erreurs d’un test restent à qui l’a passé.',
    ),
    age: 22,
    roles: ['manager'],
    parts: [
      text(
        'The list shows the people of your account with what they have passed and what is open. A reminder goes by e-mail, once a day to each person at most.',
        'La lista muestra a las personas de su cuenta, lo que aprobaron y lo que les falta. El recordatorio llega por correo, a cada persona una vez al día como máximo.',
        'La liste montre les gens de votre compte, ce qu’ils ont réussi et ce qui reste. Le rappel part par courriel, une fois par jour et par personne au plus.',
      ),
    ],
  },
  {
    slug: 'plant-tour-dates',
    topic: 'people',
    title: t(
      'For employees: the dates of the plant tours',
      'Para el personal: fechas de las visitas a la planta',
      'Pour le personnel : les dates des visites d’usine',
    ),
    summary: t(
      'Mount Vernon on the first Thursday of each month; safety shoes are there in all sizes.',
      'Mount Vernon, el primer jueves de cada mes; hay calzado de seguridad de todas las tallas.',
      'Mount Vernon, le premier jeudi de chaque mois; il y a des chaussures de sécurité dans toutes les pointures.',
    ),
    module: 'employee-plant-safety',
    age: 83,
    accountKinds: ['employee', 'cost_center'],
    parts: [
      text(
        'A tour takes two hours, from the mixer to the final check. Whoever has passed the safety test walks through on the inner path.',
        'La visita dura dos horas, de la mezcladora a la revisión final. Quien aprobó el examen de seguridad pasa por el camino interior.',
        'La visite dure deux heures, du mélangeur au contrôle final. Qui a réussi le test de sécurité passe par l’allée intérieure.',
      ),
    ],
  },
  {
    slug: 'storage-season',
    topic: 'material',
    title: t(
      'Storage season: labels that survive the winter',
      'Temporada de almacén: etiquetas que aguantan el invierno',
      'Saison d’entreposage : des étiquettes qui tiennent l’hiver',
    ),
    summary: t(
      'One label a wheel, written before it comes off. Front left stays front left.',
      'Una etiqueta por rueda, escrita antes de desmontarla. Delantera izquierda sigue siendo delantera izquierda.',
      'Une étiquette par roue, écrite avant de la démonter. Avant gauche reste avant gauche.',
    ),
    picture: 'tire-rack',
    module: 'tire-storage',
    age: 395,
    parts: [
      list(
        'ul',
        [
          'Plate, place on the car, depth in millimeters.',
          'Date, and who took it off.',
          'Torque at the next change.',
        ],
        [
          'Placa, posición en el auto, profundidad en milímetros.',
          'Fecha y quién la desmontó.',
          'Par de apriete en el próximo cambio.',
        ],
        [
          'Plaque, place sur l’auto, profondeur en millimètres.',
          'Date, et qui l’a démontée.',
          'Couple de serrage au prochain changement.',
        ],
      ),
    ],
  },
  {
    slug: 'snow-mark-explained',
    topic: 'products',
    title: t(
      'The mountain and the snowflake: what the mark is tested by',
      'La montaña y el copo: con qué se prueba el símbolo',
      'La montagne et le flocon : comment le pictogramme est testé',
    ),
    summary: t(
      'Ten percent more grip on snow than a reference tire. M+S alone promises nothing.',
      'Diez por ciento más de agarre en nieve que una llanta de referencia. M+S por sí solo no promete nada.',
      'Dix pour cent d’adhérence de plus sur la neige qu’un pneu de référence. M+S seul ne promet rien.',
    ),
    picture: 'winter-road',
    module: 'winter-compounds',
    age: 745,
    parts: [
      text(
        'The mark says that a tire was measured on packed snow beside one that everybody measures with. M+S says what its maker meant it for. At the counter the first is a number, the second is a wish.',
        'El símbolo dice que la llanta se midió en nieve compacta junto a una con la que todos miden. M+S dice para qué la pensó el fabricante. En el mostrador, lo primero es un número; lo segundo, un deseo.',
        'Le pictogramme dit qu’un pneu a été mesuré sur neige tassée à côté de celui que tous prennent pour mesure. M+S dit à quoi le fabricant l’a destiné. Au comptoir, le premier est un nombre, le second un souhait.',
      ),
    ],
  },
  {
    slug: 'photos-with-a-phone',
    topic: 'training',
    title: t(
      'Better photos with the phone you have',
      'Mejores fotos con el teléfono que tiene',
      'De meilleures photos avec le téléphone que vous avez',
    ),
    summary: t(
      'Kneel, wipe the lens, shoot against the shade. A module in seven minutes.',
      'Arrodíllese, limpie la lente y busque la sombra. Un módulo de siete minutos.',
      'Agenouillez-vous, essuyez l’objectif, cherchez l’ombre. Un module de sept minutes.',
    ),
    picture: 'wheel',
    module: 'photos-that-sell-tires',
    age: 905,
    parts: [
      text(
        'A tire is black on black. From above it is a ring; from the side, with light across the tread, every block is there.',
        'Una llanta es negro sobre negro. Desde arriba es un aro; de lado, con luz rasante, se ve cada bloque.',
        'Un pneu, c’est noir sur noir. D’en haut, c’est un anneau; de côté, avec une lumière rasante, chaque pavé est là.',
      ),
    ],
  },
  {
    slug: 'points-instead-of-stamps',
    topic: 'programs',
    title: t('Points instead of stamps', 'Puntos en lugar de sellos', 'Des points au lieu de timbres'),
    summary: t(
      'The paper cards go. What was on them is on your account.',
      'Las tarjetas de papel se van. Lo que tenían está en su cuenta.',
      'Les cartes en papier s’en vont. Ce qu’elles portaient est dans votre compte.',
    ),
    picture: 'flask',
    age: 1380,
    parts: [
      heading('Where to look', 'Dónde mirar', 'Où regarder'),
      text(
        'Your points stand at the top of every page, and behind them each entry with its reason. A card that was never handed in counts until the end of the year.',
        'Sus puntos están arriba en cada página y, detrás, cada movimiento con su motivo. Una tarjeta que no se entregó vale hasta fin de año.',
        'Vos points sont en haut de chaque page et, derrière, chaque inscription avec sa raison. Une carte qui n’a pas été remise compte jusqu’à la fin de l’année.',
      ),
    ],
  },
  {
    slug: 'first-hundred-pro-people',
    topic: 'people',
    title: t('The first hundred PRO people', 'Las primeras cien personas PRO', 'Les cent premiers PRO'),
    summary: t(
      'In 61 stores from Hilo to Québec. The youngest had been selling tires for five months.',
      'En 61 tiendas, de Hilo a Québec. La persona más joven llevaba cinco meses vendiendo llantas.',
      'Dans 61 magasins, de Hilo à Québec. La plus jeune personne vendait des pneus depuis cinq mois.',
    ),
    picture: 'road-bend',
    age: 2560,
    parts: [
      text(
        'Number one hundred took her last PRO test on a Friday at closing time. On Monday there was a cake with a tread on it.',
        'La número cien hizo su último examen PRO un viernes a la hora de cerrar. El lunes hubo un pastel con dibujo de llanta.',
        'La centième a fait son dernier test PRO un vendredi à la fermeture. Le lundi, il y avait un gâteau à bande de roulement.',
      ),
    ],
  },
];

import type { StoredPart } from '#server/features/content/parts/part.types';
import type { ContentSectionKey } from '#server/features/content/section/section.enums';
import type { LocalizedText } from '#server/platform/language/i18n';
import { heading, t, text, toModule } from '../articles/write';

/** An issue of the demo. */
export interface DemoIssue {
  /** Of PRO training unless it says otherwise. */
  section?: ContentSectionKey;
  number: number;
  title: LocalizedText;
  summary: LocalizedText;
  /** Days since it was published, fewer than none where it is to come; null for a draft. */
  age: number | null;
  parts: StoredPart[];
}

/** The issues of the newsletters: of PRO training one a month, of what is new one a quarter. */
export const demoIssues: readonly DemoIssue[] = [
  {
    number: 72,
    title: t('What the new year asks for', 'Lo que pide el año nuevo', 'Ce que demande la nouvelle année'),
    summary: t(
      'Stock for January, and one test worth taking before it.',
      'El inventario de enero y un examen que conviene hacer antes.',
      'Le stock de janvier et un test à passer avant.',
    ),
    age: -9,
    parts: [
      heading('Stock for January', 'El inventario de enero', 'Le stock de janvier'),
      text(
        'Five sizes cover six of ten cars that come in after a cold night.',
        'Cinco medidas cubren seis de cada diez autos que llegan tras una noche fría.',
        'Cinq dimensions couvrent six autos sur dix qui arrivent après une nuit froide.',
      ),
    ],
  },
  {
    number: 71,
    title: t('The sipe that stays open', 'La laminilla que no se cierra', 'La lamelle qui reste ouverte'),
    summary: t(
      'The winter line in short, two new tests, and who won in October.',
      'La gama de invierno en breve, dos exámenes nuevos y quién ganó en octubre.',
      'La gamme d’hiver en bref, deux nouveaux tests et les gagnants d’octobre.',
    ),
    age: 21,
    parts: [
      heading(
        'The winter line ships on 4 January',
        'La gama de invierno sale el 4 de enero',
        'La gamme d’hiver est expédiée le 4 janvier',
      ),
      text(
        'Five sizes first, and why the sipe is 0.2 mm wider.',
        'Primero cinco medidas, y por qué la laminilla es 0.2 mm más ancha.',
        'D’abord cinq dimensions, et pourquoi la lamelle est plus large de 0,2 mm.',
      ),
      heading('Two new tests', 'Dos exámenes nuevos', 'Deux nouveaux tests'),
      text(
        'Load index and speed rating; Reading a DOT code. Ten minutes together.',
        'Índice de carga y velocidad; leer un código DOT. Diez minutos entre las dos.',
        'Indice de charge et de vitesse; lire un code DOT. Dix minutes pour les deux.',
      ),
      toModule('load-index-and-speed-rating'),
      heading('October draw', 'Sorteo de octubre', 'Tirage d’octobre'),
      text(
        'Marisol Peña, Étienne Roy and Kofi Mensah won.',
        'Ganaron Marisol Peña, Étienne Roy y Kofi Mensah.',
        'Marisol Peña, Étienne Roy et Kofi Mensah ont gagné.',
      ),
      heading('From the bay', 'Desde el taller', 'De l’atelier'),
      text(
        'Torque again after 50 miles: what the customer hears.',
        'Reapriete a los 80 km: lo que oye el cliente.',
        'Resserrer après 80 km : ce que le client entend.',
      ),
    ],
  },
  {
    number: 70,
    title: t('Two lifts for Laval', 'Dos elevadores para Laval', 'Deux ponts pour Laval'),
    summary: t(
      'A store that stopped turning winter customers away.',
      'Una tienda que dejó de rechazar clientes en invierno.',
      'Un magasin qui ne refuse plus de clients l’hiver.',
    ),
    age: 51,
    parts: [
      heading('What changed', 'Qué cambió', 'Ce qui a changé'),
      text(
        'Forty cars a day instead of twenty-six, and the last one leaves at five.',
        'Cuarenta autos al día en vez de veintiséis, y el último sale a las cinco.',
        'Quarante autos par jour au lieu de vingt-six, et la dernière part à cinq heures.',
      ),
      heading('What it cost', 'Qué costó', 'Ce que cela a coûté'),
      text(
        'Two lifts, one week closed, and a season to earn it back.',
        'Dos elevadores, una semana de cierre y una temporada para recuperarlo.',
        'Deux ponts, une semaine de fermeture et une saison pour le rentabiliser.',
      ),
    ],
  },
  {
    number: 69,
    title: t('Back to the counter', 'De vuelta al mostrador', 'Retour au comptoir'),
    summary: t(
      'Three questions that begin every good sale.',
      'Tres preguntas con las que empieza toda buena venta.',
      'Trois questions par lesquelles commence toute bonne vente.',
    ),
    age: 82,
    parts: [
      heading('Ask where they drive', 'Pregunte por dónde conducen', 'Demandez où ils roulent'),
      text(
        'A mountain road in February says more than the size on the sidewall.',
        'Una carretera de montaña en febrero dice más que la medida del costado.',
        'Une route de montagne en février en dit plus que la dimension sur le flanc.',
      ),
    ],
  },
  {
    number: 68,
    title: t('Heat, load and long trips', 'Calor, carga y viajes largos', 'Chaleur, charge et longs trajets'),
    summary: t(
      'Why pressure is checked before the roof box goes on.',
      'Por qué se revisa la presión antes de montar el cofre de techo.',
      'Pourquoi vérifier la pression avant de poser le coffre de toit.',
    ),
    age: 113,
    parts: [
      heading('Cold pressure', 'Presión en frío', 'Pression à froid'),
      text(
        'In the morning, before the first mile, by the door frame.',
        'Por la mañana, antes del primer kilómetro, según el marco de la puerta.',
        'Le matin, avant le premier kilomètre, selon le cadre de la portière.',
      ),
    ],
  },
  {
    number: 67,
    title: t('Motorcycles, at last', 'Por fin, motocicletas', 'Les motos, enfin'),
    summary: t(
      'The first module for two wheels, and who asked for it.',
      'El primer módulo para dos ruedas y quién lo pidió.',
      'Le premier module pour les deux-roues, et qui l’a demandé.',
    ),
    age: 143,
    parts: [
      heading('Why the profile is round', 'Por qué el perfil es redondo', 'Pourquoi le profil est rond'),
      text(
        'A motorcycle leans; its tire has to touch the road at every angle.',
        'Una motocicleta se inclina; su llanta debe tocar el suelo en todo ángulo.',
        'Une moto s’incline; son pneu doit toucher la route à tous les angles.',
      ),
    ],
  },
  {
    section: 'whats-new',
    number: 12,
    title: t('Ready for the cold', 'Listos para el frío', 'Prêts pour le froid'),
    summary: t(
      'The winter line, a rebate, and what the new price list leaves alone.',
      'La línea de invierno, un reembolso y lo que la nueva lista de precios no toca.',
      'La gamme d’hiver, une remise et ce que la nouvelle liste de prix ne touche pas.',
    ),
    age: 6,
    parts: [
      heading('Three dates', 'Tres fechas', 'Trois dates'),
      text(
        'Orders for January close on 12 December. The rebate ends with the year. The PRO test on snow opens on 1 December.',
        'Los pedidos de enero cierran el 12 de diciembre. El reembolso termina con el año. El examen PRO de nieve se abre el 1 de diciembre.',
        'Les commandes de janvier ferment le 12 décembre. La remise finit avec l’année. Le test PRO sur la neige ouvre le 1er décembre.',
      ),
      toModule('winter-compounds'),
    ],
  },
  {
    section: 'whats-new',
    number: 11,
    title: t('The long way home', 'El largo camino a casa', 'La longue route du retour'),
    summary: t(
      'What August cars come back with, and how to say it.',
      'Con qué vuelven los autos en agosto y cómo decirlo.',
      'Ce que les autos d’août rapportent, et comment le dire.',
    ),
    age: 84,
    parts: [
      text(
        'Cuts from curbs, one nail, and pressure that nobody looked at since June. Five minutes in the yard find all three.',
        'Cortes de banqueta, un clavo y una presión que nadie miró desde junio. Cinco minutos en el patio bastan.',
        'Des coupures de trottoir, un clou et une pression que personne n’a regardée depuis juin. Cinq minutes dans la cour suffisent.',
      ),
    ],
  },
  {
    section: 'whats-new',
    number: 10,
    title: t('Summer, measured', 'El verano, medido', 'L’été, mesuré'),
    summary: t(
      'Three meters less from 100 km/h, and two new people in Laval.',
      'Tres metros menos desde 100 km/h y dos personas nuevas en Laval.',
      'Trois mètres de moins à partir de 100 km/h, et deux nouvelles personnes à Laval.',
    ),
    age: 178,
    parts: [
      text(
        'The numbers are in the article; the demonstration takes two cones and a dry yard.',
        'Los números están en el artículo; la demostración necesita dos conos y un patio seco.',
        'Les chiffres sont dans l’article; la démonstration demande deux cônes et une cour sèche.',
      ),
      toModule('max-performance-summer'),
    ],
  },
];

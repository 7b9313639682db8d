import type { LocalizedText } from '#server/platform/language/i18n';
import { t } from '../articles/write';
import type { DemoPicture } from '../pictures';

/** What is to be seen on each picture that albums show. */
export const views = {
  'gauge-in-tread': t(
    'A depth gauge stands in the main groove of a tread and reads 5 mm',
    'Un medidor de profundidad en la ranura principal de una banda de rodamiento marca 5 mm',
    'Un profondimètre posé dans la rainure principale d’une bande de roulement indique 5 mm',
  ),
  'road-bend': t(
    'A road with a yellow center line bends to the right',
    'Una carretera con línea central amarilla gira a la derecha',
    'Une route à ligne centrale jaune tourne à droite',
  ),
  'tire-rack': t(
    'Three rows of tires stand upright in a rack',
    'Tres filas de llantas de pie en un estante',
    'Trois rangées de pneus debout sur un support',
  ),
  'tire-stacks': t(
    'Three stacks of tires, the top one marked in yellow',
    'Tres pilas de llantas, la de arriba marcada en amarillo',
    'Trois piles de pneus, celui du dessus marqué en jaune',
  ),
  'torque-wrench': t(
    'A torque wrench with a yellow ring',
    'Una llave dinamométrica con un anillo amarillo',
    'Une clé dynamométrique à anneau jaune',
  ),
  'pressure-gauge': t(
    'A pressure gauge with its hose',
    'Un manómetro con su manguera',
    'Un manomètre avec son flexible',
  ),
  'tread-motorcycle': t(
    'The curved grooves of a motorcycle tread',
    'Las ranuras curvas de una banda de motocicleta',
    'Les rainures courbes d’une bande de motocyclette',
  ),
  'tread-mud': t(
    'The coarse blocks of an all-terrain tread',
    'Los tacos gruesos de una banda todoterreno',
    'Les gros pavés d’une bande tout-terrain',
  ),
  'tread-studded': t(
    'A winter tread with rows of studs',
    'Una banda de invierno con filas de clavos',
    'Une bande d’hiver garnie de rangées de crampons',
  ),
  'tread-summer': t(
    'The wide ribs of a summer tread',
    'Las costillas anchas de una banda de verano',
    'Les larges nervures d’une bande d’été',
  ),
  'tread-touring': t(
    'The even blocks of a touring tread',
    'Los tacos parejos de una banda de turismo',
    'Les pavés réguliers d’une bande de tourisme',
  ),
  'tread-winter': t(
    'The slanted blocks of a winter tread with their sipes',
    'Los tacos oblicuos de una banda de invierno con sus laminillas',
    'Les pavés inclinés d’une bande d’hiver et leurs lamelles',
  ),
  wheel: t(
    'A wheel from the side, a torque wrench on its nuts',
    'Una rueda de lado, con una llave dinamométrica en sus tuercas',
    'Une roue vue de côté, une clé dynamométrique sur ses écrous',
  ),
  'winter-road': t(
    'A straight road through snow toward mountains',
    'Una carretera recta entre la nieve, hacia las montañas',
    'Une route droite dans la neige, vers des montagnes',
  ),
} satisfies Partial<Record<DemoPicture, LocalizedText>>;

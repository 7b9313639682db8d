import type { DemoModule } from '../types';

export const fitmentAndPlusSizing: DemoModule = {
  key: 'fitment-and-plus-sizing',
  kind: 'tire',
  brand: 'gt',
  group: null,
  tags: ['205/55 R16', '225/45 R17', '225/40 R18'],
  art: 'sport',
  readingMinutes: 14,
  userTypes: [],
  name: {
    en: 'Fitment and plus sizing',
    es: 'Medidas correctas y plus sizing',
    fr: 'Ajustement et surdimensionnement',
  },
  description: {
    en: '<p>A larger wheel changes far more than the look. Learn to keep the overall diameter, the load capacity and the clearances right when a customer wants to go up a size.</p>',
    es: '<p>Un rin más grande cambia mucho más que la apariencia. Aprenda a conservar el diámetro total, la capacidad de carga y las holguras cuando un cliente quiere una medida mayor.</p>',
    fr: '<p>Une roue plus grande change bien plus que l’apparence. Apprenez à garder le bon diamètre hors tout, la bonne capacité de charge et les bons dégagements quand un client veut passer à une dimension supérieure.</p>',
  },
  test: {
    category: 'pro',
    passMark: 85,
    shuffle: false,
    timeLimitSeconds: 1500,
    maxFails: 3,
    resetPeriod: 'quarterly',
    points: 180,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'In 205/55R16, what does 55 mean?',
          es: 'En 205/55R16, ¿qué significa 55?',
          fr: 'Dans 205/55R16, que signifie 55?',
        },
        options: [
          {
            text: {
              en: 'The section width in centimeters',
              es: 'El ancho de sección en centímetros',
              fr: 'La largeur de section en centimètres',
            },
            correct: false,
          },
          {
            text: {
              en: 'The load index',
              es: 'El índice de carga',
              fr: 'L’indice de charge',
            },
            correct: false,
          },
          {
            text: {
              en: 'The sidewall height as a percentage of the section width',
              es: 'La altura del costado como porcentaje del ancho de sección',
              fr: 'La hauteur du flanc en pourcentage de la largeur de section',
            },
            correct: true,
          },
          {
            text: {
              en: 'The sidewall height in millimeters',
              es: 'La altura del costado en milímetros',
              fr: 'La hauteur du flanc en millimètres',
            },
            correct: false,
            feedback: {
              en: 'The height is 55% of 205 mm, which is about 113 mm.',
              es: 'La altura es el 55 % de 205 mm, es decir, unos 113 mm.',
              fr: 'La hauteur est de 55 % de 205 mm, soit environ 113 mm.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What stays as close as possible to the original when you plus-size?',
          es: '¿Qué se mantiene lo más cerca posible del original al hacer plus sizing?',
          fr: 'Que garde-t-on le plus près possible de l’origine lors d’un surdimensionnement?',
        },
        options: [
          {
            text: {
              en: 'The sidewall height',
              es: 'La altura del costado',
              fr: 'La hauteur du flanc',
            },
            correct: false,
          },
          {
            text: {
              en: 'The overall diameter',
              es: 'El diámetro total',
              fr: 'Le diamètre hors tout',
            },
            correct: true,
            feedback: {
              en: 'It sets the speedometer, the gearing and the clearance in the wheel well.',
              es: 'De él dependen el velocímetro, las relaciones de transmisión y la holgura en el guardafango.',
              fr: 'Il détermine l’indicateur de vitesse, le rapport de transmission et le dégagement dans le passage de roue.',
            },
          },
          {
            text: {
              en: 'The wheel diameter',
              es: 'El diámetro del rin',
              fr: 'Le diamètre de la roue',
            },
            correct: false,
          },
          {
            text: {
              en: 'The section width',
              es: 'El ancho de sección',
              fr: 'La largeur de section',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'How high, in millimeters, is the nominal sidewall of a 225/40R18 tire? Write a whole number.',
          es: '¿Cuántos milímetros mide la altura nominal del costado de una llanta 225/40R18? Escriba un número entero.',
          fr: 'Quelle est, en millimètres, la hauteur nominale du flanc d’un pneu 225/40R18? Écrivez un nombre entier.',
        },
        accepted: {
          en: ['90', '90 mm', '90 millimeters', 'ninety'],
          es: ['90', '90 mm', '90 milímetros', 'noventa'],
          fr: ['90', '90 mm', '90 millimètres', 'quatre-vingt-dix'],
        },
        feedback: {
          en: '40% of 225 mm is 90 mm.',
          es: 'El 40 % de 225 mm es 90 mm.',
          fr: '40 % de 225 mm donnent 90 mm.',
        },
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Write the size of a radial tire 225 mm wide, with an aspect ratio of 45, for a 17-inch wheel, in the form 205/55R16.',
          es: 'Escriba la medida de una llanta radial de 225 mm de ancho, relación de aspecto 45, para un rin de 17 pulgadas, en la forma 205/55R16.',
          fr: 'Écrivez la dimension d’un pneu radial de 225 mm de largeur, d’un rapport d’aspect de 45, pour une roue de 17 po, sous la forme 205/55R16.',
        },
        accepted: {
          en: ['225/45R17', '225/45 R17'],
          es: ['225/45R17', '225/45 R17'],
          fr: ['225/45R17', '225/45 R17'],
        },
        code: true,
        feedback: {
          en: 'It is a familiar plus-one size for 205/55R16, with almost the same overall diameter.',
          es: 'Es una conocida medida plus uno para 205/55R16, con casi el mismo diámetro total.',
          fr: 'C’est une dimension « plus un » courante pour 205/55R16, de diamètre hors tout presque identique.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'The overall diameter of the new tires is larger than the original. What does the speedometer show at the same true speed?',
          es: 'El diámetro total de las llantas nuevas es mayor que el original. ¿Qué marca el velocímetro a la misma velocidad real?',
          fr: 'Le diamètre hors tout des nouveaux pneus est plus grand que celui d’origine. Qu’affiche l’indicateur de vitesse à la même vitesse réelle?',
        },
        options: [
          {
            text: {
              en: 'A lower speed than before',
              es: 'Una velocidad menor que antes',
              fr: 'Une vitesse plus basse qu’avant',
            },
            correct: true,
            feedback: {
              en: 'Each turn of the wheel now covers more road than the vehicle assumes.',
              es: 'Cada vuelta de la rueda recorre ahora más camino del que supone el vehículo.',
              fr: 'Chaque tour de roue couvre maintenant plus de route que le véhicule ne le suppose.',
            },
          },
          {
            text: {
              en: 'A higher speed than before',
              es: 'Una velocidad mayor que antes',
              fr: 'Une vitesse plus élevée qu’avant',
            },
            correct: false,
          },
          {
            text: {
              en: 'Nothing, because it stops working',
              es: 'Nada, porque deja de funcionar',
              fr: 'Rien, car il cesse de fonctionner',
            },
            correct: false,
          },
          {
            text: {
              en: 'The same speed, because it measures engine speed',
              es: 'La misma velocidad, porque mide las revoluciones del motor',
              fr: 'La même vitesse, car il mesure le régime du moteur',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What must you check before fitting a wider tire on a new wheel? Select all that apply.',
          es: '¿Qué hay que verificar antes de montar una llanta más ancha en un rin nuevo? Seleccione todo lo que corresponda.',
          fr: 'Que faut-il vérifier avant de poser un pneu plus large sur une nouvelle roue? Cochez toutes les bonnes réponses.',
        },
        credit: 'partial',
        options: [
          {
            text: {
              en: 'That the wheel width is approved for the tire',
              es: 'Que el ancho del rin esté aprobado para la llanta',
              fr: 'Que la largeur de la roue est approuvée pour le pneu',
            },
            correct: true,
          },
          {
            text: {
              en: 'Bolt pattern, center bore and offset',
              es: 'Patrón de pernos, orificio central y offset',
              fr: 'L’entraxe, l’alésage central et le déport',
            },
            correct: true,
          },
          {
            text: {
              en: 'Clearance at full lock and full suspension travel',
              es: 'La holgura con la dirección a tope y la suspensión comprimida',
              fr: 'Le dégagement en braquage complet et en fin de course de suspension',
            },
            correct: true,
            feedback: {
              en: 'A tire that clears on the lift can still rub in a turn or over a bump.',
              es: 'Una llanta que no roza en el elevador aún puede hacerlo en una curva o un bache.',
              fr: 'Un pneu qui passe sur le pont élévateur peut quand même frotter en virage ou sur une bosse.',
            },
          },
          {
            text: {
              en: 'That the valve caps match the paint',
              es: 'Que las tapas de válvula combinen con la pintura',
              fr: 'Que les bouchons de valve s’agencent à la peinture',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Which load index may a replacement passenger tire have?',
          es: '¿Qué índice de carga puede tener una llanta de reemplazo para auto?',
          fr: 'Quel indice de charge un pneu de tourisme de remplacement peut-il avoir?',
        },
        options: [
          {
            text: {
              en: 'Up to five points below the original',
              es: 'Hasta cinco puntos menos que el original',
              fr: 'Jusqu’à cinq points de moins que l’origine',
            },
            correct: false,
          },
          {
            text: {
              en: 'Any, if the pressure is raised',
              es: 'Cualquiera, si se aumenta la presión',
              fr: 'N’importe lequel, si on augmente la pression',
            },
            correct: false,
          },
          {
            text: {
              en: 'Only exactly the original',
              es: 'Solo exactamente el original',
              fr: 'Uniquement celui d’origine',
            },
            correct: false,
            feedback: {
              en: 'A higher load index is allowed; a lower one is not.',
              es: 'Se permite un índice mayor; uno menor, no.',
              fr: 'Un indice plus élevé est permis; un indice plus bas ne l’est pas.',
            },
          },
          {
            text: {
              en: 'The original or higher',
              es: 'El original o uno mayor',
              fr: 'Celui d’origine ou plus élevé',
            },
            correct: true,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which of these are usual effects of a lower-profile tire on a larger wheel? Select all that apply.',
          es: '¿Cuáles son efectos habituales de una llanta de perfil más bajo en un rin más grande? Seleccione todos los que correspondan.',
          fr: 'Quels sont les effets habituels d’un pneu à profil plus bas sur une roue plus grande? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'Quicker steering response',
              es: 'Respuesta más rápida de la dirección',
              fr: 'Réponse plus vive de la direction',
            },
            correct: true,
          },
          {
            text: {
              en: 'A softer ride',
              es: 'Una marcha más suave',
              fr: 'Un roulement plus doux',
            },
            correct: false,
            feedback: {
              en: 'A shorter sidewall flexes less, so the ride is usually firmer.',
              es: 'Un costado más bajo se flexiona menos, así que la marcha suele ser más firme.',
              fr: 'Un flanc plus court fléchit moins; le roulement est donc généralement plus ferme.',
            },
          },
          {
            text: {
              en: 'A greater risk of wheel damage in potholes',
              es: 'Mayor riesgo de dañar el rin en los baches',
              fr: 'Un risque accru d’endommager la roue dans les nids-de-poule',
            },
            correct: true,
          },
          {
            text: {
              en: 'More grip on snow',
              es: 'Más agarre en la nieve',
              fr: 'Plus d’adhérence sur la neige',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Which speed symbol, a single letter, stands for 240 km/h (149 mph)?',
          es: '¿Qué símbolo de velocidad, de una sola letra, corresponde a 240 km/h (149 mph)?',
          fr: 'Quel symbole de vitesse, une seule lettre, correspond à 240 km/h (149 mi/h)?',
        },
        accepted: {
          en: ['V'],
          es: ['V'],
          fr: ['V'],
        },
        code: true,
        feedback: {
          en: 'H stands for 210 km/h, V for 240 km/h and W for 270 km/h.',
          es: 'H corresponde a 210 km/h, V a 240 km/h y W a 270 km/h.',
          fr: 'H correspond à 210 km/h, V à 240 km/h et W à 270 km/h.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Two new tires go on a front-wheel-drive car; the other two are half worn. All have the same size and type. Where do the new ones go?',
          es: 'Se montan dos llantas nuevas en un auto de tracción delantera; las otras dos están a medio uso. Todas son de la misma medida y tipo. ¿Dónde van las nuevas?',
          fr: 'On pose deux pneus neufs sur une voiture à traction avant; les deux autres sont à moitié usés. Tous ont la même dimension et le même type. Où vont les neufs?',
        },
        options: [
          {
            text: {
              en: 'On the front axle, because it drives',
              es: 'En el eje delantero, porque es el motriz',
              fr: 'Sur l’essieu avant, car il est moteur',
            },
            correct: false,
            feedback: {
              en: 'Worn rear tires lose grip on wet roads first, and the car may spin.',
              es: 'Unas llantas traseras gastadas pierden agarre primero en mojado, y el auto puede girar sin control.',
              fr: 'Des pneus arrière usés perdent l’adhérence en premier sur chaussée mouillée, et la voiture peut partir en tête-à-queue.',
            },
          },
          {
            text: {
              en: 'On the rear axle, for stability',
              es: 'En el eje trasero, por estabilidad',
              fr: 'Sur l’essieu arrière, pour la stabilité',
            },
            correct: true,
          },
          {
            text: {
              en: 'One on each axle, on the left',
              es: 'Una en cada eje, del lado izquierdo',
              fr: 'Un sur chaque essieu, à gauche',
            },
            correct: false,
          },
          {
            text: {
              en: 'Diagonally, one front and one rear',
              es: 'En diagonal, una adelante y otra atrás',
              fr: 'En diagonale, un à l’avant et un à l’arrière',
            },
            correct: false,
          },
        ],
      },
    ],
  },
};

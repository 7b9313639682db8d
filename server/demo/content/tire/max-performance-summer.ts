import type { DemoModule } from '../types';

export const maxPerformanceSummer: DemoModule = {
  key: 'max-performance-summer',
  kind: 'tire',
  brand: 'conti',
  group: null,
  tags: ['225/40 R18', '245/40 R19', '255/35 ZR19'],
  art: 'sport',
  readingMinutes: 16,
  userTypes: [],
  name: { en: 'Max performance summer', es: 'Verano de máximo desempeño', fr: 'Été haute performance' },
  description: {
    en: '<p>Grip, steering feel and heat: what sets a max performance summer tire apart, and what the driver must know before buying one.</p>',
    es: '<p>Agarre, respuesta de la dirección y calor: qué distingue a una llanta de verano de máximo desempeño y qué debe saber el conductor antes de comprarla.</p>',
    fr: '<p>Adhérence, précision de direction et chaleur : ce qui distingue un pneu d’été haute performance et ce que le conducteur doit savoir avant l’achat.</p>',
  },
  test: {
    category: 'standard',
    passMark: 85,
    shuffle: true,
    timeLimitSeconds: 900,
    maxFails: 2,
    resetPeriod: 'yearly',
    points: 120,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'Which speed symbol stands for up to 300 km/h (186 mph)?',
          es: '¿Qué símbolo de velocidad corresponde a un máximo de 300 km/h (186 mph)?',
          fr: 'Quel symbole de vitesse correspond à un maximum de 300 km/h (186 mi/h)?',
        },
        options: [
          {
            text: { en: 'V', es: 'V', fr: 'V' },
            correct: false,
            feedback: {
              en: 'V stands for 240 km/h (149 mph).',
              es: 'V corresponde a 240 km/h (149 mph).',
              fr: 'V correspond à 240 km/h (149 mi/h).',
            },
          },
          {
            text: { en: 'W', es: 'W', fr: 'W' },
            correct: false,
            feedback: {
              en: 'W stands for 270 km/h (168 mph).',
              es: 'W corresponde a 270 km/h (168 mph).',
              fr: 'W correspond à 270 km/h (168 mi/h).',
            },
          },
          {
            text: { en: 'Y', es: 'Y', fr: 'Y' },
            correct: true,
          },
          {
            text: { en: 'H', es: 'H', fr: 'H' },
            correct: false,
            feedback: {
              en: 'H stands for 210 km/h (130 mph).',
              es: 'H corresponde a 210 km/h (130 mph).',
              fr: 'H correspond à 210 km/h (130 mi/h).',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Why should a max performance summer tire stay off the road near freezing?',
          es: '¿Por qué no se debe usar una llanta de verano de máximo desempeño cerca de 0 °C?',
          fr: 'Pourquoi ne faut-il pas rouler avec un pneu d’été haute performance près de 0 °C?',
        },
        options: [
          {
            text: {
              en: 'The compound turns stiff, loses grip and may crack',
              es: 'El compuesto se endurece, pierde agarre y puede agrietarse',
              fr: 'La gomme durcit, perd son adhérence et peut se fissurer',
            },
            correct: true,
          },
          {
            text: {
              en: 'The tread becomes too soft and wears within days',
              es: 'La banda se vuelve demasiado blanda y se gasta en días',
              fr: 'La gomme devient trop molle et s’use en quelques jours',
            },
            correct: false,
            feedback: {
              en: 'Cold does the opposite: it makes the rubber stiff.',
              es: 'El frío hace lo contrario: endurece el caucho.',
              fr: 'Le froid fait le contraire : il durcit la gomme.',
            },
          },
          {
            text: {
              en: 'The steel belts begin to rust',
              es: 'Los cinturones de acero empiezan a oxidarse',
              fr: 'Les ceintures d’acier commencent à rouiller',
            },
            correct: false,
          },
          {
            text: {
              en: 'The bead shrinks away from the rim',
              es: 'El talón se encoge y se separa del rin',
              fr: 'Le talon rétrécit et se détache de la jante',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Say so before the sale: these drivers need a second set for the cold season. Many makers also warn against moving or flexing such tires when deeply chilled.',
          es: 'Dígalo antes de vender: estos conductores necesitan un segundo juego para la época fría. Muchos fabricantes advierten además que no se deben flexionar estas llantas muy frías.',
          fr: 'Dites-le avant la vente : ces conducteurs ont besoin d’un second jeu pour la saison froide. Plusieurs fabricants déconseillent aussi de manipuler ces pneus lorsqu’ils sont très froids.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which design features help grip and steering in dry bends?',
          es: '¿Qué características favorecen el agarre y la dirección en curvas secas?',
          fr: 'Quelles caractéristiques favorisent l’adhérence et la précision en virage sur le sec?',
        },
        options: [
          {
            text: {
              en: 'Deep sipes across every block',
              es: 'Laminillas profundas en todos los tacos',
              fr: 'Des lamelles profondes dans tous les pavés',
            },
            correct: false,
            feedback: {
              en: 'Deep sipes make blocks bend, which blurs the steering.',
              es: 'Las laminillas profundas hacen que los tacos se doblen y restan precisión.',
              fr: 'Les lamelles profondes font fléchir les pavés, ce qui rend la direction floue.',
            },
          },
          {
            text: {
              en: 'Large, stiff blocks on the outer shoulder',
              es: 'Tacos grandes y rígidos en el hombro exterior',
              fr: 'De gros pavés rigides sur l’épaule extérieure',
            },
            correct: true,
          },
          {
            text: {
              en: 'A short, stiff sidewall',
              es: 'Un costado bajo y rígido',
              fr: 'Un flanc bas et rigide',
            },
            correct: true,
          },
          {
            text: {
              en: 'Tall, widely spaced lugs',
              es: 'Tacos altos y muy separados',
              fr: 'Des crampons hauts et très espacés',
            },
            correct: false,
          },
          {
            text: {
              en: 'A compound that grips well once warm',
              es: 'Un compuesto que agarra bien ya caliente',
              fr: 'Une gomme qui adhère bien une fois chaude',
            },
            correct: true,
          },
        ],
        credit: 'partial',
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'An asymmetric tire says OUTSIDE on one sidewall. How is it mounted?',
          es: 'Una llanta asimétrica lleva la palabra OUTSIDE en un costado. ¿Cómo se monta?',
          fr: 'Un pneu asymétrique porte la mention OUTSIDE sur un flanc. Comment le monte-t-on?',
        },
        options: [
          {
            text: {
              en: 'With that side out on the right, in on the left',
              es: 'Con ese lado hacia afuera a la derecha y hacia adentro a la izquierda',
              fr: 'Ce flanc vers l’extérieur à droite, vers l’intérieur à gauche',
            },
            correct: false,
          },
          {
            text: {
              en: 'With that side facing out on every wheel',
              es: 'Con ese lado hacia afuera en todas las ruedas',
              fr: 'Ce flanc vers l’extérieur sur toutes les roues',
            },
            correct: true,
          },
          {
            text: {
              en: 'With that side out on the rear axle only',
              es: 'Con ese lado hacia afuera solo en el eje trasero',
              fr: 'Ce flanc vers l’extérieur à l’essieu arrière seulement',
            },
            correct: false,
          },
          {
            text: {
              en: 'Either way, as long as all four match',
              es: 'De cualquier modo, si las cuatro van iguales',
              fr: 'Dans n’importe quel sens, si les quatre sont pareils',
            },
            correct: false,
            feedback: {
              en: 'The inner and outer halves have different jobs: the outer carries cornering load, the inner often clears more water.',
              es: 'Las mitades tienen funciones distintas: la exterior soporta la carga en curva; la interior suele evacuar más agua.',
              fr: 'Les deux moitiés ont des rôles différents : l’extérieure porte la charge en virage, l’intérieure évacue souvent plus d’eau.',
            },
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'A tire is 255 mm wide, with an aspect ratio of 35, ZR construction and a 19-inch rim. Write the size without spaces.',
          es: 'Una llanta mide 255 mm de ancho, relación de aspecto 35, construcción ZR y rin de 19 pulgadas. Escriba la medida sin espacios.',
          fr: 'Un pneu mesure 255 mm de large, rapport d’aspect 35, construction ZR, jante de 19 pouces. Écrivez la dimension sans espaces.',
        },
        accepted: {
          en: ['255/35ZR19', '255/35 ZR19', '255/35 ZR 19'],
          es: ['255/35ZR19', '255/35 ZR19', '255/35 ZR 19'],
          fr: ['255/35ZR19', '255/35 ZR19', '255/35 ZR 19'],
        },
        code: true,
        feedback: {
          en: 'ZR marks a radial for speeds above 240 km/h; the exact limit is in the service description, for example 96Y.',
          es: 'ZR indica una radial para más de 240 km/h; el límite exacto está en la descripción de servicio, por ejemplo 96Y.',
          fr: 'ZR désigne un pneu radial pour plus de 240 km/h; la limite exacte figure dans la description d’utilisation, par exemple 96Y.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'A sports car has wider tires at the rear than at the front. Which statements are right?',
          es: 'Un deportivo lleva llantas más anchas atrás que adelante. ¿Qué afirmaciones son correctas?',
          fr: 'Une voiture sport a des pneus plus larges à l’arrière qu’à l’avant. Quels énoncés sont exacts?',
        },
        options: [
          {
            text: {
              en: 'Front and rear tires cannot be swapped',
              es: 'Las delanteras y traseras no se pueden intercambiar',
              fr: 'Les pneus avant et arrière ne peuvent pas être permutés',
            },
            correct: true,
          },
          {
            text: {
              en: 'The rear size should be fitted to all four wheels',
              es: 'Conviene montar la medida trasera en las cuatro ruedas',
              fr: 'Il faut monter la dimension arrière aux quatre roues',
            },
            correct: false,
            feedback: {
              en: 'Clearance, rim width and the stability systems are all set up for the staggered fitment.',
              es: 'El espacio, el ancho del rin y los sistemas de estabilidad están ajustados para medidas distintas.',
              fr: 'Le dégagement, la largeur de jante et les systèmes de stabilité sont prévus pour des dimensions différentes.',
            },
          },
          {
            text: {
              en: 'Each axle has its own pressure on the placard',
              es: 'Cada eje tiene su propia presión en la etiqueta del vehículo',
              fr: 'Chaque essieu a sa propre pression sur l’étiquette du véhicule',
            },
            correct: true,
          },
          {
            text: {
              en: 'Rotation in an X evens out the wear',
              es: 'La rotación en X empareja el desgaste',
              fr: 'La permutation en X égalise l’usure',
            },
            correct: false,
            feedback: {
              en: 'A diagonal swap would put the wrong size on each axle.',
              es: 'El cambio diagonal pondría la medida equivocada en cada eje.',
              fr: 'Une permutation en diagonale mettrait la mauvaise dimension sur chaque essieu.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Which situation carries the highest risk of hydroplaning?',
          es: '¿En qué situación es mayor el riesgo de hidroplaneo?',
          fr: 'Quelle situation présente le plus grand risque d’aquaplanage?',
        },
        options: [
          {
            text: {
              en: 'New tread, shallow water, low speed',
              es: 'Dibujo nuevo, poca agua, baja velocidad',
              fr: 'Sculpture neuve, peu d’eau, basse vitesse',
            },
            correct: false,
          },
          {
            text: {
              en: 'New tread, deep water, low speed',
              es: 'Dibujo nuevo, mucha agua, baja velocidad',
              fr: 'Sculpture neuve, beaucoup d’eau, basse vitesse',
            },
            correct: false,
          },
          {
            text: {
              en: 'Worn tread, damp road, low speed',
              es: 'Dibujo gastado, piso húmedo, baja velocidad',
              fr: 'Sculpture usée, chaussée humide, basse vitesse',
            },
            correct: false,
          },
          {
            text: {
              en: 'Worn tread, deep water, high speed',
              es: 'Dibujo gastado, mucha agua, alta velocidad',
              fr: 'Sculpture usée, beaucoup d’eau, haute vitesse',
            },
            correct: true,
          },
        ],
        feedback: {
          en: 'Shallow grooves cannot clear the water in the short time that speed leaves them, and the tire floats.',
          es: 'Las ranuras poco profundas no evacúan el agua en el poco tiempo que deja la velocidad, y la llanta flota.',
          fr: 'Des rainures peu profondes n’évacuent pas l’eau dans le court temps que laisse la vitesse, et le pneu flotte.',
        },
      },
      {
        kind: 'short_answer',
        text: {
          en: 'What word describes a tire with an arrow on the sidewall that must roll one way only?',
          es: '¿Qué palabra describe una llanta con una flecha en el costado que debe girar en un solo sentido?',
          fr: 'Quel mot décrit un pneu qui porte une flèche sur le flanc et ne doit tourner que dans un sens?',
        },
        accepted: {
          en: ['directional', 'directional tire', 'unidirectional', 'uni-directional'],
          es: ['direccional', 'llanta direccional', 'unidireccional', 'direccionales'],
          fr: ['directionnel', 'pneu directionnel', 'unidirectionnel', 'directionnels'],
        },
        feedback: {
          en: 'Seen at the top of the wheel, the arrow must point to the front of the car. Check all four before handing over the keys.',
          es: 'En la parte alta de la rueda, la flecha debe apuntar hacia el frente del auto. Revise las cuatro antes de entregar las llaves.',
          fr: 'En haut de la roue, la flèche doit pointer vers l’avant de la voiture. Vérifiez les quatre roues avant de remettre les clés.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer comes straight off the highway. The tires read 4 psi above the placard. What do you do?',
          es: 'Un cliente llega directo de la autopista. Las llantas marcan 4 psi más que la etiqueta. ¿Qué hace?',
          fr: 'Un client arrive tout droit de l’autoroute. Les pneus affichent 4 lb/po² de plus que l’étiquette. Que faites-vous?',
        },
        options: [
          {
            text: {
              en: 'Let out 4 psi at once',
              es: 'Saco 4 psi de inmediato',
              fr: 'Je laisse sortir 4 lb/po² immédiatement',
            },
            correct: false,
            feedback: {
              en: 'The tires would be under-inflated as soon as they cool.',
              es: 'Las llantas quedarían con presión baja en cuanto se enfríen.',
              fr: 'Les pneus seraient sous-gonflés dès qu’ils refroidissent.',
            },
          },
          {
            text: {
              en: 'Leave them and set the pressure when they are cold',
              es: 'Los dejo así y ajusto la presión en frío',
              fr: 'Je n’y touche pas et je règle la pression à froid',
            },
            correct: true,
          },
          {
            text: {
              en: 'Add 4 psi more for stability',
              es: 'Agrego 4 psi más por estabilidad',
              fr: 'J’ajoute 4 lb/po² pour la stabilité',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Driving warms the air and raises the pressure. Placard figures are for cold tires.',
          es: 'Al rodar, el aire se calienta y la presión sube. Los valores de la etiqueta son para llantas frías.',
          fr: 'En roulant, l’air se réchauffe et la pression monte. Les valeurs de l’étiquette s’appliquent à froid.',
        },
      },
    ],
  },
};

import type { DemoModule } from '../types';

export const motorcycleSizesAndCodes: DemoModule = {
  key: 'motorcycle-sizes-and-codes',
  kind: 'tire',
  brand: 'conti',
  group: null,
  tags: ['120/70 ZR17', '180/55 ZR17', '190/50 ZR17', '120/70 R19'],
  art: 'moto',
  readingMinutes: 14,
  userTypes: ['motorcycle'],
  name: {
    en: 'Motorcycle sizes and codes',
    es: 'Medidas y códigos de motocicleta',
    fr: 'Dimensions et codes des pneus de moto',
  },
  description: {
    en: '<p>Everything you need to order the right motorcycle tire stands on the sidewall. Read size, construction, load, speed and date without guessing.</p>',
    es: '<p>Todo lo necesario para pedir la llanta de moto correcta está en el costado. Lea medida, construcción, carga, velocidad y fecha sin adivinar.</p>',
    fr: '<p>Tout ce qu’il faut pour commander le bon pneu de moto se lit sur le flanc. Lisez dimension, construction, charge, vitesse et date sans deviner.</p>',
  },
  test: {
    category: 'motorcycle',
    passMark: 75,
    shuffle: true,
    timeLimitSeconds: 900,
    maxFails: 4,
    resetPeriod: 'monthly',
    points: 100,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'In 120/70ZR17 (58W), what is 17?',
          es: 'En 120/70ZR17 (58W), ¿qué es 17?',
          fr: 'Dans 120/70ZR17 (58W), que représente 17?',
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
              en: 'The year it was made',
              es: 'El año de fabricación',
              fr: 'L’année de fabrication',
            },
            correct: false,
          },
          {
            text: {
              en: 'The rim diameter in inches',
              es: 'El diámetro del rin en pulgadas',
              fr: 'Le diamètre de la jante en pouces',
            },
            correct: true,
          },
          {
            text: {
              en: 'The recommended pressure',
              es: 'La presión recomendada',
              fr: 'La pression recommandée',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Write the size of a rear tire 180 mm wide, aspect ratio 55, ZR construction, for a 17-inch rim. Leave no spaces.',
          es: 'Escriba la medida de una llanta trasera de 180 mm de ancho, relación de aspecto 55, construcción ZR, para un rin de 17 pulgadas. No deje espacios.',
          fr: 'Écrivez la dimension d’un pneu arrière de 180 mm de largeur, rapport d’aspect 55, construction ZR, pour une jante de 17 po. N’insérez aucune espace.',
        },
        accepted: {
          en: ['180/55ZR17'],
          es: ['180/55ZR17'],
          fr: ['180/55ZR17'],
        },
        code: true,
        feedback: {
          en: 'The order is always width, aspect ratio, construction, rim diameter.',
          es: 'El orden siempre es ancho, relación de aspecto, construcción y diámetro del rin.',
          fr: 'L’ordre est toujours : largeur, rapport d’aspect, construction, diamètre de jante.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does the dash in 130/90-16 tell you?',
          es: '¿Qué indica el guion en 130/90-16?',
          fr: 'Que révèle le trait d’union dans 130/90-16?',
        },
        options: [
          {
            text: {
              en: 'The tire is radial',
              es: 'La llanta es radial',
              fr: 'Le pneu est radial',
            },
            correct: false,
            feedback: {
              en: 'A radial shows an R in that place.',
              es: 'Un radial lleva una R en ese lugar.',
              fr: 'Un pneu radial porte un R à cet endroit.',
            },
          },
          {
            text: {
              en: 'The tire has bias-ply construction',
              es: 'La llanta es de construcción diagonal',
              fr: 'Le pneu est de construction diagonale',
            },
            correct: true,
          },
          {
            text: {
              en: 'The tire is for the front only',
              es: 'La llanta es solo para la rueda delantera',
              fr: 'Le pneu est réservé à l’avant',
            },
            correct: false,
          },
          {
            text: {
              en: 'The tire needs a tube',
              es: 'La llanta necesita cámara',
              fr: 'Le pneu exige une chambre à air',
            },
            correct: false,
            feedback: {
              en: 'Whether a tube is needed is shown by TT or TL.',
              es: 'Si necesita cámara lo indican TT o TL.',
              fr: 'Ce sont les marques TT ou TL qui l’indiquent.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does the letter B mean in a size such as 130/90B16?',
          es: '¿Qué significa la letra B en una medida como 130/90B16?',
          fr: 'Que signifie la lettre B dans une dimension comme 130/90B16?',
        },
        options: [
          {
            text: {
              en: 'Bias construction with a belt',
              es: 'Construcción diagonal con cinturón',
              fr: 'Construction diagonale ceinturée',
            },
            correct: true,
          },
          {
            text: {
              en: 'Back wheel only',
              es: 'Solo rueda trasera',
              fr: 'Roue arrière seulement',
            },
            correct: false,
          },
          {
            text: {
              en: 'Black sidewall',
              es: 'Costado negro',
              fr: 'Flanc noir',
            },
            correct: false,
          },
          {
            text: {
              en: 'Balanced at the plant',
              es: 'Balanceado en la planta',
              fr: 'Équilibré à l’usine',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which details must match or exceed what the motorcycle maker specifies? Select all that apply.',
          es: '¿Qué datos deben igualar o superar lo que especifica el fabricante de la motocicleta? Seleccione todos los que correspondan.',
          fr: 'Quelles caractéristiques doivent égaler ou dépasser ce que prescrit le constructeur de la moto? Cochez toutes les bonnes réponses.',
        },
        credit: 'partial',
        options: [
          {
            text: {
              en: 'Load index',
              es: 'Índice de carga',
              fr: 'Indice de charge',
            },
            correct: true,
          },
          {
            text: {
              en: 'Speed symbol',
              es: 'Símbolo de velocidad',
              fr: 'Symbole de vitesse',
            },
            correct: true,
          },
          {
            text: {
              en: 'Number of tread grooves',
              es: 'Número de ranuras del dibujo',
              fr: 'Nombre de rainures',
            },
            correct: false,
          },
          {
            text: {
              en: 'Sidewall lettering color',
              es: 'Color de las letras del costado',
              fr: 'Couleur du lettrage du flanc',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Size and construction have to follow the maker’s specification too; load and speed may be higher but never lower.',
          es: 'La medida y la construcción también deben seguir la especificación; la carga y la velocidad pueden ser mayores, nunca menores.',
          fr: 'La dimension et la construction doivent aussi suivre la prescription; charge et vitesse peuvent être plus élevées, jamais plus basses.',
        },
      },
      {
        kind: 'short_answer',
        text: {
          en: 'The last four digits of a DOT code tell when a tire was made. Write them for a tire made in week 23 of 2024.',
          es: 'Los cuatro últimos dígitos del código DOT indican cuándo se fabricó la llanta. Escríbalos para una llanta de la semana 23 de 2024.',
          fr: 'Les quatre derniers chiffres du code DOT indiquent la date de fabrication. Écrivez-les pour un pneu fabriqué la semaine 23 de 2024.',
        },
        accepted: {
          en: ['2324'],
          es: ['2324'],
          fr: ['2324'],
        },
        code: true,
        feedback: {
          en: 'Two digits for the week come first, then two for the year.',
          es: 'Primero van dos dígitos para la semana y después dos para el año.',
          fr: 'Deux chiffres pour la semaine d’abord, puis deux pour l’année.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does TL on a motorcycle tire mean?',
          es: '¿Qué significa TL en una llanta de motocicleta?',
          fr: 'Que signifie TL sur un pneu de moto?',
        },
        options: [
          {
            text: {
              en: 'Top load',
              es: 'Carga máxima',
              fr: 'Charge maximale',
            },
            correct: false,
          },
          {
            text: {
              en: 'Touring long-distance',
              es: 'Turismo de larga distancia',
              fr: 'Tourisme longue distance',
            },
            correct: false,
          },
          {
            text: {
              en: 'Turn left',
              es: 'Giro a la izquierda',
              fr: 'Rotation à gauche',
            },
            correct: false,
          },
          {
            text: {
              en: 'Tubeless',
              es: 'Sin cámara',
              fr: 'Sans chambre à air',
            },
            correct: true,
            feedback: {
              en: 'The rim must be made for tubeless use as well.',
              es: 'El rin también debe estar hecho para uso sin cámara.',
              fr: 'La jante doit aussi être prévue pour un usage sans chambre à air.',
            },
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'A rear sidewall shows an arrow. Which statements are right? Select all that apply.',
          es: 'El costado de una llanta trasera muestra una flecha. ¿Qué afirmaciones son correctas? Seleccione todas las que correspondan.',
          fr: 'Le flanc d’un pneu arrière porte une flèche. Quels énoncés sont justes? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'The arrow gives the direction of rotation',
              es: 'La flecha indica el sentido de giro',
              fr: 'La flèche indique le sens de rotation',
            },
            correct: true,
          },
          {
            text: {
              en: 'The arrow marks the lightest point',
              es: 'La flecha marca el punto más liviano',
              fr: 'La flèche marque le point le plus léger',
            },
            correct: false,
            feedback: {
              en: 'The light point is usually marked by a painted dot.',
              es: 'El punto liviano suele marcarse con un punto de pintura.',
              fr: 'Le point léger est généralement marqué d’un point de peinture.',
            },
          },
          {
            text: {
              en: 'A tire mounted against the arrow must be remounted',
              es: 'Una llanta montada al revés de la flecha debe volver a montarse',
              fr: 'Un pneu monté à l’encontre de la flèche doit être remonté',
            },
            correct: true,
          },
          {
            text: {
              en: 'The arrow may be ignored on wet roads',
              es: 'La flecha se puede ignorar en mojado',
              fr: 'On peut ignorer la flèche sur chaussée mouillée',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Some sizes are stamped M/C. What does it mean?',
          es: 'Algunas medidas llevan la marca M/C. ¿Qué significa?',
          fr: 'Certaines dimensions portent la marque M/C. Que signifie-t-elle?',
        },
        options: [
          {
            text: {
              en: 'Medium compound',
              es: 'Compuesto medio',
              fr: 'Gomme moyenne',
            },
            correct: false,
          },
          {
            text: {
              en: 'The tire is made for motorcycles',
              es: 'La llanta está hecha para motocicletas',
              fr: 'Le pneu est conçu pour les motos',
            },
            correct: true,
            feedback: {
              en: 'It keeps motorcycle tires apart from car tires of a similar size.',
              es: 'Distingue las llantas de moto de las de auto de medida similar.',
              fr: 'Elle distingue les pneus de moto des pneus d’auto de dimension semblable.',
            },
          },
          {
            text: {
              en: 'Mud and clay',
              es: 'Lodo y arcilla',
              fr: 'Boue et argile',
            },
            correct: false,
          },
          {
            text: {
              en: 'Made in Canada',
              es: 'Hecho en Canadá',
              fr: 'Fabriqué au Canada',
            },
            correct: false,
          },
        ],
      },
    ],
  },
};

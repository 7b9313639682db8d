import type { DemoModule } from '../types';

export const contiProductLine: DemoModule = {
  key: 'conti-product-line',
  kind: 'tire',
  brand: 'conti',
  group: null,
  tags: ['205/55 R16', '225/50 R17', '245/40 R19', '235/60 R18'],
  art: 'touring',
  readingMinutes: 18,
  userTypes: ['conti'],
  name: {
    en: 'The Continental product line',
    es: 'La línea de productos Continental',
    fr: 'La gamme de produits Continental',
  },
  description: {
    en: '<p>From touring to winter: what each Continental family is made for, how the names are built, and which driver each one suits.</p>',
    es: '<p>De turismo a invierno: para qué está hecha cada familia Continental, cómo se forman los nombres y a qué conductor le conviene cada una.</p>',
    fr: '<p>Du tourisme à l’hiver : à quoi sert chaque famille Continental, comment les noms sont formés et à quels conducteurs elle convient.</p>',
  },
  test: {
    category: 'conti',
    passMark: 75,
    shuffle: true,
    timeLimitSeconds: null,
    maxFails: 4,
    resetPeriod: 'yearly',
    points: 120,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'Which Continental family is made for touring comfort on passenger cars all year round?',
          es: '¿Qué familia de Continental está hecha para el confort de turismo en autos durante todo el año?',
          fr: 'Quelle famille Continental est conçue pour le confort de tourisme des voitures à l’année?',
        },
        options: [
          {
            text: {
              en: 'VikingContact',
              es: 'VikingContact',
              fr: 'VikingContact',
            },
            correct: false,
            feedback: {
              en: 'VikingContact is a winter tire.',
              es: 'VikingContact es una llanta de invierno.',
              fr: 'VikingContact est un pneu d’hiver.',
            },
          },
          {
            text: {
              en: 'TrueContact',
              es: 'TrueContact',
              fr: 'TrueContact',
            },
            correct: true,
          },
          {
            text: {
              en: 'TerrainContact',
              es: 'TerrainContact',
              fr: 'TerrainContact',
            },
            correct: false,
            feedback: {
              en: 'TerrainContact is made for pickups and SUVs.',
              es: 'TerrainContact está hecha para pickups y SUV.',
              fr: 'TerrainContact est conçu pour les camionnettes et les VUS.',
            },
          },
          {
            text: {
              en: 'ExtremeContact',
              es: 'ExtremeContact',
              fr: 'ExtremeContact',
            },
            correct: false,
            feedback: {
              en: 'ExtremeContact is the performance family.',
              es: 'ExtremeContact es la familia de alto desempeño.',
              fr: 'ExtremeContact est la famille haute performance.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A pickup owner drives on highways during the week and on gravel and dirt on weekends. Which family comes first to mind?',
          es: 'El dueño de una pickup maneja en autopista entre semana y en grava y tierra los fines de semana. ¿Qué familia conviene considerar primero?',
          fr: 'Le propriétaire d’une camionnette roule sur l’autoroute en semaine et sur le gravier et la terre la fin de semaine. À quelle famille penser d’abord?',
        },
        options: [
          {
            text: {
              en: 'PureContact',
              es: 'PureContact',
              fr: 'PureContact',
            },
            correct: false,
          },
          {
            text: {
              en: 'ExtremeContact Sport',
              es: 'ExtremeContact Sport',
              fr: 'ExtremeContact Sport',
            },
            correct: false,
          },
          {
            text: {
              en: 'TerrainContact A/T',
              es: 'TerrainContact A/T',
              fr: 'TerrainContact A/T',
            },
            correct: true,
            feedback: {
              en: 'A/T stands for all-terrain: a tread for pavement and for loose surfaces.',
              es: 'A/T significa todo terreno: un dibujo para pavimento y superficies sueltas.',
              fr: 'A/T signifie tout-terrain : une sculpture pour l’asphalte et les surfaces meubles.',
            },
          },
          {
            text: {
              en: 'VikingContact',
              es: 'VikingContact',
              fr: 'VikingContact',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Which three letters in the name of an ExtremeContact tire stand for dry, wet and snow?',
          es: '¿Qué tres letras en el nombre de una llanta ExtremeContact corresponden a seco, mojado y nieve (en inglés: dry, wet, snow)?',
          fr: 'Quelles trois lettres dans le nom d’un pneu ExtremeContact représentent le sec, le mouillé et la neige (en anglais : dry, wet, snow)?',
        },
        accepted: {
          en: ['DWS'],
          es: ['DWS'],
          fr: ['DWS'],
        },
        code: true,
        feedback: {
          en: 'The letters are also molded into the tread, where they serve as wear indicators.',
          es: 'Las letras también están moldeadas en la banda de rodamiento, donde sirven como indicadores de desgaste.',
          fr: 'Les lettres sont aussi moulées dans la bande de roulement, où elles servent d’indicateurs d’usure.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'On a tire with D, W and S molded into the tread, the S has worn away. What should the driver understand?',
          es: 'En una llanta con las letras D, W y S moldeadas en el dibujo, la S ya se borró. ¿Qué debe entender el conductor?',
          fr: 'Sur un pneu dont la sculpture porte les lettres D, W et S, le S a disparu. Que doit comprendre le conducteur?',
        },
        options: [
          {
            text: {
              en: 'The tread is no longer deep enough for good traction on snow',
              es: 'El dibujo ya no tiene profundidad suficiente para una buena tracción en nieve',
              fr: 'La sculpture n’est plus assez profonde pour une bonne motricité sur la neige',
            },
            correct: true,
          },
          {
            text: {
              en: 'The tire must not be used on dry roads',
              es: 'La llanta no debe usarse en pavimento seco',
              fr: 'Le pneu ne doit plus rouler sur chaussée sèche',
            },
            correct: false,
          },
          {
            text: {
              en: 'The tire may now be driven faster',
              es: 'Ahora la llanta puede circular más rápido',
              fr: 'Le pneu peut maintenant rouler plus vite',
            },
            correct: false,
          },
          {
            text: {
              en: 'The pressure is too low',
              es: 'La presión está demasiado baja',
              fr: 'La pression est trop basse',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which are Continental tire technologies? Select all that apply.',
          es: '¿Cuáles son tecnologías de llantas de Continental? Seleccione todas las que correspondan.',
          fr: 'Quelles sont des technologies de pneus Continental? Cochez toutes les bonnes réponses.',
        },
        credit: 'partial',
        options: [
          {
            text: {
              en: 'ContiSeal',
              es: 'ContiSeal',
              fr: 'ContiSeal',
            },
            correct: true,
            feedback: {
              en: 'A sealing layer inside closes many small punctures in the tread.',
              es: 'Una capa selladora interior cierra muchas perforaciones pequeñas en la banda de rodamiento.',
              fr: 'Une couche de scellant intérieure referme bien des petites perforations dans la bande de roulement.',
            },
          },
          {
            text: {
              en: 'ContiSilent',
              es: 'ContiSilent',
              fr: 'ContiSilent',
            },
            correct: true,
            feedback: {
              en: 'A foam layer inside lowers noise in the cabin.',
              es: 'Una capa de espuma interior reduce el ruido en el habitáculo.',
              fr: 'Une couche de mousse intérieure réduit le bruit dans l’habitacle.',
            },
          },
          {
            text: {
              en: 'EcoPlus',
              es: 'EcoPlus',
              fr: 'EcoPlus',
            },
            correct: true,
          },
          {
            text: {
              en: 'Quattro',
              es: 'Quattro',
              fr: 'Quattro',
            },
            correct: false,
            feedback: {
              en: 'Quattro is a vehicle maker’s name for all-wheel drive.',
              es: 'Quattro es el nombre que un fabricante de vehículos da a su tracción integral.',
              fr: 'Quattro est le nom qu’un constructeur donne à sa transmission intégrale.',
            },
          },
          {
            text: {
              en: 'EcoBoost',
              es: 'EcoBoost',
              fr: 'EcoBoost',
            },
            correct: false,
            feedback: {
              en: 'EcoBoost is the name of a family of engines.',
              es: 'EcoBoost es el nombre de una familia de motores.',
              fr: 'EcoBoost est le nom d’une famille de moteurs.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does SSR mean on a Continental sidewall?',
          es: '¿Qué significa SSR en el costado de una llanta Continental?',
          fr: 'Que signifie SSR sur le flanc d’un pneu Continental?',
        },
        options: [
          {
            text: {
              en: 'Snow and slush rated',
              es: 'Apto para nieve y aguanieve',
              fr: 'Homologué pour la neige et la gadoue',
            },
            correct: false,
          },
          {
            text: {
              en: 'Special sport rubber',
              es: 'Caucho deportivo especial',
              fr: 'Gomme sport spéciale',
            },
            correct: false,
          },
          {
            text: {
              en: 'Single-side repair',
              es: 'Reparación de un solo lado',
              fr: 'Réparation d’un seul côté',
            },
            correct: false,
          },
          {
            text: {
              en: 'Self-supporting run-flat tire',
              es: 'Llanta autoportante (run-flat)',
              fr: 'Pneu autoporteur (roulage à plat)',
            },
            correct: true,
            feedback: {
              en: 'Its reinforced sidewalls carry the vehicle for a limited distance at limited speed after a loss of air.',
              es: 'Sus costados reforzados sostienen el vehículo por una distancia y a una velocidad limitadas tras perder aire.',
              fr: 'Ses flancs renforcés portent le véhicule sur une distance et à une vitesse limitées après une perte d’air.',
            },
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'A customer wants one set for the whole year and drives in snow now and then. Which tires are meant for use all year? Select all that apply.',
          es: 'Una clienta quiere un solo juego para todo el año y maneja en nieve de vez en cuando. ¿Qué llantas están pensadas para usarse todo el año? Seleccione todas las que correspondan.',
          fr: 'Une cliente veut un seul ensemble pour toute l’année et roule parfois dans la neige. Quels pneus sont prévus pour l’année entière? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'SecureContact AW',
              es: 'SecureContact AW',
              fr: 'SecureContact AW',
            },
            correct: true,
            feedback: {
              en: 'AW stands for all-weather: it carries the snowflake symbol and can stay on all year.',
              es: 'AW significa all-weather: cumple con el nivel exigido en nieve y puede quedarse montada todo el año.',
              fr: 'AW signifie all-weather, pour toutes les conditions : il est homologué pour l’hiver et peut rester posé toute l’année.',
            },
          },
          {
            text: {
              en: 'ExtremeContact DWS',
              es: 'ExtremeContact DWS',
              fr: 'ExtremeContact DWS',
            },
            correct: true,
          },
          {
            text: {
              en: 'VikingContact',
              es: 'VikingContact',
              fr: 'VikingContact',
            },
            correct: false,
            feedback: {
              en: 'Its soft winter compound wears quickly on warm roads.',
              es: 'Su compuesto blando de invierno se desgasta rápido en pavimento caliente.',
              fr: 'Sa gomme tendre d’hiver s’use vite sur une chaussée chaude.',
            },
          },
          {
            text: {
              en: 'ExtremeContact Sport',
              es: 'ExtremeContact Sport',
              fr: 'ExtremeContact Sport',
            },
            correct: false,
            feedback: {
              en: 'It is a summer tire and must not be driven on snow or ice.',
              es: 'Es una llanta de verano y no debe usarse en nieve ni hielo.',
              fr: 'C’est un pneu d’été, qui ne doit pas rouler sur la neige ni la glace.',
            },
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'In which German city is Continental’s head office? Write the name of the city.',
          es: '¿En qué ciudad alemana está la sede de Continental? Escriba el nombre de la ciudad.',
          fr: 'Dans quelle ville allemande se trouve le siège social de Continental? Écrivez le nom de la ville.',
        },
        accepted: {
          en: ['Hanover', 'Hannover'],
          es: ['Hannover', 'Hanóver', 'Hanover'],
          fr: ['Hanovre', 'Hannover'],
        },
        feedback: {
          en: 'The company was founded there in 1871.',
          es: 'La empresa se fundó allí en 1871.',
          fr: 'L’entreprise y a été fondée en 1871.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Which brand also belongs to the Continental group?',
          es: '¿Qué marca pertenece también al grupo Continental?',
          fr: 'Quelle marque appartient aussi au groupe Continental?',
        },
        options: [
          {
            text: {
              en: 'Firestone',
              es: 'Firestone',
              fr: 'Firestone',
            },
            correct: false,
          },
          {
            text: {
              en: 'BFGoodrich',
              es: 'BFGoodrich',
              fr: 'BFGoodrich',
            },
            correct: false,
          },
          {
            text: {
              en: 'General Tire',
              es: 'General Tire',
              fr: 'General Tire',
            },
            correct: true,
          },
          {
            text: {
              en: 'Dunlop',
              es: 'Dunlop',
              fr: 'Dunlop',
            },
            correct: false,
          },
        ],
      },
    ],
  },
};

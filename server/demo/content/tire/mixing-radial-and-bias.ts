import type { DemoModule } from '../types';

export const mixingRadialAndBias: DemoModule = {
  key: 'mixing-radial-and-bias',
  kind: 'tire',
  brand: 'conti',
  group: null,
  art: 'moto',
  readingMinutes: 9,
  userTypes: ['motorcycle'],
  name: {
    en: 'Mixing radial and bias',
    es: 'Combinar radial y diagonal',
    fr: 'Combiner radial et diagonal',
  },
  description: {
    en: '<p>Radial and bias tires behave differently in a turn and at speed. Learn why the two should be combined only where the maker allows it.</p>',
    es: '<p>Las llantas radiales y diagonales se comportan distinto en curva y a velocidad. Aprenda por qué solo se combinan donde el fabricante lo permite.</p>',
    fr: '<p>Les pneus radiaux et diagonaux se comportent différemment en virage et à haute vitesse. Apprenez pourquoi on ne les combine que là où le constructeur le permet.</p>',
  },
  test: {
    category: 'motorcycle',
    passMark: 80,
    shuffle: false,
    timeLimitSeconds: 900,
    maxFails: 2,
    resetPeriod: null,
    points: 110,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'How do the body cords run in a radial tire?',
          es: '¿Cómo corren las cuerdas de la carcasa en una llanta radial?',
          fr: 'Comment les câbles de la carcasse sont-ils disposés dans un pneu radial?',
        },
        options: [
          {
            text: {
              en: 'From bead to bead, at about a right angle to the direction of travel',
              es: 'De talón a talón, casi en ángulo recto con el sentido de marcha',
              fr: 'D’un talon à l’autre, presque à angle droit avec le sens de marche',
            },
            correct: true,
          },
          {
            text: {
              en: 'Around the tire, along the direction of travel only',
              es: 'Alrededor de la llanta, solo en el sentido de marcha',
              fr: 'Autour du pneu, uniquement dans le sens de marche',
            },
            correct: false,
          },
          {
            text: {
              en: 'In layers that cross each other diagonally',
              es: 'En capas que se cruzan en diagonal',
              fr: 'En nappes qui se croisent en diagonale',
            },
            correct: false,
            feedback: {
              en: 'That describes a bias tire.',
              es: 'Eso describe una llanta diagonal.',
              fr: 'C’est la description d’un pneu diagonal.',
            },
          },
          {
            text: {
              en: 'At random',
              es: 'Al azar',
              fr: 'Au hasard',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which traits are typical of radial motorcycle tires compared with bias tires? Select all that apply.',
          es: '¿Qué rasgos son típicos de las llantas radiales de moto frente a las diagonales? Seleccione todos los que correspondan.',
          fr: 'Quelles caractéristiques sont typiques des pneus de moto radiaux par rapport aux diagonaux? Cochez toutes les bonnes réponses.',
        },
        credit: 'partial',
        options: [
          {
            text: {
              en: 'They build up less heat at sustained speed',
              es: 'Se calientan menos a velocidad sostenida',
              fr: 'Ils chauffent moins à vitesse soutenue',
            },
            correct: true,
          },
          {
            text: {
              en: 'They allow lower, wider profiles',
              es: 'Permiten perfiles más bajos y anchos',
              fr: 'Ils permettent des profils plus bas et plus larges',
            },
            correct: true,
          },
          {
            text: {
              en: 'Their sidewall flexes more independently of the tread',
              es: 'Su costado se flexiona con más independencia de la banda de rodamiento',
              fr: 'Leur flanc fléchit plus indépendamment de la bande de roulement',
            },
            correct: true,
          },
          {
            text: {
              en: 'They never need balancing',
              es: 'Nunca necesitan balanceo',
              fr: 'Ils n’ont jamais besoin d’équilibrage',
            },
            correct: false,
          },
          {
            text: {
              en: 'They can be run without air',
              es: 'Pueden rodar sin aire',
              fr: 'Ils peuvent rouler sans air',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer wants a radial in front and to keep the bias tire in the rear. Neither maker lists this pair. What do you say?',
          es: 'Un cliente quiere una radial adelante y conservar la diagonal atrás. Ningún fabricante autoriza esa combinación. ¿Qué le dice?',
          fr: 'Un client veut un radial à l’avant et garder le diagonal à l’arrière. Ni l’un ni l’autre fabricant n’autorise cette combinaison. Que dites-vous?',
        },
        options: [
          {
            text: {
              en: 'Fit it and lower the rear pressure',
              es: 'Móntela y baje la presión trasera',
              fr: 'Posez-le et réduisez la pression arrière',
            },
            correct: false,
          },
          {
            text: {
              en: 'Fit it for city riding only',
              es: 'Móntela solo para uso urbano',
              fr: 'Posez-le pour la ville seulement',
            },
            correct: false,
          },
          {
            text: {
              en: 'Advise against it and offer a matched pair',
              es: 'Desaconsejarlo y ofrecer un par compatible',
              fr: 'Déconseillez-le et proposez une paire assortie',
            },
            correct: true,
            feedback: {
              en: 'Unlike stiffness front and rear can make the motorcycle unstable.',
              es: 'Una rigidez distinta adelante y atrás puede volver inestable la motocicleta.',
              fr: 'Une rigidité différente à l’avant et à l’arrière peut rendre la moto instable.',
            },
          },
          {
            text: {
              en: 'Fit it if both have the same brand',
              es: 'Móntela si ambas son de la misma marca',
              fr: 'Posez-le si les deux sont de la même marque',
            },
            correct: false,
            feedback: {
              en: 'The same brand does not make two constructions compatible.',
              es: 'La misma marca no hace compatibles dos construcciones.',
              fr: 'Une même marque ne rend pas compatibles deux constructions.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A cruiser left the factory with a bias front and a radial rear. Is that pair acceptable?',
          es: 'Una cruiser salió de fábrica con diagonal adelante y radial atrás. ¿Es aceptable ese par?',
          fr: 'Une moto de type cruiser est sortie de l’usine avec un diagonal à l’avant et un radial à l’arrière. Cette paire est-elle acceptable?',
        },
        options: [
          {
            text: {
              en: 'No, mixing is never allowed',
              es: 'No, nunca se permite combinar',
              fr: 'Non, il n’est jamais permis de combiner',
            },
            correct: false,
          },
          {
            text: {
              en: 'Yes, because the maker tested and approved it for that model',
              es: 'Sí, porque el fabricante lo probó y lo aprobó para ese modelo',
              fr: 'Oui, parce que le constructeur l’a mise à l’essai et approuvée pour ce modèle',
            },
            correct: true,
            feedback: {
              en: 'Approval is for that model and those sizes; do not carry it over to another motorcycle.',
              es: 'La aprobación vale para ese modelo y esas medidas; no la traslade a otra motocicleta.',
              fr: 'L’approbation vaut pour ce modèle et ces dimensions; ne l’étendez pas à une autre moto.',
            },
          },
          {
            text: {
              en: 'Only if both tires are the same width',
              es: 'Solo si ambas llantas tienen el mismo ancho',
              fr: 'Seulement si les deux pneus ont la même largeur',
            },
            correct: false,
          },
          {
            text: {
              en: 'Only below 30 mph',
              es: 'Solo por debajo de 30 mph',
              fr: 'Seulement à moins de 50 km/h',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Which single letter in a metric motorcycle size marks radial construction?',
          es: '¿Qué letra única indica construcción radial en una medida métrica de moto?',
          fr: 'Quelle lettre, seule, indique la construction radiale dans une dimension métrique de pneu de moto?',
        },
        accepted: {
          en: ['R'],
          es: ['R'],
          fr: ['R'],
        },
        code: true,
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which sizes belong to bias tires, with or without a belt? Select all that apply.',
          es: '¿Qué medidas son de llantas diagonales, con o sin cinturón? Seleccione todas las que correspondan.',
          fr: 'Quelles dimensions sont celles de pneus diagonaux, ceinturés ou non? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: '130/90-16',
              es: '130/90-16',
              fr: '130/90-16',
            },
            correct: true,
          },
          {
            text: {
              en: 'MT90B16',
              es: 'MT90B16',
              fr: 'MT90B16',
            },
            correct: true,
            feedback: {
              en: 'MT is an alphanumeric code for the width; B marks belted bias construction.',
              es: 'MT es un código alfanumérico del ancho; B indica diagonal con cinturón.',
              fr: 'MT est un code alphanumérique de largeur; B indique une construction diagonale ceinturée.',
            },
          },
          {
            text: {
              en: '190/50ZR17',
              es: '190/50ZR17',
              fr: '190/50ZR17',
            },
            correct: false,
          },
          {
            text: {
              en: '120/70R19',
              es: '120/70R19',
              fr: '120/70R19',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A radial tire needs an inner tube on a spoked rim, and the tire maker allows this. Which tube do you choose?',
          es: 'Una llanta radial necesita cámara en un rin de rayos, y el fabricante de la llanta lo permite. ¿Qué cámara elige?',
          fr: 'Un pneu radial exige une chambre à air sur une jante à rayons, et le fabricant du pneu le permet. Quelle chambre choisissez-vous?',
        },
        options: [
          {
            text: {
              en: 'Any tube that can be pushed in',
              es: 'Cualquiera que entre',
              fr: 'N’importe laquelle qui entre',
            },
            correct: false,
          },
          {
            text: {
              en: 'A used tube from a bias tire',
              es: 'Una cámara usada de una llanta diagonal',
              fr: 'Une chambre usagée provenant d’un pneu diagonal',
            },
            correct: false,
            feedback: {
              en: 'Fit a new tube with a new tire; an old one has stretched.',
              es: 'Con una llanta nueva, monte una cámara nueva; la vieja ya se estiró.',
              fr: 'Avec un pneu neuf, posez une chambre neuve; l’ancienne s’est étirée.',
            },
          },
          {
            text: {
              en: 'One size larger than the tire',
              es: 'Una medida mayor que la llanta',
              fr: 'Une taille au-dessus du pneu',
            },
            correct: false,
          },
          {
            text: {
              en: 'A new one of the right size that is marked as suitable for radials',
              es: 'Una nueva, de la medida correcta y marcada como apta para radiales',
              fr: 'Une neuve, de la bonne dimension et marquée comme convenant aux radiaux',
            },
            correct: true,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What should a rider be told after new tires are fitted? Select all that apply.',
          es: '¿Qué se le debe decir al motociclista después de montar llantas nuevas? Seleccione todo lo que corresponda.',
          fr: 'Que faut-il dire au motocycliste après la pose de pneus neufs? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'Ride gently at first, until the surface is scrubbed in',
              es: 'Manejar con suavidad al principio, hasta asentar la superficie',
              fr: 'Rouler en douceur au début, le temps de roder la surface',
            },
            correct: true,
            feedback: {
              en: 'A new surface is smooth and needs some distance before it gives full grip.',
              es: 'La superficie nueva es lisa y necesita cierto recorrido para dar todo su agarre.',
              fr: 'Une surface neuve est lisse et demande un certain rodage avant d’offrir toute son adhérence.',
            },
          },
          {
            text: {
              en: 'Test full lean in the first turn',
              es: 'Probar la inclinación máxima en la primera curva',
              fr: 'Essayer l’inclinaison maximale dès le premier virage',
            },
            correct: false,
          },
          {
            text: {
              en: 'Check the pressure cold, with the values for the motorcycle',
              es: 'Revisar la presión en frío, con los valores de la motocicleta',
              fr: 'Vérifier la pression à froid, selon les valeurs de la moto',
            },
            correct: true,
          },
          {
            text: {
              en: 'Wax the tread to keep it shiny',
              es: 'Encerar la banda de rodamiento para que brille',
              fr: 'Cirer la bande de roulement pour la faire briller',
            },
            correct: false,
            feedback: {
              en: 'Anything slippery on the tread takes away grip.',
              es: 'Todo producto resbaloso en la banda de rodamiento reduce el agarre.',
              fr: 'Tout produit glissant sur la bande de roulement réduit l’adhérence.',
            },
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'What are tires called whose cords cross each other diagonally? Write the word used for this construction.',
          es: '¿Cómo se llaman las llantas cuyas cuerdas se cruzan entre sí en ángulo? Escriba la palabra que nombra esta construcción.',
          fr: 'Comment appelle-t-on les pneus dont les câbles se croisent obliquement? Écrivez le mot qui désigne cette construction.',
        },
        accepted: {
          en: ['bias', 'bias-ply', 'bias ply', 'cross-ply', 'cross ply', 'crossply', 'diagonal'],
          es: ['diagonal', 'diagonales', 'convencional', 'convencionales'],
          fr: ['diagonal', 'diagonaux', 'à carcasse diagonale', 'pneu diagonal', 'pneus diagonaux'],
        },
      },
    ],
  },
};

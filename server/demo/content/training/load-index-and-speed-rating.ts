import type { DemoModule } from '../types';

export const loadIndexAndSpeedRating: DemoModule = {
  key: 'load-index-and-speed-rating',
  kind: 'training',
  brand: 'conti',
  group: 'non_product',
  tags: ['91V', '98W', 'XL'],
  art: 'road',
  readingMinutes: 10,
  userTypes: [],
  name: {
    en: 'Load index and speed rating',
    es: 'Índice de carga y símbolo de velocidad',
    fr: 'Indice de charge et cote de vitesse',
  },
  description: {
    en: '<p>A number and a letter at the end of the size decide whether a tire is right for the vehicle. Learn to read them and to explain them in one sentence.</p>',
    es: '<p>Un número y una letra al final de la medida deciden si una llanta es adecuada para el vehículo. Aprenda a leerlos y a explicarlos en una frase.</p>',
    fr: '<p>Un nombre et une lettre à la fin de la dimension décident si un pneu convient au véhicule. Apprenez à les lire et à les expliquer en une phrase.</p>',
  },
  test: {
    category: 'standard',
    passMark: 80,
    shuffle: true,
    timeLimitSeconds: null,
    maxFails: 3,
    resetPeriod: 'monthly',
    points: 100,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'A tire is marked 91V. What does 91 mean?',
          es: 'Una llanta está marcada 91V. ¿Qué significa 91?',
          fr: 'Un pneu est marqué 91V. Que signifie 91?',
        },
        options: [
          {
            text: { en: 'It may carry 91 kg', es: 'Puede cargar 91 kg', fr: 'Il peut porter 91 kg' },
            correct: false,
            feedback: {
              en: 'The index is a code for a table, not a weight.',
              es: 'El índice es un código de una tabla, no un peso.',
              fr: 'L’indice est un code renvoyant à un tableau, non un poids.',
            },
          },
          {
            text: {
              en: 'It may carry 615 kg (1,356 lb)',
              es: 'Puede cargar 615 kg (1,356 lb)',
              fr: 'Il peut porter 615 kg (1 356 lb)',
            },
            correct: true,
          },
          {
            text: {
              en: 'It may carry 910 kg (2,006 lb)',
              es: 'Puede cargar 910 kg (2,006 lb)',
              fr: 'Il peut porter 910 kg (2 006 lb)',
            },
            correct: false,
          },
          {
            text: {
              en: 'It may be driven at 91 mph',
              es: 'Puede circular a 91 mph',
              fr: 'Il peut rouler à 91 mi/h',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'That is per tire, at the pressure the standard prescribes. Index 91 equals 615 kg in the load table.',
          es: 'Es por llanta, a la presión que fija la norma. El índice 91 equivale a 615 kg en la tabla.',
          fr: 'C’est par pneu, à la pression prescrite par la norme. L’indice 91 correspond à 615 kg dans le tableau.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Up to which speed does the symbol H go?',
          es: '¿Hasta qué velocidad llega el símbolo H?',
          fr: 'Jusqu’à quelle vitesse va le symbole H?',
        },
        options: [
          {
            text: { en: '190 km/h (118 mph)', es: '190 km/h (118 mph)', fr: '190 km/h (118 mi/h)' },
            correct: false,
            feedback: { en: 'That is T.', es: 'Esa es la T.', fr: 'C’est T.' },
          },
          {
            text: { en: '210 km/h (130 mph)', es: '210 km/h (130 mph)', fr: '210 km/h (130 mi/h)' },
            correct: true,
          },
          {
            text: { en: '240 km/h (149 mph)', es: '240 km/h (149 mph)', fr: '240 km/h (149 mi/h)' },
            correct: false,
            feedback: { en: 'That is V.', es: 'Esa es la V.', fr: 'C’est V.' },
          },
          {
            text: { en: '270 km/h (168 mph)', es: '270 km/h (168 mph)', fr: '270 km/h (168 mi/h)' },
            correct: false,
            feedback: { en: 'That is W.', es: 'Esa es la W.', fr: 'C’est W.' },
          },
        ],
        feedback: {
          en: 'Mind the trap: H does not stand between G and I in speed. It comes after U and before V.',
          es: 'Cuidado con la trampa: por velocidad, la H no va entre la G y la I, sino después de la U y antes de la V.',
          fr: 'Attention au piège : en vitesse, H ne se place pas entre G et I, mais après U et avant V.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which statements about 205/55R16 91V are right?',
          es: '¿Qué afirmaciones sobre 205/55R16 91V son correctas?',
          fr: 'Quels énoncés sur 205/55R16 91V sont exacts?',
        },
        options: [
          {
            text: {
              en: 'The nominal width is 205 mm',
              es: 'El ancho nominal es de 205 mm',
              fr: 'La largeur nominale est de 205 mm',
            },
            correct: true,
          },
          {
            text: {
              en: 'The rim is 16 inches wide',
              es: 'El rin tiene 16 pulgadas de ancho',
              fr: 'La jante a 16 pouces de large',
            },
            correct: false,
            feedback: {
              en: '16 is the diameter of the rim, not its width.',
              es: '16 es el diámetro del rin, no su ancho.',
              fr: '16 est le diamètre de la jante, non sa largeur.',
            },
          },
          {
            text: {
              en: 'The sidewall height is 55% of the width',
              es: 'La altura del costado es el 55% del ancho',
              fr: 'La hauteur du flanc est de 55 % de la largeur',
            },
            correct: true,
          },
          {
            text: {
              en: 'R stands for radial construction',
              es: 'R indica construcción radial',
              fr: 'R désigne la construction radiale',
            },
            correct: true,
          },
          {
            text: {
              en: 'V is the load index',
              es: 'V es el índice de carga',
              fr: 'V est l’indice de charge',
            },
            correct: false,
            feedback: {
              en: 'V is the speed symbol; the load index is 91.',
              es: 'V es el símbolo de velocidad; el índice de carga es 91.',
              fr: 'V est le symbole de vitesse; l’indice de charge est 91.',
            },
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'The sidewall reads 225/50R17 98W XL. Write the load index and the speed symbol together.',
          es: 'El costado dice 225/50R17 98W XL. Escriba juntos el índice de carga y el símbolo de velocidad.',
          fr: 'On lit 225/50R17 98W XL sur le flanc. Écrivez ensemble l’indice de charge et le symbole de vitesse.',
        },
        accepted: { en: ['98W', '98 W'], es: ['98W', '98 W'], fr: ['98W', '98 W'] },
        code: true,
        feedback: {
          en: 'Together they are called the service description.',
          es: 'Juntos se llaman descripción de servicio.',
          fr: 'Ensemble, ils forment la description d’utilisation.',
        },
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Load index 91 is 615 kg for one tire. How many kilograms may four such tires carry in total?',
          es: 'El índice de carga 91 equivale a 615 kg por llanta. ¿Cuántos kilogramos pueden cargar cuatro en total?',
          fr: 'L’indice de charge 91 correspond à 615 kg par pneu. Combien de kilogrammes quatre de ces pneus peuvent-ils porter au total?',
        },
        accepted: {
          en: ['2460', '2,460', '2460 kg', '2,460 kg', '2460 kilograms'],
          es: ['2460', '2.460', '2 460', '2460 kg', '2.460 kg', '2460 kilogramos'],
          fr: ['2460', '2 460', '2460 kg', '2 460 kg', '2460 kilogrammes'],
        },
        feedback: {
          en: '4 × 615 kg = 2,460 kg. The vehicle’s own axle limits still apply.',
          es: '4 × 615 kg = 2460 kg. Los límites de eje del vehículo siguen vigentes.',
          fr: '4 × 615 kg = 2 460 kg. Les limites d’essieu du véhicule s’appliquent toujours.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'You choose replacement tires. Which rules do you follow?',
          es: 'Usted elige llantas de reemplazo. ¿Qué reglas sigue?',
          fr: 'Vous choisissez des pneus de remplacement. Quelles règles suivez-vous?',
        },
        options: [
          {
            text: {
              en: 'The load index is at least that on the placard',
              es: 'El índice de carga es por lo menos el de la etiqueta',
              fr: 'L’indice de charge est au moins celui de l’étiquette',
            },
            correct: true,
          },
          {
            text: {
              en: 'The speed symbol is at least that on the placard',
              es: 'El símbolo de velocidad es por lo menos el de la etiqueta',
              fr: 'Le symbole de vitesse est au moins celui de l’étiquette',
            },
            correct: true,
          },
          {
            text: {
              en: 'A lower load index is fine if the driver is mostly alone',
              es: 'Un índice menor está bien si casi siempre viaja solo el conductor',
              fr: 'Un indice inférieur convient si le conducteur roule surtout seul',
            },
            correct: false,
            feedback: {
              en: 'The tire must carry the vehicle at full load, whoever is on board that day.',
              es: 'La llanta debe soportar el vehículo a plena carga, sin importar quién viaje ese día.',
              fr: 'Le pneu doit porter le véhicule à pleine charge, peu importe qui est à bord ce jour-là.',
            },
          },
          {
            text: {
              en: 'A higher load index lets the vehicle carry more',
              es: 'Un índice mayor permite cargar más el vehículo',
              fr: 'Un indice supérieur permet de charger davantage le véhicule',
            },
            correct: false,
            feedback: {
              en: 'Axles, springs and brakes set the vehicle’s limit; the tire cannot raise it.',
              es: 'Los ejes, la suspensión y los frenos fijan el límite; la llanta no lo aumenta.',
              fr: 'Les essieux, les ressorts et les freins fixent la limite; le pneu ne peut pas la relever.',
            },
          },
        ],
        credit: 'partial',
        feedback: {
          en: 'For winter tires, some countries and makers allow a lower speed symbol under conditions. The load index may never go down.',
          es: 'En llantas de invierno, algunos países y fabricantes admiten, con condiciones, un símbolo de velocidad menor. El índice de carga nunca puede bajar.',
          fr: 'Pour les pneus d’hiver, certains pays et constructeurs admettent, sous conditions, un symbole de vitesse inférieur. L’indice de charge ne doit jamais baisser.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does XL on a passenger tire mean?',
          es: '¿Qué significa XL en una llanta de pasajeros?',
          fr: 'Que signifie XL sur un pneu de tourisme?',
        },
        options: [
          {
            text: {
              en: 'It is longer and wider than usual',
              es: 'Es más larga y ancha de lo normal',
              fr: 'Il est plus long et plus large que la normale',
            },
            correct: false,
          },
          {
            text: {
              en: 'It has an extra-long tread life',
              es: 'Tiene una banda de duración extralarga',
              fr: 'Sa bande dure particulièrement longtemps',
            },
            correct: false,
          },
          {
            text: {
              en: 'It fits extra-large rims only',
              es: 'Solo entra en rines extragrandes',
              fr: 'Il ne va que sur de très grandes jantes',
            },
            correct: false,
          },
          {
            text: {
              en: 'It carries more than a standard-load tire, at higher pressure',
              es: 'Soporta más que una de carga estándar, a mayor presión',
              fr: 'Il porte plus qu’un pneu à charge standard, à une pression plus élevée',
            },
            correct: true,
          },
        ],
        feedback: {
          en: 'XL means extra load. The outside dimensions are those of the standard size.',
          es: 'XL significa carga extra. Las dimensiones exteriores son las de la medida estándar.',
          fr: 'XL signifie charge supplémentaire. Les dimensions extérieures restent celles de la dimension standard.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'The front tires are marked T, the rear tires H. Which speed limit holds for the car?',
          es: 'Las llantas delanteras son T y las traseras H. ¿Qué límite de velocidad vale para el auto?',
          fr: 'Les pneus avant portent T, les pneus arrière H. Quelle limite de vitesse vaut pour la voiture?',
        },
        options: [
          {
            text: { en: 'That of the T tires', es: 'El de las llantas T', fr: 'Celle des pneus T' },
            correct: true,
          },
          {
            text: { en: 'That of the H tires', es: 'El de las llantas H', fr: 'Celle des pneus H' },
            correct: false,
            feedback: {
              en: 'Then the T tires would run beyond their limit.',
              es: 'Así las llantas T superarían su límite.',
              fr: 'Les pneus T dépasseraient alors leur limite.',
            },
          },
          {
            text: { en: 'The average of the two', es: 'El promedio de ambos', fr: 'La moyenne des deux' },
            correct: false,
          },
        ],
        feedback: {
          en: 'The lowest symbol counts. Better still, fit four tires with the same rating.',
          es: 'Cuenta el símbolo más bajo. Mejor aún: monte cuatro llantas iguales.',
          fr: 'Le symbole le plus bas l’emporte. Mieux encore : posez quatre pneus de même cote.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Where do you find the tire size and pressure the vehicle maker chose?',
          es: '¿Dónde encuentra la medida y la presión que eligió el fabricante del vehículo?',
          fr: 'Où trouvez-vous la dimension et la pression choisies par le constructeur?',
        },
        options: [
          {
            text: {
              en: 'On the sidewall, after “max. press.”',
              es: 'En el costado, después de “max. press.”',
              fr: 'Sur le flanc, après « max. press. »',
            },
            correct: false,
            feedback: {
              en: 'That is the tire’s own upper limit, not the pressure for this car.',
              es: 'Ese es el límite de la llanta, no la presión para este auto.',
              fr: 'C’est la limite propre au pneu, non la pression pour cette voiture.',
            },
          },
          {
            text: {
              en: 'On the placard, usually in the driver’s door opening',
              es: 'En la etiqueta, por lo general en el marco de la puerta del conductor',
              fr: 'Sur l’étiquette, généralement dans l’ouverture de la portière du conducteur',
            },
            correct: true,
          },
          {
            text: {
              en: 'On the license plate',
              es: 'En la placa de matrícula',
              fr: 'Sur la plaque d’immatriculation',
            },
            correct: false,
          },
          {
            text: {
              en: 'Under the oil filler cap',
              es: 'Debajo de la tapa del aceite',
              fr: 'Sous le bouchon d’huile',
            },
            correct: false,
          },
        ],
      },
    ],
  },
};

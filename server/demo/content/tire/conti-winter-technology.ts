import type { DemoModule } from '../types';

export const contiWinterTechnology: DemoModule = {
  key: 'conti-winter-technology',
  kind: 'tire',
  brand: 'conti',
  group: null,
  tags: ['205/55 R16', '215/60 R16', '235/60 R18', '3PMSF', 'M+S'],
  art: 'winter',
  readingMinutes: 16,
  userTypes: ['conti'],
  name: {
    en: 'Continental winter technology',
    es: 'Tecnología de invierno Continental',
    fr: 'La technologie d’hiver Continental',
  },
  description: {
    en: '<p>Compound, sipes and grooves decide how a tire behaves in the cold. Learn what sets a winter tire apart and how to explain it at the counter.</p><p>You will also review the markings and the care of winter tires.</p>',
    es: '<p>El compuesto, las laminillas y las ranuras deciden cómo se comporta una llanta en el frío. Aprenda qué distingue a una llanta de invierno y cómo explicarlo en el mostrador.</p><p>También repasará las marcas y el cuidado de las llantas de invierno.</p>',
    fr: '<p>La gomme, les lamelles et les rainures déterminent le comportement d’un pneu par temps froid. Apprenez ce qui distingue un pneu d’hiver et comment l’expliquer au comptoir.</p><p>Vous reverrez aussi les marquages et l’entretien des pneus d’hiver.</p>',
  },
  test: {
    category: 'conti',
    passMark: 80,
    shuffle: true,
    timeLimitSeconds: 1200,
    maxFails: 3,
    resetPeriod: 'quarterly',
    points: 130,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'Why does a winter tire grip better than a summer tire on a cold road?',
          es: '¿Por qué una llanta de invierno agarra mejor que una de verano en pavimento frío?',
          fr: 'Pourquoi un pneu d’hiver adhère-t-il mieux qu’un pneu d’été sur une chaussée froide?',
        },
        options: [
          {
            text: {
              en: 'Its rubber becomes harder in the cold',
              es: 'Su caucho se endurece con el frío',
              fr: 'Sa gomme durcit au froid',
            },
            correct: false,
          },
          {
            text: {
              en: 'Its rubber stays flexible in the cold',
              es: 'Su caucho se mantiene flexible con el frío',
              fr: 'Sa gomme reste souple au froid',
            },
            correct: true,
            feedback: {
              en: 'Flexible rubber can press into the texture of the road and keeps the sipes working.',
              es: 'Un caucho flexible se adapta a la textura del pavimento y permite que trabajen las laminillas.',
              fr: 'Une gomme souple épouse la texture de la chaussée et laisse travailler les lamelles.',
            },
          },
          {
            text: {
              en: 'It is always wider',
              es: 'Siempre es más ancha',
              fr: 'Il est toujours plus large',
            },
            correct: false,
          },
          {
            text: {
              en: 'It has no grooves',
              es: 'No tiene ranuras',
              fr: 'Il n’a pas de rainures',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Below about what temperature, in degrees Celsius, does the trade commonly advise winter tires? Write a whole number.',
          es: '¿Por debajo de qué temperatura aproximada, en grados Celsius, suele recomendar el ramo las llantas de invierno? Escriba un número entero.',
          fr: 'Au-dessous d’environ quelle température, en degrés Celsius, l’industrie conseille-t-elle généralement les pneus d’hiver? Écrivez un nombre entier.',
        },
        accepted: {
          en: ['7', 'seven', '7 °C', '7 C', '7 degrees', '+7'],
          es: ['7', 'siete', '7 °C', '7 C', '7 grados', '+7'],
          fr: ['7', 'sept', '7 °C', '7 C', '7 degrés', '+7'],
        },
        feedback: {
          en: '7 °C is about 45 °F. Ice and snow are not needed for the difference to be felt.',
          es: '7 °C son unos 45 °F. La diferencia se nota aun sin hielo ni nieve.',
          fr: '7 °C équivalent à environ 45 °F. La différence se sent même sans glace ni neige.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does the mountain with a snowflake (3PMSF) on a sidewall show?',
          es: '¿Qué indica en el costado la montaña con un copo de nieve (3PMSF)?',
          fr: 'Qu’indique la montagne avec un flocon de neige (3PMSF) sur le flanc?',
        },
        options: [
          {
            text: {
              en: 'That the tire is studded',
              es: 'Que la llanta lleva clavos',
              fr: 'Que le pneu est clouté',
            },
            correct: false,
          },
          {
            text: {
              en: 'That the tire is only for trucks',
              es: 'Que la llanta es solo para camiones',
              fr: 'Que le pneu est réservé aux camions',
            },
            correct: false,
          },
          {
            text: {
              en: 'That the tire met a required level of snow traction in a standardized test',
              es: 'Que la llanta alcanzó un nivel exigido de tracción en nieve en una prueba normalizada',
              fr: 'Que le pneu a atteint un niveau exigé de motricité sur la neige lors d’un essai normalisé',
            },
            correct: true,
          },
          {
            text: {
              en: 'That the tire may be used only in the mountains',
              es: 'Que la llanta solo puede usarse en la montaña',
              fr: 'Que le pneu ne peut servir qu’en montagne',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'M+S alone describes the tread pattern; it does not require a snow test.',
          es: 'M+S por sí solo describe el dibujo y no exige una prueba en nieve.',
          fr: 'La mention M+S seule décrit la sculpture; elle n’exige aucun essai sur la neige.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What are sipes?',
          es: '¿Qué son las laminillas?',
          fr: 'Que sont les lamelles?',
        },
        options: [
          {
            text: {
              en: 'Fine cuts in the tread blocks that form extra gripping edges',
              es: 'Cortes finos en los bloques del dibujo que forman más aristas de agarre',
              fr: 'De fines entailles dans les blocs de la sculpture qui forment des arêtes d’adhérence supplémentaires',
            },
            correct: true,
          },
          {
            text: {
              en: 'Steel pins pressed into the tread',
              es: 'Clavos de acero insertados en el dibujo',
              fr: 'Des crampons d’acier enfoncés dans la sculpture',
            },
            correct: false,
            feedback: {
              en: 'Those are studs.',
              es: 'Esos son los clavos.',
              fr: 'Ce sont des crampons.',
            },
          },
          {
            text: {
              en: 'The bars that show the legal wear limit',
              es: 'Las barras que muestran el límite legal de desgaste',
              fr: 'Les barres qui indiquent la limite légale d’usure',
            },
            correct: false,
          },
          {
            text: {
              en: 'The layers of cord under the tread',
              es: 'Las capas de cuerdas bajo la banda de rodamiento',
              fr: 'Les nappes de câbles sous la bande de roulement',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Why should winter tires be fitted on all four wheels? Select all that apply.',
          es: '¿Por qué conviene montar llantas de invierno en las cuatro ruedas? Seleccione todo lo que corresponda.',
          fr: 'Pourquoi faut-il poser des pneus d’hiver aux quatre roues? Cochez toutes les bonnes réponses.',
        },
        credit: 'partial',
        options: [
          {
            text: {
              en: 'So that front and rear have similar grip in turns',
              es: 'Para que el frente y la parte trasera agarren de forma similar en las curvas',
              fr: 'Pour que l’avant et l’arrière aient une adhérence semblable en virage',
            },
            correct: true,
          },
          {
            text: {
              en: 'So that all wheels help in braking',
              es: 'Para que todas las ruedas ayuden a frenar',
              fr: 'Pour que toutes les roues participent au freinage',
            },
            correct: true,
          },
          {
            text: {
              en: 'Because the engine needs them to start in the cold',
              es: 'Porque el motor las necesita para arrancar en frío',
              fr: 'Parce que le moteur en a besoin pour démarrer au froid',
            },
            correct: false,
          },
          {
            text: {
              en: 'Because all-wheel drive replaces brakes',
              es: 'Porque la tracción integral sustituye a los frenos',
              fr: 'Parce que la transmission intégrale remplace les freins',
            },
            correct: false,
            feedback: {
              en: 'All-wheel drive helps a vehicle to move off; it does not shorten braking.',
              es: 'La tracción integral ayuda a arrancar; no acorta el frenado.',
              fr: 'La transmission intégrale aide à démarrer; elle ne raccourcit pas le freinage.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What is VikingContact?',
          es: '¿Qué es VikingContact?',
          fr: 'Qu’est-ce que VikingContact?',
        },
        options: [
          {
            text: {
              en: 'A studded tire for trucks',
              es: 'Una llanta con clavos para camiones',
              fr: 'Un pneu clouté pour camions',
            },
            correct: false,
          },
          {
            text: {
              en: 'A summer tire for sports cars',
              es: 'Una llanta de verano para autos deportivos',
              fr: 'Un pneu d’été pour voitures sport',
            },
            correct: false,
          },
          {
            text: {
              en: 'An all-terrain tire',
              es: 'Una llanta todo terreno',
              fr: 'Un pneu tout-terrain',
            },
            correct: false,
          },
          {
            text: {
              en: 'A studless winter tire',
              es: 'Una llanta de invierno sin clavos',
              fr: 'Un pneu d’hiver sans crampons',
            },
            correct: true,
            feedback: {
              en: 'It relies on its compound and sipes for grip on ice and snow.',
              es: 'Su agarre en hielo y nieve depende del compuesto y las laminillas.',
              fr: 'Son adhérence sur la glace et la neige repose sur la gomme et les lamelles.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'The outside temperature falls by 10 °F (about 6 °C). Roughly what happens to tire pressure?',
          es: 'La temperatura exterior baja 10 °F (unos 6 °C). ¿Qué pasa aproximadamente con la presión?',
          fr: 'La température extérieure baisse de 10 °F (environ 6 °C). Qu’arrive-t-il à peu près à la pression des pneus?',
        },
        options: [
          {
            text: {
              en: 'It rises by about 5 psi',
              es: 'Sube unos 5 psi',
              fr: 'Elle monte d’environ 5 psi',
            },
            correct: false,
          },
          {
            text: {
              en: 'It falls by about 1 psi',
              es: 'Baja alrededor de 1 psi',
              fr: 'Elle baisse d’environ 1 psi',
            },
            correct: true,
            feedback: {
              en: 'Check it cold, and more often when the weather turns.',
              es: 'Revísela en frío y con más frecuencia cuando cambie el clima.',
              fr: 'Vérifiez-la à froid, et plus souvent aux changements de saison.',
            },
          },
          {
            text: {
              en: 'It falls by about 10 psi',
              es: 'Baja unos 10 psi',
              fr: 'Elle baisse d’environ 10 psi',
            },
            correct: false,
          },
          {
            text: {
              en: 'It does not change',
              es: 'No cambia',
              fr: 'Elle ne change pas',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which statements about winter tires are true? Select all that apply.',
          es: '¿Qué afirmaciones sobre las llantas de invierno son ciertas? Seleccione todas las que correspondan.',
          fr: 'Quels énoncés sur les pneus d’hiver sont vrais? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'They lose much of their snow traction before they reach the legal wear limit',
              es: 'Pierden buena parte de su tracción en nieve antes de llegar al límite legal de desgaste',
              fr: 'Ils perdent une bonne part de leur motricité sur la neige avant d’atteindre la limite légale d’usure',
            },
            correct: true,
          },
          {
            text: {
              en: 'They last longest when used all summer',
              es: 'Duran más si se usan todo el verano',
              fr: 'Ils durent plus longtemps si on les utilise tout l’été',
            },
            correct: false,
            feedback: {
              en: 'A soft winter compound wears faster on hot pavement.',
              es: 'Un compuesto blando de invierno se desgasta más rápido en pavimento caliente.',
              fr: 'Une gomme d’hiver tendre s’use plus vite sur une chaussée chaude.',
            },
          },
          {
            text: {
              en: 'Their load index must still meet the vehicle maker’s requirement',
              es: 'Su índice de carga debe cumplir igualmente con lo que exige el fabricante del vehículo',
              fr: 'Leur indice de charge doit toujours respecter l’exigence du constructeur',
            },
            correct: true,
          },
          {
            text: {
              en: 'They need no balancing',
              es: 'No necesitan balanceo',
              fr: 'Ils n’ont pas besoin d’équilibrage',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Which marking, two letters joined by a plus sign, stands for mud and snow?',
          es: '¿Qué marca, dos letras unidas por un signo más, significa lodo y nieve (en inglés: mud and snow)?',
          fr: 'Quel marquage, deux lettres unies par un signe plus, signifie boue et neige (en anglais : mud and snow)?',
        },
        accepted: {
          en: ['M+S', 'M + S'],
          es: ['M+S', 'M + S'],
          fr: ['M+S', 'M + S'],
        },
        code: true,
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What should a shop do before it fits studded tires? Select all that apply.',
          es: '¿Qué debe hacer un taller antes de montar llantas con clavos? Seleccione todo lo que corresponda.',
          fr: 'Que doit faire un atelier avant de poser des pneus cloutés? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'Check whether and when studs are allowed in the state or province',
              es: 'Verificar si se permiten los clavos en el estado o la provincia y en qué fechas',
              fr: 'Vérifier si les crampons sont permis dans l’État ou la province, et à quelles dates',
            },
            correct: true,
            feedback: {
              en: 'Rules and dates differ from place to place.',
              es: 'Las reglas y las fechas varían según el lugar.',
              fr: 'Les règles et les dates varient d’un endroit à l’autre.',
            },
          },
          {
            text: {
              en: 'Make sure that all four tires will be studded',
              es: 'Asegurarse de que las cuatro llantas lleven clavos',
              fr: 'S’assurer que les quatre pneus seront cloutés',
            },
            correct: true,
          },
          {
            text: {
              en: 'Add studs to a worn all-season tire',
              es: 'Poner clavos a una llanta gastada para toda temporada',
              fr: 'Ajouter des crampons à un pneu toutes saisons usé',
            },
            correct: false,
            feedback: {
              en: 'Studs belong only in new tires that were made with holes for them.',
              es: 'Los clavos solo van en llantas nuevas fabricadas con orificios para ellos.',
              fr: 'Les crampons ne se posent que sur des pneus neufs fabriqués avec des trous prévus à cette fin.',
            },
          },
          {
            text: {
              en: 'Lower the pressure by half',
              es: 'Bajar la presión a la mitad',
              fr: 'Réduire la pression de moitié',
            },
            correct: false,
          },
        ],
      },
    ],
  },
};

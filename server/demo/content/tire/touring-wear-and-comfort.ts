import type { DemoModule } from '../types';

export const touringWearAndComfort: DemoModule = {
  key: 'touring-wear-and-comfort',
  kind: 'tire',
  brand: 'conti',
  group: null,
  tags: ['205/55 R16 91V', '215/60 R16', '225/50 R17 98W'],
  art: 'touring',
  readingMinutes: 13,
  userTypes: [],
  name: {
    en: 'Touring: wear and comfort',
    es: 'Turismo: desgaste y confort',
    fr: 'Tourisme : usure et confort',
  },
  description: {
    en: '<p>Touring customers want many quiet miles. This module shows what makes a tread last, what keeps the cabin calm and how to read a worn tire.</p>',
    es: '<p>Quien compra llantas de turismo quiere muchos kilómetros en silencio. Este módulo muestra qué hace durar la banda, qué mantiene tranquila la cabina y cómo leer una llanta gastada.</p>',
    fr: '<p>Les clients de pneus de tourisme veulent beaucoup de kilomètres en silence. Ce module montre ce qui fait durer la semelle, ce qui garde l’habitacle calme et comment lire un pneu usé.</p>',
  },
  test: {
    category: 'standard',
    passMark: 75,
    shuffle: true,
    timeLimitSeconds: 600,
    maxFails: 4,
    resetPeriod: 'monthly',
    points: 100,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does the typical touring customer look for first?',
          es: '¿Qué busca primero el cliente típico de turismo?',
          fr: 'Que recherche d’abord le client type de pneus de tourisme?',
        },
        options: [
          {
            text: {
              en: 'Long tread life, a quiet ride and dependable grip',
              es: 'Larga duración, marcha silenciosa y agarre confiable',
              fr: 'Une longue durée de vie, un roulement silencieux et une adhérence fiable',
            },
            correct: true,
          },
          {
            text: {
              en: 'The shortest possible lap time',
              es: 'El mejor tiempo de vuelta posible',
              fr: 'Le meilleur temps au tour possible',
            },
            correct: false,
            feedback: {
              en: 'That customer belongs with a max performance summer tire.',
              es: 'A ese cliente le conviene una llanta de verano de máximo desempeño.',
              fr: 'Ce client devrait plutôt regarder un pneu d’été haute performance.',
            },
          },
          {
            text: {
              en: 'Traction in deep mud',
              es: 'Tracción en barro profundo',
              fr: 'La traction dans la boue profonde',
            },
            correct: false,
          },
          {
            text: {
              en: 'The widest tire that fits under the fender',
              es: 'La llanta más ancha que quepa bajo el guardabarros',
              fr: 'Le pneu le plus large qui entre sous l’aile',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Two tires carry UTQG treadwear grades of 300 and 600. What does that tell you?',
          es: 'Dos llantas tienen grados de desgaste UTQG de 300 y 600. ¿Qué indica eso?',
          fr: 'Deux pneus portent les indices d’usure UTQG 300 et 600. Qu’est-ce que cela indique?',
        },
        options: [
          {
            text: {
              en: 'The second has twice the tread depth',
              es: 'La segunda tiene el doble de profundidad de dibujo',
              fr: 'Le second a deux fois plus de profondeur de sculpture',
            },
            correct: false,
          },
          {
            text: {
              en: 'The second is guaranteed for 60,000 miles',
              es: 'La segunda está garantizada por 60 000 millas',
              fr: 'Le second est garanti pour 60 000 milles',
            },
            correct: false,
            feedback: {
              en: 'A treadwear grade is no mileage warranty; that is a separate promise of the maker.',
              es: 'El grado de desgaste no es una garantía de kilometraje; esa es una promesa aparte del fabricante.',
              fr: 'L’indice d’usure n’est pas une garantie de kilométrage; celle-ci est un engagement distinct du fabricant.',
            },
          },
          {
            text: {
              en: 'On the test course, the second is expected to wear about half as fast',
              es: 'En el circuito de prueba, se espera que la segunda se gaste a cerca de la mitad del ritmo',
              fr: 'Sur le parcours d’essai, le second devrait s’user environ deux fois moins vite',
            },
            correct: true,
          },
          {
            text: {
              en: 'The second may be driven twice as fast',
              es: 'La segunda puede circular al doble de velocidad',
              fr: 'Le second peut rouler deux fois plus vite',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Grades compare wear with a control tire on a set course. Real mileage depends on alignment, pressure, load, roads and driving.',
          es: 'Los grados comparan el desgaste con una llanta de control en un recorrido fijo. El kilometraje real depende de la alineación, la presión, la carga, los caminos y la conducción.',
          fr: 'Les indices comparent l’usure à celle d’un pneu témoin sur un parcours défini. Le kilométrage réel dépend de la géométrie, de la pression, de la charge, des routes et de la conduite.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which design choices make a touring tire quieter?',
          es: '¿Qué decisiones de diseño hacen más silenciosa una llanta de turismo?',
          fr: 'Quels choix de conception rendent un pneu de tourisme plus silencieux?',
        },
        options: [
          {
            text: {
              en: 'Tread blocks of varied length around the tire',
              es: 'Tacos de longitud variada alrededor de la llanta',
              fr: 'Des pavés de longueurs variées sur le pourtour',
            },
            correct: true,
          },
          {
            text: {
              en: 'Large blocks that are all exactly alike',
              es: 'Tacos grandes y exactamente iguales',
              fr: 'De gros pavés tous exactement identiques',
            },
            correct: false,
            feedback: {
              en: 'Identical blocks strike the road at one steady pitch, which the ear hears as a hum.',
              es: 'Los tacos iguales golpean el pavimento con un tono constante, que se oye como un zumbido.',
              fr: 'Des pavés identiques frappent la chaussée à une fréquence constante, perçue comme un bourdonnement.',
            },
          },
          {
            text: {
              en: 'A layer of foam bonded to the inner liner',
              es: 'Una capa de espuma pegada al revestimiento interior',
              fr: 'Une couche de mousse collée à la gomme intérieure',
            },
            correct: true,
          },
          {
            text: {
              en: 'Deep open lugs at the shoulders',
              es: 'Tacos profundos y abiertos en los hombros',
              fr: 'Des crampons profonds et ouverts aux épaules',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Varied pitch spreads the sound over many frequencies; foam damps the ringing of the air inside.',
          es: 'El paso variable reparte el sonido en muchas frecuencias; la espuma amortigua la resonancia del aire interior.',
          fr: 'Le pas variable répartit le son sur plusieurs fréquences; la mousse amortit la résonance de l’air intérieur.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A tire is worn along both shoulders while the center still has good tread. What is the likely cause?',
          es: 'Una llanta está gastada en ambos hombros y el centro aún tiene buen dibujo. ¿Cuál es la causa probable?',
          fr: 'Un pneu est usé aux deux épaules, mais le centre a encore une bonne sculpture. Quelle est la cause probable?',
        },
        options: [
          {
            text: { en: 'Too much pressure', es: 'Exceso de presión', fr: 'Une pression trop élevée' },
            correct: false,
            feedback: {
              en: 'Too much pressure loads the center and wears that first.',
              es: 'El exceso de presión carga el centro y lo gasta primero.',
              fr: 'Une pression trop élevée charge le centre et l’use en premier.',
            },
          },
          {
            text: { en: 'Too little pressure', es: 'Falta de presión', fr: 'Une pression trop basse' },
            correct: true,
          },
          {
            text: {
              en: 'Wrong toe setting',
              es: 'Convergencia incorrecta',
              fr: 'Un mauvais réglage du parallélisme',
            },
            correct: false,
            feedback: {
              en: 'Toe faults feather the ribs or wear one edge rather than both shoulders alike.',
              es: 'Una mala convergencia deja bordes en sierra o gasta un lado, no ambos hombros por igual.',
              fr: 'Un mauvais parallélisme donne une usure en plumes ou d’un seul côté, non aux deux épaules également.',
            },
          },
          {
            text: {
              en: 'A tire that is out of balance',
              es: 'Una llanta desbalanceada',
              fr: 'Un pneu mal équilibré',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'You stroke a front tread sideways: smooth one way, sharp the other. What do you recommend?',
          es: 'Pasa la mano de lado por la banda delantera: suave en un sentido, filosa en el otro. ¿Qué recomienda?',
          fr: 'Vous passez la main en travers de la bande avant : lisse dans un sens, tranchante dans l’autre. Que recommandez-vous?',
        },
        options: [
          {
            text: {
              en: 'A new set of valves',
              es: 'Un juego nuevo de válvulas',
              fr: 'Un nouveau jeu de valves',
            },
            correct: false,
          },
          {
            text: {
              en: 'A higher pressure in that tire only',
              es: 'Más presión solo en esa llanta',
              fr: 'Une pression plus élevée dans ce pneu seulement',
            },
            correct: false,
          },
          {
            text: {
              en: 'Wheel balancing and nothing else',
              es: 'Balanceo y nada más',
              fr: 'Un équilibrage et rien d’autre',
            },
            correct: false,
            feedback: {
              en: 'Imbalance shows as vibration and cupping. A feathered edge points to the toe setting.',
              es: 'El desbalance se nota como vibración y desgaste en copas. El borde en sierra apunta a la convergencia.',
              fr: 'Un déséquilibre se traduit par des vibrations et une usure en creux. L’usure en plumes pointe vers le parallélisme.',
            },
          },
          {
            text: {
              en: 'A wheel alignment check',
              es: 'Una revisión de la alineación',
              fr: 'Une vérification de la géométrie',
            },
            correct: true,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which habits help a touring set last?',
          es: '¿Qué hábitos ayudan a que dure un juego de turismo?',
          fr: 'Quelles habitudes aident un jeu de pneus de tourisme à durer?',
        },
        options: [
          {
            text: {
              en: 'Checking the cold pressure once a month',
              es: 'Revisar la presión en frío una vez al mes',
              fr: 'Vérifier la pression à froid une fois par mois',
            },
            correct: true,
          },
          {
            text: {
              en: 'Rotating at the interval in the owner’s manual',
              es: 'Rotar según el intervalo del manual del vehículo',
              fr: 'Permuter selon l’intervalle du manuel du véhicule',
            },
            correct: true,
          },
          {
            text: {
              en: 'Letting out air for a softer ride',
              es: 'Sacar aire para una marcha más suave',
              fr: 'Laisser sortir de l’air pour un roulement plus doux',
            },
            correct: false,
            feedback: {
              en: 'Low pressure heats the tire, wears the shoulders and can end in failure.',
              es: 'La presión baja calienta la llanta, gasta los hombros y puede acabar en una falla.',
              fr: 'Une pression trop basse échauffe le pneu, use les épaules et peut mener à une défaillance.',
            },
          },
          {
            text: {
              en: 'Having the alignment checked after a hard pothole hit',
              es: 'Hacer revisar la alineación después de un golpe fuerte en un bache',
              fr: 'Faire vérifier la géométrie après un choc violent dans un nid-de-poule',
            },
            correct: true,
          },
          {
            text: {
              en: 'Waiting with balancing until the wheel shakes hard',
              es: 'Esperar a que la rueda vibre mucho para balancear',
              fr: 'Attendre de fortes vibrations avant d’équilibrer',
            },
            correct: false,
            feedback: {
              en: 'By then uneven wear has already set in.',
              es: 'Para entonces ya hay desgaste irregular.',
              fr: 'À ce moment, l’usure irrégulière est déjà installée.',
            },
          },
        ],
        credit: 'partial',
      },
      {
        kind: 'short_answer',
        text: {
          en: 'What do we call the raised bars in the main grooves that show the tread is down to 1.6 mm (2/32 in)?',
          es: '¿Cómo se llaman los resaltes en las ranuras principales que indican que quedan solo 1.6 mm (2/32 in) de dibujo?',
          fr: 'Comment appelle-t-on les petits bossages dans les rainures principales qui indiquent qu’il ne reste que 1,6 mm (2/32 po)?',
        },
        accepted: {
          en: [
            'wear bar',
            'wear bars',
            'tread wear bars',
            'treadwear bars',
            'treadwear indicator',
            'treadwear indicators',
            'tread wear indicator',
            'tread wear indicators',
            'wear indicator',
            'wear indicators',
            'TWI',
          ],
          es: [
            'indicador de desgaste',
            'indicadores de desgaste',
            'testigo de desgaste',
            'testigos de desgaste',
            'barras de desgaste',
            'TWI',
          ],
          fr: [
            "témoin d'usure",
            "témoins d'usure",
            "indicateur d'usure",
            "indicateurs d'usure",
            "les témoins d'usure",
            'TWI',
          ],
        },
        feedback: {
          en: 'When the tread is level with these bars, the tire is worn out. Wet grip has dropped noticeably before that.',
          es: 'Cuando el dibujo llega al nivel de estos resaltes, la llanta está gastada. El agarre en mojado ya bajó bastante antes.',
          fr: 'Quand la sculpture est au niveau de ces bossages, le pneu est usé. L’adhérence sur chaussée mouillée a nettement baissé avant.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'How do you rotate a directional set of one size, without remounting tires on the rims?',
          es: '¿Cómo se rota un juego direccional de una sola medida, sin desmontar las llantas de los rines?',
          fr: 'Comment permute-t-on un jeu directionnel d’une seule dimension, sans démonter les pneus des jantes?',
        },
        options: [
          {
            text: { en: 'Diagonally, in an X', es: 'En diagonal, en X', fr: 'En diagonale, en X' },
            correct: false,
            feedback: {
              en: 'That would turn the arrows against the direction of travel.',
              es: 'Así las flechas quedarían en contra del sentido de marcha.',
              fr: 'Les flèches se retrouveraient alors à l’opposé du sens de marche.',
            },
          },
          {
            text: {
              en: 'Left to right on each axle',
              es: 'De izquierda a derecha en cada eje',
              fr: 'De gauche à droite sur chaque essieu',
            },
            correct: false,
            feedback: {
              en: 'Changing sides reverses the rotation; a directional tire must keep its side.',
              es: 'Cambiar de lado invierte el giro; una llanta direccional debe quedarse en su lado.',
              fr: 'Changer de côté inverse la rotation; un pneu directionnel doit rester de son côté.',
            },
          },
          {
            text: {
              en: 'Front to rear on the same side',
              es: 'De adelante hacia atrás en el mismo lado',
              fr: 'De l’avant à l’arrière du même côté',
            },
            correct: true,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'On the UTQG scale, how is the highest traction grade written?',
          es: 'En la escala UTQG, ¿cómo se escribe el grado de tracción más alto?',
          fr: 'Sur l’échelle UTQG, comment s’écrit la meilleure cote de traction?',
        },
        accepted: { en: ['AA'], es: ['AA'], fr: ['AA'] },
        code: true,
        feedback: {
          en: 'The traction grades run AA, A, B and C. They rate straight-line wet braking, not cornering.',
          es: 'Los grados de tracción son AA, A, B y C. Valoran el frenado recto en mojado, no las curvas.',
          fr: 'Les cotes de traction sont AA, A, B et C. Elles évaluent le freinage en ligne droite sur chaussée mouillée, non le virage.',
        },
      },
    ],
  },
};

import type { DemoModule } from '../types';

export const winterCompounds: DemoModule = {
  key: 'winter-compounds',
  kind: 'tire',
  brand: 'conti',
  group: null,
  tags: ['205/55 R16', '195/65 R15', '225/45 R17', '3PMSF'],
  art: 'winter',
  readingMinutes: 15,
  userTypes: [],
  name: { en: 'Winter compounds', es: 'Compuestos de invierno', fr: 'Mélanges d’hiver' },
  description: {
    en: '<p>What makes a winter tire work in the cold: a rubber compound that stays supple, sipes that bite and a tread that packs snow. Learn how to explain it at the counter.</p>',
    es: '<p>Qué hace que una llanta de invierno funcione en el frío: un compuesto que se mantiene flexible, laminillas que muerden y un dibujo que retiene la nieve. Aprenda a explicarlo en el mostrador.</p>',
    fr: '<p>Ce qui fait travailler un pneu d’hiver au froid : une gomme qui reste souple, des lamelles qui mordent et une sculpture qui retient la neige. Apprenez à l’expliquer au comptoir.</p>',
  },
  test: {
    category: 'standard',
    passMark: 80,
    shuffle: true,
    timeLimitSeconds: 720,
    maxFails: 3,
    resetPeriod: 'quarterly',
    points: 150,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'Below roughly which air temperature does a winter compound usually grip better than a summer compound, even on a dry road?',
          es: '¿Por debajo de qué temperatura aproximada suele agarrar mejor un compuesto de invierno que uno de verano, incluso sobre pavimento seco?',
          fr: 'Sous quelle température approximative un mélange d’hiver adhère-t-il généralement mieux qu’un mélange d’été, même sur chaussée sèche?',
        },
        options: [
          {
            text: { en: '-15 °C (5 °F)', es: '-15 °C (5 °F)', fr: '-15 °C (5 °F)' },
            correct: false,
            feedback: {
              en: 'By then a summer compound has been too stiff for a long time.',
              es: 'A esa temperatura el compuesto de verano lleva mucho tiempo demasiado rígido.',
              fr: 'À cette température, le mélange d’été est trop rigide depuis longtemps.',
            },
          },
          {
            text: { en: '7 °C (45 °F)', es: '7 °C (45 °F)', fr: '7 °C (45 °F)' },
            correct: true,
          },
          {
            text: { en: '20 °C (68 °F)', es: '20 °C (68 °F)', fr: '20 °C (68 °F)' },
            correct: false,
            feedback: {
              en: 'In warm weather the softer winter tread moves about and stopping distances grow.',
              es: 'Con calor, la banda más blanda de la llanta de invierno se deforma y la distancia de frenado aumenta.',
              fr: 'Par temps doux, la gomme d’hiver, plus molle, se déforme et la distance de freinage s’allonge.',
            },
          },
          {
            text: { en: '30 °C (86 °F)', es: '30 °C (86 °F)', fr: '30 °C (86 °F)' },
            correct: false,
          },
        ],
        feedback: {
          en: 'Around 7 °C is a rule of thumb, not a sharp switch. It helps customers see that cold alone, without snow, is a reason to change.',
          es: 'Los 7 °C son una regla práctica, no un límite exacto. Ayuda a que el cliente entienda que el frío, aun sin nieve, ya es motivo para cambiar.',
          fr: 'Le seuil d’environ 7 °C est un repère, non une limite nette. Il aide le client à comprendre que le froid seul, même sans neige, justifie le changement.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Why does a winter tread stay supple when the temperature drops?',
          es: '¿Por qué la banda de rodamiento de invierno se mantiene flexible cuando baja la temperatura?',
          fr: 'Pourquoi la bande de roulement d’un pneu d’hiver reste-t-elle souple quand la température baisse?',
        },
        options: [
          {
            text: {
              en: 'Its belts contain no steel',
              es: 'Sus cinturones no llevan acero',
              fr: 'Ses ceintures ne contiennent pas d’acier',
            },
            correct: false,
            feedback: {
              en: 'Winter tires have steel belts like other passenger radials; suppleness comes from the rubber.',
              es: 'Las llantas de invierno llevan cinturones de acero como otras radiales; la flexibilidad viene del caucho.',
              fr: 'Les pneus d’hiver ont des ceintures d’acier comme les autres pneus radiaux; la souplesse vient de la gomme.',
            },
          },
          {
            text: {
              en: 'It is inflated to half the usual pressure',
              es: 'Se infla a la mitad de la presión normal',
              fr: 'Il est gonflé à la moitié de la pression habituelle',
            },
            correct: false,
          },
          {
            text: {
              en: 'Its rubber blend stiffens only at much lower temperatures',
              es: 'Su mezcla de caucho solo se endurece a temperaturas mucho más bajas',
              fr: 'Son mélange de gomme ne durcit qu’à des températures beaucoup plus basses',
            },
            correct: true,
          },
          {
            text: {
              en: 'It is heated by studs rubbing on the road',
              es: 'Los clavos la calientan al rozar el pavimento',
              fr: 'Les crampons la réchauffent en frottant la chaussée',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Polymers, silica and softening oils are chosen so that the rubber can still follow the texture of a cold road.',
          es: 'Los polímeros, la sílice y los aceites plastificantes se eligen para que el caucho siga adaptándose a la textura del pavimento frío.',
          fr: 'Les polymères, la silice et les huiles plastifiantes sont choisis pour que la gomme épouse encore la texture d’une chaussée froide.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which features help a tire grip on snow and ice?',
          es: '¿Qué características ayudan a una llanta a agarrarse en la nieve y el hielo?',
          fr: 'Quelles caractéristiques aident un pneu à adhérer sur la neige et la glace?',
        },
        options: [
          {
            text: {
              en: 'Many fine slits in the tread blocks',
              es: 'Muchos cortes finos en los tacos',
              fr: 'De nombreuses fines entailles dans les pavés',
            },
            correct: true,
          },
          {
            text: {
              en: 'A compound made to resist high track temperatures',
              es: 'Un compuesto pensado para soportar el calor de una pista de carreras',
              fr: 'Une gomme conçue pour résister à la chaleur d’un circuit',
            },
            correct: false,
            feedback: {
              en: 'Such a compound turns hard in the cold and slides.',
              es: 'Ese compuesto se endurece con el frío y patina.',
              fr: 'Une telle gomme durcit au froid et glisse.',
            },
          },
          {
            text: {
              en: 'Grooves that pack snow and let it go again',
              es: 'Ranuras que compactan la nieve y luego la sueltan',
              fr: 'Des rainures qui compactent la neige, puis l’évacuent',
            },
            correct: true,
          },
          {
            text: {
              en: 'Rubber that stays flexible below freezing',
              es: 'Caucho que sigue flexible bajo cero',
              fr: 'Une gomme qui reste souple sous le point de congélation',
            },
            correct: true,
          },
          {
            text: {
              en: 'Wide, smooth ribs without edges',
              es: 'Nervaduras anchas y lisas, sin aristas',
              fr: 'Des nervures larges et lisses, sans arêtes',
            },
            correct: false,
            feedback: {
              en: 'Snow and ice grip needs many biting edges; a smooth rib offers none.',
              es: 'En nieve y hielo hacen falta muchas aristas que muerdan; una nervadura lisa no ofrece ninguna.',
              fr: 'Sur la neige et la glace, il faut de nombreuses arêtes; une nervure lisse n’en offre aucune.',
            },
          },
        ],
        credit: 'partial',
      },
      {
        kind: 'short_answer',
        text: {
          en: 'What do we call the thin slits cut into the tread blocks of a winter tire?',
          es: '¿Cómo se llaman los cortes finos en los tacos de una llanta de invierno?',
          fr: 'Comment appelle-t-on les fines entailles dans les pavés d’un pneu d’hiver?',
        },
        accepted: {
          en: ['sipe', 'sipes', 'tread sipes', 'siping'],
          es: ['laminilla', 'laminillas', 'láminas', 'lámina', 'lamelas', 'sipes'],
          fr: ['lamelle', 'lamelles', 'les lamelles'],
        },
        feedback: {
          en: 'Sipes open as the block bends and give hundreds of small gripping edges.',
          es: 'Las laminillas se abren cuando el taco se flexiona y crean cientos de pequeñas aristas de agarre.',
          fr: 'Les lamelles s’ouvrent lorsque le pavé fléchit et créent des centaines de petites arêtes d’adhérence.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does the three-peak mountain with snowflake symbol tell you?',
          es: '¿Qué indica el símbolo de la montaña de tres picos con un copo de nieve?',
          fr: 'Qu’indique le symbole de la montagne à trois pics avec un flocon de neige?',
        },
        options: [
          {
            text: {
              en: 'The tire reached a set level in a snow traction test',
              es: 'La llanta alcanzó un nivel establecido en una prueba de tracción en nieve',
              fr: 'Le pneu a atteint un niveau fixé dans un essai de traction sur neige',
            },
            correct: true,
          },
          {
            text: {
              en: 'The tire is fitted with metal studs',
              es: 'La llanta lleva clavos metálicos',
              fr: 'Le pneu est muni de crampons métalliques',
            },
            correct: false,
          },
          {
            text: {
              en: 'The tire has at least 12 mm of tread',
              es: 'La llanta tiene al menos 12 mm de dibujo',
              fr: 'Le pneu a au moins 12 mm de sculpture',
            },
            correct: false,
          },
          {
            text: {
              en: 'The maker says the tread is open, without any test',
              es: 'El fabricante declara que el dibujo es abierto, sin ninguna prueba',
              fr: 'Le fabricant déclare que la sculpture est ouverte, sans aucun essai',
            },
            correct: false,
            feedback: {
              en: 'That describes the M+S marking, which the maker applies on the basis of tread geometry.',
              es: 'Eso describe la marca M+S, que el fabricante aplica según la geometría del dibujo.',
              fr: 'C’est plutôt le marquage M+S, apposé par le fabricant d’après la géométrie de la sculpture.',
            },
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'A customer asks for advice on a winter set. Which statements are right?',
          es: 'Un cliente pide consejo sobre un juego de invierno. ¿Qué afirmaciones son correctas?',
          fr: 'Un client demande conseil pour un jeu de pneus d’hiver. Quels énoncés sont exacts?',
        },
        options: [
          {
            text: {
              en: 'Two winter tires on the driven axle give the same safety as four',
              es: 'Dos llantas de invierno en el eje motriz dan la misma seguridad que cuatro',
              fr: 'Deux pneus d’hiver sur l’essieu moteur sont aussi sûrs que quatre',
            },
            correct: false,
            feedback: {
              en: 'With mixed grip, one axle slides first in braking and in bends. Always offer four.',
              es: 'Con agarre distinto, un eje patina antes al frenar y en las curvas. Ofrezca siempre cuatro.',
              fr: 'Avec une adhérence inégale, un essieu décroche le premier au freinage et en virage. Proposez toujours quatre pneus.',
            },
          },
          {
            text: {
              en: 'All four wheels should carry winter tires',
              es: 'Las cuatro ruedas deben llevar llantas de invierno',
              fr: 'Les quatre roues doivent porter des pneus d’hiver',
            },
            correct: true,
          },
          {
            text: {
              en: 'Snow grip falls off well before the wear bars are reached',
              es: 'El agarre en nieve cae mucho antes de llegar a los indicadores de desgaste',
              fr: 'L’adhérence sur neige baisse bien avant d’atteindre les témoins d’usure',
            },
            correct: true,
          },
          {
            text: {
              en: 'Pressure needs a check when the weather turns cold',
              es: 'Hay que revisar la presión cuando llega el frío',
              fr: 'Il faut vérifier la pression à l’arrivée du froid',
            },
            correct: true,
          },
        ],
        feedback: {
          en: 'Four matching tires, a pressure check and replacement at around 4 mm of tread are the three points to get across.',
          es: 'Cuatro llantas iguales, revisión de la presión y reemplazo a unos 4 mm de dibujo son los tres mensajes clave.',
          fr: 'Quatre pneus identiques, une vérification de la pression et un remplacement vers 4 mm de sculpture : voilà les trois messages à retenir.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer would like to keep winter tires on through a hot summer. What do you say?',
          es: 'Un cliente quiere dejar las llantas de invierno durante un verano caluroso. ¿Qué le dice?',
          fr: 'Un client voudrait garder ses pneus d’hiver pendant un été chaud. Que lui dites-vous?',
        },
        options: [
          {
            text: {
              en: 'They save fuel because soft rubber rolls more easily',
              es: 'Ahorran combustible porque el caucho blando rueda mejor',
              fr: 'Ils économisent du carburant, car la gomme molle roule mieux',
            },
            correct: false,
            feedback: {
              en: 'Soft rubber that flexes more tends to cost energy rather than save it.',
              es: 'El caucho blando que se flexiona más tiende a gastar energía, no a ahorrarla.',
              fr: 'Une gomme molle qui fléchit davantage tend à consommer de l’énergie, non à en économiser.',
            },
          },
          {
            text: {
              en: 'They are safer at high speed than summer tires',
              es: 'Son más seguras a alta velocidad que las de verano',
              fr: 'Ils sont plus sûrs à haute vitesse que les pneus d’été',
            },
            correct: false,
          },
          {
            text: {
              en: 'There is no difference once the snow is gone',
              es: 'No hay diferencia cuando ya no hay nieve',
              fr: 'Il n’y a aucune différence une fois la neige partie',
            },
            correct: false,
          },
          {
            text: {
              en: 'They wear faster and need more distance to stop when it is warm',
              es: 'Se gastan más rápido y necesitan más distancia para frenar con calor',
              fr: 'Ils s’usent plus vite et freinent sur une plus longue distance à la chaleur',
            },
            correct: true,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'As a rule of thumb, how does tire pressure change when the air gets about 6 °C (10 °F) colder?',
          es: 'Como regla práctica, ¿cómo cambia la presión cuando el aire se enfría unos 6 °C (10 °F)?',
          fr: 'En règle générale, comment la pression change-t-elle quand l’air refroidit d’environ 6 °C (10 °F)?',
        },
        options: [
          {
            text: {
              en: 'It rises by about 1 psi (7 kPa)',
              es: 'Sube cerca de 1 psi (7 kPa)',
              fr: 'Elle monte d’environ 1 lb/po² (7 kPa)',
            },
            correct: false,
            feedback: {
              en: 'Air contracts in the cold, so pressure goes down, not up.',
              es: 'El aire se contrae con el frío: la presión baja, no sube.',
              fr: 'L’air se contracte au froid : la pression baisse, elle ne monte pas.',
            },
          },
          {
            text: {
              en: 'It falls by about 1 psi (7 kPa)',
              es: 'Baja cerca de 1 psi (7 kPa)',
              fr: 'Elle baisse d’environ 1 lb/po² (7 kPa)',
            },
            correct: true,
          },
          {
            text: {
              en: 'It falls by about 10 psi (69 kPa)',
              es: 'Baja cerca de 10 psi (69 kPa)',
              fr: 'Elle baisse d’environ 10 lb/po² (69 kPa)',
            },
            correct: false,
          },
          {
            text: { en: 'It stays the same', es: 'Se mantiene igual', fr: 'Elle reste la même' },
            correct: false,
          },
        ],
        feedback: {
          en: 'That is why the pressure light so often comes on with the first frost.',
          es: 'Por eso el testigo de presión se enciende tantas veces con la primera helada.',
          fr: 'C’est pourquoi le témoin de pression s’allume si souvent au premier gel.',
        },
      },
      {
        kind: 'short_answer',
        text: {
          en: 'A winter fitment is 205 mm wide, with an aspect ratio of 55, radial, for a 16-inch rim. Write the size as on the sidewall, without spaces.',
          es: 'Una llanta de invierno mide 205 mm de ancho, con relación de aspecto 55, radial, para rin de 16 pulgadas. Escriba la medida como en el costado, sin espacios.',
          fr: 'Un pneu d’hiver mesure 205 mm de large, rapport d’aspect 55, radial, pour une jante de 16 pouces. Écrivez la dimension comme sur le flanc, sans espaces.',
        },
        accepted: {
          en: ['205/55R16', '205/55 R16', '205/55 R 16'],
          es: ['205/55R16', '205/55 R16', '205/55 R 16'],
          fr: ['205/55R16', '205/55 R16', '205/55 R 16'],
        },
        code: true,
        feedback: {
          en: 'The order is width, slash, aspect ratio, R for radial, rim diameter.',
          es: 'El orden es ancho, barra, relación de aspecto, R de radial y diámetro del rin.',
          fr: 'L’ordre est le suivant : largeur, barre oblique, rapport d’aspect, R pour radial, diamètre de jante.',
        },
      },
    ],
  },
};

import type { DemoModule } from '../types';

export const allTerrainBasics: DemoModule = {
  key: 'all-terrain-basics',
  kind: 'tire',
  brand: 'gt',
  group: null,
  tags: ['265/70 R17', '235/75 R15', 'LT'],
  art: 'allterrain',
  readingMinutes: 12,
  userTypes: [],
  name: { en: 'All-terrain basics', es: 'Fundamentos todo terreno', fr: 'Notions de base tout-terrain' },
  description: {
    en: '<p>Gravel on the weekend, pavement all week: find out what an all-terrain tire does well, what it costs in comfort, and how to read its markings.</p>',
    es: '<p>Grava el fin de semana y pavimento toda la semana: conozca qué hace bien una llanta todo terreno, qué cuesta en confort y cómo leer sus marcas.</p>',
    fr: '<p>Gravier la fin de semaine, asphalte le reste du temps : découvrez ce qu’un pneu tout-terrain fait bien, ce qu’il coûte en confort et comment lire ses marquages.</p>',
  },
  test: {
    category: 'standard',
    passMark: 70,
    shuffle: true,
    timeLimitSeconds: 540,
    maxFails: null,
    resetPeriod: null,
    points: 60,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'Where does an all-terrain tire sit in the range?',
          es: '¿Dónde se ubica una llanta todo terreno en la gama?',
          fr: 'Où se situe un pneu tout-terrain dans la gamme?',
        },
        options: [
          {
            text: {
              en: 'Between summer and winter passenger tires',
              es: 'Entre las llantas de verano y de invierno para auto',
              fr: 'Entre les pneus d’été et d’hiver pour voitures',
            },
            correct: false,
            feedback: {
              en: 'That describes an all-season tire.',
              es: 'Eso describe a una llanta para toda temporada.',
              fr: 'C’est plutôt un pneu toutes saisons.',
            },
          },
          {
            text: {
              en: 'Between highway and mud-terrain tires',
              es: 'Entre las de carretera y las de barro',
              fr: 'Entre les pneus routiers et les pneus à boue',
            },
            correct: true,
          },
          {
            text: {
              en: 'Above mud-terrain tires for use in deep mud',
              es: 'Por encima de las de barro, para barro profundo',
              fr: 'Au-dessus des pneus à boue, pour la boue profonde',
            },
            correct: false,
          },
          {
            text: {
              en: 'Among tires for use only off the road',
              es: 'Entre las de uso exclusivo fuera del camino',
              fr: 'Parmi les pneus réservés au hors-route',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does LT in front of a size mean?',
          es: '¿Qué significa LT delante de la medida?',
          fr: 'Que signifie LT devant une dimension?',
        },
        options: [
          {
            text: {
              en: 'Low temperature, for winter use',
              es: 'Baja temperatura, para invierno',
              fr: 'Basse température, pour l’hiver',
            },
            correct: false,
            feedback: {
              en: 'Look for the snowflake symbol if you need a winter rating.',
              es: 'Para uso en invierno, busque el símbolo del copo de nieve.',
              fr: 'Pour une cote d’hiver, cherchez le symbole du flocon de neige.',
            },
          },
          {
            text: { en: 'Long tread life', es: 'Larga duración de la banda', fr: 'Longue durée de la bande' },
            correct: false,
          },
          {
            text: { en: 'Light truck', es: 'Camión ligero', fr: 'Camion léger' },
            correct: true,
          },
          {
            text: {
              en: 'Left-hand mounting',
              es: 'Montaje del lado izquierdo',
              fr: 'Montage du côté gauche',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'LT tires are built tougher and usually need more pressure than a passenger tire to carry the same load.',
          es: 'Las LT son más resistentes y suelen necesitar más presión que una de pasajeros para llevar la misma carga.',
          fr: 'Les pneus LT sont plus robustes et demandent généralement plus de pression qu’un pneu de tourisme pour porter la même charge.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'In the size 31x10.50R15LT, what is 31?',
          es: 'En la medida 31x10.50R15LT, ¿qué indica 31?',
          fr: 'Dans la dimension 31x10.50R15LT, que désigne 31?',
        },
        options: [
          {
            text: {
              en: 'The overall diameter in inches',
              es: 'El diámetro total en pulgadas',
              fr: 'Le diamètre total en pouces',
            },
            correct: true,
          },
          {
            text: {
              en: 'The width in centimeters',
              es: 'El ancho en centímetros',
              fr: 'La largeur en centimètres',
            },
            correct: false,
            feedback: {
              en: 'The width follows: 10.50 inches.',
              es: 'El ancho viene después: 10.50 pulgadas.',
              fr: 'La largeur vient ensuite : 10,50 pouces.',
            },
          },
          {
            text: {
              en: 'The rim diameter in inches',
              es: 'El diámetro del rin en pulgadas',
              fr: 'Le diamètre de la jante en pouces',
            },
            correct: false,
            feedback: {
              en: 'The rim diameter is the number after R: 15.',
              es: 'El diámetro del rin es el número después de la R: 15.',
              fr: 'Le diamètre de la jante est le nombre après R : 15.',
            },
          },
          {
            text: {
              en: 'The highest pressure in psi',
              es: 'La presión máxima en psi',
              fr: 'La pression maximale en lb/po²',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'A light truck tire is 265 mm wide, with an aspect ratio of 70, radial, for a 17-inch rim. Write its size with the prefix, without spaces.',
          es: 'Una llanta de camión ligero mide 265 mm de ancho, relación de aspecto 70, radial, rin de 17 pulgadas. Escriba la medida con el prefijo, sin espacios.',
          fr: 'Un pneu de camion léger mesure 265 mm de large, rapport d’aspect 70, radial, jante de 17 pouces. Écrivez la dimension avec le préfixe, sans espaces.',
        },
        accepted: {
          en: ['LT265/70R17', 'LT265/70 R17', 'LT 265/70R17', 'LT 265/70 R17'],
          es: ['LT265/70R17', 'LT265/70 R17', 'LT 265/70R17', 'LT 265/70 R17'],
          fr: ['LT265/70R17', 'LT265/70 R17', 'LT 265/70R17', 'LT 265/70 R17'],
        },
        code: true,
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Compared with a highway tire, what should a customer expect from an all-terrain tire?',
          es: 'Frente a una llanta de carretera, ¿qué debe esperar el cliente de una todo terreno?',
          fr: 'Par rapport à un pneu routier, à quoi le client doit-il s’attendre avec un pneu tout-terrain?',
        },
        options: [
          {
            text: {
              en: 'More grip on gravel and dirt',
              es: 'Más agarre en grava y tierra',
              fr: 'Plus d’adhérence sur le gravier et la terre',
            },
            correct: true,
          },
          {
            text: {
              en: 'More noise on pavement',
              es: 'Más ruido en el pavimento',
              fr: 'Plus de bruit sur l’asphalte',
            },
            correct: true,
          },
          {
            text: {
              en: 'Lower fuel consumption',
              es: 'Menor consumo de combustible',
              fr: 'Une plus faible consommation de carburant',
            },
            correct: false,
            feedback: {
              en: 'Heavier, more open treads tend to roll less easily, so consumption is rather higher.',
              es: 'Las bandas más pesadas y abiertas ruedan con más resistencia: el consumo suele subir.',
              fr: 'Une bande plus lourde et ouverte roule moins facilement : la consommation est plutôt plus élevée.',
            },
          },
          {
            text: {
              en: 'Better resistance to cuts and chips',
              es: 'Mayor resistencia a cortes y desprendimientos',
              fr: 'Une meilleure résistance aux coupures et aux arrachements',
            },
            correct: true,
          },
          {
            text: {
              en: 'Sharper steering in fast bends',
              es: 'Dirección más precisa en curvas rápidas',
              fr: 'Une direction plus précise dans les virages rapides',
            },
            correct: false,
            feedback: {
              en: 'Taller, softer blocks move more under side load.',
              es: 'Los tacos más altos y flexibles se mueven más con la carga lateral.',
              fr: 'Des pavés plus hauts et plus souples bougent davantage sous la charge latérale.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Why do some drivers lower the pressure off-road, at low speed?',
          es: '¿Por qué algunos conductores bajan la presión fuera del camino, a baja velocidad?',
          fr: 'Pourquoi certains conducteurs baissent-ils la pression en hors-route, à basse vitesse?',
        },
        options: [
          {
            text: {
              en: 'To make the tire lighter',
              es: 'Para que la llanta pese menos',
              fr: 'Pour alléger le pneu',
            },
            correct: false,
          },
          {
            text: {
              en: 'To raise the vehicle',
              es: 'Para elevar el vehículo',
              fr: 'Pour surélever le véhicule',
            },
            correct: false,
            feedback: {
              en: 'A softer tire lowers the vehicle slightly.',
              es: 'Una llanta con menos aire baja un poco el vehículo.',
              fr: 'Un pneu moins gonflé abaisse légèrement le véhicule.',
            },
          },
          {
            text: {
              en: 'To protect the rim from stones',
              es: 'Para proteger el rin de las piedras',
              fr: 'Pour protéger la jante des pierres',
            },
            correct: false,
            feedback: {
              en: 'The rim is more exposed at low pressure, which is why speed must stay low.',
              es: 'Con poca presión el rin queda más expuesto; por eso hay que ir despacio.',
              fr: 'La jante est plus exposée à basse pression; il faut donc rouler lentement.',
            },
          },
          {
            text: {
              en: 'To spread the load over a longer footprint',
              es: 'Para repartir la carga en una huella más larga',
              fr: 'Pour répartir la charge sur une empreinte plus longue',
            },
            correct: true,
          },
        ],
        feedback: {
          en: 'Remind the customer to inflate to the right pressure again before driving on the highway.',
          es: 'Recuerde al cliente que vuelva a inflar a la presión correcta antes de entrar en carretera.',
          fr: 'Rappelez au client de regonfler à la bonne pression avant de reprendre la route.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which questions help you choose between a highway and an all-terrain tire?',
          es: '¿Qué preguntas ayudan a elegir entre una llanta de carretera y una todo terreno?',
          fr: 'Quelles questions aident à choisir entre un pneu routier et un pneu tout-terrain?',
        },
        options: [
          {
            text: {
              en: 'How much do you drive off pavement?',
              es: '¿Cuánto conduce fuera del pavimento?',
              fr: 'Quelle part de vos trajets se fait hors de l’asphalte?',
            },
            correct: true,
          },
          {
            text: {
              en: 'Which radio station do you listen to?',
              es: '¿Qué estación de radio escucha?',
              fr: 'Quelle station de radio écoutez-vous?',
            },
            correct: false,
          },
          {
            text: {
              en: 'Do you tow or carry heavy loads?',
              es: '¿Remolca o lleva cargas pesadas?',
              fr: 'Tirez-vous une remorque ou des charges lourdes?',
            },
            correct: true,
          },
          {
            text: {
              en: 'How important is a quiet ride to you?',
              es: '¿Qué tan importante es para usted una marcha silenciosa?',
              fr: 'Un roulement silencieux est-il important pour vous?',
            },
            correct: true,
          },
          {
            text: { en: 'Will you pay by card?', es: '¿Pagará con tarjeta?', fr: 'Paierez-vous par carte?' },
            correct: false,
            feedback: {
              en: 'That comes at the end, once the right tire has been found.',
              es: 'Eso viene al final, cuando ya se encontró la llanta adecuada.',
              fr: 'Cela vient à la fin, une fois le bon pneu trouvé.',
            },
          },
        ],
        credit: 'partial',
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does load range E on an LT tire tell you?',
          es: '¿Qué indica el rango de carga E en una llanta LT?',
          fr: 'Qu’indique la plage de charge E sur un pneu LT?',
        },
        options: [
          {
            text: {
              en: 'It has ten separate plies in the sidewall',
              es: 'Tiene diez capas separadas en el costado',
              fr: 'Il compte dix plis distincts dans le flanc',
            },
            correct: false,
            feedback: {
              en: 'Ply rating is a measure of strength left from cotton cords; modern tires reach it with fewer, stronger plies.',
              es: 'El número de lonas es una medida de resistencia de la época del algodón; hoy se logra con menos capas más fuertes.',
              fr: 'Le nombre de plis est une mesure de résistance héritée du coton; les pneus actuels l’atteignent avec moins de plis, plus solides.',
            },
          },
          {
            text: {
              en: 'It has the strength of a 10-ply rating',
              es: 'Tiene la resistencia equivalente a 10 lonas',
              fr: 'Il a la résistance équivalente à 10 plis',
            },
            correct: true,
          },
          {
            text: { en: 'It saves energy', es: 'Ahorra energía', fr: 'Il économise l’énergie' },
            correct: false,
          },
          {
            text: {
              en: 'It is for electric pickups only',
              es: 'Es solo para camionetas eléctricas',
              fr: 'Il est réservé aux camionnettes électriques',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Why should all four tires on a full-time all-wheel-drive vehicle have nearly the same tread depth?',
          es: '¿Por qué las cuatro llantas de un vehículo con tracción integral permanente deben tener casi la misma profundidad?',
          fr: 'Pourquoi les quatre pneus d’un véhicule à traction intégrale permanente doivent-ils avoir presque la même profondeur de sculpture?',
        },
        options: [
          {
            text: {
              en: 'The spare wheel would no longer fit',
              es: 'La rueda de repuesto ya no entraría',
              fr: 'La roue de secours n’irait plus',
            },
            correct: false,
          },
          {
            text: {
              en: 'The speed symbol changes with tread depth',
              es: 'El símbolo de velocidad cambia con la profundidad',
              fr: 'Le symbole de vitesse change avec la profondeur',
            },
            correct: false,
          },
          {
            text: {
              en: 'Unequal rolling circumferences strain the driveline',
              es: 'Circunferencias distintas fuerzan la transmisión',
              fr: 'Des circonférences inégales forcent la transmission',
            },
            correct: true,
          },
        ],
        feedback: {
          en: 'The center coupling must even out the difference all the time and can overheat. Check the vehicle maker’s limit.',
          es: 'El acoplamiento central compensa la diferencia sin descanso y puede recalentarse. Consulte el límite del fabricante del vehículo.',
          fr: 'Le coupleur central compense l’écart sans arrêt et peut surchauffer. Consultez la limite du constructeur.',
        },
      },
    ],
  },
};

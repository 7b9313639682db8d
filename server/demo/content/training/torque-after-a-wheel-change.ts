import type { DemoModule } from '../types';

export const torqueAfterAWheelChange: DemoModule = {
  key: 'torque-after-a-wheel-change',
  kind: 'training',
  brand: 'gt',
  group: 'non_product',
  art: 'arcs',
  readingMinutes: 7,
  userTypes: [],
  name: {
    en: 'Torque after a wheel change',
    es: 'Apriete después de cambiar una rueda',
    fr: 'Couple de serrage après la pose',
  },
  description: {
    en: '<p>A wheel that is tightened by feel is a wheel that may come loose. Go through the steps from a clean hub to the check after the first miles.</p>',
    es: '<p>Una rueda apretada “al tanteo” puede aflojarse. Repase los pasos, desde el cubo limpio hasta la revisión tras los primeros kilómetros.</p>',
    fr: '<p>Une roue serrée « au jugé » peut se desserrer. Revoyez les étapes, du moyeu propre à la vérification après les premiers kilomètres.</p>',
  },
  test: {
    category: 'standard',
    passMark: 80,
    shuffle: false,
    timeLimitSeconds: 600,
    maxFails: 3,
    resetPeriod: 'yearly',
    points: 110,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'Where do you find the right tightening torque for a wheel?',
          es: '¿Dónde encuentra el par de apriete correcto de una rueda?',
          fr: 'Où trouvez-vous le bon couple de serrage d’une roue?',
        },
        options: [
          {
            text: {
              en: 'On the tire’s sidewall',
              es: 'En el costado de la llanta',
              fr: 'Sur le flanc du pneu',
            },
            correct: false,
            feedback: {
              en: 'The tire does not know the wheel or the studs it will be used with.',
              es: 'La llanta no define la rueda ni los espárragos con que se usará.',
              fr: 'Le pneu ne sait rien de la roue ni des goujons avec lesquels il servira.',
            },
          },
          {
            text: {
              en: 'In the vehicle maker’s data',
              es: 'En los datos del fabricante del vehículo',
              fr: 'Dans les données du constructeur du véhicule',
            },
            correct: true,
          },
          {
            text: {
              en: 'It is the same for all cars',
              es: 'Es el mismo para todos los autos',
              fr: 'C’est le même pour toutes les voitures',
            },
            correct: false,
            feedback: {
              en: 'Values differ widely with thread, wheel and vehicle.',
              es: 'Los valores varían mucho según la rosca, la rueda y el vehículo.',
              fr: 'Les valeurs varient beaucoup selon le filetage, la roue et le véhicule.',
            },
          },
          {
            text: {
              en: 'It is whatever one strong arm can reach',
              es: 'Es lo que logre un brazo fuerte',
              fr: 'C’est ce qu’un bras solide peut atteindre',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What belongs to the preparation, before the wheel is tightened?',
          es: '¿Qué forma parte de la preparación, antes de apretar la rueda?',
          fr: 'Que comprend la préparation, avant le serrage de la roue?',
        },
        options: [
          {
            text: {
              en: 'Cleaning rust and dirt off the hub and wheel faces',
              es: 'Limpiar óxido y suciedad de las caras del cubo y la rueda',
              fr: 'Nettoyer la rouille et la saleté des faces du moyeu et de la roue',
            },
            correct: true,
          },
          {
            text: {
              en: 'Checking threads and seats for damage',
              es: 'Revisar si hay daño en roscas y asientos',
              fr: 'Vérifier l’état des filets et des sièges',
            },
            correct: true,
          },
          {
            text: {
              en: 'Oiling the threads on every car',
              es: 'Aceitar las roscas en todos los autos',
              fr: 'Huiler les filets sur toutes les voitures',
            },
            correct: false,
            feedback: {
              en: 'Oil changes the friction: at the same torque the bolt is stretched further. Lubricate only where the maker says so.',
              es: 'El aceite cambia la fricción: con el mismo par, el perno se estira más. Lubrique solo si el fabricante lo indica.',
              fr: 'L’huile change le frottement : au même couple, le boulon s’étire davantage. Ne lubrifiez que si le constructeur le demande.',
            },
          },
          {
            text: {
              en: 'Starting every nut or bolt by hand',
              es: 'Enroscar a mano cada tuerca o perno al inicio',
              fr: 'Amorcer chaque écrou ou boulon à la main',
            },
            correct: true,
          },
          {
            text: {
              en: 'Running the impact wrench at full power from the start',
              es: 'Usar la llave de impacto a plena potencia desde el inicio',
              fr: 'Utiliser la clé à chocs à pleine puissance dès le début',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'In which order are the five nuts of a wheel tightened?',
          es: '¿En qué orden se aprietan las cinco tuercas de una rueda?',
          fr: 'Dans quel ordre serre-t-on les cinq écrous d’une roue?',
        },
        options: [
          {
            text: {
              en: 'Clockwise, one beside the other',
              es: 'En sentido horario, una junto a otra',
              fr: 'Dans le sens horaire, l’un à côté de l’autre',
            },
            correct: false,
            feedback: {
              en: 'Going round can tilt the wheel on the hub before it is seated.',
              es: 'Seguir el círculo puede inclinar la rueda antes de que asiente en el cubo.',
              fr: 'En suivant le cercle, la roue peut se coincer de travers avant d’être bien appuyée.',
            },
          },
          {
            text: {
              en: 'The top nut fully, then the others in any order',
              es: 'La de arriba por completo y luego las demás en cualquier orden',
              fr: 'Celui du haut à fond, puis les autres dans n’importe quel ordre',
            },
            correct: false,
          },
          {
            text: {
              en: 'In a star pattern, in two or more stages',
              es: 'En estrella, en dos o más etapas',
              fr: 'En étoile, en deux étapes ou plus',
            },
            correct: true,
          },
          {
            text: {
              en: 'All at full torque while the wheel is in the air',
              es: 'Todas al par final con la rueda en el aire',
              fr: 'Tous au couple final avec la roue en l’air',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Stages in a star draw the wheel flat against the hub, so that every stud carries its share.',
          es: 'El apriete por etapas en estrella asienta la rueda plana contra el cubo, y cada espárrago toma su parte.',
          fr: 'Le serrage en étoile par étapes plaque la roue bien à plat sur le moyeu, et chaque goujon prend sa part.',
        },
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Which hand tool tightens a nut to a value you can set?',
          es: '¿Qué herramienta manual aprieta una tuerca a un valor que usted puede ajustar?',
          fr: 'Quel outil à main serre un écrou à une valeur que vous pouvez régler?',
        },
        accepted: {
          en: ['torque wrench', 'a torque wrench', 'click torque wrench'],
          es: [
            'llave dinamométrica',
            'una llave dinamométrica',
            'llave de torque',
            'llave de par',
            'torquímetro',
            'torquimetro',
            'llave torquimétrica',
          ],
          fr: [
            'clé dynamométrique',
            'une clé dynamométrique',
            'clé de couple',
            'clé de serrage dynamométrique',
          ],
        },
        feedback: {
          en: 'Have it calibrated at the interval its maker gives, and set it back to its lowest value after work.',
          es: 'Hágala calibrar con la frecuencia que indica su fabricante y regrésela a su valor mínimo al terminar.',
          fr: 'Faites-la étalonner selon l’intervalle de son fabricant et ramenez-la à sa valeur minimale après le travail.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'When should the torque be checked again?',
          es: '¿Cuándo se debe volver a revisar el apriete?',
          fr: 'Quand faut-il revérifier le serrage?',
        },
        options: [
          {
            text: {
              en: 'At the next tire change',
              es: 'En el próximo cambio de llantas',
              fr: 'Au prochain changement de pneus',
            },
            correct: false,
          },
          {
            text: {
              en: 'Only when the steering wheel shakes',
              es: 'Solo si vibra el volante',
              fr: 'Seulement si le volant vibre',
            },
            correct: false,
            feedback: {
              en: 'Vibration may come too late: a nut can already be loose.',
              es: 'La vibración puede llegar tarde: una tuerca ya podría estar floja.',
              fr: 'La vibration peut arriver trop tard : un écrou est peut-être déjà desserré.',
            },
          },
          {
            text: { en: 'After one year', es: 'Después de un año', fr: 'Après un an' },
            correct: false,
          },
          {
            text: {
              en: 'After the first 80 to 160 km (50 to 100 miles)',
              es: 'Tras los primeros 80 a 160 km (50 a 100 millas)',
              fr: 'Après les 80 à 160 premiers kilomètres (50 à 100 milles)',
            },
            correct: true,
          },
        ],
        feedback: {
          en: 'Parts settle against each other as the wheel is used. Tell the customer and write it on the invoice.',
          es: 'Las piezas se asientan con el uso. Avise al cliente y anótelo en la factura.',
          fr: 'Les pièces se mettent en place à l’usage. Dites-le au client et inscrivez-le sur la facture.',
        },
      },
      {
        kind: 'short_answer',
        text: {
          en: 'A wheel bolt has a metric thread of 12 mm diameter and 1.5 mm pitch. Write the thread as marked in catalogs, beginning with M.',
          es: 'Un perno de rueda tiene rosca métrica de 12 mm de diámetro y paso de 1.5 mm. Escriba la rosca como en los catálogos, empezando con M.',
          fr: 'Un boulon de roue a un filetage métrique de 12 mm de diamètre et un pas de 1,5 mm. Écrivez le filetage comme dans les catalogues, en commençant par M.',
        },
        accepted: {
          en: ['M12x1.5', 'M12 x 1.5', 'M12×1.5', 'M12 × 1.5', 'M12X1.50', 'M12-1.5', 'M12*1.5'],
          es: ['M12x1.5', 'M12 x 1.5', 'M12×1.5', 'M12x1,5', 'M12 x 1,5', 'M12×1,5'],
          fr: ['M12x1,5', 'M12 x 1,5', 'M12×1,5', 'M12 × 1,5', 'M12x1.5'],
        },
        code: true,
        feedback: {
          en: 'Diameter first, then pitch. M12x1.25 looks alike but will strip the thread.',
          es: 'Primero el diámetro y luego el paso. M12x1.25 se parece, pero daña la rosca.',
          fr: 'Le diamètre d’abord, puis le pas. M12x1,25 lui ressemble, mais abîmera les filets.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What can happen when wheel nuts are overtightened?',
          es: '¿Qué puede pasar si se aprietan demasiado las tuercas?',
          fr: 'Que peut-il arriver si les écrous sont trop serrés?',
        },
        options: [
          {
            text: {
              en: 'Studs stretch or break',
              es: 'Los espárragos se estiran o se rompen',
              fr: 'Les goujons s’étirent ou cassent',
            },
            correct: true,
          },
          {
            text: {
              en: 'The wheel is better balanced',
              es: 'La rueda queda mejor balanceada',
              fr: 'La roue est mieux équilibrée',
            },
            correct: false,
          },
          {
            text: {
              en: 'The brake disc is distorted',
              es: 'El disco de freno se deforma',
              fr: 'Le disque de frein se voile',
            },
            correct: true,
          },
          {
            text: {
              en: 'The driver cannot loosen them at the roadside',
              es: 'El conductor no puede aflojarlas en el camino',
              fr: 'Le conducteur ne peut pas les desserrer au bord de la route',
            },
            correct: true,
          },
          {
            text: {
              en: 'The tire wears more slowly',
              es: 'La llanta se gasta más despacio',
              fr: 'Le pneu s’use plus lentement',
            },
            correct: false,
            feedback: {
              en: 'Nut torque has no effect of that kind on tread wear.',
              es: 'El apriete de las tuercas no mejora la duración de la banda.',
              fr: 'Le serrage des écrous n’a aucun effet de ce genre sur l’usure.',
            },
          },
        ],
        credit: 'partial',
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A wheel has ball seats, but the nuts are conical. What do you do?',
          es: 'Una rueda tiene asientos esféricos, pero las tuercas son cónicas. ¿Qué hace?',
          fr: 'Une roue a des sièges sphériques, mais les écrous sont coniques. Que faites-vous?',
        },
        options: [
          {
            text: {
              en: 'Get nuts that match the seats',
              es: 'Consigo tuercas que correspondan a los asientos',
              fr: 'Je trouve des écrous adaptés aux sièges',
            },
            correct: true,
          },
          {
            text: {
              en: 'Tighten the nuts a little more',
              es: 'Aprieto un poco más las tuercas',
              fr: 'Je serre les écrous un peu plus',
            },
            correct: false,
            feedback: {
              en: 'More torque cannot make up for a small contact area.',
              es: 'Más par no compensa una superficie de contacto pequeña.',
              fr: 'Un couple plus élevé ne compense pas une faible surface de contact.',
            },
          },
          {
            text: {
              en: 'Put grease on the seats',
              es: 'Pongo grasa en los asientos',
              fr: 'Je graisse les sièges',
            },
            correct: false,
          },
          {
            text: {
              en: 'Fit them as they are; shape does not matter',
              es: 'Las monto así; la forma no importa',
              fr: 'Je les pose tels quels; la forme importe peu',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Seats that do not match touch on a thin ring only. The clamping force is lost and the wheel can come loose.',
          es: 'Los asientos que no coinciden se tocan solo en un aro fino. Se pierde fuerza de sujeción y la rueda puede aflojarse.',
          fr: 'Des sièges mal assortis ne se touchent que sur un mince anneau. La force de serrage se perd et la roue peut se desserrer.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A nut was driven home with an impact wrench; then a hand wrench set to the right value clicks at once. What does the click prove?',
          es: 'Una tuerca se apretó del todo con llave de impacto; luego una llave manual ajustada al valor correcto hace clic de inmediato. ¿Qué demuestra el clic?',
          fr: 'Un écrou a été serré à fond à la clé à chocs; une clé manuelle réglée à la bonne valeur clique ensuite aussitôt. Que prouve le clic?',
        },
        options: [
          {
            text: {
              en: 'That the torque is exactly right',
              es: 'Que el par es exactamente el correcto',
              fr: 'Que le couple est exactement le bon',
            },
            correct: false,
            feedback: {
              en: 'A nut far over the value gives the same click.',
              es: 'Una tuerca muy por encima del valor hace el mismo clic.',
              fr: 'Un écrou serré bien au-delà donne le même clic.',
            },
          },
          {
            text: {
              en: 'Only that the torque is at least the set value',
              es: 'Solo que el par es por lo menos el ajustado',
              fr: 'Seulement que le couple atteint au moins la valeur réglée',
            },
            correct: true,
          },
          {
            text: {
              en: 'That the nut is too loose',
              es: 'Que la tuerca está demasiado floja',
              fr: 'Que l’écrou est trop lâche',
            },
            correct: false,
          },
          {
            text: {
              en: 'That the wrench needs calibration',
              es: 'Que la llave necesita calibración',
              fr: 'Que la clé doit être étalonnée',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Run nuts down gently, then let the torque wrench do the last part of the turn.',
          es: 'Acerque las tuercas con suavidad y deje que la llave dinamométrica haga la última parte del giro.',
          fr: 'Approchez les écrous en douceur, puis laissez la clé dynamométrique faire la dernière partie du tour.',
        },
      },
    ],
  },
};

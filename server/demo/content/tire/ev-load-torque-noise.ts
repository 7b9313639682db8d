import type { DemoModule } from '../types';

export const evLoadTorqueNoise: DemoModule = {
  key: 'ev-load-torque-noise',
  kind: 'tire',
  brand: 'conti',
  group: null,
  tags: ['235/60 R18', '255/45 R19', 'HL'],
  art: 'ev',
  readingMinutes: 18,
  userTypes: [],
  name: {
    en: 'Electric vehicles: load, torque, noise',
    es: 'Vehículos eléctricos: carga, par y ruido',
    fr: 'Véhicules électriques : charge, couple, bruit',
  },
  description: {
    en: '<p>Electric vehicles ask more of a tire: they are heavy, deliver full torque at once and leave no engine noise to hide behind.</p><p>This PRO module shows how to choose, fit and care for their tires.</p>',
    es: '<p>Los vehículos eléctricos le exigen más a la llanta: son pesados, entregan todo el par al instante y no tienen ruido de motor que disimule.</p><p>Este módulo PRO muestra cómo elegir, montar y cuidar sus llantas.</p>',
    fr: '<p>Les véhicules électriques demandent davantage aux pneus : ils sont lourds, livrent tout leur couple d’un coup et n’ont aucun bruit de moteur pour masquer le reste.</p><p>Ce module PRO explique comment choisir, poser et entretenir leurs pneus.</p>',
  },
  test: {
    category: 'pro',
    passMark: 80,
    shuffle: true,
    timeLimitSeconds: 1200,
    maxFails: 3,
    resetPeriod: 'yearly',
    points: 200,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'Why does an electric vehicle often need tires with a higher load index than a similar vehicle with an engine?',
          es: '¿Por qué un vehículo eléctrico suele necesitar llantas con un índice de carga mayor que un vehículo similar con motor de combustión?',
          fr: 'Pourquoi un véhicule électrique demande-t-il souvent des pneus d’un indice de charge plus élevé qu’un véhicule semblable à essence?',
        },
        options: [
          {
            text: {
              en: 'Because it is driven faster',
              es: 'Porque circula más rápido',
              fr: 'Parce qu’il roule plus vite',
            },
            correct: false,
          },
          {
            text: {
              en: 'Because its wheels are always smaller',
              es: 'Porque sus ruedas siempre son más pequeñas',
              fr: 'Parce que ses roues sont toujours plus petites',
            },
            correct: false,
          },
          {
            text: {
              en: 'Because the battery makes it heavier',
              es: 'Porque la batería lo hace más pesado',
              fr: 'Parce que la batterie l’alourdit',
            },
            correct: true,
            feedback: {
              en: 'The battery pack can add hundreds of pounds, and the tires carry all of it.',
              es: 'El paquete de baterías puede agregar cientos de libras, y las llantas las cargan todas.',
              fr: 'Le bloc-batterie peut ajouter des centaines de livres, que les pneus supportent en entier.',
            },
          },
          {
            text: {
              en: 'Because it has no spare tire',
              es: 'Porque no lleva llanta de repuesto',
              fr: 'Parce qu’il n’a pas de pneu de secours',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Which two letters stand before the size on a tire built for a higher load than an XL tire of the same size (High Load)?',
          es: '¿Qué dos letras aparecen antes de la medida en una llanta para una carga mayor que la de una XL de la misma medida (High Load)?',
          fr: 'Quelles deux lettres précèdent la dimension d’un pneu conçu pour une charge supérieure à celle d’un pneu XL de même dimension (High Load)?',
        },
        accepted: {
          en: ['HL'],
          es: ['HL'],
          fr: ['HL'],
        },
        code: true,
        feedback: {
          en: 'HL tires appeared because some heavy vehicles exceed what an XL tire of the same size may carry.',
          es: 'Las llantas HL surgieron porque algunos vehículos pesados superan lo que puede cargar una XL de la misma medida.',
          fr: 'Les pneus HL sont apparus parce que certains véhicules lourds dépassent ce qu’un pneu XL de même dimension peut porter.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'An electric car came with XL tires, load index 103. A customer asks for a cheaper tire in the same size with load index 99. What do you answer?',
          es: 'Un auto eléctrico vino con llantas XL de índice de carga 103. El cliente pide una llanta más barata de la misma medida con índice 99. ¿Qué responde?',
          fr: 'Une voiture électrique est livrée avec des pneus XL d’indice de charge 103. Le client demande un pneu moins cher de même dimension, d’indice 99. Que répondez-vous?',
        },
        options: [
          {
            text: {
              en: 'It is fine, since the size is the same',
              es: 'Está bien, porque la medida es la misma',
              fr: 'C’est correct, puisque la dimension est la même',
            },
            correct: false,
          },
          {
            text: {
              en: 'It is fine with 10 psi more',
              es: 'Está bien con 10 psi más',
              fr: 'C’est correct avec 10 psi de plus',
            },
            correct: false,
            feedback: {
              en: 'Extra pressure cannot raise a tire’s load above the maximum it is built for.',
              es: 'Más presión no puede elevar la carga de una llanta por encima del máximo para el que fue construida.',
              fr: 'Une pression plus élevée ne peut pas porter la charge au-delà du maximum prévu pour le pneu.',
            },
          },
          {
            text: {
              en: 'It is fine on the rear axle only',
              es: 'Está bien solo en el eje trasero',
              fr: 'C’est correct sur l’essieu arrière seulement',
            },
            correct: false,
          },
          {
            text: {
              en: 'It is not suitable, because the load index is below the original',
              es: 'No es adecuada, porque el índice de carga es menor que el original',
              fr: 'Il ne convient pas, car l’indice de charge est inférieur à celui d’origine',
            },
            correct: true,
          },
        ],
        feedback: {
          en: 'A replacement tire must carry at least the load the vehicle maker specifies.',
          es: 'Una llanta de reemplazo debe soportar al menos la carga que especifica el fabricante del vehículo.',
          fr: 'Un pneu de remplacement doit supporter au moins la charge prescrite par le constructeur.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which traits of electric vehicles can make their tires wear faster? Select all that apply.',
          es: '¿Qué rasgos de los vehículos eléctricos pueden desgastar más rápido las llantas? Seleccione todos los que correspondan.',
          fr: 'Quelles caractéristiques des véhicules électriques peuvent accélérer l’usure des pneus? Cochez toutes les bonnes réponses.',
        },
        credit: 'partial',
        options: [
          {
            text: {
              en: 'High torque from a standstill',
              es: 'Par elevado desde cero',
              fr: 'Couple élevé dès l’arrêt',
            },
            correct: true,
          },
          {
            text: {
              en: 'A quiet cabin',
              es: 'Un habitáculo silencioso',
              fr: 'Un habitacle silencieux',
            },
            correct: false,
          },
          {
            text: {
              en: 'Higher vehicle weight',
              es: 'Mayor peso del vehículo',
              fr: 'Poids plus élevé du véhicule',
            },
            correct: true,
          },
          {
            text: {
              en: 'Strong regenerative braking on the driven axle',
              es: 'Frenado regenerativo fuerte en el eje motriz',
              fr: 'Freinage régénératif puissant sur l’essieu moteur',
            },
            correct: true,
            feedback: {
              en: 'Slowing by the motor passes braking force through the driven wheels.',
              es: 'Al frenar con el motor eléctrico, la fuerza pasa por las ruedas motrices.',
              fr: 'Ralentir par le moteur fait passer l’effort de freinage par les roues motrices.',
            },
          },
          {
            text: {
              en: 'Fewer oil changes',
              es: 'Menos cambios de aceite',
              fr: 'Moins de vidanges d’huile',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Why do drivers notice tire noise more in an electric vehicle?',
          es: '¿Por qué se nota más el ruido de las llantas en un vehículo eléctrico?',
          fr: 'Pourquoi remarque-t-on davantage le bruit des pneus dans un véhicule électrique?',
        },
        options: [
          {
            text: {
              en: 'The tires are always wider',
              es: 'Las llantas siempre son más anchas',
              fr: 'Les pneus sont toujours plus larges',
            },
            correct: false,
          },
          {
            text: {
              en: 'There is no engine sound to mask it',
              es: 'No hay sonido de motor que lo disimule',
              fr: 'Aucun son de moteur ne le masque',
            },
            correct: true,
          },
          {
            text: {
              en: 'The speakers are weaker',
              es: 'Las altavoces son más débiles',
              fr: 'Les haut-parleurs sont plus faibles',
            },
            correct: false,
          },
          {
            text: {
              en: 'The tires carry less pressure',
              es: 'Las llantas llevan menos presión',
              fr: 'Les pneus sont moins gonflés',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'That is why some tires carry a layer of foam inside, which dampens the sound of the air in the cavity.',
          es: 'Por eso algunas llantas llevan por dentro una capa de espuma que amortigua el sonido del aire en la cavidad.',
          fr: 'C’est pourquoi certains pneus comportent une couche de mousse intérieure qui amortit le son de l’air dans la cavité.',
        },
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Continental’s name for its tires with a noise-reducing foam layer inside joins “Conti” with which word? Write the word or the full name.',
          es: 'El nombre de Continental para sus llantas con espuma interior que reduce el ruido une “Conti” con otra palabra. Escriba esa palabra o el nombre completo.',
          fr: 'Le nom que Continental donne à ses pneus dotés d’une mousse intérieure antibruit réunit « Conti » et un autre mot. Écrivez ce mot ou le nom complet.',
        },
        accepted: {
          en: ['Silent', 'ContiSilent', 'Conti Silent'],
          es: ['Silent', 'ContiSilent', 'Conti Silent'],
          fr: ['Silent', 'ContiSilent', 'Conti Silent'],
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does lower rolling resistance mean for the driver of an electric vehicle?',
          es: '¿Qué significa una menor resistencia al rodamiento para quien maneja un vehículo eléctrico?',
          fr: 'Que signifie une résistance au roulement plus faible pour la personne qui conduit un véhicule électrique?',
        },
        options: [
          {
            text: {
              en: 'Less energy per mile, so more range',
              es: 'Menos energía por milla y, por tanto, más autonomía',
              fr: 'Moins d’énergie au kilomètre, donc plus d’autonomie',
            },
            correct: true,
          },
          {
            text: {
              en: 'Shorter charging cables',
              es: 'Cables de carga más cortos',
              fr: 'Des câbles de recharge plus courts',
            },
            correct: false,
          },
          {
            text: {
              en: 'A higher top speed rating',
              es: 'Una categoría de velocidad más alta',
              fr: 'Une cote de vitesse plus élevée',
            },
            correct: false,
            feedback: {
              en: 'The speed rating is a separate property, shown by the speed symbol.',
              es: 'La categoría de velocidad es otra propiedad, indicada por el símbolo de velocidad.',
              fr: 'La cote de vitesse est une propriété distincte, indiquée par le symbole de vitesse.',
            },
          },
          {
            text: {
              en: 'No need to check pressure',
              es: 'No hace falta revisar la presión',
              fr: 'Plus besoin de vérifier la pression',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What should you check before lifting an electric vehicle? Select all that apply.',
          es: '¿Qué debe revisar antes de levantar un vehículo eléctrico? Seleccione todo lo que corresponda.',
          fr: 'Que faut-il vérifier avant de lever un véhicule électrique? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'The maker’s lifting points, clear of the battery',
              es: 'Los puntos de elevación del fabricante, lejos de la batería',
              fr: 'Les points de levage du constructeur, à l’écart de la batterie',
            },
            correct: true,
            feedback: {
              en: 'Pressure on the battery case can damage it.',
              es: 'Presionar la caja de la batería puede dañarla.',
              fr: 'Une pression sur le boîtier de la batterie peut l’endommager.',
            },
          },
          {
            text: {
              en: 'The level of engine oil',
              es: 'El nivel de aceite del motor',
              fr: 'Le niveau d’huile du moteur',
            },
            correct: false,
          },
          {
            text: {
              en: 'That the lift is rated for the vehicle’s weight',
              es: 'Que el elevador soporte el peso del vehículo',
              fr: 'Que le pont élévateur est prévu pour le poids du véhicule',
            },
            correct: true,
          },
          {
            text: {
              en: 'Whether the maker asks for a jack or transport mode',
              es: 'Si el fabricante pide activar un modo de gato o de transporte',
              fr: 'Si le constructeur demande d’activer un mode cric ou transport',
            },
            correct: true,
            feedback: {
              en: 'With air suspension, leveling must often be switched off first.',
              es: 'Con suspensión neumática, a menudo hay que desactivar antes la nivelación.',
              fr: 'Avec une suspension pneumatique, il faut souvent désactiver la mise à niveau d’abord.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Must every tire on an electric vehicle carry an EV marking?',
          es: '¿Deben llevar una marca EV todas las llantas de un vehículo eléctrico?',
          fr: 'Tous les pneus d’un véhicule électrique doivent-ils porter une marque EV?',
        },
        options: [
          {
            text: {
              en: 'Yes, otherwise the motor will not start',
              es: 'Sí; de lo contrario, el motor no arranca',
              fr: 'Oui, sinon le moteur ne démarre pas',
            },
            correct: false,
          },
          {
            text: {
              en: 'Yes, but only on the front axle',
              es: 'Sí, pero solo en el eje delantero',
              fr: 'Oui, mais seulement sur l’essieu avant',
            },
            correct: false,
          },
          {
            text: {
              en: 'No; what counts is size, load, speed and the vehicle maker’s requirements',
              es: 'No; lo que cuenta es la medida, la carga, la velocidad y lo que pide el fabricante del vehículo',
              fr: 'Non; ce qui compte, c’est la dimension, la charge, la vitesse et les exigences du constructeur',
            },
            correct: true,
          },
          {
            text: {
              en: 'No, any tire that can be mounted may be used',
              es: 'No, se puede usar cualquier llanta que se pueda montar',
              fr: 'Non, on peut utiliser tout pneu qui se monte',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'A foam-lined tire comes in with a nail in the tread. Which statements are right? Select all that apply.',
          es: 'Llega una llanta con espuma interior y un clavo en la banda de rodamiento. ¿Qué afirmaciones son correctas? Seleccione todas las que correspondan.',
          fr: 'Un pneu doublé de mousse arrive avec un clou dans la bande de roulement. Quels énoncés sont justes? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'Inspect the inside before you decide on a repair',
              es: 'Hay que revisar el interior antes de decidir la reparación',
              fr: 'Il faut inspecter l’intérieur avant de décider d’une réparation',
            },
            correct: true,
          },
          {
            text: {
              en: 'Follow the tire maker’s procedure for removing foam where the patch goes',
              es: 'Hay que seguir el procedimiento del fabricante para retirar la espuma donde va el parche',
              fr: 'Il faut suivre la procédure du fabricant pour retirer la mousse à l’endroit de la pièce',
            },
            correct: true,
          },
          {
            text: {
              en: 'A patch can be glued onto the foam',
              es: 'El parche se puede pegar sobre la espuma',
              fr: 'La pièce peut être collée sur la mousse',
            },
            correct: false,
            feedback: {
              en: 'The patch must bond to the clean, prepared inner liner.',
              es: 'El parche debe adherirse al revestimiento interior limpio y preparado.',
              fr: 'La pièce doit adhérer à la doublure intérieure propre et préparée.',
            },
          },
          {
            text: {
              en: 'The foam seals the hole by itself',
              es: 'La espuma sella el orificio por sí sola',
              fr: 'La mousse bouche le trou d’elle-même',
            },
            correct: false,
            feedback: {
              en: 'Acoustic foam absorbs sound; sealing is the task of a different technology.',
              es: 'La espuma acústica absorbe sonido; sellar es tarea de otra tecnología.',
              fr: 'La mousse acoustique absorbe le bruit; sceller relève d’une autre technologie.',
            },
          },
        ],
      },
    ],
  },
};

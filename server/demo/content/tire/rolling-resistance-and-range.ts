import type { DemoModule } from '../types';

export const rollingResistanceAndRange: DemoModule = {
  key: 'rolling-resistance-and-range',
  kind: 'tire',
  brand: 'gt',
  group: null,
  tags: ['195/65 R15', '205/60 R16', '225/45 R17'],
  art: 'ev',
  readingMinutes: 15,
  userTypes: [],
  name: {
    en: 'Rolling resistance and range',
    es: 'Resistencia al rodamiento y autonomía',
    fr: 'Résistance au roulement et autonomie',
  },
  description: {
    en: '<p>Every kilometer of range counts for the driver of an electric car. Learn where tires use energy and how to choose well for a heavy, quiet and quick vehicle.</p>',
    es: '<p>Para quien conduce un auto eléctrico, cada kilómetro de autonomía cuenta. Aprenda dónde gastan energía las llantas y cómo elegir para un vehículo pesado, silencioso y ágil.</p>',
    fr: '<p>Pour le conducteur d’une voiture électrique, chaque kilomètre d’autonomie compte. Voyez où les pneus consomment de l’énergie et comment bien choisir pour un véhicule lourd, silencieux et vif.</p>',
  },
  test: {
    category: 'standard',
    passMark: 75,
    shuffle: true,
    timeLimitSeconds: null,
    maxFails: 3,
    resetPeriod: 'weekly',
    points: 80,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'What causes most of a tire’s rolling resistance?',
          es: '¿Qué causa la mayor parte de la resistencia al rodamiento de una llanta?',
          fr: 'Qu’est-ce qui cause l’essentiel de la résistance au roulement d’un pneu?',
        },
        options: [
          {
            text: {
              en: 'Air flowing past the sidewall',
              es: 'El aire que pasa junto al costado',
              fr: 'L’air qui passe le long du flanc',
            },
            correct: false,
            feedback: {
              en: 'Drag on the turning wheel exists, but it is a small part of the total.',
              es: 'El arrastre de la rueda al girar existe, pero es una parte pequeña del total.',
              fr: 'La traînée de la roue existe, mais elle ne compte que pour une petite partie du total.',
            },
          },
          {
            text: {
              en: 'Rubber that heats up as it bends on each turn',
              es: 'El caucho que se calienta al flexionarse en cada vuelta',
              fr: 'La gomme qui s’échauffe en fléchissant à chaque tour',
            },
            correct: true,
          },
          {
            text: {
              en: 'Friction in the wheel bearing',
              es: 'La fricción del rodamiento de la rueda',
              fr: 'Le frottement du roulement de roue',
            },
            correct: false,
          },
          {
            text: {
              en: 'Brake pads that touch the disc',
              es: 'Las pastillas que rozan el disco',
              fr: 'Les plaquettes qui frottent le disque',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'This loss is called hysteresis: the rubber does not give back all the energy that was used to bend it.',
          es: 'Esta pérdida se llama histéresis: el caucho no devuelve toda la energía usada para flexionarlo.',
          fr: 'Cette perte s’appelle l’hystérésis : la gomme ne rend pas toute l’énergie dépensée pour la déformer.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What does a tire with lower rolling resistance give the driver of an electric car?',
          es: '¿Qué aporta una llanta con menor resistencia al rodamiento a quien conduce un auto eléctrico?',
          fr: 'Qu’apporte un pneu à plus faible résistance au roulement au conducteur d’une voiture électrique?',
        },
        options: [
          {
            text: {
              en: 'A shorter charging time at the same station',
              es: 'Menos tiempo de carga en la misma estación',
              fr: 'Un temps de recharge plus court à la même borne',
            },
            correct: false,
            feedback: {
              en: 'The charger and the battery set the charging speed; the tire has no part in it.',
              es: 'La velocidad de carga depende del cargador y la batería, no de la llanta.',
              fr: 'La vitesse de recharge dépend de la borne et de la batterie, non du pneu.',
            },
          },
          {
            text: {
              en: 'More power from the motor',
              es: 'Más potencia del motor',
              fr: 'Plus de puissance du moteur',
            },
            correct: false,
          },
          {
            text: {
              en: 'More distance from the same charge',
              es: 'Más distancia con la misma carga',
              fr: 'Plus de distance avec la même charge',
            },
            correct: true,
          },
          {
            text: {
              en: 'A larger battery capacity',
              es: 'Más capacidad de batería',
              fr: 'Une plus grande capacité de batterie',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which of these raise rolling resistance?',
          es: '¿Cuáles de estos factores aumentan la resistencia al rodamiento?',
          fr: 'Lesquels de ces facteurs augmentent la résistance au roulement?',
        },
        options: [
          {
            text: {
              en: 'Pressure below the placard',
              es: 'Presión por debajo de la etiqueta',
              fr: 'Une pression sous celle de l’étiquette',
            },
            correct: true,
          },
          {
            text: {
              en: 'A toe setting that is out of tolerance',
              es: 'Convergencia fuera de tolerancia',
              fr: 'Un parallélisme hors tolérance',
            },
            correct: true,
          },
          {
            text: {
              en: 'A tread that has worn down evenly',
              es: 'Un dibujo gastado de forma pareja',
              fr: 'Une sculpture usée uniformément',
            },
            correct: false,
            feedback: {
              en: 'Less rubber bends less, so resistance falls with wear. Wet grip falls too, so it is no reason to keep a worn tire.',
              es: 'Menos caucho se flexiona menos: la resistencia baja con el desgaste. También baja el agarre en mojado, así que no es motivo para conservarlo.',
              fr: 'Moins de gomme, moins de flexion : la résistance baisse avec l’usure. L’adhérence sur le mouillé baisse aussi; ce n’est donc pas une raison de garder un pneu usé.',
            },
          },
          {
            text: { en: 'A heavier load', es: 'Una carga más pesada', fr: 'Une charge plus lourde' },
            correct: true,
          },
          {
            text: {
              en: 'Pressure set to the placard when cold',
              es: 'Presión en frío según la etiqueta',
              fr: 'Une pression réglée à froid selon l’étiquette',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Why do electric cars often need tires with a higher load capacity than similar gasoline cars?',
          es: '¿Por qué los autos eléctricos suelen necesitar más capacidad de carga que autos similares de gasolina?',
          fr: 'Pourquoi les voitures électriques exigent-elles souvent une plus grande capacité de charge que des voitures à essence comparables?',
        },
        options: [
          {
            text: {
              en: 'The battery makes them heavier',
              es: 'La batería los hace más pesados',
              fr: 'La batterie les rend plus lourdes',
            },
            correct: true,
          },
          {
            text: {
              en: 'They have more passenger seats',
              es: 'Tienen más asientos',
              fr: 'Elles ont plus de places assises',
            },
            correct: false,
          },
          {
            text: {
              en: 'They run at lower tire pressure',
              es: 'Usan menos presión en las llantas',
              fr: 'Elles roulent à plus basse pression',
            },
            correct: false,
            feedback: {
              en: 'If anything, their placards often ask for more pressure, because of the weight.',
              es: 'Al contrario: sus etiquetas suelen pedir más presión, debido al peso.',
              fr: 'Au contraire, leur étiquette demande souvent plus de pression, à cause du poids.',
            },
          },
          {
            text: {
              en: 'Braking recovers energy only with stiff tires',
              es: 'El frenado recupera energía solo con llantas rígidas',
              fr: 'Le freinage ne récupère l’énergie qu’avec des pneus rigides',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Which two letters in front of the size mark a High Load tire, which carries more than an XL tire of the same size?',
          es: '¿Qué dos letras delante de la medida indican una llanta High Load, que soporta más que una XL de la misma medida?',
          fr: 'Quelles deux lettres devant la dimension désignent un pneu High Load, qui porte plus qu’un pneu XL de même dimension?',
        },
        accepted: { en: ['HL'], es: ['HL'], fr: ['HL'] },
        code: true,
        feedback: {
          en: 'Example: HL245/40R19. Never replace an HL tire with one of a lower load index.',
          es: 'Ejemplo: HL245/40R19. Nunca reemplace una llanta HL por otra de menor índice de carga.',
          fr: 'Exemple : HL245/40R19. Ne remplacez jamais un pneu HL par un pneu d’indice de charge inférieur.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What does an electric car ask of its tires more than a similar gasoline car?',
          es: '¿Qué exige más un auto eléctrico a sus llantas que un auto similar de gasolina?',
          fr: 'Qu’exige davantage une voiture électrique de ses pneus qu’une voiture à essence comparable?',
        },
        options: [
          {
            text: {
              en: 'Resistance to wear under instant torque',
              es: 'Resistencia al desgaste ante el par inmediato',
              fr: 'La résistance à l’usure sous un couple instantané',
            },
            correct: true,
          },
          {
            text: {
              en: 'Insulation of the battery from the road',
              es: 'Aislar la batería del pavimento',
              fr: 'L’isolation de la batterie par rapport à la route',
            },
            correct: false,
            feedback: {
              en: 'The car’s own systems isolate the battery; it is no job of the tire.',
              es: 'Los sistemas del vehículo aíslan la batería; no es tarea de la llanta.',
              fr: 'Les systèmes du véhicule isolent la batterie; ce n’est pas le rôle du pneu.',
            },
          },
          {
            text: {
              en: 'Low noise, as no engine covers it',
              es: 'Poco ruido, porque no hay motor que lo tape',
              fr: 'Peu de bruit, puisqu’aucun moteur ne le couvre',
            },
            correct: true,
          },
          {
            text: {
              en: 'Capacity to carry more weight',
              es: 'Capacidad para soportar más peso',
              fr: 'La capacité de porter plus de poids',
            },
            correct: true,
          },
          {
            text: {
              en: 'A special gas in place of air',
              es: 'Un gas especial en lugar de aire',
              fr: 'Un gaz spécial au lieu de l’air',
            },
            correct: false,
          },
        ],
        credit: 'partial',
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer fitted tires of another type and has lost about 8% of range. What do you look at first?',
          es: 'Un cliente montó otro tipo de llantas y perdió cerca de 8% de autonomía. ¿Qué revisa primero?',
          fr: 'Un client a posé des pneus d’un autre type et a perdu environ 8 % d’autonomie. Que regardez-vous d’abord?',
        },
        options: [
          {
            text: {
              en: 'The age of the battery',
              es: 'La antigüedad de la batería',
              fr: 'L’âge de la batterie',
            },
            correct: false,
            feedback: {
              en: 'Possible, but the change came with the tires, so begin there.',
              es: 'Es posible, pero el cambio llegó con las llantas: empiece por ahí.',
              fr: 'C’est possible, mais le changement est venu avec les pneus : commencez par là.',
            },
          },
          {
            text: {
              en: 'The software of the charging station',
              es: 'El programa de la estación de carga',
              fr: 'Le logiciel de la borne de recharge',
            },
            correct: false,
          },
          {
            text: {
              en: 'The pressure, and how the tires compare with the originals',
              es: 'La presión y cómo se comparan con las llantas originales',
              fr: 'La pression, et comment ces pneus se comparent à ceux d’origine',
            },
            correct: true,
          },
          {
            text: {
              en: 'The wiper blades',
              es: 'Las escobillas del limpiaparabrisas',
              fr: 'Les balais d’essuie-glace',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'What usually happens to range when an electric car gets larger, wider wheels and tires?',
          es: '¿Qué suele pasar con la autonomía si se montan ruedas y llantas más grandes y anchas?',
          fr: 'Que devient généralement l’autonomie avec des roues et des pneus plus grands et plus larges?',
        },
        options: [
          {
            text: {
              en: 'It grows, as the wheels turn less often',
              es: 'Aumenta, porque las ruedas giran menos',
              fr: 'Elle augmente, car les roues tournent moins',
            },
            correct: false,
            feedback: {
              en: 'A plus-size fitment keeps the overall diameter nearly the same, so the wheels turn just as often.',
              es: 'Un cambio a rin mayor conserva casi el mismo diámetro total; las ruedas giran igual.',
              fr: 'Une monte de jante supérieure garde presque le même diamètre total : les roues tournent autant.',
            },
          },
          {
            text: {
              en: 'It tends to drop, from more weight, air drag and width',
              es: 'Tiende a bajar por el mayor peso, arrastre y ancho',
              fr: 'Elle tend à baisser, à cause du poids, de la traînée et de la largeur',
            },
            correct: true,
          },
          {
            text: {
              en: 'It does not change at all',
              es: 'No cambia en absoluto',
              fr: 'Elle ne change pas du tout',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Which tread filler, made from the element silicon, lowers rolling resistance while keeping wet grip?',
          es: '¿Qué relleno de la banda, derivado del silicio, reduce la resistencia al rodamiento y conserva el agarre en mojado?',
          fr: 'Quelle charge de la gomme, à base de silicium, réduit la résistance au roulement tout en conservant l’adhérence sur le mouillé?',
        },
        accepted: {
          en: ['silica', 'silicon dioxide'],
          es: ['sílice', 'la sílice', 'dióxido de silicio'],
          fr: ['silice', 'la silice', 'dioxyde de silicium'],
        },
        feedback: {
          en: 'Silica takes the place of part of the carbon black, so the tread heats up less while rolling.',
          es: 'La sílice sustituye parte del negro de humo, y la banda se calienta menos al rodar.',
          fr: 'La silice remplace une partie du noir de carbone; la bande s’échauffe donc moins en roulant.',
        },
      },
    ],
  },
};

import type { DemoModule } from '../types';

export const askingNeedsFirst: DemoModule = {
  key: 'asking-needs-first',
  kind: 'training',
  brand: 'conti',
  group: 'sales_skills',
  art: 'road',
  readingMinutes: 7,
  userTypes: [],
  name: {
    en: 'Asking needs first',
    es: 'Primero, las necesidades',
    fr: 'Les besoins d’abord',
  },
  description: {
    en: '<p>The best tire for a customer is the one that fits the way that person drives. Learn which questions to ask before you name a product or a price.</p><p>A short conversation saves returns, builds trust and makes the recommendation easy to explain.</p>',
    es: '<p>La mejor llanta para un cliente es la que se adapta a su forma de manejar. Aprenda qué preguntas hacer antes de mencionar un producto o un precio.</p><p>Una conversación breve evita devoluciones, genera confianza y facilita explicar la recomendación.</p>',
    fr: '<p>Le meilleur pneu pour un client est celui qui convient à sa façon de conduire. Apprenez quelles questions poser avant de parler de produit ou de prix.</p><p>Une courte conversation évite les retours, crée la confiance et rend la recommandation facile à expliquer.</p>',
  },
  test: {
    category: 'standard',
    passMark: 70,
    shuffle: true,
    timeLimitSeconds: null,
    maxFails: 3,
    resetPeriod: 'monthly',
    points: 50,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer walks in and asks, “How much for four tires?” What is the best first response?',
          es: 'Un cliente entra y pregunta: “¿Cuánto cuestan cuatro llantas?”. ¿Cuál es la mejor primera respuesta?',
          fr: 'Un client entre et demande : « Combien pour quatre pneus? » Quelle est la meilleure première réponse?',
        },
        options: [
          {
            text: {
              en: 'Quote the cheapest set in stock',
              es: 'Cotizar el juego más barato que haya en inventario',
              fr: 'Donner le prix de l’ensemble le moins cher en stock',
            },
            correct: false,
            feedback: {
              en: 'A price without a need behind it invites the customer to compare numbers only.',
              es: 'Un precio sin una necesidad detrás invita al cliente a comparar solo números.',
              fr: 'Un prix sans besoin derrière n’invite qu’à comparer des chiffres.',
            },
          },
          {
            text: {
              en: 'Quote the most expensive set to leave room to negotiate',
              es: 'Cotizar el juego más caro para tener margen de negociación',
              fr: 'Donner le prix de l’ensemble le plus cher pour garder une marge de négociation',
            },
            correct: false,
          },
          {
            text: {
              en: 'Say you will gladly give a price, and ask about the vehicle and how it is driven',
              es: 'Decir que con gusto dará un precio y preguntar por el vehículo y cómo se usa',
              fr: 'Dire que vous donnerez un prix avec plaisir, puis poser des questions sur le véhicule et son usage',
            },
            correct: true,
          },
          {
            text: {
              en: 'Ask the customer to look up the size and call back',
              es: 'Pedirle que averigüe la medida y llame después',
              fr: 'Lui demander de trouver la dimension et de rappeler',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Acknowledging the question and then asking about use keeps the conversation open and makes the price meaningful.',
          es: 'Atender la pregunta y luego hablar del uso mantiene abierta la conversación y da sentido al precio.',
          fr: 'Répondre à la question puis parler de l’usage garde la conversation ouverte et donne un sens au prix.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Which of these is an open question?',
          es: '¿Cuál de estas es una pregunta abierta?',
          fr: 'Laquelle de ces questions est une question ouverte?',
        },
        options: [
          {
            text: {
              en: 'Do you want all-season tires?',
              es: '¿Quiere llantas para toda temporada?',
              fr: 'Voulez-vous des pneus toutes saisons?',
            },
            correct: false,
          },
          {
            text: {
              en: 'Is this your own vehicle?',
              es: '¿El vehículo es suyo?',
              fr: 'Est-ce votre propre véhicule?',
            },
            correct: false,
          },
          {
            text: {
              en: 'Is four o’clock all right for the installation?',
              es: '¿Le parece bien a las cuatro para la instalación?',
              fr: 'Est-ce que 16 h vous convient pour la pose?',
            },
            correct: false,
          },
          {
            text: {
              en: 'What do you like and dislike about the tires you have now?',
              es: '¿Qué le gusta y qué no le gusta de las llantas que tiene ahora?',
              fr: 'Qu’aimez-vous et que n’aimez-vous pas de vos pneus actuels?',
            },
            correct: true,
            feedback: {
              en: 'It cannot be answered with yes or no, so the customer tells you what matters.',
              es: 'No se puede responder con un sí o un no, así que el cliente le cuenta lo que le importa.',
              fr: 'On ne peut pas y répondre par oui ou par non : le client vous dit donc ce qui compte pour lui.',
            },
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which facts help you recommend the right tire? Select all that apply.',
          es: '¿Qué datos ayudan a recomendar la llanta correcta? Seleccione todos los que correspondan.',
          fr: 'Quels renseignements aident à recommander le bon pneu? Cochez toutes les bonnes réponses.',
        },
        credit: 'partial',
        options: [
          {
            text: {
              en: 'The roads and weather the customer drives in',
              es: 'Los caminos y el clima en los que maneja el cliente',
              fr: 'Les routes et la météo que rencontre le client',
            },
            correct: true,
          },
          {
            text: {
              en: 'How far the customer drives in a year',
              es: 'Cuánto maneja el cliente en un año',
              fr: 'La distance parcourue par année',
            },
            correct: true,
          },
          {
            text: {
              en: 'Whether the vehicle tows or carries heavy loads',
              es: 'Si el vehículo remolca o lleva cargas pesadas',
              fr: 'Si le véhicule remorque ou transporte de lourdes charges',
            },
            correct: true,
          },
          {
            text: {
              en: 'The color of the vehicle',
              es: 'El color del vehículo',
              fr: 'La couleur du véhicule',
            },
            correct: false,
            feedback: {
              en: 'Color tells you nothing about load, weather or distance.',
              es: 'El color no dice nada sobre la carga, el clima ni la distancia.',
              fr: 'La couleur ne dit rien de la charge, de la météo ni de la distance.',
            },
          },
          {
            text: {
              en: 'Where the customer works, by company name',
              es: 'El nombre de la empresa donde trabaja el cliente',
              fr: 'Le nom de l’employeur du client',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which habits show a customer that you are listening? Select all that apply.',
          es: '¿Qué hábitos le muestran al cliente que usted lo escucha? Seleccione todos los que correspondan.',
          fr: 'Quels comportements montrent au client que vous l’écoutez? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'Finishing the customer’s sentences',
              es: 'Terminar las frases del cliente',
              fr: 'Terminer les phrases du client',
            },
            correct: false,
          },
          {
            text: {
              en: 'Repeating the main need in your own words',
              es: 'Repetir la necesidad principal con sus propias palabras',
              fr: 'Reformuler le besoin principal dans vos mots',
            },
            correct: true,
          },
          {
            text: {
              en: 'Letting the customer finish before you answer',
              es: 'Dejar que el cliente termine antes de responder',
              fr: 'Laisser le client finir avant de répondre',
            },
            correct: true,
          },
          {
            text: {
              en: 'Checking stock on the screen while the customer talks',
              es: 'Revisar el inventario en la pantalla mientras el cliente habla',
              fr: 'Vérifier le stock à l’écran pendant que le client parle',
            },
            correct: false,
            feedback: {
              en: 'Even if you hear every word, it looks as if you have already decided.',
              es: 'Aunque escuche cada palabra, parece que ya tomó una decisión.',
              fr: 'Même si vous entendez tout, vous semblez avoir déjà décidé.',
            },
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'When a question can be answered only with yes or no, what is it called: an open question or a … question? Write the missing word.',
          es: 'Cuando una pregunta solo se puede responder con sí o no, ¿cómo se llama: pregunta abierta o pregunta…? Escriba la palabra que falta.',
          fr: 'Quand on ne peut répondre que par oui ou par non, comment appelle-t-on la question : ouverte ou…? Écrivez le mot qui manque.',
        },
        accepted: {
          en: ['closed', 'closed question', 'closed-ended', 'close-ended'],
          es: ['cerrada', 'pregunta cerrada'],
          fr: ['fermée', 'question fermée'],
        },
        feedback: {
          en: 'Closed questions are useful at the end, to confirm what you have understood.',
          es: 'Las preguntas cerradas son útiles al final, para confirmar lo que se entendió.',
          fr: 'Les questions fermées sont utiles à la fin, pour confirmer ce que vous avez compris.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer says the current tires are “too loud.” What should you ask next?',
          es: 'Un cliente dice que sus llantas actuales hacen “demasiado ruido”. ¿Qué conviene preguntar después?',
          fr: 'Un client dit que ses pneus actuels sont « trop bruyants ». Que faut-il demander ensuite?',
        },
        options: [
          {
            text: {
              en: 'When the noise appears, and whether it has changed over time',
              es: 'Cuándo aparece el ruido y si ha cambiado con el tiempo',
              fr: 'Quand le bruit apparaît et s’il a changé avec le temps',
            },
            correct: true,
            feedback: {
              en: 'Noise that grew over time can point to uneven wear, alignment or a bearing, which new tires alone would not cure.',
              es: 'Un ruido que fue en aumento puede indicar desgaste irregular, alineación o un rodamiento, y unas llantas nuevas por sí solas no lo resolverían.',
              fr: 'Un bruit qui s’est accentué peut révéler une usure inégale, un défaut de géométrie ou un roulement usé, que des pneus neufs seuls ne régleraient pas.',
            },
          },
          {
            text: {
              en: 'Whether the radio works',
              es: 'Si el radio funciona',
              fr: 'Si la radio fonctionne',
            },
            correct: false,
          },
          {
            text: {
              en: 'Which brand the customer will never buy again',
              es: 'Qué marca no volvería a comprar',
              fr: 'Quelle marque le client n’achètera plus jamais',
            },
            correct: false,
          },
          {
            text: {
              en: 'Whether the customer wants to pay in installments',
              es: 'Si quiere pagar a plazos',
              fr: 'Si le client veut payer en plusieurs versements',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'You have understood the need. How many options is it usually best to present?',
          es: 'Ya comprendió la necesidad. ¿Cuántas opciones suele ser mejor presentar?',
          fr: 'Vous avez compris le besoin. Combien d’options vaut-il généralement mieux présenter?',
        },
        options: [
          {
            text: {
              en: 'Every tire that fits, so nothing is hidden',
              es: 'Todas las llantas que le quedan, para no ocultar nada',
              fr: 'Tous les pneus qui conviennent, pour ne rien cacher',
            },
            correct: false,
            feedback: {
              en: 'A long list moves the work of choosing back to the customer.',
              es: 'Una lista larga le devuelve al cliente el trabajo de elegir.',
              fr: 'Une longue liste remet au client le travail de choisir.',
            },
          },
          {
            text: {
              en: 'Two or three, each tied to something the customer said',
              es: 'Dos o tres, cada una ligada a algo que dijo el cliente',
              fr: 'Deux ou trois, chacune liée à ce que le client a dit',
            },
            correct: true,
          },
          {
            text: {
              en: 'None; wait until the customer names a brand',
              es: 'Ninguna; esperar a que el cliente mencione una marca',
              fr: 'Aucune; attendre que le client nomme une marque',
            },
            correct: false,
          },
          {
            text: {
              en: 'At least ten, sorted by price',
              es: 'Al menos diez, ordenadas por precio',
              fr: 'Au moins dix, classées par prix',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which statements link a feature to a need? Select all that apply.',
          es: '¿Qué frases vinculan una característica con una necesidad? Seleccione todas las que correspondan.',
          fr: 'Quelles phrases relient une caractéristique à un besoin? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: '“You drive in heavy rain, so I chose a tire with wide grooves that move water away.”',
              es: '“Usted maneja con lluvia fuerte, así que elegí una llanta con ranuras anchas que desalojan el agua”.',
              fr: '« Vous roulez sous de fortes pluies; j’ai donc choisi un pneu à larges rainures qui évacuent l’eau. »',
            },
            correct: true,
          },
          {
            text: {
              en: '“This is our best seller.”',
              es: '“Es la que más vendemos”.',
              fr: '« C’est notre meilleur vendeur. »',
            },
            correct: false,
            feedback: {
              en: 'Popularity says nothing about this customer’s need.',
              es: 'La popularidad no dice nada sobre la necesidad de este cliente.',
              fr: 'La popularité ne dit rien du besoin de ce client.',
            },
          },
          {
            text: {
              en: '“The compound contains silica.”',
              es: '“El compuesto contiene sílice”.',
              fr: '« La gomme contient de la silice. »',
            },
            correct: false,
            feedback: {
              en: 'This is a feature on its own. Say what it does for the customer.',
              es: 'Es una característica aislada. Diga qué le aporta al cliente.',
              fr: 'C’est une caractéristique seule. Dites ce qu’elle apporte au client.',
            },
          },
          {
            text: {
              en: '“You said the cabin should be quiet; this tread is designed to keep noise low.”',
              es: '“Dijo que quería un habitáculo silencioso; este dibujo está diseñado para reducir el ruido”.',
              fr: '« Vous vouliez un habitacle silencieux; cette sculpture est conçue pour limiter le bruit. »',
            },
            correct: true,
          },
        ],
      },
    ],
  },
};

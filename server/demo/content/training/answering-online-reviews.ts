import type { DemoModule } from '../types';

export const answeringOnlineReviews: DemoModule = {
  key: 'answering-online-reviews',
  kind: 'training',
  brand: 'conti',
  group: 'social_media',
  art: 'arcs',
  readingMinutes: 8,
  userTypes: [],
  name: {
    en: 'Answering online reviews',
    es: 'Responder reseñas en línea',
    fr: 'Répondre aux avis en ligne',
  },
  description: {
    en: '<p>Many people read reviews before they choose a shop, and they read the answers too. Practice replies that are calm, quick and honest.</p>',
    es: '<p>Muchas personas leen reseñas antes de elegir un taller, y también leen las respuestas. Practique respuestas serenas, rápidas y honestas.</p>',
    fr: '<p>Bien des gens lisent les avis avant de choisir un atelier, et ils lisent aussi les réponses. Exercez-vous à répondre avec calme, rapidité et honnêteté.</p>',
  },
  test: {
    category: 'standard',
    passMark: 75,
    shuffle: true,
    timeLimitSeconds: 900,
    maxFails: 4,
    resetPeriod: 'weekly',
    points: 60,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'A one-star review says the customer waited two hours. What should the first sentence of your reply do?',
          es: 'Una reseña de una estrella dice que el cliente esperó dos horas. ¿Qué debe hacer la primera frase de su respuesta?',
          fr: 'Un avis d’une étoile indique que le client a attendu deux heures. Que doit faire la première phrase de votre réponse?',
        },
        options: [
          {
            text: {
              en: 'Explain that Saturdays are always busy',
              es: 'Explicar que los sábados siempre hay mucha gente',
              fr: 'Expliquer que les samedis sont toujours achalandés',
            },
            correct: false,
            feedback: {
              en: 'An explanation can follow, but as an opening it sounds like an excuse.',
              es: 'La explicación puede venir después; al comienzo suena a excusa.',
              fr: 'Une explication peut suivre, mais en ouverture elle sonne comme une excuse.',
            },
          },
          {
            text: {
              en: 'Thank the customer and say you are sorry about the wait',
              es: 'Agradecer al cliente y lamentar la espera',
              fr: 'Remercier le client et dire que vous êtes désolé de l’attente',
            },
            correct: true,
          },
          {
            text: {
              en: 'Ask for proof of the waiting time',
              es: 'Pedir una prueba del tiempo de espera',
              fr: 'Demander une preuve du temps d’attente',
            },
            correct: false,
          },
          {
            text: {
              en: 'Say that other customers were satisfied',
              es: 'Decir que otros clientes quedaron satisfechos',
              fr: 'Dire que d’autres clients étaient satisfaits',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'When is a reply to a negative review most useful?',
          es: '¿Cuándo es más útil responder a una reseña negativa?',
          fr: 'Quand est-il le plus utile de répondre à un avis négatif?',
        },
        options: [
          {
            text: {
              en: 'After several months, when it is forgotten',
              es: 'Después de varios meses, cuando ya se olvidó',
              fr: 'Après plusieurs mois, quand il est oublié',
            },
            correct: false,
          },
          {
            text: {
              en: 'Only if other people comment on it',
              es: 'Solo si otras personas la comentan',
              fr: 'Seulement si d’autres personnes le commentent',
            },
            correct: false,
          },
          {
            text: {
              en: 'Within a day or two, once you know the facts',
              es: 'En uno o dos días, una vez que conozca los hechos',
              fr: 'Dans un délai d’un jour ou deux, une fois les faits connus',
            },
            correct: true,
            feedback: {
              en: 'Soon enough to help the customer, and late enough to have checked what happened.',
              es: 'Lo bastante pronto para ayudar al cliente y con tiempo para verificar lo ocurrido.',
              fr: 'Assez tôt pour aider le client, et assez tard pour avoir vérifié ce qui s’est passé.',
            },
          },
          {
            text: {
              en: 'Within seconds, before you have read it all',
              es: 'En segundos, antes de leerla completa',
              fr: 'En quelques secondes, avant de l’avoir lu en entier',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which details must stay out of a public reply? Select all that apply.',
          es: '¿Qué datos no deben aparecer en una respuesta pública? Seleccione todos los que correspondan.',
          fr: 'Quels renseignements ne doivent pas figurer dans une réponse publique? Cochez toutes les bonnes réponses.',
        },
        credit: 'partial',
        options: [
          {
            text: {
              en: 'The customer’s phone number',
              es: 'El teléfono del cliente',
              fr: 'Le numéro de téléphone du client',
            },
            correct: true,
          },
          {
            text: {
              en: 'Your shop’s phone number',
              es: 'El teléfono de su taller',
              fr: 'Le numéro de téléphone de votre atelier',
            },
            correct: false,
          },
          {
            text: {
              en: 'What the customer paid',
              es: 'Lo que pagó el cliente',
              fr: 'Le montant payé par le client',
            },
            correct: true,
          },
          {
            text: {
              en: 'The customer’s license plate',
              es: 'La placa del cliente',
              fr: 'La plaque d’immatriculation du client',
            },
            correct: true,
          },
          {
            text: {
              en: 'The first name of the person who signs the reply',
              es: 'El nombre de pila de quien firma la respuesta',
              fr: 'Le prénom de la personne qui signe la réponse',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'A reply is read by strangers. Anything that belongs to the customer goes into a private conversation.',
          es: 'La respuesta la leen desconocidos. Lo que pertenece al cliente se trata en una conversación privada.',
          fr: 'Des inconnus lisent la réponse. Tout ce qui concerne le client se traite dans une conversation privée.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A dispute cannot be settled in one public reply. What is the best next step?',
          es: 'Un desacuerdo no se puede resolver en una sola respuesta pública. ¿Cuál es el mejor paso siguiente?',
          fr: 'Un différend ne peut pas se régler en une seule réponse publique. Quelle est la meilleure suite?',
        },
        options: [
          {
            text: {
              en: 'Offer a direct contact and continue by phone or e-mail',
              es: 'Ofrecer un contacto directo y seguir por teléfono o correo',
              fr: 'Proposer un contact direct et poursuivre par téléphone ou par courriel',
            },
            correct: true,
          },
          {
            text: {
              en: 'Keep replying in public until the customer gives up',
              es: 'Seguir respondiendo en público hasta que el cliente se rinda',
              fr: 'Continuer à répondre en public jusqu’à ce que le client abandonne',
            },
            correct: false,
          },
          {
            text: {
              en: 'Ask colleagues to post supportive comments',
              es: 'Pedir a los compañeros que publiquen comentarios de apoyo',
              fr: 'Demander à des collègues de publier des commentaires favorables',
            },
            correct: false,
            feedback: {
              en: 'Comments by staff who hide who they are mislead readers and break the rules of review sites.',
              es: 'Los comentarios del personal que oculta quién es engañan a los lectores e infringen las reglas de los sitios de reseñas.',
              fr: 'Des commentaires du personnel qui cache son identité trompent les lecteurs et enfreignent les règles des sites d’avis.',
            },
          },
          {
            text: {
              en: 'Report the review as spam',
              es: 'Denunciar la reseña como correo no deseado',
              fr: 'Signaler l’avis comme pourriel',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which practices with reviews are acceptable? Select all that apply.',
          es: '¿Qué prácticas con las reseñas son aceptables? Seleccione todas las que correspondan.',
          fr: 'Quelles pratiques sont acceptables en matière d’avis? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'Giving a discount for five stars',
              es: 'Dar un descuento a cambio de cinco estrellas',
              fr: 'Offrir un rabais contre cinq étoiles',
            },
            correct: false,
            feedback: {
              en: 'Paying for a positive opinion misleads readers; review sites forbid it, and it can be unlawful.',
              es: 'Pagar por una opinión positiva engaña a los lectores; los sitios de reseñas lo prohíben y puede ser ilegal.',
              fr: 'Payer pour une opinion positive trompe les lecteurs; les sites d’avis l’interdisent et cela peut être illégal.',
            },
          },
          {
            text: {
              en: 'Asking every customer for an honest review',
              es: 'Pedir a todos los clientes una reseña honesta',
              fr: 'Demander à chaque client un avis honnête',
            },
            correct: true,
          },
          {
            text: {
              en: 'Placing a code at the counter that leads to your review page',
              es: 'Poner en el mostrador un código que lleve a su página de reseñas',
              fr: 'Placer au comptoir un code qui mène à votre page d’avis',
            },
            correct: true,
          },
          {
            text: {
              en: 'Writing reviews in customers’ names',
              es: 'Escribir reseñas a nombre de los clientes',
              fr: 'Rédiger des avis au nom des clients',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'You are sure that a review is about a different shop. What should you do?',
          es: 'Está seguro de que una reseña se refiere a otro taller. ¿Qué debe hacer?',
          fr: 'Vous êtes certain qu’un avis concerne un autre atelier. Que devez-vous faire?',
        },
        options: [
          {
            text: {
              en: 'Accuse the writer of lying',
              es: 'Acusar de mentir a quien la escribió',
              fr: 'Accuser l’auteur de mentir',
            },
            correct: false,
          },
          {
            text: {
              en: 'Publish the writer’s address',
              es: 'Publicar la dirección de quien la escribió',
              fr: 'Publier l’adresse de l’auteur',
            },
            correct: false,
          },
          {
            text: {
              en: 'Leave a bad review of the other shop',
              es: 'Dejar una mala reseña del otro taller',
              fr: 'Laisser un mauvais avis sur l’autre atelier',
            },
            correct: false,
          },
          {
            text: {
              en: 'Reply politely that you find no such visit, and report it to the site',
              es: 'Responder con cortesía que no encuentra esa visita e informarlo al sitio',
              fr: 'Répondre poliment que vous ne trouvez pas cette visite, et le signaler au site',
            },
            correct: true,
            feedback: {
              en: 'Readers see that you looked into it, and the site can decide.',
              es: 'Los lectores ven que usted lo revisó, y el sitio puede decidir.',
              fr: 'Les lecteurs voient que vous avez vérifié, et le site peut trancher.',
            },
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'How many stars is the highest rating on the most widely used review sites? Write a number.',
          es: '¿Cuál es la calificación máxima, en estrellas, en los sitios de reseñas más usados? Escriba un número.',
          fr: 'Combien d’étoiles compte la note la plus élevée sur les sites d’avis les plus utilisés? Écrivez un nombre.',
        },
        accepted: {
          en: ['5', 'five', '5 stars', 'five stars'],
          es: ['5', 'cinco', '5 estrellas', 'cinco estrellas'],
          fr: ['5', 'cinq', '5 étoiles', 'cinq étoiles'],
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer leaves five stars and no text. What is a good reply?',
          es: 'Un cliente deja cinco estrellas sin texto. ¿Cuál es una buena respuesta?',
          fr: 'Un client laisse cinq étoiles sans texte. Quelle est une bonne réponse?',
        },
        options: [
          {
            text: {
              en: 'No reply, because praise needs none',
              es: 'Ninguna, porque los elogios no la necesitan',
              fr: 'Aucune, car les éloges n’en demandent pas',
            },
            correct: false,
          },
          {
            text: {
              en: 'A short thank-you, signed by a person',
              es: 'Un agradecimiento breve, firmado por una persona',
              fr: 'Un court remerciement, signé par une personne',
            },
            correct: true,
            feedback: {
              en: 'It costs a minute and shows readers that somebody is there.',
              es: 'Toma un minuto y les muestra a los lectores que hay alguien atento.',
              fr: 'Cela prend une minute et montre aux lecteurs que quelqu’un est là.',
            },
          },
          {
            text: {
              en: 'A long list of current offers',
              es: 'Una larga lista de ofertas vigentes',
              fr: 'Une longue liste de promotions en cours',
            },
            correct: false,
          },
          {
            text: {
              en: 'A request to delete it and write more',
              es: 'Una solicitud de borrarla y escribir más',
              fr: 'Une demande de le supprimer et d’en écrire davantage',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'A review says that a wheel felt loose after your service. What should you do at once? Select all that apply.',
          es: 'Una reseña dice que una rueda se sentía floja después de su servicio. ¿Qué debe hacer de inmediato? Seleccione todo lo que corresponda.',
          fr: 'Un avis indique qu’une roue semblait desserrée après votre service. Que devez-vous faire immédiatement? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'Try to reach the customer and ask them not to drive until it is checked',
              es: 'Tratar de contactar al cliente y pedirle que no maneje hasta que se revise',
              fr: 'Tenter de joindre le client et lui demander de ne pas rouler avant une vérification',
            },
            correct: true,
            feedback: {
              en: 'A loose wheel is a safety matter; the public reply comes second.',
              es: 'Una rueda floja es un asunto de seguridad; la respuesta pública viene después.',
              fr: 'Une roue desserrée est une question de sécurité; la réponse publique vient ensuite.',
            },
          },
          {
            text: {
              en: 'Tell the manager and note what was done on the vehicle',
              es: 'Avisar al gerente y anotar lo que se hizo en el vehículo',
              fr: 'Aviser le gérant et noter ce qui a été fait sur le véhicule',
            },
            correct: true,
          },
          {
            text: {
              en: 'Wait to see whether others complain',
              es: 'Esperar a ver si otros se quejan',
              fr: 'Attendre de voir si d’autres se plaignent',
            },
            correct: false,
          },
          {
            text: {
              en: 'Write that all wheels come loose sooner or later',
              es: 'Escribir que todas las ruedas se aflojan tarde o temprano',
              fr: 'Écrire que toutes les roues se desserrent tôt ou tard',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'Should a reply use the same angry tone as the review? Answer yes or no.',
          es: '¿Debe la respuesta usar el mismo tono enojado que la reseña? Responda sí o no.',
          fr: 'La réponse doit-elle reprendre le ton fâché de l’avis? Répondez par oui ou par non.',
        },
        accepted: {
          en: ['no'],
          es: ['no'],
          fr: ['non'],
        },
        feedback: {
          en: 'Readers judge the shop by its tone more than by who was right.',
          es: 'Los lectores juzgan al taller más por su tono que por quién tenía razón.',
          fr: 'Les lecteurs jugent l’atelier à son ton plus qu’à qui avait raison.',
        },
      },
    ],
  },
};

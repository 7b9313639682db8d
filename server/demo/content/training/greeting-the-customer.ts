import type { DemoModule } from '../types';

export const greetingTheCustomer: DemoModule = {
  key: 'greeting-the-customer',
  kind: 'training',
  brand: 'conti',
  group: 'sales_skills',
  art: 'road',
  readingMinutes: 6,
  userTypes: [],
  name: { en: 'Greeting the customer', es: 'Recibir al cliente', fr: 'Accueillir le client' },
  description: {
    en: '<p>The first minute sets the tone. Practice a warm welcome, open questions and the short walk to the car that makes the sale easier.</p>',
    es: '<p>El primer minuto marca el tono. Practique una bienvenida cordial, preguntas abiertas y la breve caminata hasta el auto que facilita la venta.</p>',
    fr: '<p>La première minute donne le ton. Exercez-vous à accueillir chaleureusement, à poser des questions ouvertes et à faire le petit tour à la voiture qui facilite la vente.</p>',
  },
  test: {
    category: 'standard',
    passMark: 70,
    shuffle: false,
    timeLimitSeconds: 420,
    maxFails: 4,
    resetPeriod: 'weekly',
    points: 50,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'You are on the phone and a customer walks in. What is best?',
          es: 'Usted está al teléfono y entra un cliente. ¿Qué es lo mejor?',
          fr: 'Vous êtes au téléphone et un client entre. Que vaut-il mieux faire?',
        },
        options: [
          {
            text: {
              en: 'Turn away so as to finish the call undisturbed',
              es: 'Darse la vuelta para terminar la llamada sin molestias',
              fr: 'Vous détourner pour finir l’appel en paix',
            },
            correct: false,
            feedback: {
              en: 'Someone who is not noticed soon feels unwelcome and may leave.',
              es: 'Quien no se siente visto pronto se siente mal recibido y puede irse.',
              fr: 'Une personne qu’on ignore se sent vite mal accueillie et peut repartir.',
            },
          },
          {
            text: { en: 'Hang up at once', es: 'Colgar de inmediato', fr: 'Raccrocher aussitôt' },
            correct: false,
            feedback: {
              en: 'That only moves the discourtesy to the caller.',
              es: 'Así solo se traslada la descortesía a quien llama.',
              fr: 'C’est simplement manquer de courtoisie envers l’autre personne.',
            },
          },
          {
            text: {
              en: 'Make eye contact, smile and signal that you will be right there',
              es: 'Mirar a la persona, sonreír e indicar que enseguida la atiende',
              fr: 'Croiser son regard, sourire et faire signe que vous arrivez',
            },
            correct: true,
          },
          {
            text: {
              en: 'Point at the price list',
              es: 'Señalar la lista de precios',
              fr: 'Montrer la liste de prix du doigt',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which of these invite the customer to tell you more?',
          es: '¿Cuáles de estas invitan al cliente a contarle más?',
          fr: 'Lesquelles de ces questions invitent le client à en dire plus?',
        },
        options: [
          {
            text: {
              en: 'What do you like about your present tires?',
              es: '¿Qué le gusta de sus llantas actuales?',
              fr: 'Qu’aimez-vous de vos pneus actuels?',
            },
            correct: true,
          },
          {
            text: {
              en: 'Do you want the cheapest ones?',
              es: '¿Quiere las más baratas?',
              fr: 'Voulez-vous les moins chers?',
            },
            correct: false,
            feedback: {
              en: 'This can be answered with yes or no, and it steers the talk to price.',
              es: 'Se responde con sí o no y lleva la conversación al precio.',
              fr: 'On y répond par oui ou non, et elle oriente la conversation vers le prix.',
            },
          },
          {
            text: {
              en: 'How do you use the car during the week?',
              es: '¿Cómo usa el auto durante la semana?',
              fr: 'Comment utilisez-vous la voiture pendant la semaine?',
            },
            correct: true,
          },
          {
            text: {
              en: 'Is that your car outside?',
              es: '¿Es suyo el auto de afuera?',
              fr: 'Est-ce votre voiture, dehors?',
            },
            correct: false,
            feedback: {
              en: 'A friendly question, but closed: the answer is yes or no.',
              es: 'Es amable, pero cerrada: la respuesta es sí o no.',
              fr: 'C’est aimable, mais fermé : la réponse est oui ou non.',
            },
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What makes for a good first minute?',
          es: '¿Qué hace que el primer minuto sea bueno?',
          fr: 'Qu’est-ce qui fait une bonne première minute?',
        },
        options: [
          {
            text: {
              en: 'Greeting the person within moments',
              es: 'Saludar a la persona enseguida',
              fr: 'Saluer la personne sans tarder',
            },
            correct: true,
          },
          {
            text: { en: 'Giving your name', es: 'Decir su nombre', fr: 'Donner votre nom' },
            correct: true,
          },
          {
            text: {
              en: 'Quoting a price before asking anything',
              es: 'Dar un precio antes de preguntar',
              fr: 'Annoncer un prix avant toute question',
            },
            correct: false,
            feedback: {
              en: 'Without knowing the car and its use, any price is a guess.',
              es: 'Sin conocer el auto y su uso, cualquier precio es una adivinanza.',
              fr: 'Sans connaître la voiture et son usage, tout prix est une devinette.',
            },
          },
          {
            text: {
              en: 'Listening without interrupting',
              es: 'Escuchar sin interrumpir',
              fr: 'Écouter sans interrompre',
            },
            correct: true,
          },
          {
            text: {
              en: 'Waiting behind the screen until the person speaks',
              es: 'Esperar detrás de la pantalla hasta que la persona hable',
              fr: 'Attendre derrière l’écran que la personne parle',
            },
            correct: false,
          },
        ],
        credit: 'partial',
      },
      {
        kind: 'short_answer',
        text: {
          en: 'What do we call a question that cannot be answered with yes or no? An ___ question.',
          es: '¿Cómo se llama una pregunta que no se responde con sí o no? Una pregunta ___.',
          fr: 'Comment appelle-t-on une question à laquelle on ne peut pas répondre par oui ou non? Une question ___.',
        },
        accepted: {
          en: [
            'open',
            'open-ended',
            'open ended',
            'open question',
            'an open question',
            'open-ended question',
            'an open-ended question',
          ],
          es: ['abierta', 'pregunta abierta', 'una pregunta abierta'],
          fr: ['ouverte', 'question ouverte', 'une question ouverte'],
        },
        feedback: {
          en: 'Open questions begin with what, how, where or when, and bring out needs you would not have guessed.',
          es: 'Las preguntas abiertas empiezan con qué, cómo, dónde o cuándo, y revelan necesidades que no se adivinan.',
          fr: 'Les questions ouvertes commencent par que, comment, où ou quand, et révèlent des besoins qu’on n’aurait pas devinés.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Which first question opens the conversation best?',
          es: '¿Qué primera pregunta abre mejor la conversación?',
          fr: 'Quelle première question ouvre le mieux la conversation?',
        },
        options: [
          {
            text: {
              en: 'What brings you in today?',
              es: '¿Qué lo trae por aquí hoy?',
              fr: 'Qu’est-ce qui vous amène aujourd’hui?',
            },
            correct: true,
          },
          {
            text: { en: 'Do you have an appointment?', es: '¿Tiene cita?', fr: 'Avez-vous un rendez-vous?' },
            correct: false,
            feedback: {
              en: 'Needed later perhaps, but as an opening it sounds like a barrier.',
              es: 'Quizá haga falta después, pero como inicio suena a barrera.',
              fr: 'Utile plus tard peut-être, mais en ouverture, cela sonne comme une barrière.',
            },
          },
          {
            text: {
              en: 'How much do you want to spend?',
              es: '¿Cuánto quiere gastar?',
              fr: 'Combien voulez-vous dépenser?',
            },
            correct: false,
            feedback: {
              en: 'Asked first, it turns the talk to money before value.',
              es: 'Si se pregunta primero, se habla de dinero antes que de valor.',
              fr: 'Posée d’emblée, elle place l’argent avant la valeur.',
            },
          },
          {
            text: {
              en: 'You need new tires, don’t you?',
              es: 'Necesita llantas nuevas, ¿verdad?',
              fr: 'Vous avez besoin de pneus neufs, n’est-ce pas?',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer is annoyed after a long wait. What do you do first?',
          es: 'Un cliente está molesto por una larga espera. ¿Qué hace primero?',
          fr: 'Un client est contrarié par une longue attente. Que faites-vous en premier?',
        },
        options: [
          {
            text: {
              en: 'Explain that the shop is short of staff',
              es: 'Explico que falta personal en el taller',
              fr: 'J’explique que l’atelier manque de personnel',
            },
            correct: false,
            feedback: {
              en: 'It may be true, yet to the customer it sounds like an excuse.',
              es: 'Puede ser cierto, pero al cliente le suena a excusa.',
              fr: 'C’est peut-être vrai, mais le client y entend une excuse.',
            },
          },
          {
            text: {
              en: 'Acknowledge it, apologize and give an honest time',
              es: 'Lo reconozco, me disculpo y doy un tiempo realista',
              fr: 'Je le reconnais, je m’excuse et je donne un délai réaliste',
            },
            correct: true,
          },
          {
            text: {
              en: 'Offer a discount at once',
              es: 'Ofrezco un descuento de inmediato',
              fr: 'J’offre tout de suite un rabais',
            },
            correct: false,
          },
          {
            text: {
              en: 'Say nothing until the anger has passed',
              es: 'No digo nada hasta que se le pase',
              fr: 'Je ne dis rien en attendant que cela passe',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Why is it worth walking out to the car with the customer?',
          es: '¿Por qué vale la pena acompañar al cliente hasta el auto?',
          fr: 'Pourquoi vaut-il la peine d’aller à la voiture avec le client?',
        },
        options: [
          {
            text: {
              en: 'It gives the customer less time to think',
              es: 'Le deja menos tiempo para pensar al cliente',
              fr: 'Cela laisse moins de temps de réflexion au client',
            },
            correct: false,
            feedback: {
              en: 'The aim is the opposite: to let the customer see and decide.',
              es: 'El objetivo es el contrario: que el cliente vea y decida.',
              fr: 'Le but est tout le contraire : que le client voie et décide.',
            },
          },
          {
            text: {
              en: 'The placard may only be read by staff',
              es: 'Solo el personal puede leer la etiqueta',
              fr: 'Seul le personnel peut lire l’étiquette',
            },
            correct: false,
          },
          {
            text: {
              en: 'It keeps the counter free for others',
              es: 'Deja libre el mostrador para otros',
              fr: 'Cela libère le comptoir pour d’autres',
            },
            correct: false,
          },
          {
            text: {
              en: 'You look at size and wear together, so the need is plain to see',
              es: 'Ven juntos la medida y el desgaste, y la necesidad queda a la vista',
              fr: 'Vous regardez ensemble la dimension et l’usure : le besoin devient évident',
            },
            correct: true,
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer says: “I only want a price.” Which answer helps most?',
          es: 'Un cliente dice: “Solo quiero un precio”. ¿Qué respuesta ayuda más?',
          fr: 'Un client dit : « Je veux seulement un prix. » Quelle réponse aide le plus?',
        },
        options: [
          {
            text: {
              en: 'We give prices only after an inspection.',
              es: 'Solo damos precios después de una inspección.',
              fr: 'Nous ne donnons un prix qu’après une inspection.',
            },
            correct: false,
          },
          {
            text: {
              en: 'Gladly. Two quick questions, so that the price is for the right tire.',
              es: 'Con gusto. Dos preguntas rápidas, para que el precio sea de la llanta correcta.',
              fr: 'Avec plaisir. Deux petites questions, pour que ce soit le prix du bon pneu.',
            },
            correct: true,
          },
          {
            text: {
              en: 'Our cheapest tire is on that rack.',
              es: 'La más barata está en ese estante.',
              fr: 'Le moins cher est sur ce présentoir.',
            },
            correct: false,
            feedback: {
              en: 'It answers, but it may sell the wrong tire and ends the conversation.',
              es: 'Responde, pero puede vender la llanta equivocada y termina la conversación.',
              fr: 'C’est une réponse, mais elle risque de vendre le mauvais pneu et clôt la conversation.',
            },
          },
        ],
        feedback: {
          en: 'Respect the request and still learn the vehicle and how it is used.',
          es: 'Respete el pedido y aun así averigüe qué vehículo es y cómo se usa.',
          fr: 'Respectez la demande tout en apprenant quel est le véhicule et comment il sert.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Which sentence turns a feature into a benefit?',
          es: '¿Qué frase convierte una característica en un beneficio?',
          fr: 'Quelle phrase transforme une caractéristique en avantage?',
        },
        options: [
          {
            text: {
              en: 'This tire has four wide grooves.',
              es: 'Esta llanta tiene cuatro ranuras anchas.',
              fr: 'Ce pneu a quatre larges rainures.',
            },
            correct: false,
            feedback: {
              en: 'A feature alone leaves the customer to work out why it matters.',
              es: 'La característica sola deja que el cliente adivine por qué importa.',
              fr: 'La caractéristique seule laisse le client deviner son intérêt.',
            },
          },
          {
            text: {
              en: 'This tire is our newest model.',
              es: 'Esta llanta es nuestro modelo más nuevo.',
              fr: 'Ce pneu est notre plus récent modèle.',
            },
            correct: false,
          },
          {
            text: {
              en: 'Its wide grooves clear water, so you stay in control in heavy rain.',
              es: 'Sus ranuras anchas evacúan el agua, y usted mantiene el control con lluvia fuerte.',
              fr: 'Ses larges rainures évacuent l’eau : vous gardez la maîtrise sous une forte pluie.',
            },
            correct: true,
          },
        ],
      },
    ],
  },
};

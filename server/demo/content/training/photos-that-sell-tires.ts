import type { DemoModule } from '../types';

export const photosThatSellTires: DemoModule = {
  key: 'photos-that-sell-tires',
  kind: 'training',
  brand: 'gt',
  group: 'social_media',
  art: 'arcs',
  readingMinutes: 8,
  userTypes: [],
  name: {
    en: 'Photos that sell tires',
    es: 'Fotos que venden llantas',
    fr: 'Des photos qui font vendre des pneus',
  },
  description: {
    en: '<p>A phone, a clean tire and good light are enough for a picture that brings people into the shop. This module covers light, angle, background and permission.</p>',
    es: '<p>Un teléfono, una llanta limpia y buena luz bastan para una foto que atrae gente al taller. Este módulo trata la luz, el ángulo, el fondo y los permisos.</p>',
    fr: '<p>Un téléphone, un pneu propre et une bonne lumière suffisent pour une photo qui attire les gens à l’atelier. Ce module traite de la lumière, de l’angle, de l’arrière-plan et des autorisations.</p>',
  },
  test: {
    category: 'standard',
    passMark: 70,
    shuffle: true,
    timeLimitSeconds: 600,
    maxFails: null,
    resetPeriod: null,
    points: 50,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'Which light usually shows tread detail best with a phone?',
          es: '¿Qué luz suele mostrar mejor el detalle del dibujo con un teléfono?',
          fr: 'Quelle lumière montre généralement le mieux les détails de la bande de roulement avec un téléphone?',
        },
        options: [
          {
            text: {
              en: 'The phone’s flash, straight on',
              es: 'El flash del teléfono, de frente',
              fr: 'Le flash du téléphone, de face',
            },
            correct: false,
            feedback: {
              en: 'A frontal flash flattens the grooves and makes the sidewall glare.',
              es: 'El flash de frente aplana las ranuras y produce reflejos en el costado.',
              fr: 'Un flash de face aplatit les rainures et crée des reflets sur le flanc.',
            },
          },
          {
            text: {
              en: 'A strong window behind the tire',
              es: 'Una ventana muy luminosa detrás de la llanta',
              fr: 'Une fenêtre très lumineuse derrière le pneu',
            },
            correct: false,
            feedback: {
              en: 'Light from behind leaves a black tire as a silhouette.',
              es: 'La luz de atrás convierte una llanta negra en una silueta.',
              fr: 'Une lumière arrière réduit un pneu noir à une silhouette.',
            },
          },
          {
            text: {
              en: 'Soft daylight from the side',
              es: 'Luz de día suave y lateral',
              fr: 'Une lumière du jour douce, de côté',
            },
            correct: true,
            feedback: {
              en: 'Side light puts gentle shadows into the grooves, which gives them depth.',
              es: 'La luz lateral crea sombras suaves en las ranuras y les da profundidad.',
              fr: 'La lumière latérale crée des ombres douces dans les rainures, ce qui leur donne du relief.',
            },
          },
          {
            text: {
              en: 'A single dim bulb above the bay',
              es: 'Una sola bombilla tenue sobre la bahía',
              fr: 'Une seule ampoule faible au-dessus de la baie',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What should you do before you photograph a tire? Select all that apply.',
          es: '¿Qué conviene hacer antes de fotografiar una llanta? Seleccione todo lo que corresponda.',
          fr: 'Que faut-il faire avant de photographier un pneu? Cochez toutes les bonnes réponses.',
        },
        credit: 'partial',
        options: [
          {
            text: {
              en: 'Wipe the sidewall and the tread clean',
              es: 'Limpiar el costado y la banda de rodamiento',
              fr: 'Nettoyer le flanc et la bande de roulement',
            },
            correct: true,
          },
          {
            text: {
              en: 'Clean the phone’s lens',
              es: 'Limpiar el lente del teléfono',
              fr: 'Nettoyer l’objectif du téléphone',
            },
            correct: true,
          },
          {
            text: {
              en: 'Remove tools and trash from the background',
              es: 'Quitar herramientas y basura del fondo',
              fr: 'Retirer les outils et les déchets de l’arrière-plan',
            },
            correct: true,
          },
          {
            text: {
              en: 'Cover the size marking with tape',
              es: 'Tapar la medida con cinta',
              fr: 'Cacher la dimension avec du ruban',
            },
            correct: false,
            feedback: {
              en: 'A readable size and name help people find out whether the tire fits them.',
              es: 'Una medida y un nombre legibles ayudan a saber si la llanta les sirve.',
              fr: 'Une dimension et un nom lisibles aident les gens à savoir si le pneu leur convient.',
            },
          },
        ],
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer’s face is clearly recognizable in a photo you want to post. What do you need first?',
          es: 'En una foto que quiere publicar se reconoce claramente la cara de un cliente. ¿Qué necesita antes?',
          fr: 'Le visage d’un client est bien reconnaissable sur une photo que vous voulez publier. Que vous faut-il d’abord?',
        },
        options: [
          {
            text: {
              en: 'The customer’s permission',
              es: 'El permiso del cliente',
              fr: 'L’autorisation du client',
            },
            correct: true,
          },
          {
            text: {
              en: 'A purchase receipt',
              es: 'Un recibo de compra',
              fr: 'Un reçu d’achat',
            },
            correct: false,
          },
          {
            text: {
              en: 'Nothing, because it was taken in your shop',
              es: 'Nada, porque se tomó en su taller',
              fr: 'Rien, puisqu’elle a été prise dans votre atelier',
            },
            correct: false,
            feedback: {
              en: 'Being on your premises is not agreement to appear in your advertising.',
              es: 'Estar en su local no equivale a aceptar aparecer en su publicidad.',
              fr: 'Être dans vos locaux ne veut pas dire accepter de figurer dans votre publicité.',
            },
          },
          {
            text: {
              en: 'A filter that brightens the picture',
              es: 'Un filtro que aclare la imagen',
              fr: 'Un filtre qui éclaircit l’image',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Ask, keep the answer in writing, and take the picture down if the person changes their mind.',
          es: 'Pregunte, guarde la respuesta por escrito y retire la foto si la persona cambia de opinión.',
          fr: 'Demandez, conservez la réponse par écrit et retirez la photo si la personne change d’avis.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which details should be hidden or left out of a post? Select all that apply.',
          es: '¿Qué detalles conviene ocultar o dejar fuera de una publicación? Seleccione todos los que correspondan.',
          fr: 'Quels détails faut-il masquer ou exclure d’une publication? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'A customer’s license plate',
              es: 'La placa del vehículo de un cliente',
              fr: 'La plaque d’immatriculation d’un client',
            },
            correct: true,
          },
          {
            text: {
              en: 'The tire’s brand name',
              es: 'La marca de la llanta',
              fr: 'La marque du pneu',
            },
            correct: false,
          },
          {
            text: {
              en: 'A work order with a name and a phone number',
              es: 'Una orden de trabajo con nombre y teléfono',
              fr: 'Un bon de travail portant un nom et un numéro de téléphone',
            },
            correct: true,
          },
          {
            text: {
              en: 'Your shop’s sign',
              es: 'El letrero de su taller',
              fr: 'L’enseigne de votre atelier',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'Plates and paperwork can identify a person. Your own sign and the brand are what you want people to see.',
          es: 'Las placas y los papeles pueden identificar a una persona. Su letrero y la marca son lo que quiere que se vea.',
          fr: 'Une plaque ou un document peut identifier quelqu’un. Votre enseigne et la marque, elles, doivent se voir.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'You want one picture to show both the tread and the sidewall. Which angle works best?',
          es: 'Quiere que una sola foto muestre la banda de rodamiento y el costado. ¿Qué ángulo funciona mejor?',
          fr: 'Vous voulez montrer la bande de roulement et le flanc sur une seule photo. Quel angle convient le mieux?',
        },
        options: [
          {
            text: {
              en: 'From directly above',
              es: 'Desde arriba, en vertical',
              fr: 'Directement d’en haut',
            },
            correct: false,
          },
          {
            text: {
              en: 'Straight at the sidewall',
              es: 'De frente al costado',
              fr: 'Face au flanc',
            },
            correct: false,
          },
          {
            text: {
              en: 'Straight at the tread',
              es: 'De frente a la banda de rodamiento',
              fr: 'Face à la bande de roulement',
            },
            correct: false,
          },
          {
            text: {
              en: 'A three-quarter view at tire height',
              es: 'Una vista de tres cuartos a la altura de la llanta',
              fr: 'Une vue de trois quarts à la hauteur du pneu',
            },
            correct: true,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'A full-screen phone story is upright, 1080 pixels wide and 1920 high. Write its aspect ratio, width first, in the form 4:3.',
          es: 'Una historia a pantalla completa es vertical, de 1080 píxeles de ancho por 1920 de alto. Escriba su relación de aspecto, primero el ancho, en la forma 4:3.',
          fr: 'Une story plein écran est verticale : 1080 pixels de largeur sur 1920 de hauteur. Écrivez son rapport d’image, la largeur d’abord, sous la forme 4:3.',
        },
        accepted: {
          en: ['9:16'],
          es: ['9:16'],
          fr: ['9:16'],
        },
        code: true,
        feedback: {
          en: '1080 and 1920 are both divisible by 120, which leaves 9 and 16.',
          es: '1080 y 1920 se dividen entre 120, y quedan 9 y 16.',
          fr: '1080 et 1920 se divisent tous deux par 120, ce qui donne 9 et 16.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'You find a great picture of a tire on another shop’s page. What is the right thing to do?',
          es: 'Encuentra una foto excelente de una llanta en la página de otro taller. ¿Qué es lo correcto?',
          fr: 'Vous trouvez une excellente photo de pneu sur la page d’un autre atelier. Que convient-il de faire?',
        },
        options: [
          {
            text: {
              en: 'Crop out their logo and post it',
              es: 'Recortar su logotipo y publicarla',
              fr: 'Rogner leur logo et la publier',
            },
            correct: false,
          },
          {
            text: {
              en: 'Post it, because it is already public',
              es: 'Publicarla, porque ya es pública',
              fr: 'La publier, puisqu’elle est déjà publique',
            },
            correct: false,
            feedback: {
              en: 'A picture anyone can see still belongs to the person who made it.',
              es: 'Una foto que cualquiera puede ver sigue siendo de quien la hizo.',
              fr: 'Une photo visible de tous appartient toujours à la personne qui l’a prise.',
            },
          },
          {
            text: {
              en: 'Mirror it so that it looks different',
              es: 'Voltearla para que parezca distinta',
              fr: 'L’inverser pour qu’elle ait l’air différente',
            },
            correct: false,
          },
          {
            text: {
              en: 'Ask for permission, or take your own picture',
              es: 'Pedir permiso o tomar su propia foto',
              fr: 'Demander l’autorisation, ou prendre votre propre photo',
            },
            correct: true,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What makes the text beside a photo useful? Select all that apply.',
          es: '¿Qué hace útil el texto que acompaña una foto? Seleccione todo lo que corresponda.',
          fr: 'Qu’est-ce qui rend utile le texte qui accompagne une photo? Cochez toutes les bonnes réponses.',
        },
        options: [
          {
            text: {
              en: 'It says which kind of driving the tire suits',
              es: 'Dice para qué tipo de manejo sirve la llanta',
              fr: 'Il précise à quel type de conduite le pneu convient',
            },
            correct: true,
          },
          {
            text: {
              en: 'It promises that the tire can never fail',
              es: 'Promete que la llanta nunca fallará',
              fr: 'Il promet que le pneu ne fera jamais défaut',
            },
            correct: false,
            feedback: {
              en: 'No tire can keep that promise, and a claim you cannot support damages trust.',
              es: 'Ninguna llanta puede cumplir esa promesa, y una afirmación sin sustento daña la confianza.',
              fr: 'Aucun pneu ne peut tenir cette promesse, et une affirmation sans preuve nuit à la confiance.',
            },
          },
          {
            text: {
              en: 'It tells people how to book or ask a question',
              es: 'Indica cómo reservar una cita o hacer una pregunta',
              fr: 'Il indique comment prendre rendez-vous ou poser une question',
            },
            correct: true,
          },
          {
            text: {
              en: 'It lists thirty unrelated hashtags',
              es: 'Enumera treinta etiquetas sin relación',
              fr: 'Il énumère trente mots-clics sans rapport',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'What is the name of the short written description that lets a screen reader tell a blind person what a picture shows? Write the two-word term.',
          es: '¿Cómo se llama la breve descripción escrita que permite a un lector de pantalla decirle a una persona ciega lo que muestra una imagen? Escriba el término de dos palabras.',
          fr: 'Comment appelle-t-on la courte description écrite qui permet à un lecteur d’écran de dire à une personne aveugle ce que montre une image? Écrivez l’expression en deux mots.',
        },
        accepted: {
          en: ['alt text', 'alternative text', 'alternate text'],
          es: ['texto alternativo', 'texto alt'],
          fr: ['texte alternatif', 'texte de remplacement', 'texte alt'],
        },
        feedback: {
          en: 'Most networks let you add it when you post. Describe what matters: the tire, the vehicle and the setting.',
          es: 'La mayoría de las redes permite agregarlo al publicar. Describa lo importante: la llanta, el vehículo y el lugar.',
          fr: 'La plupart des réseaux permettent de l’ajouter à la publication. Décrivez l’essentiel : le pneu, le véhicule et le lieu.',
        },
      },
    ],
  },
};

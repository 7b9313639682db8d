import type { DemoModule } from '../types';

export const readingADotCode: DemoModule = {
  key: 'reading-a-dot-code',
  kind: 'training',
  brand: 'gt',
  group: 'non_product',
  tags: ['TIN'],
  art: 'road',
  readingMinutes: 5,
  userTypes: [],
  name: { en: 'Reading a DOT code', es: 'Cómo leer un código DOT', fr: 'Lire un code DOT' },
  description: {
    en: '<p>The DOT code tells you where and when a tire was made. It takes ten seconds to read and answers questions about age, recalls and registration.</p>',
    es: '<p>El código DOT dice dónde y cuándo se fabricó una llanta. Se lee en diez segundos y responde preguntas sobre edad, llamados a revisión y registro.</p>',
    fr: '<p>Le code DOT indique où et quand un pneu a été fabriqué. Il se lit en dix secondes et répond aux questions d’âge, de rappel et d’enregistrement.</p>',
  },
  test: {
    category: 'standard',
    passMark: 85,
    shuffle: true,
    timeLimitSeconds: 480,
    maxFails: 2,
    resetPeriod: 'quarterly',
    points: 75,
    questions: [
      {
        kind: 'multiple_choice',
        text: {
          en: 'What do the letters DOT in front of the code stand for on the sidewall?',
          es: '¿Qué indican las letras DOT delante del código en el costado?',
          fr: 'Que signifient les lettres DOT devant le code sur le flanc?',
        },
        options: [
          {
            text: {
              en: 'A government inspector tested this very tire',
              es: 'Un inspector del gobierno probó esta misma llanta',
              fr: 'Un inspecteur de l’État a mis à l’essai ce pneu précis',
            },
            correct: false,
            feedback: {
              en: 'In the United States makers certify their own tires; authorities check by sampling.',
              es: 'En Estados Unidos los fabricantes certifican sus llantas; las autoridades controlan por muestreo.',
              fr: 'Aux États-Unis, les fabricants certifient eux-mêmes leurs pneus; les autorités contrôlent par échantillonnage.',
            },
          },
          {
            text: {
              en: 'The maker certifies that it meets US federal safety standards',
              es: 'El fabricante certifica que cumple las normas federales de seguridad de EE. UU.',
              fr: 'Le fabricant certifie qu’il respecte les normes fédérales de sécurité des États-Unis',
            },
            correct: true,
          },
          {
            text: {
              en: 'The date of the tire follows in days',
              es: 'A continuación va la fecha de la llanta en días',
              fr: 'La date du pneu suit, exprimée en jours',
            },
            correct: false,
          },
          {
            text: {
              en: 'It may be sold in the United States only',
              es: 'Solo se puede vender en Estados Unidos',
              fr: 'Il ne peut être vendu qu’aux États-Unis',
            },
            correct: false,
          },
        ],
        feedback: {
          en: 'DOT stands for the US Department of Transportation.',
          es: 'DOT es la sigla en inglés del Departamento de Transporte de Estados Unidos.',
          fr: 'DOT est le sigle anglais du département des Transports des États-Unis.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'The last four digits are 3523. When was the tire made?',
          es: 'Los últimos cuatro dígitos son 3523. ¿Cuándo se fabricó la llanta?',
          fr: 'Les quatre derniers chiffres sont 3523. Quand le pneu a-t-il été fabriqué?',
        },
        options: [
          {
            text: {
              en: 'In week 23 of 2035',
              es: 'En la semana 23 de 2035',
              fr: 'Dans la semaine 23 de 2035',
            },
            correct: false,
            feedback: {
              en: 'The week comes first, then the year.',
              es: 'Primero va la semana y después el año.',
              fr: 'La semaine vient d’abord, puis l’année.',
            },
          },
          {
            text: { en: 'On day 35 of 2023', es: 'El día 35 de 2023', fr: 'Le 35e jour de 2023' },
            correct: false,
            feedback: {
              en: 'The first two digits count weeks, not days.',
              es: 'Los dos primeros dígitos cuentan semanas, no días.',
              fr: 'Les deux premiers chiffres comptent les semaines, non les jours.',
            },
          },
          {
            text: {
              en: 'In week 35 of 2023',
              es: 'En la semana 35 de 2023',
              fr: 'Dans la semaine 35 de 2023',
            },
            correct: true,
          },
          {
            text: { en: 'In March 2023', es: 'En marzo de 2023', fr: 'En mars 2023' },
            correct: false,
          },
        ],
      },
      {
        kind: 'short_answer',
        text: {
          en: 'A tire was made in week 7 of 2024. Write its four-digit date code.',
          es: 'Una llanta se fabricó en la semana 7 de 2024. Escriba su código de fecha de cuatro dígitos.',
          fr: 'Un pneu a été fabriqué dans la semaine 7 de 2024. Écrivez son code de date à quatre chiffres.',
        },
        accepted: { en: ['0724'], es: ['0724'], fr: ['0724'] },
        code: true,
        feedback: {
          en: 'Two digits for the week, with a leading zero, then two for the year.',
          es: 'Dos dígitos para la semana, con cero a la izquierda, y dos para el año.',
          fr: 'Deux chiffres pour la semaine, avec un zéro initial, puis deux pour l’année.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'Which of these cannot be a date code?',
          es: '¿Cuál de estos no puede ser un código de fecha?',
          fr: 'Lequel de ces codes ne peut pas être un code de date?',
        },
        options: [
          {
            text: { en: '0119', es: '0119', fr: '0119' },
            correct: false,
          },
          {
            text: { en: '2421', es: '2421', fr: '2421' },
            correct: false,
          },
          {
            text: { en: '5622', es: '5622', fr: '5622' },
            correct: true,
          },
          {
            text: { en: '5220', es: '5220', fr: '5220' },
            correct: false,
          },
        ],
        feedback: {
          en: 'A year has 52 or at most 53 weeks, so no code begins with 56.',
          es: 'Un año tiene 52 o como máximo 53 semanas: ningún código empieza con 56.',
          fr: 'Une année compte 52 semaines, 53 au plus : aucun code ne commence par 56.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'An old tire shows a date code of only three digits. What do you conclude?',
          es: 'Una llanta vieja muestra un código de fecha de solo tres dígitos. ¿Qué concluye?',
          fr: 'Un vieux pneu porte un code de date de trois chiffres seulement. Que concluez-vous?',
        },
        options: [
          {
            text: {
              en: 'It was made before 2000 and must not be fitted',
              es: 'Se fabricó antes de 2000 y no se debe montar',
              fr: 'Il date d’avant 2000 et ne doit pas être posé',
            },
            correct: true,
          },
          {
            text: {
              en: 'One digit has worn off, so it is of no account',
              es: 'Se borró un dígito; no tiene importancia',
              fr: 'Un chiffre s’est effacé; c’est sans importance',
            },
            correct: false,
          },
          {
            text: {
              en: 'It is a spare tire, which always has three digits',
              es: 'Es una llanta de repuesto: siempre llevan tres dígitos',
              fr: 'C’est un pneu de secours, qui a toujours trois chiffres',
            },
            correct: false,
            feedback: {
              en: 'Spare tires carry the same kind of code as others.',
              es: 'Las llantas de repuesto llevan el mismo tipo de código que las demás.',
              fr: 'Les pneus de secours portent le même type de code que les autres.',
            },
          },
        ],
        feedback: {
          en: 'Four digits came into use in 2000. Before that there were two for the week and one for the year.',
          es: 'Los cuatro dígitos se usan desde 2000. Antes eran dos para la semana y uno para el año.',
          fr: 'Les quatre chiffres sont utilisés depuis 2000. Avant, il y en avait deux pour la semaine et un pour l’année.',
        },
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'Which pieces of information can a full DOT code hold?',
          es: '¿Qué información puede contener un código DOT completo?',
          fr: 'Quels renseignements un code DOT complet peut-il contenir?',
        },
        options: [
          {
            text: {
              en: 'The plant where the tire was made',
              es: 'La planta donde se fabricó',
              fr: 'L’usine où le pneu a été fabriqué',
            },
            correct: true,
          },
          {
            text: {
              en: 'A code of the maker for the type of tire',
              es: 'Un código del fabricante para el tipo de llanta',
              fr: 'Un code du fabricant pour le type de pneu',
            },
            correct: true,
          },
          {
            text: {
              en: 'The recommended pressure for the vehicle',
              es: 'La presión recomendada para el vehículo',
              fr: 'La pression recommandée pour le véhicule',
            },
            correct: false,
            feedback: {
              en: 'That is on the vehicle’s placard; a tire does not know which car it will be fitted to.',
              es: 'Eso está en la etiqueta del vehículo; la llanta no sabe en qué auto se montará.',
              fr: 'Elle figure sur l’étiquette du véhicule; le pneu ignore sur quelle voiture il sera posé.',
            },
          },
          {
            text: {
              en: 'The week and year of manufacture',
              es: 'La semana y el año de fabricación',
              fr: 'La semaine et l’année de fabrication',
            },
            correct: true,
          },
          {
            text: {
              en: 'The number of previous owners',
              es: 'La cantidad de dueños anteriores',
              fr: 'Le nombre de propriétaires antérieurs',
            },
            correct: false,
          },
        ],
      },
      {
        kind: 'multiple_select',
        text: {
          en: 'What can you do for a customer once you have read the full code?',
          es: '¿Qué puede hacer por un cliente después de leer el código completo?',
          fr: 'Que pouvez-vous faire pour un client après avoir lu le code complet?',
        },
        options: [
          {
            text: {
              en: 'Work out how old the tires are',
              es: 'Calcular la edad de las llantas',
              fr: 'Calculer l’âge des pneus',
            },
            correct: true,
          },
          {
            text: {
              en: 'Tell how much tread is left',
              es: 'Decir cuánto dibujo queda',
              fr: 'Dire combien il reste de sculpture',
            },
            correct: false,
            feedback: {
              en: 'Only a depth gauge can tell you that.',
              es: 'Eso solo lo dice un medidor de profundidad.',
              fr: 'Seule une jauge de profondeur peut le dire.',
            },
          },
          {
            text: {
              en: 'See whether a recall applies to them',
              es: 'Ver si les afecta un llamado a revisión',
              fr: 'Voir si un rappel les concerne',
            },
            correct: true,
          },
          {
            text: {
              en: 'Register new tires in the customer’s name',
              es: 'Registrar llantas nuevas a nombre del cliente',
              fr: 'Enregistrer les pneus neufs au nom du client',
            },
            correct: true,
          },
          {
            text: {
              en: 'Find out how fast they were driven',
              es: 'Saber a qué velocidad se usaron',
              fr: 'Savoir à quelle vitesse ils ont roulé',
            },
            correct: false,
          },
        ],
        credit: 'partial',
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'The outer sidewall shows DOT and some characters, but no date. What do you do?',
          es: 'El costado exterior muestra DOT y algunos caracteres, pero no la fecha. ¿Qué hace?',
          fr: 'Le flanc extérieur porte DOT et quelques caractères, mais pas de date. Que faites-vous?',
        },
        options: [
          {
            text: {
              en: 'Reject the tire as a forgery',
              es: 'Rechazo la llanta por falsa',
              fr: 'Je refuse le pneu, car c’est un faux',
            },
            correct: false,
            feedback: {
              en: 'A partial code on one side is normal.',
              es: 'Un código parcial en un lado es normal.',
              fr: 'Un code partiel d’un côté est normal.',
            },
          },
          {
            text: {
              en: 'Take the date from the invoice',
              es: 'Tomo la fecha de la factura',
              fr: 'Je prends la date de la facture',
            },
            correct: false,
            feedback: {
              en: 'An invoice shows when it was sold, not when it was made.',
              es: 'La factura dice cuándo se vendió, no cuándo se fabricó.',
              fr: 'La facture indique la date de vente, non celle de fabrication.',
            },
          },
          {
            text: {
              en: 'Assume that it was made this year',
              es: 'Supongo que se fabricó este año',
              fr: 'Je suppose qu’il date de cette année',
            },
            correct: false,
          },
          {
            text: {
              en: 'Look at the inner sidewall for the full code',
              es: 'Busco el código completo en el costado interior',
              fr: 'Je cherche le code complet sur le flanc intérieur',
            },
            correct: true,
          },
        ],
        feedback: {
          en: 'The full code with the date has to be on one sidewall only; the other may carry a shorter form.',
          es: 'El código completo con la fecha solo tiene que estar en un costado; el otro puede llevar una forma más corta.',
          fr: 'Le code complet avec la date n’est exigé que sur un flanc; l’autre peut porter une forme abrégée.',
        },
      },
      {
        kind: 'short_answer',
        text: {
          en: 'The date code is 1822. In which year was the tire made?',
          es: 'El código de fecha es 1822. ¿En qué año se fabricó la llanta?',
          fr: 'Le code de date est 1822. En quelle année le pneu a-t-il été fabriqué?',
        },
        accepted: { en: ['2022', 'in 2022'], es: ['2022', 'en 2022'], fr: ['2022', 'en 2022'] },
        feedback: {
          en: '18 is the week, 22 the year: around the start of May 2022.',
          es: '18 es la semana y 22 el año: hacia comienzos de mayo de 2022.',
          fr: '18 est la semaine et 22 l’année : vers le début de mai 2022.',
        },
      },
      {
        kind: 'multiple_choice',
        text: {
          en: 'A customer brings an unused spare tire that is eleven years old. What is sound advice?',
          es: 'Un cliente trae una llanta de repuesto sin uso de once años. ¿Cuál es un buen consejo?',
          fr: 'Un client apporte un pneu de secours inutilisé qui a onze ans. Quel est le bon conseil?',
        },
        options: [
          {
            text: {
              en: 'It is as good as new, as the tread is unworn',
              es: 'Está como nueva, porque el dibujo no está gastado',
              fr: 'Il est comme neuf, puisque la sculpture n’est pas usée',
            },
            correct: false,
            feedback: {
              en: 'Rubber ages even when it never touches the road.',
              es: 'El caucho envejece aunque nunca toque el pavimento.',
              fr: 'La gomme vieillit même sans jamais toucher la route.',
            },
          },
          {
            text: {
              en: 'Replace it: many makers set ten years as the limit',
              es: 'Reemplazarla: muchos fabricantes fijan el límite en diez años',
              fr: 'Le remplacer : de nombreux fabricants fixent la limite à dix ans',
            },
            correct: true,
          },
          {
            text: {
              en: 'Age counts only from the day it is fitted',
              es: 'La edad cuenta solo desde el día en que se monta',
              fr: 'L’âge ne compte qu’à partir de la pose',
            },
            correct: false,
          },
        ],
      },
    ],
  },
};

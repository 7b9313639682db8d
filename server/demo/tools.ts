import type { Tool } from '#server/features/programs/tools/tool.entity';
import { demoId } from './ids';
import type { DemoThing } from './insert-thing';

const p = (words: string): string => `<p>${words}</p>`;
const publishAt = '2026-01-05T09:00:00.000Z';
const toModule = (key: string): string => `/training/modules/${demoId('module', key)}`;

/** What helps at the counter, behind a link each. */
export const demoTools: DemoThing<Tool>[] = [
  {
    title: {
      en: 'Load index and speed rating',
      es: 'Índice de carga y de velocidad',
      fr: 'Indices de charge et de vitesse',
    },
    text: {
      en: p('What the number and the letter behind the size allow.'),
      es: p('Qué permiten el número y la letra que siguen a la medida.'),
      fr: p('Ce que permettent le nombre et la lettre après la dimension.'),
    },
    href: toModule('load-index-and-speed-rating'),
    newTab: false,
    publishAt,
  },
  {
    title: { en: 'Reading a DOT code', es: 'Leer un código DOT', fr: 'Lire un code DOT' },
    text: {
      en: p('How old a tire is, from its sidewall.'),
      es: p('La edad de una llanta, según su flanco.'),
      fr: p('L’âge d’un pneu, d’après son flanc.'),
    },
    href: toModule('reading-a-dot-code'),
    newTab: false,
    publishAt,
  },
  {
    title: { en: 'Fitment and plus sizing', es: 'Montaje y plus sizing', fr: 'Montage et plus sizing' },
    text: {
      en: p('Which other sizes fit the same car.'),
      es: p('Qué otras medidas quedan en el mismo auto.'),
      fr: p('Quelles autres dimensions vont sur la même voiture.'),
    },
    href: toModule('fitment-and-plus-sizing'),
    newTab: false,
    publishAt,
  },
  {
    title: { en: 'Verify a certificate', es: 'Verificar un certificado', fr: 'Vérifier un certificat' },
    text: {
      en: p('Whether a certificate that somebody shows you is genuine.'),
      es: p('Si un certificado que alguien le muestra es auténtico.'),
      fr: p('Si un certificat que l’on vous montre est authentique.'),
    },
    href: '/certificates',
    newTab: false,
    publishAt,
  },
];

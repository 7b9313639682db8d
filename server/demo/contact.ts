import type { ContactMessage } from '#server/features/contact/contact-message.entity';
import { now } from '#server/platform/clock';
import { demoId } from './ids';
import type { DemoThing } from './insert-thing';

type Message = Omit<DemoThing<ContactMessage>, 'excerpt'>;

/** What people wrote to support, newest first. */
export const demoContactMessages: readonly Message[] = [
  {
    profileId: demoId('profile', 'learner@treadway.example'),
    name: 'Dana Whitfield',
    email: 'learner@treadway.example',
    lang: 'en',
    topic: 'test',
    test: 'Rolling resistance and range',
    text: 'Question 6 shows a picture that does not load on my phone. On the computer in the shop it is there.',
    page: '/training',
    browser: 'Mozilla/5.0 (Linux; Android 15) Mobile, 412 × 915, en',
  },
  {
    name: 'Jorge Salcedo',
    email: 'jorge.salcedo@llantascampos.example',
    lang: 'es',
    topic: 'account',
    text: 'Cambié de tienda y ya no tengo acceso a mi correo anterior.\n¿Pueden pasar mi cuenta al nuevo?',
  },
  {
    name: 'Éloïse Gagnon',
    email: 'eloise.gagnon@pneusnord.example',
    lang: 'fr',
    topic: 'program',
    text: 'Notre numéro de compte de détaillant est refusé depuis lundi, alors qu’il figure sur la facture.',
    done: true,
    repliedAt: new Date(now().getTime() - 2 * 86_400_000).toISOString(),
    reply: 'Bonjour, un zéro manquait au début du numéro. Vous le trouvez en haut à droite de la facture.',
  },
];

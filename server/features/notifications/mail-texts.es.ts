import type { MailedMark } from './mail.types';
import type { MailTexts } from './mail-texts.types';

const percents = new Intl.NumberFormat('es', { style: 'percent' });
const numbers = new Intl.NumberFormat('es');
const percent = (score: number): string => percents.format(score / 100);
const markOf = ({ status, score }: MailedMark): string =>
  `${status === 'passed' ? 'aprobado' : 'no aprobado'}, ${percent(score)}`;

export const es: MailTexts = {
  greeting: (name) => `Hola, ${name}:`,
  test_passed: ({ moduleName, score, points, promotedToPro }) => ({
    subject: `Aprobado: ${moduleName}`,
    paragraphs: [
      `Ha aprobado el examen «${moduleName}» con un ${percent(score)}.`,
      ...(points > 0
        ? [`Con él ha ganado ${numbers.format(points)} ${points === 1 ? 'punto' : 'puntos'}.`]
        : []),
      ...(promotedToPro ? ['Era el último examen PRO que le faltaba: ya es PRO. ¡Felicidades!'] : []),
      'Su certificado está en la página del resultado.',
    ],
    action: 'Ver el resultado y el certificado',
  }),
  test_failed: ({ moduleName, score, passMark }) => ({
    subject: `No aprobado: ${moduleName}`,
    paragraphs: [
      `Ha obtenido un ${percent(score)} en el examen «${moduleName}». Para aprobar se necesita un ${percent(passMark)}.`,
      'La página del resultado muestra qué preguntas conviene repasar.',
    ],
    action: 'Ver el resultado',
  }),
  result_changed: ({ moduleName, before, after }) => ({
    subject: `Su resultado ha cambiado: ${moduleName}`,
    paragraphs: [
      `Se corrigió una pregunta del examen «${moduleName}» y sus respuestas se calificaron de nuevo.`,
      `Antes: ${markOf(before)}. Ahora: ${markOf(after)}.`,
    ],
    action: 'Ver el resultado',
  }),
  pro_reset: () => ({
    subject: 'Ha empezado un nuevo ciclo PRO',
    paragraphs: [
      'Su nivel PRO se ha restablecido para un nuevo ciclo: su tipo de usuario es estándar hasta que apruebe los exámenes PRO de este ciclo.',
      'Sus resultados, certificados y puntos se conservan.',
    ],
    action: 'Ver los exámenes',
  }),
  sign_in_tries: () => ({
    subject: 'Alguien ha intentado iniciar sesión con su cuenta',
    paragraphs: [
      'Hoy ha habido muchos intentos de iniciar sesión con su correo electrónico y una contraseña incorrecta. Ninguno ha entrado.',
      'Si fue usted, no tiene que hacer nada. Si no, avise a soporte. Quien lo intenta tiene que esperar cada vez más antes de cada nuevo intento.',
    ],
    action: 'Contactar con soporte',
  }),
  reason: (productName) => `Recibe este mensaje porque tiene un perfil en ${productName}.`,
  questions: (supportEmail) => `¿Preguntas? Escriba a ${supportEmail}.`,
};

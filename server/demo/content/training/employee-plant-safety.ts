import type { DemoModule } from '../types';

export const employeePlantSafety: DemoModule = {
  key: 'employee-plant-safety',
  kind: 'training',
  brand: 'conti',
  group: 'employee',
  art: 'arcs',
  readingMinutes: 20,
  userTypes: [],
  name: {
    en: 'Plant safety for employees',
    es: 'Seguridad en planta para empleados',
    fr: 'La sécurité en usine pour le personnel',
  },
  description: {
    en: '<p>A walk through a shift: protective equipment, marked walkways, lockout before maintenance, and how to report a near miss.</p><p>Please review it before your first day on the floor and once a year after that.</p>',
    es: '<p>Un recorrido por un turno: equipo de protección, pasillos señalizados, bloqueo de energía antes del mantenimiento y cómo reportar un casi accidente.</p><p>Revíselo antes de su primer día en planta y, después, una vez al año.</p>',
    fr: '<p>Le parcours d’un quart de travail : équipement de protection, allées balisées, cadenassage avant l’entretien et signalement d’un quasi-accident.</p><p>À revoir avant votre premier jour à l’usine, puis une fois par année.</p>',
  },
};

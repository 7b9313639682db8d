import type { DemoModule } from '../types';

export const tireStorage: DemoModule = {
  key: 'tire-storage',
  kind: 'training',
  brand: 'gt',
  group: 'non_product',
  art: 'touring',
  readingMinutes: 9,
  userTypes: [],
  name: {
    en: 'Storing tires well',
    es: 'Almacenar bien las llantas',
    fr: 'Bien entreposer les pneus',
  },
  description: {
    en: '<p>Cool, dry, dark and clean: how to store customers’ seasonal tires so that they come back in the condition they left.</p><p>Learn how to label each wheel position, how to stack mounted and unmounted tires, and why solvents and electric motors do not belong in the same room.</p>',
    es: '<p>Fresco, seco, oscuro y limpio: cómo almacenar las llantas de temporada de los clientes para que vuelvan en el mismo estado.</p><p>Aprenda a marcar la posición de cada rueda, a apilar llantas con y sin rin, y por qué los solventes y los motores eléctricos no deben estar en el mismo cuarto.</p>',
    fr: '<p>Frais, sec, sombre et propre : comment entreposer les pneus saisonniers des clients pour les rendre dans l’état où ils ont été confiés.</p><p>Apprenez à étiqueter la position de chaque roue, à ranger les pneus avec et sans jante, et pourquoi les solvants et les moteurs électriques n’ont pas leur place dans la même pièce.</p>',
  },
};

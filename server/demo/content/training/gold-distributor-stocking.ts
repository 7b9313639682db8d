import type { DemoModule } from '../types';

export const goldDistributorStocking: DemoModule = {
  key: 'gold-distributor-stocking',
  kind: 'training',
  brand: 'conti',
  group: 'gold_distributor',
  art: 'road',
  readingMinutes: 15,
  userTypes: [],
  name: {
    en: 'Stocking for Gold distributors',
    es: 'Inventario para distribuidores Gold',
    fr: 'Gestion des stocks pour distributeurs Gold',
  },
  description: {
    en: '<p>Which sizes to keep close, which to order, and how to read the season in your own sales. A guide for distributors in the Gold program.</p><p>It covers stock rotation by manufacturing date, winter pre-orders and slow-moving lines.</p>',
    es: '<p>Qué medidas tener a la mano, cuáles pedir y cómo leer la temporada en sus propias ventas. Una guía para distribuidores del programa Gold.</p><p>Abarca la rotación por fecha de fabricación, los pedidos anticipados de invierno y los productos de poca salida.</p>',
    fr: '<p>Quelles dimensions garder à portée de main, lesquelles commander et comment lire la saison dans vos propres ventes. Un guide pour les distributeurs du programme Gold.</p><p>Il traite de la rotation par date de fabrication, des précommandes d’hiver et des produits à faible rotation.</p>',
  },
};

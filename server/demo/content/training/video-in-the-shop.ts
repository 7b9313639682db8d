import type { DemoModule } from '../types';

export const videoInTheShop: DemoModule = {
  key: 'video-in-the-shop',
  kind: 'training',
  brand: 'gt',
  group: 'social_media',
  art: 'arcs',
  readingMinutes: 6,
  userTypes: [],
  name: {
    en: 'Video in the shop',
    es: 'Video en el taller',
    fr: 'La vidéo à l’atelier',
  },
  description: {
    en: '<p>Thirty seconds are enough to show a repair, introduce a colleague or answer a common question. Plan the shot, hold the phone steady and record clear sound.</p><p>Keep safety in the picture: glasses on, vehicle secured, nobody under the lift for a better angle.</p>',
    es: '<p>Treinta segundos bastan para mostrar una reparación, presentar a un compañero o responder una pregunta frecuente. Planee la toma, sostenga firme el teléfono y grabe un sonido claro.</p><p>Que la seguridad se vea: lentes puestos, vehículo asegurado y nadie debajo del elevador por un mejor ángulo.</p>',
    fr: '<p>Trente secondes suffisent pour montrer une réparation, présenter un collègue ou répondre à une question courante. Planifiez la prise, tenez le téléphone bien stable et captez un son clair.</p><p>Gardez la sécurité à l’image : lunettes portées, véhicule immobilisé, personne sous le pont élévateur pour un meilleur angle.</p>',
  },
};

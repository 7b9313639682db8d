import type { Language } from '#server/platform/language/i18n';

/** The printed texts of a certificate, in order. */
export interface CertificateTexts {
  title: string;
  holder: string;
  test: string;
  date: string;
  number: string;
  verify: string;
  /** The alternative text of the QR code. */
  code: string;
}

export const certificateTexts: Record<Language, CertificateTexts> = {
  en: {
    title: 'Certificate',
    holder: 'This certifies that',
    test: 'has passed the test',
    date: 'Passed on',
    number: 'Certificate number',
    verify: 'Anyone can verify it at',
    code: 'QR code of the address at which this certificate is verified',
  },
  es: {
    title: 'Certificado',
    holder: 'Se certifica que',
    test: 'ha aprobado el examen',
    date: 'Fecha de aprobación',
    number: 'Número de certificado',
    verify: 'Cualquiera puede verificarlo en',
    code: 'Código QR de la dirección en la que se verifica este certificado',
  },
  fr: {
    title: 'Certificat',
    holder: 'Nous certifions que',
    test: 'a réussi le test',
    date: 'Date de réussite',
    number: 'Numéro du certificat',
    verify: 'Chacun peut le vérifier sur',
    code: 'Code QR de l’adresse où ce certificat se vérifie',
  },
};

import type { EntityManager } from 'typeorm';
import { TermsAnswerEntity } from '#server/features/profile/terms/terms-answer.entity';
import { ProfileEntity } from '#server/features/profile/profile.entity';
import { insertTermsVersion } from '#server/features/settings/terms/terms-versions';
import { now } from '#server/platform/clock';
import type { LocalizedText } from '#server/platform/language/i18n';
import { demoId } from './ids';
import { demoAccounts } from './people';

type Part = [title: string, text: string];

const written = (parts: Part[]): string =>
  parts.map(([title, text]) => `<p><strong>${title}</strong><br />${text}</p>`).join('');

const text: LocalizedText = {
  en: written([
    [
      'What we keep',
      'Your name, e-mail and phone, the account you work for, your test results with your answers, your points, and when you last signed in.',
    ],
    [
      'Why',
      'To run your training, to pay rewards, and so that your manager sees who is trained. We never sell it and never use it for advertising.',
    ],
    [
      'Who sees it',
      'Your manager sees your results and points; administrators see everything except your password. Other people see your picture only if you allow it.',
    ],
    [
      'How long',
      'For as long as you have an account. In your profile, you can download your data or ask us to delete your account at any time.',
    ],
  ]),
  es: written([
    [
      'Qué guardamos',
      'Su nombre, correo electrónico y teléfono, la cuenta para la que trabaja, los resultados de sus exámenes con sus respuestas, sus puntos y cuándo inició sesión por última vez.',
    ],
    [
      'Para qué',
      'Para llevar su formación, para entregar recompensas y para que su gerente vea quién está formado. Nunca lo vendemos ni lo usamos para publicidad.',
    ],
    [
      'Quién lo ve',
      'Su gerente ve sus resultados y puntos. Los administradores ven todo menos su contraseña. Las demás personas ven su foto solo si usted lo permite.',
    ],
    [
      'Cuánto tiempo',
      'Mientras tenga una cuenta. En su perfil puede descargar sus datos o pedir que se elimine su cuenta en cualquier momento.',
    ],
  ]),
  fr: written([
    [
      'Ce que nous gardons',
      'Votre nom, votre courriel et votre téléphone, le compte pour lequel vous travaillez, vos résultats de tests avec vos réponses, vos points et la date de votre dernière connexion.',
    ],
    [
      'Pourquoi',
      'Pour assurer votre formation, pour remettre des récompenses et pour que votre gestionnaire voie qui est formé. Nous ne le vendons jamais et ne l’utilisons jamais pour la publicité.',
    ],
    [
      'Qui le voit',
      'Votre gestionnaire voit vos résultats et vos points. Les administrateurs voient tout sauf votre mot de passe. Les autres personnes ne voient votre photo que si vous le permettez.',
    ],
    [
      'Combien de temps',
      'Aussi longtemps que vous avez un compte. Dans votre profil, vous pouvez télécharger vos données ou demander la suppression de votre compte en tout temps.',
    ],
  ]),
};

const changeNote: LocalizedText = {
  en: 'This is the first version: what we keep, why, who sees it and for how long.',
  es: 'Esta es la primera versión: qué guardamos, para qué, quién lo ve y cuánto tiempo.',
  fr: 'C’est la première version : ce que nous gardons, pourquoi, qui le voit et combien de temps.',
};

/** Terms that everybody who has signed in before has said Yes to. */
export async function acceptDemoTerms(manager: EntityManager): Promise<void> {
  await insertTermsVersion(manager, { number: 1, text, changeNote, publishedAt: now() });
  for (const { email } of demoAccounts) {
    const profileId = demoId('profile', email);
    await manager.insert(TermsAnswerEntity, { profileId, version: 1, answer: 'yes', answeredAt: now() });
    await manager.update(ProfileEntity, profileId, { termsVersion: 1 });
  }
}

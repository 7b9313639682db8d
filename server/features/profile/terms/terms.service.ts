import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { currentTerms, newestTerms } from '#server/features/settings/terms/terms-versions';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { selectJson, transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { iso } from '#server/platform/database/sql';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { freshViewer } from '../sign-in/fresh-viewer';
import { ProfileEntity } from '../profile.entity';
import { assertCanChangeOwn } from '../profile.policy';
import { lockProfile } from '../profile.queries';
import { ownProfile } from '../profile.service';
import type { Profile } from '../profile.types';
import { acceptedVersionAfter, changesAcceptance, type TermsAnswer } from './terms-acceptance';
import { TermsAnswerEntity } from './terms-answer.entity';
import type { Terms } from './terms.types';

/** Terms with all translations, from which the texts in one language are derived. */
export type ReadTerms = Omit<Terms, 'text' | 'changeNote'>;

const acceptedText = `select json_build_object('acceptedVersion', t.version,
     'acceptedAt', to_char(t.answered_at, ${iso})) as json
   from terms_answer t where t.profile_id = $1 and t.answer = 'yes' order by t.version desc, t.answered_at desc limit 1`;

/** Returns the current terms; null if there are none. */
export async function terms(viewer: Viewer): Promise<ReadTerms | null> {
  const valid = await currentTerms();
  if (!valid) return null;
  const accepted =
    viewer.kind === 'person'
      ? await selectJson<Pick<Terms, 'acceptedVersion' | 'acceptedAt'>>('accepted-terms', acceptedText, [
          viewer.profileId,
        ])
      : null;
  return { acceptedVersion: null, acceptedAt: null, ...valid, ...accepted };
}

/** Stores the answer and the current time. */
async function note(
  manager: EntityManager,
  person: Person,
  version: number,
  answer: TermsAnswer,
): Promise<void> {
  const { profileId, termsVersion } = person;
  await manager.insert(TermsAnswerEntity, { profileId, version, answer, answeredAt: now() });
  await manager.update(ProfileEntity, profileId, {
    termsVersion: acceptedVersionAfter(answer, version, termsVersion),
  });
  await appendAudit(manager, {
    action: 'user_update',
    actor: actorOf(person),
    targetKind: 'terms',
    targetId: String(version),
    outcome: answer,
  });
}

/**
 * Records the viewer's answer to the current terms and returns their profile. A repeated yes changes nothing. Throws
 * CONFLICT if the version isn't the current one.
 */
export async function answerTerms(viewer: Viewer, version: number, answer: TermsAnswer): Promise<Profile> {
  const caller = assertCanChangeOwn(viewer);
  await transaction(async (manager) => {
    await lockProfile(manager, caller.profileId);
    const person = await freshViewer(manager, caller);
    if (version !== (await newestTerms(manager))?.number) throw new AppError('CONFLICT');
    if (changesAcceptance(answer, version, person.termsVersion)) await note(manager, person, version, answer);
  });
  forget('viewers');
  return ownProfile(viewer);
}

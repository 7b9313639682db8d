import { currentSettings } from '#server/features/settings/settings.service';
import { isAdmin, readsEverything } from '#server/platform/access/policy';
import { besideRows, type ReadTogether } from '#server/platform/database/read-together';
import type { UserType, Viewer } from '#server/platform/access/viewer';
import { type LearnerDetails, selectLearnerDetails } from './learner.queries';
import { isOpenable, type OpenableModule, type Visibility, visibilityOf } from './visibility';
import type { ModuleGroup } from '#server/features/modules/module.enums';

/** Whoever looks at modules within one request. What the person has done is read once, when first asked for. */
export class Learner {
  /** Null until they have been read. */
  details: LearnerDetails | null = null;
  private loading: Promise<LearnerDetails> | null = null;

  constructor(
    /** Null for an API client. */
    readonly profileId: string | null,
    readonly seesAll: boolean,
    /** Null for an API client. */
    private readonly userType: UserType | null,
    /** Whether the right answers are always told. */
    readonly knowsAnswers = seesAll,
  ) {}

  /** Returns whether the learner may open a visible module and so read its description and material. */
  canOpen(module: OpenableModule): boolean {
    return this.seesAll || isOpenable(module, this.userType);
  }

  load(): Promise<LearnerDetails> {
    this.loading ??= this.read();
    return this.loading;
  }

  private async read(): Promise<LearnerDetails> {
    this.details = await selectLearnerDetails(this.profileId, await currentSettings());
    return this.details;
  }
}

export function learnerOf(viewer: Viewer): Learner {
  const { profileId, userType } = viewer.kind === 'person' ? viewer : { profileId: null, userType: null };
  const knowsAnswers = viewer.kind === 'client' ? viewer.scopes.includes('write_modules') : isAdmin(viewer);
  return new Learner(profileId, readsEverything(viewer), userType, knowsAnswers);
}

const learners = besideRows<Learner>();

/** The viewer as the learner of all rows that were read together. */
export function learnerWith({ readWith }: ReadTogether, viewer: Viewer): Learner {
  let learner = learners.get(readWith);
  if (!learner) learners.set(readWith, (learner = learnerOf(viewer)));
  return learner;
}

/** Whether somebody with these facts sees modules of a group. */
export const visibleTo = (
  group: ModuleGroup | null,
  seesAll: boolean,
  { accountKind, buckets, settings }: LearnerDetails,
): Visibility =>
  visibilityOf(group, {
    seesAll,
    accountKind,
    buckets,
    goldDistributorModulesEnabled: settings.goldDistributorModulesEnabled,
    goldRetailerModulesEnabled: settings.goldRetailerModulesEnabled,
  });

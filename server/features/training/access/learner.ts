import { currentSettings } from '#server/features/settings/settings.service';
import { isAdmin, readsEverything } from '#server/platform/access/policy';
import { besideRows, type ReadTogether } from '#server/platform/database/read-together';
import type { UserType, Viewer } from '#server/platform/access/viewer';
import { type LearnerDetails, selectLearnerDetails } from './learner.queries';
import { isOpenable, type OpenableModule, type Visibility, visibilityOf } from './visibility';
import type { ModuleGroup } from '#server/features/modules/module.enums';

/** The caller as a learner within one request. Their data is loaded once, on first use. */
export class Learner {
  /** Null until the values have been read. */
  details: LearnerDetails | null = null;
  private loading: Promise<LearnerDetails> | null = null;

  constructor(
    /** Null for an API client. */
    readonly profileId: string | null,
    readonly seesAll: boolean,
    /** Null for an API client. */
    private readonly userType: UserType | null,
    /** True if correct answers are always visible. */
    readonly knowsAnswers = seesAll,
  ) {}

  /** Returns true if the learner can open a visible module and read its description and materials. */
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

/** Returns the viewer as the learner of all rows in a batch. */
export function learnerWith({ readWith }: ReadTogether, viewer: Viewer): Learner {
  let learner = learners.get(readWith);
  if (!learner) learners.set(readWith, (learner = learnerOf(viewer)));
  return learner;
}

/** Returns whether a person with these details can see modules of a group. */
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

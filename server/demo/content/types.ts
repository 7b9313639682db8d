import type { EditedModule } from '#server/features/modules/module.entity';
import type { Brand, TreadPattern } from '#server/features/modules/module.enums';
import type { DemoThing } from '../insert-thing';

/** Shapes of the demo content: modules with their tests, in three languages. */
export interface Localized {
  en: string;
  es: string;
  fr: string;
}

export interface DemoOption {
  text: Localized;
  correct: boolean;
  /** Shown after the attempt to a person who chose this option. */
  feedback?: Localized;
}

export interface DemoChoiceQuestion {
  kind: 'multiple_choice' | 'multiple_select';
  text: Localized;
  options: DemoOption[];
  feedback?: Localized;
  /** multiple_select only; exact when absent. */
  credit?: 'exact' | 'partial';
}

export interface DemoShortAnswerQuestion {
  kind: 'short_answer';
  text: Localized;
  /** Any language's accepted answers count, whatever language the learner reads. */
  accepted: { en: string[]; es: string[]; fr: string[] };
  /** A code such as 205/55R16: only case and outer spaces are folded. */
  code?: boolean;
  feedback?: Localized;
}

export type DemoQuestion = DemoChoiceQuestion | DemoShortAnswerQuestion;

export interface DemoTest {
  category: 'standard' | 'pro' | 'conti' | 'motorcycle';
  /** Whole percent. */
  passMark: number;
  shuffle: boolean;
  timeLimitSeconds: number | null;
  maxFails: number | null;
  resetPeriod: 'yearly' | 'quarterly' | 'monthly' | 'weekly' | null;
  /** Points for a pass. */
  points: number;
  questions: DemoQuestion[];
}

/** A module by the names of its fields, with its test. */
export interface DemoModule extends DemoThing<EditedModule> {
  /** Stable, kebab-case; becomes the seed of the module's id. */
  key: string;
  brand: Brand;
  art: TreadPattern;
  /** Absent: the module is completed by viewing. */
  test?: DemoTest;
}

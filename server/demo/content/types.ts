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

export interface DemoModule {
  /** Stable, kebab-case; becomes the seed of the module's id. */
  key: string;
  kind: 'tire' | 'training';
  brand: 'conti' | 'gt';
  group:
    | 'sales_skills'
    | 'social_media'
    | 'non_product'
    | 'employee'
    | 'gold_distributor'
    | 'gold_retailer'
    | null;
  /** Sizes and codes by which it is found. */
  tags?: string[];
  art: 'winter' | 'touring' | 'allterrain' | 'sport' | 'moto' | 'ev' | 'road' | 'arcs';
  /** Empty = everyone. */
  userTypes: ('standard' | 'pro' | 'conti' | 'motorcycle')[];
  name: Localized;
  /** Rich text: one or two short <p> paragraphs. */
  description: Localized;
  /** Absent: the module is completed by viewing. */
  test?: DemoTest;
}

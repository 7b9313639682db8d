import { ResetPeriodEnum, TestCategoryEnum } from '#server/features/authoring/test.enums';
import {
  BrandEnum,
  ModuleGroupEnum,
  ModuleKindEnum,
  TreadPatternEnum,
} from '#server/features/modules/module.enums';
import { UserTypeEnum } from '#server/features/profile/profile.enums';
import { readContentFolder } from '../reading/read-content';
import {
  byKind,
  flag,
  inEachLanguage,
  list,
  localized,
  nullable,
  number,
  object,
  oneOf,
  oneOfEnum,
  richText,
  type ShapeOf,
  text,
} from '../reading/shapes';

const options = list(object({ correct: flag, text: localized }, { feedback: localized }));

const question = byKind({
  multiple_choice: object({ text: localized, options }, { feedback: localized }),
  multiple_select: object(
    { text: localized, options },
    { feedback: localized, credit: oneOf('exact', 'partial') },
  ),
  short_answer: object(
    { text: localized, accepted: inEachLanguage(list(text), []) },
    { feedback: localized, code: flag },
  ),
});

const test = object({
  category: oneOfEnum(TestCategoryEnum),
  passMark: number,
  shuffle: flag,
  timeLimitSeconds: nullable(number),
  maxFails: nullable(number),
  resetPeriod: nullable(oneOfEnum(ResetPeriodEnum)),
  points: number,
  questions: list(question),
});

const moduleContent = object(
  {
    age: number,
    kind: oneOfEnum(ModuleKindEnum),
    brand: oneOfEnum(BrandEnum),
    group: nullable(oneOfEnum(ModuleGroupEnum)),
    art: oneOfEnum(TreadPatternEnum),
    readingMinutes: number,
    name: localized,
    description: richText,
  },
  { userTypes: list(oneOfEnum(UserTypeEnum)), tags: list(text), test },
);

export type DemoQuestion = ShapeOf<typeof question>;
export type DemoTest = ShapeOf<typeof test>;
export type DemoModule = ShapeOf<typeof moduleContent> & { key: string };

/** Returns the modules, oldest first. The key of a module is the name of its file. */
export function readDemoModules(): DemoModule[] {
  return readContentFolder('modules', moduleContent)
    .map(([key, content]) => ({ key, ...content }))
    .sort((a, b) => b.age - a.age);
}

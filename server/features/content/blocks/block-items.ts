import { Field, InputType, ObjectType } from 'type-graphql';
import { checkHref } from '#server/features/editing/check-href';
import { checkLine, checkLocalizedLine } from '#server/features/editing/check-text';
import { throwFieldError } from '#server/platform/errors';
import { Localized, LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';

/** Maximum numbers in a block. */
export const maxItems = 3;

const texts = {
  number: 'The number as text, at most 12 characters.',
  unit: 'Unit after the number.',
  text: 'Text that explains the number.',
  linkLabel: 'Label of the link.',
  href: 'Target of the link: a path of the portal or an external URL.',
};

@ObjectType({
  description: 'A large number of a block with the fields that administrators see.',
  simpleResolvers: true,
})
export class AdminHomeBlockItem {
  @Field(() => String, { description: texts.number })
  number!: string;

  @Field(() => LocalizedTextType, { description: texts.unit })
  unitTranslations!: LocalizedText;

  @Field(() => LocalizedTextType, { description: texts.text })
  textTranslations!: LocalizedText;

  @Field(() => LocalizedTextType, { description: texts.linkLabel })
  linkLabelTranslations!: LocalizedText;

  @Field(() => String, { description: texts.href })
  href!: string;
}

@ObjectType({ description: 'A large number with a text and a link.', simpleResolvers: true })
export class HomeBlockItem {
  @Field(() => String, { description: texts.number })
  number!: string;

  @Localized(texts.unit)
  unit(): void {}

  @Localized(texts.text)
  text(): void {}

  @Localized(texts.linkLabel)
  linkLabel(): void {}

  @Field(() => String, { description: texts.href })
  href!: string;
}

@InputType({ description: 'A large number of a block.' })
export class HomeBlockItemInput {
  @Field(() => String, { description: texts.number })
  number!: string;

  @Field(() => LocalizedTextInput, { description: `${texts.unit} At most 40 characters a language.` })
  unit!: LocalizedTextInput;

  @Field(() => LocalizedTextInput, { description: `${texts.text} At most 200 characters a language.` })
  text!: LocalizedTextInput;

  @Field(() => LocalizedTextInput, { description: `${texts.linkLabel} At most 60 characters a language.` })
  linkLabel!: LocalizedTextInput;

  @Field(() => String, { description: texts.href })
  href!: string;
}

function checkItem(sent: HomeBlockItemInput, path: string): AdminHomeBlockItem {
  const number = checkLine(sent.number, `${path}.number`, 'The number', 12);
  if (number === '') throwFieldError(`${path}.number`, 'The number is missing.');
  return {
    number,
    unitTranslations: checkLocalizedLine(sent.unit, `${path}.unit`, 40),
    textTranslations: checkLocalizedLine(sent.text, `${path}.text`, 200),
    linkLabelTranslations: checkLocalizedLine(sent.linkLabel, `${path}.linkLabel`, 60),
    href: checkHref(sent.href, `${path}.href`),
  };
}

/** Validates the numbers of a block. Throws BAD_USER_INPUT with the path of the invalid part. */
export function checkItems(sent: readonly HomeBlockItemInput[], path: string): AdminHomeBlockItem[] {
  if (sent.length > maxItems) throwFieldError(path, `A block has at most ${maxItems} numbers.`);
  return sent.map((item, index) => checkItem(item, `${path}.${index}`));
}

import { registerEnumType } from 'type-graphql';

export enum LinkPurposeEnum {
  forgotten = 'forgotten',
  invited = 'invited',
}
registerEnumType(LinkPurposeEnum, {
  name: 'PasswordLinkPurpose',
  description: 'Purpose of a link that sets a password.',
  valuesConfig: {
    forgotten: { description: 'Replacement of a forgotten password. The link works for 30 minutes.' },
    invited: { description: 'First password of a new person. The link works for 7 days.' },
  },
});

export type LinkPurpose = keyof typeof LinkPurposeEnum;
export const linkPurposes = Object.values(LinkPurposeEnum);

/** Minutes for which links are valid. */
export const lifetimes: Record<LinkPurpose, number> = { forgotten: 30, invited: 7 * 24 * 60 };

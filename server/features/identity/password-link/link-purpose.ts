import { registerEnumType } from 'type-graphql';

export enum LinkPurposeEnum {
  forgotten = 'forgotten',
  invited = 'invited',
}
registerEnumType(LinkPurposeEnum, {
  name: 'PasswordLinkPurpose',
  description: 'Why somebody was sent a link for a password.',
  valuesConfig: {
    forgotten: { description: 'The person has forgotten the one before; the link works for 30 minutes.' },
    invited: { description: 'The person is new here and has none yet; the link works for seven days.' },
  },
});

export type LinkPurpose = keyof typeof LinkPurposeEnum;
export const linkPurposes = Object.values(LinkPurposeEnum);

/** Minutes for which a link leads somewhere. */
export const lifetimes: Record<LinkPurpose, number> = { forgotten: 30, invited: 7 * 24 * 60 };

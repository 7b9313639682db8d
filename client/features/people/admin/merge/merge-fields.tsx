import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MergeField } from '#client/platform/generated/schema';
import { languageName } from '#client/platform/i18n/languages';
import { userTypeNames } from '#client/platform/user-types';
import { Location } from '../person/location';
import { roleNames } from '../names';
import { Place } from '../person/place';
import type { MergedPersonFragment } from './merge.generated';

/** A field that is selected in a merge: its label, the key that compares two values, and the display value. */
export interface MergedDetail {
  field: MergeField;
  nameId: string;
  key: (side: MergedPersonFragment) => string;
  show: (side: MergedPersonFragment) => ReactNode;
}

export const mergedDetails: readonly MergedDetail[] = [
  {
    field: 'name',
    nameId: 'people.name',
    key: ({ person }) => person.name,
    show: ({ person }) => person.name,
  },
  {
    field: 'email',
    nameId: 'people.email',
    key: ({ person }) => person.email,
    show: ({ person }) => person.email,
  },
  {
    field: 'phone',
    nameId: 'people.phone',
    key: ({ phone }) => phone ?? '',
    show: ({ phone }) => phone ?? <FormattedMessage id="people.notGiven" />,
  },
  {
    field: 'lang',
    nameId: 'people.language',
    key: ({ person }) => person.lang,
    show: ({ person: { lang } }) => <span lang={lang}>{languageName(lang)}</span>,
  },
  {
    field: 'role',
    nameId: 'people.role',
    key: ({ person }) => person.role,
    show: ({ person }) => <FormattedMessage id={roleNames[person.role]} />,
  },
  {
    field: 'userType',
    nameId: 'people.userType',
    key: ({ person }) => person.userType,
    show: ({ person }) => <FormattedMessage id={userTypeNames[person.userType]} />,
  },
  {
    field: 'account',
    nameId: 'people.account',
    key: ({ person }) => person.account?.id ?? '',
    show: ({ person }) => person.account?.name ?? <FormattedMessage id="people.noAccount" />,
  },
  {
    field: 'store',
    nameId: 'people.location',
    key: ({ store }) => store ?? '',
    show: ({ store }) => <Location location={store ?? null} />,
  },
  {
    field: 'place',
    nameId: 'people.merge.place',
    key: ({ country, state }) => `${country ?? ''} ${state ?? ''}`,
    show: ({ country, state }) => <Place country={country ?? null} state={state ?? null} />,
  },
];

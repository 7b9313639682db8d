import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { isLanguage, localeOf } from '#client/platform/i18n/languages';
import { userTypeNames } from '#client/platform/user-types';
import { useWords } from '#client/ui/editor/described/use-words';
import { fieldNames } from './audit-words';

/** The message ids of enumeration values, by field. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: { admin: 'history.value.admin', manager: 'history.value.manager', user: 'history.value.user' },
  userType: userTypeNames,
  // The fields that could be selected in a merge.
  notGivenBack: { ...fieldNames, store: 'history.field.location', place: 'history.field.country' },
};

/** The fields that contain the id of a person. */
const people = ['mergedProfile', 'mergedInto'];

/** The number of characters shown of an id. */
const shortId = 8;

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const withoutTags = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a function that formats a value: yes or no, dates, and the text in the current language. */
function useReadable() {
  const { text, number, language } = useWords();
  const { dateTime } = useFormat();
  const readable = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return text(value ? 'history.yes' : 'history.no');
    if (typeof value === 'number') return number(value);
    if (typeof value === 'string') {
      const name = names[field]?.[value];
      if (name) return text(name);
      if (field === 'lang' && isLanguage(value))
        return new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(value) ?? value;
      return isInstant(value) ? dateTime(value) : withoutTags(value);
    }
    if (Array.isArray(value)) return value.map((each) => readable(field, each)).join(', ');
    const parts = value as Record<string, unknown>;
    if ('en' in parts) return readable(field, parts[language] || parts['en']);
    return JSON.stringify(value);
  };
  return readable;
}

type Props = { field: string; json: string | null; className: string | undefined };

/** The previous or new value of a field, from the server's JSON. */
export function AuditValue({ field, json, className }: Props) {
  const readable = useReadable();
  const value = json === null ? '' : readable(field, JSON.parse(json));
  if (value && people.includes(field))
    return (
      <Link className={className} to={`/admin/people/${value}`}>
        {value.slice(0, shortId)}
      </Link>
    );
  if (value) return <span className={className}>{value}</span>;
  return (
    <span className="dim">
      <FormattedMessage id="history.empty" />
    </span>
  );
}

import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { useWords } from '#client/ui/editor/described/use-words';

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const withoutTags = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A value of the audit as people read it: words for yes and no, dates, the text of this language. */
function useReadable() {
  const { text, number, language } = useWords();
  const { dateTime } = useFormat();
  const readable = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return text(value ? 'history.yes' : 'history.no');
    if (typeof value === 'number') return number(value);
    if (typeof value === 'string') return isInstant(value) ? dateTime(value) : withoutTags(value);
    if (Array.isArray(value)) return value.map(readable).join(', ');
    const parts = value as Record<string, unknown>;
    if ('en' in parts) return readable(parts[language] || parts['en']);
    return JSON.stringify(value);
  };
  return readable;
}

/** What a field was or is, as the server gives it. */
export function AuditValue({ json, className }: { json: string | null; className: string | undefined }) {
  const readable = useReadable();
  const value = json === null ? '' : readable(JSON.parse(json));
  if (value) return <span className={className}>{value}</span>;
  return (
    <span className="dim">
      <FormattedMessage id="history.empty" />
    </span>
  );
}

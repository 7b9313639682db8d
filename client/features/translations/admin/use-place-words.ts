import { useIntl } from 'react-intl';
import { stepLabels, textKinds } from './text-kinds';
import type { TranslatedTextRowFragment } from './translations.generated';

type Text = Pick<TranslatedTextRowFragment, 'kind' | 'path'>;

/** Where a text stands, in words: "Question, option 3, text". */
export function usePlaceWords(): { kind: (kind: string) => string; place: (text: Text) => string } {
  const intl = useIntl();
  const kindOf = (kind: string): string => {
    const named = textKinds[kind];
    return named ? intl.formatMessage({ id: named.labelId }) : kind;
  };
  const step = (name: string, at: string | undefined): string => {
    const labelId = stepLabels[name];
    const word = labelId ? intl.formatMessage({ id: labelId }) : name;
    return at && /^\d+$/.test(at) ? `${word} ${Number(at) + 1}` : word;
  };
  const place = ({ kind, path }: Text): string => {
    const steps = path.split('.');
    const words = steps.flatMap((name, at) => (/^\d+$/.test(name) ? [] : [step(name, steps[at + 1])]));
    return [kindOf(kind), ...words].join(', ');
  };
  return { kind: kindOf, place };
}

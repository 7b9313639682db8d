import { useIntl } from 'react-intl';
import { stepLabels, textKinds } from './text-kinds';

type Text = { kind: string; path: string };
type Named = { kind: string; title: string; place: number | null };

export interface PlaceWords {
  kind: (kind: string) => string;
  /** Formats the record of a text: "Winter compounds, question 7". */
  titleOf: (text: Named) => string;
  /** Formats the location inside the record: "Question, option 3, text". */
  place: (text: Text) => string;
}

/** Returns formatters for the locations of texts. */
export function usePlaceWords(): PlaceWords {
  const intl = useIntl();
  const kindOf = (kind: string): string => {
    const named = textKinds[kind];
    return named ? intl.formatMessage({ id: named.labelId }) : kind;
  };
  const titleOf = ({ kind, title, place }: Named): string => {
    const isAlone = kind === 'settings' || kind === 'terms';
    const name = title || (isAlone ? kindOf(kind) : intl.formatMessage({ id: 'translations.untitled' }));
    const id = textKinds[kind]?.placeId;
    return id && place !== null ? intl.formatMessage({ id }, { title: name, place }) : name;
  };
  const step = (name: string, at: string | undefined): string => {
    const labelId = stepLabels[name];
    const word = labelId ? intl.formatMessage({ id: labelId }) : name;
    return at && /^\d+$/.test(at) ? `${word} ${Number(at) + 1}` : word;
  };
  const placeOf = ({ kind, path }: Text): string => {
    const steps = path.split('.');
    const words = steps.flatMap((name, at) => (/^\d+$/.test(name) ? [] : [step(name, steps[at + 1])]));
    return [kindOf(kind), ...words].join(', ');
  };
  return { kind: kindOf, titleOf, place: placeOf };
}

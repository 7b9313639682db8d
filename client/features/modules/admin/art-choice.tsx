import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TreadPattern } from '#client/platform/generated/schema';
import { TreadCover } from '#client/ui/art/tread-cover';
import { FormPart } from '#client/ui/editing/form';
import styles from './module-form.module.css';

export const artNames: Record<TreadPattern, string> = {
  touring: 'admin.art.touring',
  winter: 'admin.art.winter',
  allterrain: 'admin.art.allterrain',
  sport: 'admin.art.sport',
  moto: 'admin.art.moto',
  ev: 'admin.art.ev',
  road: 'admin.art.road',
  arcs: 'admin.art.arcs',
};

type Props = { value: TreadPattern; onChange: (art: TreadPattern) => void };

/** A choice of the module's tread pattern, with a picture of each. */
export function ArtChoice({ value, onChange }: Props) {
  const intl = useIntl();
  const name = useId();
  return (
    <FormPart title={<FormattedMessage id="admin.art" />}>
      <div className={styles.arts}>
        {(Object.keys(artNames) as TreadPattern[]).map((art) => (
          <label key={art} className={styles.art}>
            <input
              type="radio"
              name={name}
              value={art}
              checked={art === value}
              onChange={() => onChange(art)}
            />
            <span className={styles.picture}>
              <TreadCover pattern={art} />
            </span>
            <span>{intl.formatMessage({ id: artNames[art] })}</span>
          </label>
        ))}
      </div>
    </FormPart>
  );
}

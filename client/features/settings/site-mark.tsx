import { BrandMark } from '#client/ui/art/brand-mark';
import { useSettings } from './settings-provider';

const height = 30;

/** The logo beside the product name: the customer's image or the portal's own. */
export function SiteMark() {
  const { logo } = useSettings();
  if (!logo) return <BrandMark size={height} />;
  return (
    <img src={logo.url} alt="" height={height} width={Math.round((logo.width / logo.height) * height)} />
  );
}

import { useSettings } from './settings-provider';

/** Sets the document title to "children · product name". Use it once per page. */
export function PageTitle({ children }: { children: string }) {
  const { productName } = useSettings();
  return <title>{`${children} · ${productName}`}</title>;
}

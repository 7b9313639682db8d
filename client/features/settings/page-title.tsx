import { useSettings } from './settings-provider';

/** Sets the document's title: "children · product name". One a page. */
export function PageTitle({ children }: { children: string }) {
  const { productName } = useSettings();
  return <title>{`${children} · ${productName}`}</title>;
}

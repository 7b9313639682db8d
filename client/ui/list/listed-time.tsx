import { useFormat } from '#client/platform/formats/format';

/** A time in a list. Phones show only the day. */
export function ListedTime({ at }: { at: string }) {
  const { date, dateTime } = useFormat();
  return (
    <>
      <span className="desk-only">{dateTime(at)}</span>
      <span className="phone-only">{date(at)}</span>
    </>
  );
}

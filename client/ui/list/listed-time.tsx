import { useFormat } from '#client/platform/formats/format';

/** A moment in a list: a phone, whose rows have room for two lines, tells the day alone. */
export function ListedTime({ at }: { at: string }) {
  const { date, dateTime } = useFormat();
  return (
    <>
      <span className="desk-only">{dateTime(at)}</span>
      <span className="phone-only">{date(at)}</span>
    </>
  );
}

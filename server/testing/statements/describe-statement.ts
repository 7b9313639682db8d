import type { Client, Connection, Submittable } from 'pg';

/** A column of a statement's result as PostgreSQL describes it. */
export interface DescribedColumn {
  name: string;
  /** The object id of its type. */
  type: number;
}

interface RowDescription {
  fields: { name: string; dataTypeID: number }[];
}

/** Makes PostgreSQL parse a statement and describe its result without running it. */
class Description implements Submittable {
  private columns: DescribedColumn[] = [];

  constructor(
    private readonly text: string,
    private readonly done: (error: Error | null, columns: DescribedColumn[]) => void,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
  }

  // No cleanup is needed: pg reads the rest of the response itself.
  handleError(error: Error): void {
    this.done(error, []);
  }

  handleReadyForQuery(): void {
    this.done(null, this.columns);
  }
}

/** Returns the columns of a statement; empty if it returns no rows. Throws PostgreSQL's error. */
export const describeStatement = (client: Client, text: string): Promise<DescribedColumn[]> =>
  new Promise((resolve, reject) => {
    client.query(new Description(text, (error, columns) => (error ? reject(error) : resolve(columns))));
  });

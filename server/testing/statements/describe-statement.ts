import type { Client, Connection, Submittable } from 'pg';

/** A column of a statement's rows as PostgreSQL says it. */
export interface DescribedColumn {
  name: string;
  /** Object id of its type. */
  type: number;
}

interface RowDescription {
  fields: { name: string; dataTypeID: number }[];
}

/** Has PostgreSQL read a statement and say what rows it would give, without running it. */
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

  // Nothing follows for it: pg takes the rest of the answer itself.
  handleError(error: Error): void {
    this.done(error, []);
  }

  handleReadyForQuery(): void {
    this.done(null, this.columns);
  }
}

/** The columns of a statement; none where it gives no rows. Throws what PostgreSQL says against it. */
export const describeStatement = (client: Client, text: string): Promise<DescribedColumn[]> =>
  new Promise((resolve, reject) => {
    client.query(new Description(text, (error, columns) => (error ? reject(error) : resolve(columns))));
  });

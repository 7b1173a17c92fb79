import { Readable } from 'node:stream';

/** A list answered whole, in groups. */
export interface StreamedList<Row> {
  /** Name of the list in the answer. */
  readonly name: string;
  readonly groups: AsyncIterable<readonly Row[]>;
  /** What the answer says beside the list. */
  readonly rest: object;
}

/** An answer with a list of any length as a stream of its JSON text: one group of rows is in memory at a time. */
export function streamList<Row>({ name, groups, rest }: StreamedList<Row>): Readable {
  async function* write(): AsyncGenerator<string> {
    yield `${JSON.stringify(rest).slice(0, -1)}${Object.keys(rest).length > 0 ? ',' : ''}${JSON.stringify(name)}:[`;
    let isFirst = true;
    for await (const rows of groups) {
      if (rows.length === 0) continue;
      yield `${isFirst ? '' : ','}${JSON.stringify(rows).slice(1, -1)}`;
      isFirst = false;
    }
    yield ']}';
  }
  return Readable.from(write(), { objectMode: false });
}

import { type Cuadrupla, n3 } from '../turtle/n3.ts';

/** Turtle, one group of statements after the other as they come (W3C Turtle). */
export async function* writeTurtle(
  grupos: AsyncIterable<readonly Cuadrupla[]>,
  prefixes: Readonly<Record<string, string>>,
): AsyncGenerator<string> {
  const chunks: string[] = [];
  const writer = new n3.Writer(
    {
      write: (chunk, _encoding, done) => {
        chunks.push(chunk);
        done?.();
      },
      end: (done) => done?.(),
    },
    { prefixes },
  );
  for await (const grupo of grupos) {
    writer.addQuads(grupo);
    yield chunks.splice(0).join('');
  }
  writer.end();
  yield chunks.join('');
}

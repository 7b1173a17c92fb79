import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { DatabaseSchema } from '@marco/database';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { strFromU8, unzipSync } from 'fflate';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeSello } from './paquete.queries.ts';
import { presentPaquete } from './present-paquete.ts';

const LARGOS = 60;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  // What no packer makes shorter: more of it than a reader who has not begun is sent.
  for (let n = 0; n < LARGOS; n += 1)
    await createPublicado(test.database.kysely, {
      identificador: `largoDato${n}`,
      nombre: `Dato largo ${n}`,
      definicion: randomBytes(6000).toString('base64'),
    });
});
afterAll(() => test.close());

/** The database, and how many statements it was asked. */
function countQueries(database: Kysely<DatabaseSchema>) {
  const counted = { statements: 0 };
  const watched = database.withPlugin({
    transformQuery: ({ node }) => {
      counted.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { counted, watched };
}

async function openPackage(database: Kysely<DatabaseSchema>): Promise<Readable> {
  const { content } = (await presentPaquete(database)).parts;
  if (typeof content !== 'function') throw new Error('The package is a stream.');
  return content();
}

/** Waits until a stream holds all it may before somebody reads. */
async function fill(stream: Readable): Promise<void> {
  stream.read(0);
  while (stream.readableLength < stream.readableHighWaterMark) await turn();
}

describe('the package of the registry', () => {
  it('is read from the database as fast as it is taken, not faster', async () => {
    const { counted, watched } = countQueries(test.database.kysely);
    const stream = await openPackage(watched);
    await fill(stream);
    const beforeReading = counted.statements;
    for (let round = 0; round < 50; round += 1) await turn();
    // Nobody reads: nothing more was asked.
    expect(counted.statements).toBe(beforeReading);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(counted.statements).toBeGreaterThan(2 * beforeReading);
    const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
    const { archivos } = JSON.parse(strFromU8(files['manifiesto.json'] ?? new Uint8Array()));
    expect(archivos).toHaveLength(Object.keys(files).length - 1);
  });

  it('ends with the reader who leaves', async () => {
    const { counted, watched } = countQueries(test.database.kysely);
    const stream = await openPackage(watched);
    await fill(stream);
    const closed = once(stream, 'close');
    stream.destroy();
    await closed;
    const atEnd = counted.statements;
    for (let round = 0; round < 50; round += 1) await turn();
    expect(counted.statements).toBe(atEnd);
  });

  it('carries the mark of its state, which is read and not built', async () => {
    const { counted, watched } = countQueries(test.database.kysely);
    const { etag } = (await presentPaquete(watched)).parts;
    expect(etag).toContain((await computeSello(test.database.kysely)).sello);
    expect(counted.statements).toBe(1);
  });

  it('has another mark after a change that waited for a later one', async () => {
    const { kysely } = test.database;
    const before = await computeSello(kysely);
    const { versionId } = await createPublicado(kysely, { identificador: 'datoTarde', nombre: 'Dato tarde' });
    await createPublicado(kysely, { identificador: 'datoUltimo', nombre: 'Dato último' });
    const created = await computeSello(kysely);
    expect(created.sello).not.toBe(before.sello);
    // As one does whose transaction began before the last change and ended after it.
    await kysely
      .updateTable('diccionario_entradas')
      .set({ updated_at: new Date(created.cambiado.getTime() - 60_000) })
      .where('version_id', '=', versionId)
      .execute();
    const late = await computeSello(kysely);
    expect([late.cambiado, late.sello === created.sello]).toEqual([created.cambiado, false]);
  });

  it('gives an element one name, whichever others are read beside it', async () => {
    const { kysely } = test.database;
    await createPublicado(kysely, { identificador: 'enumPerfil', nombre: 'Perfil como texto' });
    // Between both come more elements than are read together.
    await createPublicado(kysely, { identificador: 'perfil', nombre: 'Perfil', clase: 'lista' });
    const chunks: Buffer[] = [];
    for await (const chunk of await openPackage(kysely)) chunks.push(chunk);
    const names = Object.keys(unzipSync(new Uint8Array(Buffer.concat(chunks))));
    expect(names.filter((name) => /\/enumPerfil/.test(name) && name.startsWith('xsd/')).toSorted()).toEqual([
      'xsd/Esquemas/Comun/Personal/enumPerfil.simple.xsd',
      'xsd/Esquemas/Comun/Personal/enumPerfil.xsd',
    ]);
  });
});

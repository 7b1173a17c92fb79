import type { DatabaseSchema } from '@marco/database';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { openTestDatabase } from '@marco/test-kit';
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cierre, getPieza } from '../../rules/esquemas/cierre.ts';
import { listFallas } from '../../rules/esquemas/fallas-cierre.ts';
import { findCierre } from './cierre.queries.ts';
import { compileJson } from './compile-json.ts';
import { compileXsd } from './compile-xsd.ts';
import { createMensaje } from './mensaje.ts';
import { writeJsonSchema } from './write-json-schema.ts';
import { toMensajeJson, writeMensajeXml } from './write-mensaje.ts';
import { writeXsd } from './write-xsd.ts';

let database: DatabaseHandle<DatabaseSchema>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function getCierre(id: number, fecha = '2026-07-14'): Promise<Cierre> {
  const cierre = await findCierre(database.kysely, [id], fecha);
  if (!cierre) throw new Error(`Version ${id} is missing.`);
  return cierre;
}

describe('schemas of the registry', () => {
  it('[API-04] of every version that was ever in force compile and take an example of it', async () => {
    const versiones = await database.kysely
      .selectFrom('elementos_versiones')
      .select('id')
      .where('rige_desde', 'is not', null)
      .orderBy('id')
      .execute();
    expect(versiones.length).toBeGreaterThan(150);
    for (const { id } of versiones) {
      const cierre = await getCierre(id);
      const { identificador } = getPieza(cierre, id);
      expect(listFallas(cierre), identificador).toEqual([]);
      using xsd = compileXsd(writeXsd(cierre));
      const json = compileJson(writeJsonSchema(cierre, id));
      const mensaje = createMensaje(cierre, id);
      expect(mensaje, identificador).toBeDefined();
      if (!mensaje) continue;
      using document = XmlDocument.fromString(writeMensajeXml(cierre, id, mensaje));
      expect(() => xsd.validate(document), identificador).not.toThrow();
      expect(json(toMensajeJson(cierre, mensaje)), `${identificador} ${JSON.stringify(json.errors)}`).toBe(
        true,
      );
    }
  });

  it('[API-04] knows nothing of a version that does not exist', async () => {
    expect(await findCierre(database.kysely, [999_999_999], '2026-07-14')).toBeUndefined();
  });
});

import type { DatabaseSchema } from '@marco/database';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { openTestDatabase } from '@marco/test-kit';
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clausura, getPieza } from '../../rules/esquemas/clausura.ts';
import { listFallas } from '../../rules/esquemas/fallas-clausura.ts';
import { findClausura } from './clausura.queries.ts';
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

async function getClausura(id: number, fecha = '2026-07-14'): Promise<Clausura> {
  const clausura = await findClausura(database.kysely, [id], fecha);
  if (!clausura) throw new Error(`Version ${id} is missing.`);
  return clausura;
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
      const clausura = await getClausura(id);
      const { identificador } = getPieza(clausura, id);
      expect(listFallas(clausura), identificador).toEqual([]);
      using xsd = compileXsd(writeXsd(clausura));
      const json = compileJson(writeJsonSchema(clausura, id));
      const mensaje = createMensaje(clausura, id);
      expect(mensaje, identificador).toBeDefined();
      if (!mensaje) continue;
      using document = XmlDocument.fromString(writeMensajeXml(clausura, id, mensaje));
      expect(() => xsd.validate(document), identificador).not.toThrow();
      expect(json(toMensajeJson(clausura, mensaje)), `${identificador} ${JSON.stringify(json.errors)}`).toBe(
        true,
      );
    }
  });

  it('[API-04] knows nothing of a version that does not exist', async () => {
    expect(await findClausura(database.kysely, [999_999_999], '2026-07-14')).toBeUndefined();
  });
});

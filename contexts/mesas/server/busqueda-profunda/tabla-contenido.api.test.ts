import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MesaEncontrada } from '../../contract/index.ts';

const BUSCAR = 'mesaInteroperabilidad/buscar';

let test: TestApp;
/** Staff of the ministry, and a leader of an entity. */
let consultor: string;
let lider: string;

beforeAll(async () => {
  test = await startTestApp();
  consultor = await openTestSession(test.database.kysely, '1000000002');
  lider = await openTestSession(test.database.kysely, '1000000009');
});
afterAll(() => test.close());

const post = (path: string, payload: object, token?: string) =>
  test.app.inject({
    method: 'POST',
    url: `${token === undefined ? '/api-public' : '/api'}/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload,
  });
const download = async (search: object, token?: string): Promise<string[][]> => {
  const answer = await post(`${BUSCAR}/exportar`, { ...search, formato: 'csv' }, token);
  expect(answer.statusCode, answer.body).toBe(200);
  const lines = answer.body.replace(/^﻿/, '').trim().split('\r\n');
  return lines.map((line) => line.split(';').map((cell) => cell.replaceAll(/^"|"$/g, '')));
};
async function listNombres(search: object, token?: string): Promise<string[]> {
  const answer = await post(BUSCAR, { ...search, tamano: 50 }, token);
  return (answer.json() as { mesas: MesaEncontrada[] }).mesas.map(({ nombreMesa }) => nombreMesa);
}
const namesOf = (table: string[][]) => table.slice(1).map((cells) => cells[1]);

describe('refusals', () => {
  it.each([{}, { formato: 'pdf' }, { formato: 'csv', orden: 'id' }, { formato: 'csv', fuente: 'otra' }])(
    '[TABLE-06] %j is a 400',
    async (body) => expect((await post(`${BUSCAR}/exportar`, body)).statusCode).toBe(400),
  );
});

describe('the results of the deep search as a file', () => {
  it('[TABLE-06] has the columns of the list with its own, and a row for every mesa', async () => {
    const [head, ...rows] = await download({});
    expect(head).toEqual([
      'Estado de la mesa',
      'Nombre de la mesa',
      'Entidad líder',
      'Consultor de apoyo principal',
      'No. de servicios',
      'No. de reuniones',
      'Última reunión',
    ]);
    const { total } = (await post(BUSCAR, {})).json();
    expect(rows).toHaveLength(total);
    const pasaportes = rows.find((cells) => cells[1] === 'Pasaportes');
    expect(pasaportes?.slice(4)).toEqual(['7', '8', expect.stringMatching(/^\d\d\/\d\d\/2026$/)]);
  });

  it.each([
    { texto: 'pasaporte' },
    { texto: 'pasaporte acta', orden: 'nombre' },
    { texto: 'intercambio', orden: 'reciente', estado: true },
    { nombre: 'niñez' },
  ])('[TABLE-06] %j: the mesas of the screen in its order', async (search) => {
    const names = await listNombres(search);
    expect(names.length).toBeGreaterThan(0);
    expect(namesOf(await download(search))).toEqual(names);
  });

  it('[TABLE-06] what only a commitment says is found for who may read it, and for nobody else', async () => {
    const search = { texto: 'libretas anuladas' };
    expect(namesOf(await download(search, consultor))).toEqual(['Pasaportes']);
    expect(namesOf(await download(search, lider))).toEqual([]);
    expect(namesOf(await download(search))).toEqual([]);
  });

  it('[TABLE-06] more rows than are answered at once become an exportación that keeps who asked', async () => {
    await test.database.kysely
      .updateTable('parametros')
      .set({ valor: '2' })
      .where('clave', '=', 'exportaciones.filasDirectas')
      .execute();
    const answer = await post(`${BUSCAR}/exportar`, { formato: 'xlsx' }, consultor);
    expect(answer.json()).toMatchObject({ estado: 'en-cola', titulo: 'Mesas encontradas en el contenido' });
    const { peticion } = await test.database.kysely
      .selectFrom('exportaciones')
      .select('peticion')
      .where('id', '=', answer.json().id)
      .executeTakeFirstOrThrow();
    expect(peticion).toMatchObject({
      orden: 'relevancia',
      quien: { esMinisterio: true, idUsuario: expect.any(Number) },
    });
    const audit = await findLastAudit(test.database.kysely, 'exportar');
    expect(JSON.stringify(audit?.detail)).not.toContain('quien');
  });
});

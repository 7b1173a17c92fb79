import { createPublicado } from '@marco/elementos-de-dato/testing';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CadenasDirectorio } from '../../contract/index.ts';
import { addServicioPublicado } from '../../testing/add-servicio-publicado.ts';

let test: TestApp;
let entidadId: number;
const datos: Record<string, { elementoId: number; versionId: number }> = {};

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  const { rows } = await sql<{ id: number }>`select min(id) as id from entidades`.execute(kysely);
  entidadId = rows[0]?.id ?? 0;
  for (const nombre of ['cedula', 'vive', 'predio', 'avaluo', 'nadie'])
    datos[nombre] = await createPublicado(kysely, {
      identificador: `${nombre}Ruta`,
      nombre: `Dato ${nombre}`,
    });
});
afterAll(() => test.close());

const versiones = (...nombres: string[]) => nombres.map((nombre) => datos[nombre]?.versionId ?? 0);
const elementos = (...nombres: string[]) => nombres.map((nombre) => datos[nombre]?.elementoId).join(',');
const add = (nombre: string, pide: string[], entrega: string[], estado?: 'identificado') =>
  addServicioPublicado(test.database.kysely, {
    nombre,
    entidadId,
    pide: versiones(...pide),
    entrega: versiones(...entrega),
    ...(estado ? { estado } : {}),
  });

async function ask(tengo: string, necesito: string): Promise<CadenasDirectorio> {
  const answer = await test.app.inject({
    url: `/api-public/directorio/cadenas?${new URLSearchParams({ tengo, necesito })}`,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('chains', () => {
  it('without anything needed, or with more than ten data, nothing is looked for', async () => {
    const empty = await test.app.inject({ url: '/api-public/directorio/cadenas' });
    expect(empty.json()).toMatchObject({ cadenas: [], motivo: 'Diga qué dato necesita.' });
    const many = await test.app.inject({
      url: `/api-public/directorio/cadenas?necesito=${Array.from({ length: 11 }, (_, index) => index + 1)}`,
    });
    expect(many.statusCode).toBe(400);
    expect(many.json().detalles[0]).toEqual({
      campo: 'necesito',
      mensaje: 'Elija máximo 10 valores en cada filtro.',
    });
  });

  it('what nobody delivers is named', async () => {
    const { cadenas, inalcanzables, motivo } = await ask(elementos('cedula'), elementos('nadie'));
    expect(cadenas).toEqual([]);
    expect(inalcanzables.map(({ nombre }) => nombre)).toEqual(['Dato nadie']);
    expect(motivo).toContain('Dato nadie');
  });

  it('[AREA-15] lead from what one has to what one needs, each step with what it uses and gives', async () => {
    await add('Predios de una persona', ['cedula'], ['predio']);
    await add('Avalúo de un predio', ['predio'], ['avaluo']);
    const { cadenas, motivo, total } = await ask(elementos('cedula'), elementos('avaluo'));
    expect({ motivo, total }).toEqual({ motivo: null, total: 1 });
    expect(cadenas[0]?.pasos.map(({ nombre }) => nombre)).toEqual([
      'Predios de una persona',
      'Avalúo de un predio',
    ]);
    const [first, second] = cadenas[0]?.pasos ?? [];
    expect(first?.usa).toEqual([expect.objectContaining({ identificador: 'cedulaRuta', paso: 0 })]);
    expect(first?.alimenta.map(({ identificador }) => identificador)).toEqual(['predioRuta']);
    expect(second?.usa).toEqual([expect.objectContaining({ identificador: 'predioRuta', paso: 1 })]);
    expect(second?.aporta.map(({ identificador }) => identificador)).toEqual(['avaluoRuta']);
  });

  it('[AREA-15] a servicio that comes into use counts at the next question, and one that is only identified never', async () => {
    const question = () => ask(elementos('cedula'), elementos('vive'));
    await add('Vida sin nivel', ['cedula'], ['vive'], 'identificado');
    expect((await question()).cadenas).toEqual([]);
    const { versionId } = await add('Vida', ['cedula'], ['vive']);
    expect((await question()).cadenas).toHaveLength(1);
    await sql`update servicios_versiones set suspendida_desde = 'publicada', estado = 'suspendida'
      where id = ${versionId}`.execute(test.database.kysely);
    expect((await question()).cadenas).toEqual([]);
  });

  it('what one has already needs no servicio', async () => {
    const { cadenas, motivo } = await ask(elementos('cedula'), elementos('cedula'));
    expect({ cadenas, motivo }).toEqual({ cadenas: [], motivo: 'Usted ya tiene todo lo que necesita.' });
  });
});

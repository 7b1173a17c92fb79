import { createPublicado } from '@marco/elementos-de-dato/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompatibilidadVersiones } from '../../contract/index.ts';

let test: TestApp;
let token: string;
let elemento: number;
let compuesto: number;
let servicioId: number;
let otra: number;

beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(db(), '1000000003');
  const publicado = await createPublicado(db(), { identificador: 'datoComparado', nombre: 'Dato comparado' });
  elemento = publicado.versionId;
  compuesto = await findCompuesto();
  const servicios = await db().selectFrom('servicios').select('id').orderBy('id').limit(2).execute();
  servicioId = servicios[0]?.id ?? 0;
  otra = await createVersion(servicios[1]?.id ?? 0, [91, 0], []);
});
afterAll(() => test.close());

const db = () => test.database.kysely;

/** A composite of the common language in force, with what it carries. */
async function findCompuesto(): Promise<number> {
  const { id } = await db()
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .select('v.id')
    .where('e.tipo', '=', 'compuesto')
    .where('v.estado', '=', 'incorporado')
    .where('v.es_abstracto', '=', false)
    .orderBy('v.id')
    .executeTakeFirstOrThrow();
  return id;
}

interface CampoDePrueba {
  readonly papel: 'peticion' | 'respuesta' | 'error';
  readonly nombre: string;
  readonly minimo?: number;
  readonly versionId?: number;
}

/** A version of a servicio with one operation. */
async function createVersion(
  servicio: number,
  [mayor, menor]: readonly [number, number],
  campos: readonly CampoDePrueba[],
): Promise<number> {
  const { id: versionId } = await db()
    .insertInto('servicios_versiones')
    .values({ servicio_id: servicio, mayor, menor, estado: 'estandarizada' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: operacionId } = await db()
    .insertInto('servicios_operaciones')
    .values({ version_id: versionId, orden: 1, codigo: 'consultar', nombre: 'Consultar' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [papel, suyos] of Map.groupBy(campos, (campo) => campo.papel)) {
    const { id: mensajeId } = await db()
      .insertInto('servicios_mensajes')
      .values({ operacion_id: operacionId, papel })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = suyos.map(({ nombre, minimo = 1, versionId: lleva = elemento }, orden) => ({
      mensaje_id: mensajeId,
      orden,
      nombre_local: nombre,
      elemento_version_id: lleva,
      minimo,
      maximo: 1,
      obligatorio_de_negocio: minimo > 0,
    }));
    await db().insertInto('servicios_mensajes_campos').values(rows).execute();
  }
  return versionId;
}

const ask = (id: number | string, query: string, bearer: string | undefined = token) =>
  test.app.inject({
    method: 'GET',
    url: `/api/servicios/versiones/${id}/compatibilidad?${query}`,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  });
const compare = async (desde: number, hasta: number, lectura = 'tolerante') => {
  const answer = await ask(hasta, `desde=${desde}&lectura=${lectura}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as CompatibilidadVersiones;
};

describe('[AREA-05] two versions of a servicio', () => {
  it('are compared by nobody without a session, and only where both are there and of one servicio', async () => {
    const version = await createVersion(servicioId, [81, 0], []);
    expect((await ask(version, `desde=${version}`, '')).statusCode).toBe(401);
    expect((await ask(999_999, `desde=${version}`)).json()).toMatchObject({
      code: 'VERSION_SERVICIO_NO_EXISTE',
    });
    expect((await ask(version, 'desde=999999')).statusCode).toBe(404);
    expect((await ask(version, `desde=${otra}`)).json()).toMatchObject({
      code: 'VERSION_DE_OTRO_SERVICIO',
      mensaje: 'Las dos versiones deben ser del mismo servicio.',
    });
    expect((await ask(version, `desde=${version}&lectura=otra`)).statusCode).toBe(400);
    expect((await ask(version, '')).statusCode).toBe(400);
  });

  it('that say the same are compatible, whatever stands in what they carry', async () => {
    const campos: CampoDePrueba[] = [
      { papel: 'peticion', nombre: 'numero' },
      { papel: 'respuesta', nombre: 'persona', versionId: compuesto },
    ];
    const antes = await createVersion(servicioId, [82, 0], campos);
    const despues = await createVersion(servicioId, [82, 1], campos);
    expect(await compare(antes, despues, 'estricta')).toEqual({
      desde: { id: antes, numero: '82.0' },
      hasta: { id: despues, numero: '82.1' },
      lectura: 'estricta',
      veredictos: { pide: 'compatible', lee: 'compatible' },
      numeroMinimo: {
        numero: '82.1',
        cambio: 'menor',
        razon: 'Las dos versiones dicen lo mismo en sus mensajes.',
        alcanza: true,
      },
      totalCambios: 0,
      cambios: [],
    });
  });

  it('that break are told by direction, with the message that proves it and the least number', async () => {
    const antes = await createVersion(
      servicioId,
      [83, 0],
      [
        { papel: 'peticion', nombre: 'numero' },
        { papel: 'respuesta', nombre: 'nombre' },
        { papel: 'respuesta', nombre: 'persona', versionId: compuesto },
      ],
    );
    const despues = await createVersion(
      servicioId,
      [83, 1],
      [
        { papel: 'peticion', nombre: 'numero' },
        { papel: 'peticion', nombre: 'fecha' },
        { papel: 'respuesta', nombre: 'nombre', minimo: 0 },
        { papel: 'respuesta', nombre: 'persona', versionId: compuesto },
        { papel: 'error', nombre: 'motivo' },
      ],
    );
    const adelante = await compare(antes, despues);
    expect(adelante).toMatchObject({
      veredictos: { pide: 'rompe', lee: 'rompe' },
      numeroMinimo: {
        numero: '84.0',
        cambio: 'mayor',
        razon: '1 cambio rompe a quien pide y 1 cambio rompe a quien lee.',
        alcanza: false,
      },
      totalCambios: 3,
    });
    expect(
      adelante.cambios.map(({ clase, campo, quien, veredicto }) => [clase, campo, quien, veredicto]),
    ).toEqual([
      ['obligatorio-nuevo', 'fecha', 'pide', 'rompe'],
      ['pasa-a-opcional', 'nombre', 'lee', 'rompe'],
      ['error-nuevo', '', 'lee', 'aviso'],
    ]);
    const [nuevo, opcional, error] = adelante.cambios;
    expect(nuevo?.contraejemplo).toMatchObject({ forma: 'xml', efecto: 'rechaza', segunVersion: '83.0' });
    expect(nuevo?.contraejemplo?.mensaje).toContain('<numero>');
    expect(nuevo?.contraejemplo?.mensaje).not.toContain('fecha');
    expect(opcional?.contraejemplo?.mensaje).toContain('persona>');
    expect(opcional?.contraejemplo?.mensaje).not.toContain('<nombre>');
    expect(error?.contraejemplo).toBeNull();
    // The way back: what broke in one direction is compatible in the other.
    const atras = await compare(despues, antes);
    expect(atras.veredictos).toEqual({ pide: 'compatible', lee: 'compatible' });
    expect((await compare(despues, antes, 'estricta')).veredictos).toEqual({
      pide: 'rompe',
      lee: 'compatible',
    });
  });
});

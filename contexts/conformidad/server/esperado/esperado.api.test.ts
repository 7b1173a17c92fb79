import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampoEsperado, ServicioEsperado } from '../../rules/esperado.ts';
import { writeContratoDe } from '../../testing/contrato-de-esperado.ts';
import { addVersionConArbol } from '../../testing/version-con-arbol.ts';
import { writeInforme } from '../worker/write-informe.ts';
import { getEsperado } from './get-esperado.ts';

const DIA = '2026-11-26';

let test: TestApp;
let servicioId: number;
/** Versions of elements: of data, of a composite, of one nobody published. */
let datos: number[];
let compuesto: number;
let borrador: number;
let publicada: number;
let arbol: number;

const db = () => test.database.kysely;

async function findElementos(where: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select v.id from elementos_versiones v
    join elementos_de_dato e on e.id = v.elemento_id where ${where} order by v.id limit 3`.execute(db());
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  test = await startTestApp();
  datos = await findElementos(
    sql`v.estado = 'incorporado' and e.tipo = 'simple' and v.tipo_dato = 'cadena' and v.dato_personal = 'no'`,
  );
  [compuesto = 0] = await findElementos(
    sql`v.estado = 'incorporado' and e.tipo = 'compuesto' and not v.es_abstracto
      and exists (select from elementos_componentes c where c.version_id = v.id)`,
  );
  [borrador = 0] = await findElementos(sql`v.estado = 'borrador'`);
  const [uno = 0, dos = 0, tres = 0] = datos;
  const servicio = await sql<{ id: number }>`
    insert into servicios (nombre, descripcion, entidad_id, estado_servicio_id, activo)
    values ('Personas con árbol', 'De prueba.', (select min(id) from entidades), (select min(id) from estados_servicio), true)
    returning id`.execute(db());
  servicioId = servicio.rows[0]?.id ?? 0;
  const simple = { peticion: [{ nombre: 'numero', elemento: uno }] };
  publicada = await addVersionConArbol(db(), {
    servicioId,
    mayor: 1,
    estado: 'publicada',
    operaciones: { consultar: simple },
  });
  arbol = await addVersionConArbol(db(), {
    servicioId,
    mayor: 2,
    estado: 'estandarizada',
    operaciones: {
      consultarPersona: {
        peticion: [{ nombre: 'numero', elemento: uno }],
        respuesta: [
          {
            nombre: 'persona',
            elemento: compuesto,
            maximo: null,
            hijos: [
              { nombre: 'nombre', elemento: dos },
              { nombre: 'alias', elemento: tres, minimo: 0, maximo: 3 },
              { nombre: 'oculto', elemento: borrador },
            ],
          },
          { nombre: 'detalle', elemento: compuesto, minimo: 0 },
        ],
      },
      notificarCambio: { peticion: [{ nombre: 'motivo', elemento: tres }] },
    },
  });
  await addVersionConArbol(db(), {
    servicioId,
    mayor: 3,
    estado: 'retirada',
    operaciones: { consultar: simple },
  });
});
afterAll(() => test.close());

const presentArbol = (campos: readonly CampoEsperado[]): unknown[] =>
  campos.map(({ nombreLocal, obligatorio, maximo, hijos, valores }) => [
    nombreLocal,
    obligatorio,
    maximo,
    ...(valores.base === 'compuesto' ? [presentArbol(hijos)] : []),
  ]);

const findCampos = ({ operaciones }: ServicioEsperado, operacion: string, papel: string) =>
  operaciones.find(({ codigo }) => codigo === operacion)?.mensajes.find((uno) => uno.papel === papel)
    ?.campos ?? [];

describe('[AREA-05] what a contract of a servicio has to say', () => {
  it('is of its most advanced version, though a newer one began, and not of a retired one', async () => {
    const esperado = await getEsperado(db(), { servicioId, versionId: null }, DIA);
    expect(esperado).toMatchObject({ servicio: { id: servicioId, version: '1.0' }, dia: DIA });
    expect(await getEsperado(db(), { servicioId, versionId: publicada }, DIA)).toEqual(esperado);
  });

  it('is every operation of a version that is named, each message with its tree', async () => {
    const esperado = await getEsperado(db(), { servicioId, versionId: arbol }, DIA);
    expect(esperado.servicio.version).toBe('2.0');
    expect(
      esperado.operaciones.map(({ codigo, mensajes }) => [codigo, mensajes.map(({ papel }) => papel)]),
    ).toEqual([
      ['consultarPersona', ['peticion', 'respuesta']],
      ['notificarCambio', ['peticion']],
    ]);
    const [persona, detalle] = findCampos(esperado, 'consultarPersona', 'respuesta');
    // What the message says stands in it, and nothing nobody published; of the other one its element says it.
    expect(presentArbol(persona ? [persona] : [])).toEqual([
      [
        'persona',
        true,
        null,
        [
          ['nombre', true, 1],
          ['alias', false, 3],
        ],
      ],
    ]);
    expect(detalle?.obligatorio).toBe(false);
    expect(detalle?.hijos.length).toBeGreaterThan(0);
  });

  it('holds in its place what stands in a field whose element nobody published, of which it says nothing else', async () => {
    const [uno = 0, dos = 0] = datos;
    const grupo = { nombre: 'grupo', elemento: borrador, minimo: 0, maximo: null };
    const oculto = { nombre: 'oculto', elemento: borrador };
    const version = await addVersionConArbol(db(), {
      servicioId,
      mayor: 6,
      estado: 'estandarizada',
      operaciones: {
        consultar: {
          peticion: [{ nombre: 'numero', elemento: uno }],
          respuesta: [
            { ...grupo, hijos: [{ ...oculto, hijos: [{ nombre: 'interior', elemento: dos }] }, oculto] },
            { ...oculto, hijos: [oculto] },
          ],
        },
      },
    });
    const esperado = await getEsperado(db(), { servicioId, versionId: version }, DIA);
    const respuesta = findCampos(esperado, 'consultar', 'respuesta');
    expect(presentArbol(respuesta)).toEqual([
      ['grupo', false, null, [['oculto', true, 1, [['interior', true, 1]]]]],
    ]);
    const [dicho] = respuesta;
    expect([dicho?.elemento, dicho?.hijos[0]?.elemento, dicho?.datoPersonal]).toEqual([null, null, false]);
    expect(dicho?.hijos[0]?.hijos[0]?.elemento).toMatchObject({ estado: 'vigente' });
  });

  it('is personal where the element is', async () => {
    const [uno = 0] = datos;
    const read = async () =>
      findCampos(
        await getEsperado(db(), { servicioId, versionId: arbol }, DIA),
        'consultarPersona',
        'peticion',
      );
    expect((await read()).map(({ datoPersonal }) => datoPersonal)).toEqual([false]);
    await db()
      .updateTable('elementos_versiones')
      .set({ dato_personal: 'privado' })
      .where('id', '=', uno)
      .execute();
    expect((await read()).map(({ datoPersonal }) => datoPersonal)).toEqual([true]);
  });

  it('in an operation nobody said, every field comes and how often is not known', async () => {
    const [uno = 0] = datos;
    const { rows } = await sql<{ id: number }>`
      insert into servicios (nombre, descripcion, entidad_id, estado_servicio_id, activo)
      select nombre || ' antiguo', descripcion, entidad_id, estado_servicio_id, true from servicios where id = ${servicioId}
      returning id`.execute(db());
    const antiguo = rows[0]?.id ?? 0;
    await addVersionConArbol(db(), {
      servicioId: antiguo,
      mayor: 1,
      estado: 'en-elaboracion',
      operaciones: { principal: { respuesta: [{ nombre: 'numero', elemento: uno, minimo: 0 }] } },
    });
    const { operaciones } = await getEsperado(db(), { servicioId: antiguo, versionId: null }, DIA);
    expect(operaciones).toMatchObject([
      { codigo: null, mensajes: [{ campos: [{ obligatorio: true, repeticionDicha: false }] }] },
    ]);
  });

  it('is found favorable in the contract that says exactly that, and not with one field that comes more often', async () => {
    const esperado = await getEsperado(db(), { servicioId, versionId: arbol }, DIA);
    const contrato = writeContratoDe(esperado);
    const right = await writeInforme({ contrato: Buffer.from(contrato), esperado });
    expect(
      right.comprobaciones.filter(({ estado }) => estado === 'impide').flatMap(({ hallazgos }) => hallazgos),
    ).toEqual([]);
    const otra = await getEsperado(db(), { servicioId, versionId: publicada }, DIA);
    const ofOtra = await writeInforme({ contrato: Buffer.from(contrato), esperado: otra });
    expect(ofOtra.comprobaciones.find(({ codigo }) => codigo === 'C-03')).toMatchObject({
      estado: 'impide',
      total: 3,
    });
    const repetido = JSON.parse(contrato, (nombre, valor: unknown) =>
      nombre === 'nombre' ? { type: 'array', items: valor } : valor,
    ) as unknown;
    const wrong = await writeInforme({ contrato: Buffer.from(JSON.stringify(repetido)), esperado });
    expect(wrong.comprobaciones.find(({ codigo }) => codigo === 'C-07')).toMatchObject({
      estado: 'impide',
      hallazgos: [{ encontrado: 'hasta cualquier número de veces' }],
    });
  });

  it('is refused where its composites hold more than is compared, with the number: no part is taken for the whole', async () => {
    const { rows } = await sql<{ id: number; partes: number }>`
      select v.id, count(*)::int as partes from elementos_componentes c
      join elementos_versiones v on v.id = c.version_id and v.estado = 'incorporado' and not v.es_abstracto
      group by v.id order by count(*) desc, v.id limit 1`.execute(db());
    const { id: elemento, partes } = rows[0] ?? { id: 0, partes: 1 };
    const createCon = (mayor: number, campos: number) =>
      addVersionConArbol(db(), {
        servicioId,
        mayor,
        estado: 'estandarizada',
        operaciones: {
          consultar: {
            respuesta: Array.from({ length: campos }, (_, n) => ({ nombre: `parte${n}`, elemento })),
          },
        },
      });
    const extensa = await createCon(4, Math.ceil(5001 / partes));
    await expect(getEsperado(db(), { servicioId, versionId: extensa }, DIA)).rejects.toMatchObject({
      code: 'SERVICIO_EXTENSO',
      mensaje: expect.stringContaining('más de 5.000 campos'),
    });
    const cabe = await getEsperado(db(), { servicioId, versionId: await createCon(5, 2) }, DIA);
    expect(findCampos(cabe, 'consultar', 'respuesta')[1]?.hijos.length).toBeGreaterThanOrEqual(partes);
  });

  it('is refused for a version of another servicio, and for a servicio that is none', async () => {
    const { rows } = await sql<{ id: number; servicio: number }>`
      select id, servicio_id as servicio from servicios_versiones where servicio_id <> ${servicioId} limit 1`.execute(
      db(),
    );
    const ajena = rows[0]?.id ?? 0;
    await expect(getEsperado(db(), { servicioId, versionId: ajena }, DIA)).rejects.toMatchObject({
      code: 'VERSION_NO_ENCONTRADA',
    });
    await expect(getEsperado(db(), { servicioId: 999_999, versionId: ajena }, DIA)).rejects.toMatchObject({
      code: 'SERVICIO_NO_ENCONTRADO',
    });
  });
});

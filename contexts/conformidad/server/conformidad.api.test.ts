import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InformeConformidad } from '../contract/index.ts';
import { avanceConformidadSchema } from '../contract/informe.schema.ts';
import type { CampoEsperado } from '../rules/esperado.ts';
import { writeContratoDe } from '../testing/contrato-de-esperado.ts';
import { createZip, REST, SOAP } from '../testing/dorados/dorado.ts';
import { addVersionConArbol } from '../testing/version-con-arbol.ts';
import { getEsperado } from './esperado/get-esperado.ts';
import { writeInforme } from './worker/write-informe.ts';

const DIA = '2026-11-26';

let test: TestApp;
let base: string;
let token: string;
/** Services with published elements. */
let servicios: number[];
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0', TRUST_PROXY: 'on' }, listen: true });
  base = test.app.listeningOrigin;
  token = await openTestSession(test.database.kysely, '1000000002');
  const { rows } = await sql<{ id: number }>`
    select distinct s.id from servicios s join servicios_versiones sv on sv.servicio_id = s.id
    join servicios_operaciones o on o.version_id = sv.id join servicios_mensajes m on m.operacion_id = o.id
    join servicios_mensajes_campos c on c.mensaje_id = m.id
    join elementos_versiones v on v.id = c.elemento_version_id and v.estado = 'incorporado' where s.activo order by s.id`.execute(
    test.database.kysely,
  );
  servicios = rows.map(({ id }) => id);
});
afterAll(() => test.close());

let calls = 0;
/** Another caller each time: how many calls one may make has its own test. */
const createAddress = () => ({ 'x-forwarded-for': `198.51.100.${(calls++ % 250) + 1}` });

interface Envio {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly area?: 'api' | 'api-public';
}

async function send(
  body: BodyInit,
  { query = '', headers = createAddress(), area = 'api-public' }: Envio = {},
) {
  const answer = await fetch(`${base}/${area}/banco-conformidad${query}`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
}

function createForm(
  ...archivos: readonly (readonly [field: string, content: string | Uint8Array])[]
): FormData {
  const form = new FormData();
  for (const [field, content] of archivos)
    form.append(
      field,
      new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
      'contrato',
    );
  return form;
}

async function check(contrato: string | Uint8Array, envio: Envio = {}): Promise<InformeConformidad> {
  const { status, body } = await send(createForm(['contrato', contrato]), envio);
  expect([status, body]).toEqual([200, body]);
  return body;
}

const TIPO_AVANCE = 'application/x-ndjson';

/** What a call is told line by line. */
async function listAvances(body: BodyInit) {
  const headers = { ...createAddress(), accept: TIPO_AVANCE };
  const answer = await fetch(`${base}/api-public/banco-conformidad`, { method: 'POST', headers, body });
  return { status: answer.status, tipo: answer.headers.get('content-type'), texto: await answer.text() };
}

const findEstado = ({ comprobaciones }: InformeConformidad, codigo: string) =>
  comprobaciones.find((una) => una.codigo === codigo)?.estado;

describe('[AREA-05] the banco de conformidad refuses', () => {
  it.each([
    ['what is no form', () => REST, 415, 'FORMULARIO_REQUERIDO'],
    ['a form without a file', () => createForm(), 400, 'CONTRATO_AUSENTE'],
    ['a file of another field', () => createForm(['mensaje', REST]), 400, 'CONTRATO_AUSENTE'],
    ['two contracts', () => createForm(['contrato', REST], ['contrato', REST]), 422, 'CONTRATOS_EXCEDIDOS'],
    ['more than 5 MB', () => createForm(['contrato', new Uint8Array(5_000_001)]), 413, 'CONTRATO_PESADO'],
  ] as const)('%s', async (_que, create, status, code) => {
    expect(await send(create())).toMatchObject({ status, body: { code } });
  });

  it('a servicio that is none, is not active, or says nothing published', async () => {
    const { kysely } = test.database;
    const { rows } = await sql<{ id: number }>`
      insert into servicios (nombre, descripcion, entidad_id, estado_servicio_id, activo)
      select 'De prueba ' || a, 'Ninguna.', (select min(id) from entidades), (select min(id) from estados_servicio), a
      from unnest(array[true, false]) a order by a desc returning id`.execute(kysely);
    const [vacio, inactivo] = rows.map(({ id }) => id);
    const { rows: borradores } = await sql<{ id: number }>`
      select id from elementos_versiones where estado = 'borrador' order by id limit 1`.execute(kysely);
    const elemento = borradores[0]?.id ?? 0;
    const version = await addVersionConArbol(kysely, {
      servicioId: vacio ?? 0,
      mayor: 1,
      estado: 'en-elaboracion',
      operaciones: { consultar: { respuesta: [{ nombre: 'dato', elemento }] } },
    });
    const ask = (id: number | undefined | string) =>
      send(createForm(['contrato', REST]), { query: `?servicio=${id}` });
    expect(await ask(999_999)).toMatchObject({ status: 404, body: { code: 'SERVICIO_NO_ENCONTRADO' } });
    expect(await ask(inactivo)).toMatchObject({ status: 404 });
    expect(await ask(vacio)).toMatchObject({ status: 422, body: { code: 'SERVICIO_SIN_DATOS' } });
    expect(await ask('uno')).toMatchObject({ status: 400 });
    const otro = `${servicios[0]}&version=${version}`;
    expect(await ask(otro)).toMatchObject({ status: 404, body: { code: 'VERSION_NO_ENCONTRADA' } });
    const sola = await send(createForm(['contrato', REST]), { query: `?version=${version}` });
    expect(sola).toMatchObject({ status: 400, body: { code: 'VERSION_SIN_SERVICIO' } });
  });

  it('more than twenty a minute of one caller', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    for (let call = 0; call < 21; call += 1) statuses.push((await send(createForm(), { headers })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('[AREA-05] who asks how far it is', () => {
  it('is refused as everybody where the call is wrong', async () => {
    const { status, tipo, texto } = await listAvances(createForm());
    expect([status, JSON.parse(texto).code]).toEqual([400, 'CONTRATO_AUSENTE']);
    expect(tipo).toContain('application/problem+json');
  });

  it('is told the checks of each group while the others are done, and at the end the same report', async () => {
    const { status, tipo, texto } = await listAvances(createForm(['contrato', REST]));
    expect([status, tipo]).toEqual([200, TIPO_AVANCE]);
    const lineas = texto
      .trimEnd()
      .split('\n')
      .map((linea) => avanceConformidadSchema.parse(JSON.parse(linea)));
    const hechas = lineas.flatMap((linea) => ('comprobaciones' in linea ? [linea.comprobaciones] : []));
    expect(hechas.map((suyas) => [...new Set(suyas.map(({ grupo }) => grupo))])).toEqual([
      ['contrato'],
      ['correspondencia'],
      ['mensajes'],
    ]);
    const informe = await check(REST);
    expect(lineas.at(-1)).toEqual({ informe });
    const byCodigo = (codigo: string) => hechas.flat().find((una) => una.codigo === codigo);
    expect(informe.comprobaciones.map(({ codigo }) => byCodigo(codigo))).toEqual(informe.comprobaciones);
  });
});

describe('[AREA-05] the banco de conformidad', () => {
  it('checks a contract by itself for anybody, and tells the same of the same bytes', async () => {
    const informe = await check(REST);
    expect(informe).toMatchObject({
      veredicto: 'favorable',
      formato: 'OpenAPI 3.1',
      servicio: null,
      indice: null,
    });
    expect([findEstado(informe, 'C-04'), findEstado(informe, 'C-14')]).toEqual(['sin-ejecutar', 'cumple']);
    const privado = await check(REST, { area: 'api', headers: { authorization: `Bearer ${token}` } });
    expect(privado.huella).toBe(informe.huella);
    expect(await check(createZip(SOAP))).toMatchObject({ veredicto: 'favorable', formato: 'WSDL 1.1' });
  });

  it('compares a contract with the messages of a servicio', async () => {
    const [servicio = 0] = servicios;
    const query = `?servicio=${servicio}`;
    const right = writeContratoDe(
      await getEsperado(test.database.kysely, { servicioId: servicio, versionId: null }, DIA),
    );
    const informe = await check(right, { query });
    expect(informe).toMatchObject({
      veredicto: 'con-observaciones',
      servicio: { id: servicio, version: '1.0' },
      indice: { porcentaje: 100 },
    });
    // The contract says what is compared: no limit of a date, so that only messages tell of it.
    const faltas = informe.comprobaciones.filter(
      ({ estado }) => estado === 'observacion' || estado === 'impide',
    );
    expect(faltas.map(({ codigo, estado }) => [codigo, estado])).toEqual([['M-02', 'observacion']]);
    const otro = await check(REST, { query });
    expect(otro.veredicto).toBe('no-favorable');
    expect(findEstado(otro, 'C-03')).toBe('impide');
  });

  it('finds favorable what says exactly what a servicio exchanges, whichever it is', async () => {
    expect(servicios.length).toBeGreaterThan(5);
    for (const servicio of servicios) {
      const esperado = await getEsperado(
        test.database.kysely,
        { servicioId: servicio, versionId: null },
        DIA,
      );
      const informe = await writeInforme({ contrato: Buffer.from(writeContratoDe(esperado)), esperado });
      const faltas = informe.comprobaciones.filter(({ estado }) => estado === 'impide');
      expect([servicio, faltas.flatMap(({ hallazgos }) => hallazgos)]).toEqual([servicio, []]);
    }
  });

  it('compares what stands in a field whose element nobody published in its place, and tells nothing of that element', async () => {
    const { kysely } = test.database;
    const findElemento = async (where: ReturnType<typeof sql>) => {
      const { rows } = await sql<{ id: number; identificador: string }>`
        select v.id, e.identificador from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
        where ${where} order by v.id limit 1`.execute(kysely);
      return rows[0] ?? { id: 0, identificador: '' };
    };
    const dato = await findElemento(
      sql`v.estado = 'incorporado' and e.tipo = 'simple' and v.tipo_dato = 'cadena' and v.dato_personal = 'no'`,
    );
    const borrador = await findElemento(sql`v.estado = 'borrador'`);
    const { rows } = await sql<{ id: number }>`
      insert into servicios (nombre, descripcion, entidad_id, estado_servicio_id, activo)
      select 'Con un grupo sin publicar', descripcion, entidad_id, estado_servicio_id, true
      from servicios where id = ${servicios[0] ?? 0} returning id`.execute(kysely);
    const servicioId = rows[0]?.id ?? 0;
    const hijos = [{ nombre: 'interior', elemento: dato.id }];
    await addVersionConArbol(kysely, {
      servicioId,
      mayor: 1,
      estado: 'estandarizada',
      operaciones: {
        consultar: {
          peticion: [{ nombre: 'clave', elemento: dato.id }],
          respuesta: [{ nombre: 'grupo', elemento: borrador.id, maximo: null, hijos }],
        },
      },
    });
    const esperado = await getEsperado(kysely, { servicioId, versionId: null }, DIA);
    const writeCon = (change: (campos: readonly CampoEsperado[]) => readonly CampoEsperado[]) =>
      writeContratoDe({
        ...esperado,
        operaciones: esperado.operaciones.map((operacion) => ({
          ...operacion,
          mensajes: operacion.mensajes.map((mensaje) =>
            mensaje.papel === 'respuesta' ? { ...mensaje, campos: change(mensaje.campos) } : mensaje,
          ),
        })),
      });
    const withoutHijos = (campos: readonly CampoEsperado[]) => campos.map((uno) => ({ ...uno, hijos: [] }));
    const query = `?servicio=${servicioId}`;
    const refused = [
      ['interior', writeCon(withoutHijos)],
      // Beside the group is not inside it.
      ['interior', writeCon((campos) => [...withoutHijos(campos), ...campos.flatMap((uno) => uno.hijos)])],
      ['grupo', writeCon(() => [])],
    ] as const;
    for (const [falta, contrato] of refused) {
      const informe = await check(contrato, { query });
      expect(informe.veredicto).toBe('no-favorable');
      const faltan = informe.comprobaciones.find(({ codigo }) => codigo === 'C-04')?.hallazgos;
      expect(faltan?.map(({ encontrado }) => encontrado)).toEqual([`${falta} no está en la respuesta`]);
      expect(JSON.stringify(informe)).not.toContain(`${borrador.identificador} v`);
    }
    const informe = await check(
      writeCon((campos) => campos),
      { query },
    );
    const estados = ['C-03', 'C-04', 'C-05', 'C-06', 'C-07', 'C-09'].map((codigo) =>
      findEstado(informe, codigo),
    );
    expect(new Set(estados)).toEqual(new Set(['cumple']));
    expect(informe.indice?.obligatorios).toEqual({ parte: 3, total: 3 });
  });

  it('tells whom an address of the banco names, to anybody', async () => {
    const [servicio = 0] = servicios;
    const ask = async (address: string) => {
      const answer = await fetch(`${base}/api-public/banco-conformidad/servicios/${address}`, {
        headers: createAddress(),
      });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await ask('999999')).toMatchObject({ status: 404, body: { code: 'SERVICIO_NO_ENCONTRADO' } });
    expect(await ask('uno')).toMatchObject({ status: 400 });
    expect(await ask(`${servicio}?version=999999`)).toMatchObject({
      status: 404,
      body: { code: 'VERSION_NO_ENCONTRADA' },
    });
    const { nombre, version } = await test.database.kysely
      .selectFrom('servicios as s')
      .innerJoin('servicios_versiones as v', 'v.servicio_id', 's.id')
      .where('s.id', '=', servicio)
      .select(['s.nombre', 'v.id as version'])
      .executeTakeFirstOrThrow();
    const told = { status: 200, body: { servicioId: servicio, nombre, version: '1.0' } };
    expect([await ask(`${servicio}`), await ask(`${servicio}?version=${version}`)]).toEqual([told, told]);
  });

  it('asks nothing of the network and keeps nothing', async () => {
    const llamadas: (string | undefined)[] = [];
    const vecino: Server = createServer((request, answer) => {
      llamadas.push(request.url);
      answer.end();
    });
    await new Promise<void>((resolve) => vecino.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(vecino.address() as AddressInfo).port}`;
    const count = async () =>
      (await sql<{ total: number }>`select count(*) as total from archivos`.execute(test.database.kysely))
        .rows[0];
    const antes = await count();
    try {
      const remota = await check(REST.replace('#/components/schemas/Problema', `${url}/problema.yaml`));
      expect(findEstado(remota, 'C-02')).toBe('impide');
      const xsd = (SOAP['servicio.wsdl'] ?? '').replace('esquemas/mensajes.xsd', `${url}/mensajes.xsd`);
      expect(findEstado(await check(createZip({ ...SOAP, 'servicio.wsdl': xsd })), 'C-02')).toBe('impide');
      const entidad = `<!DOCTYPE a [<!ENTITY x SYSTEM "${url}/x">]><a>&x;</a>`;
      expect(findEstado(await check(entidad), 'C-02')).toBe('impide');
    } finally {
      vecino.close();
    }
    expect(llamadas).toEqual([]);
    expect(await count()).toEqual(antes);
  });
});

import type { FilaCapa } from '@marco/capas-de-uso/contract';
import { ESTADOS_CAPA, TIPOS_CAPA } from '@marco/capas-de-uso/terms';
import type { ElementoListado } from '@marco/elementos-de-dato/contract';
import { CLASE_ELEMENTO, ESTADO_VERSION, TIPO_ELEMENTO } from '@marco/elementos-de-dato/terms';
import { presentEntidad } from '@marco/entidades/terms';
import type { FilaEstandar } from '@marco/estandares/contract';
import { CATEGORIAS_ESTANDAR, ESTADOS_ESTANDAR } from '@marco/estandares/terms';
import type { FilaFicha } from '@marco/ontologia/contract';
import { ESTADOS_FICHA, TIPOS_POR_PALABRA } from '@marco/ontologia/terms';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let admin: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await openTestSession(test.database.kysely, '1000000001');
  await setDirectas(50_000);
});
afterAll(() => test.close());

/** Rows up to which a table is answered at once. */
async function setDirectas(filas: number) {
  await sql`update parametros set valor = ${JSON.stringify(filas)}::jsonb
    where clave = 'exportaciones.filasDirectas'`.execute(test.database.kysely);
}

let calls = 0;
function call(method: 'GET' | 'POST', path: string, payload?: object, token: string | null = admin) {
  // Each call comes from elsewhere: how often one address may ask is not what is tested here.
  calls += 1;
  return test.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: `10.1.${Math.floor(calls / 250)}.${calls % 250}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}

/** A list of the common language: its screen and its file. */
interface Lista {
  readonly exportar: string;
  readonly encabezado: readonly string[];
  /** One page of the list as its screen asks for it, and the name of its rows in the answer. */
  readonly listar: (filtro: object, pagina: number, token: string) => ReturnType<typeof call>;
  readonly filas: string;
  /** What the screen shows of a row. */
  readonly toTextos: (fila: never) => readonly (string | number)[];
  /** A filter that leaves some rows out, and an order. */
  readonly filtro: object;
  readonly orden: object;
}

const porCuerpo = (path: string): Lista['listar'] => {
  return (filtro, pagina, token) => call('POST', path, { ...filtro, pagina, tamano: 50 }, token);
};

/** The list of the ontology takes its filters in the address. */
const porDireccion = (path: string): Lista['listar'] => {
  return (filtro, pagina, token) => {
    const query = new URLSearchParams({ ...filtro, pagina: String(pagina), tamano: '50' });
    return call('GET', `${path}?${query}`, undefined, token);
  };
};

const fecha = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  day: '2-digit' as const,
  month: '2-digit' as const,
  year: 'numeric' as const,
});

const ficha = (
  palabra: keyof typeof TIPOS_POR_PALABRA,
  resumen: string,
  clase: string | null,
  filtro: object,
): Lista => ({
  exportar: `/ontologia/${palabra}/exportar`,
  encabezado: [
    'Nombre',
    'Código',
    ...(palabra === 'individuo' ? [] : ['Tipo']),
    resumen,
    ...(clase === null ? [] : [clase]),
    'OID',
    'Estado',
  ],
  listar: porDireccion(`/ontologia/${palabra}`),
  filas: 'fichas',
  toTextos: (fila: FilaFicha) => [
    fila.nombre,
    fila.codigo,
    ...(palabra === 'individuo' ? [] : [TIPOS_POR_PALABRA[palabra][fila.tipo ?? ''] ?? '']),
    fila.resumen ?? '',
    ...(clase === null ? [] : [fila.clase?.nombre ?? '']),
    fila.oid,
    ESTADOS_FICHA[fila.estado],
  ],
  filtro,
  orden: { orden: 'codigo', descendente: true },
});

const LISTAS: readonly Lista[] = [
  {
    exportar: '/elemento-dato/exportar',
    encabezado: [
      'Nombre',
      'Identificador',
      'Tipo',
      'Capa y dominio',
      'Versión',
      'Estado',
      'Entidad responsable',
      'Modificado',
      'OID',
    ],
    listar: porCuerpo('/elemento-dato/listar'),
    filas: 'elementos',
    toTextos: (fila: ElementoListado) => [
      fila.nombre,
      fila.identificador,
      `${TIPO_ELEMENTO[fila.tipo]} · ${CLASE_ELEMENTO[fila.clase]}`,
      `${fila.capaNombre} · ${fila.dominioNombre}`,
      fila.numero,
      ESTADO_VERSION[fila.estado],
      presentEntidad(fila.entidadResponsable ?? ''),
      fecha.format(new Date(fila.fechaModificacion)),
      fila.oid,
    ],
    filtro: { texto: 'código', tipo: 'simple', estado: 'incorporado' },
    orden: { ordenarPor: 'fechaModificacion', descendente: true },
  },
  {
    exportar: '/capadeuso/exportar',
    encabezado: ['Código', 'Nombre', 'Tipo', 'Espacio de nombres', 'Versión', 'Estado', 'OID'],
    listar: porCuerpo('/capadeuso/capaFiltro'),
    filas: 'capas',
    toTextos: (fila: FilaCapa) => [
      fila.codigo,
      `${fila.nombre} ${fila.numero}`,
      TIPOS_CAPA[fila.tipo],
      fila.espacioNombres,
      fila.flagHistorico ? fila.attachments.map(({ nombre }) => nombre).join(', ') : fila.fuenteInformacion,
      ESTADOS_CAPA[fila.estado],
      fila.oid,
    ],
    filtro: { tipo: 'sectorial', nombre: 'salud' },
    orden: { ordenarPor: 'tipo', descendente: true },
  },
  {
    exportar: '/estandares/exportar',
    encabezado: ['Código', 'Nombre', 'Organismo', 'Categoría', 'Elementos', 'Estado'],
    listar: porCuerpo('/estandares/listar'),
    filas: 'estandares',
    toTextos: (fila: FilaEstandar) => [
      fila.codigo,
      [fila.nombre, [fila.sigla, fila.edicion].filter(Boolean).join(' · ')].filter(Boolean).join(' — '),
      fila.organismo,
      CATEGORIAS_ESTANDAR[fila.categoria],
      fila.elementos,
      ESTADOS_ESTANDAR[fila.estado],
    ],
    filtro: { estado: 'adoptado' },
    orden: { ordenarPor: 'elementos', descendente: true },
  },
  ficha('definicion', 'Definición', 'Superior o dominio', { texto: 'persona', tipo: 'clase' }),
  ficha('individuo', 'Notación', 'Clase', { texto: 'de' }),
  ficha('evento', 'Descripción', null, { tipo: 'vida' }),
  ficha('regla', 'Enunciado', 'Se aplica a', { tipo: 'validacion' }),
];

/** Every row of a list, page after page, as its screen shows them. */
async function listAll({ listar, filas, toTextos }: Lista, filtro: object, token = admin) {
  const rows: (readonly (string | number)[])[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const answer = await listar(filtro, pagina, token);
    expect(answer.statusCode).toBe(200);
    const { total, ...found } = answer.json();
    rows.push(...found[filas].map(toTextos));
    if (rows.length >= total) return rows;
  }
}

/** The rows of a file under its header, days and empty cells as people read them. */
async function readRows({ exportar, encabezado }: Lista, peticion: object, token = admin) {
  const answer = await call('POST', exportar, { ...peticion, formato: 'xlsx' }, token);
  expect(answer.headers['content-type']).toMatch(/spreadsheetml/);
  const [sheet] = await readExcelFile(answer.rawPayload);
  const [head, ...rows] = sheet?.data ?? [];
  expect(head).toEqual(encabezado);
  return rows.map((row) =>
    encabezado.map((_title, column) => {
      const cell = row[column] ?? '';
      return cell instanceof Date ? fecha.format(new Date(cell.getTime() + 5 * 3_600_000)) : cell;
    }),
  );
}

describe.each(LISTAS.map((lista) => [lista.exportar, lista] as const))('%s', (exportar, lista) => {
  it('[TABLE-06] is refused without a session, without the permission and for what no file is', async () => {
    expect((await call('POST', exportar, { formato: 'csv' }, null)).statusCode).toBe(401);
    const sinEntidad = await openTestSession(test.database.kysely, '1000000001', { entidad: false });
    expect((await call('POST', exportar, { formato: 'csv' }, sinEntidad)).statusCode).toBe(403);
    for (const body of [{}, { formato: 'pdf' }, { formato: 'csv', ordenarPor: 'id', orden: 'id' }])
      expect((await call('POST', exportar, body)).statusCode).toBe(400);
  });

  it('[TABLE-06] has the rows of the database, with the texts, the order and the filters of the screen', async () => {
    const everything = await readRows(lista, {});
    expect(everything.length).toBeGreaterThan(0);
    expect(everything).toEqual(await listAll(lista, {}));
    expect(await readRows(lista, lista.orden)).toEqual(await listAll(lista, lista.orden));
    const some = await readRows(lista, { ...lista.filtro, ...lista.orden });
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(everything.length);
    expect(some).toEqual(await listAll(lista, { ...lista.filtro, ...lista.orden }));
  });

  it('[TABLE-06] is a CSV with as many rows, and a long one is prepared in the background', async () => {
    const { body } = await call('POST', exportar, { formato: 'csv' });
    expect(body.startsWith(`\uFEFF${lista.encabezado.join(';')}\r\n`)).toBe(true);
    await setDirectas(1);
    const asked = (await call('POST', exportar, { formato: 'csv' })).json();
    await setDirectas(50_000);
    expect(asked).toMatchObject({ estado: 'en-cola', filasTotal: (await listAll(lista, {})).length });
    expect((await call('POST', `/exportaciones/${asked.id}/cancelar`)).statusCode).toBe(200);
  });
});

describe('the elements of others', () => {
  it('[TABLE-06] [AREA-06] who works for an entity takes along what they see, not what others work on', async () => {
    const [elementos] = LISTAS;
    if (!elementos) throw new Error('The list of elements stands first.');
    const lider = await openTestSession(test.database.kysely, '1000000003');
    const own = await readRows(elementos, {}, lider);
    expect(own).toEqual(await listAll(elementos, {}, lider));
    expect(own.length).toBeLessThan((await readRows(elementos, {})).length);
  });

  it('[TABLE-06] that somebody took them along is an event, without the text they searched', async () => {
    await call('POST', '/elemento-dato/exportar', { formato: 'csv', texto: 'cédula', tipo: 'simple' });
    const { rows } = await sql<{ detail: object; object_type: string }>`select detail, object_type
      from audit_events where action = 'exportar' order by id desc limit 1`.execute(test.database.kysely);
    expect(rows[0]).toEqual({
      object_type: 'elemento',
      detail: {
        filtros: { tipo: 'simple', conTexto: true },
        formato: 'csv',
        filas: expect.any(Number),
      },
    });
  });
});

import { openElementosCalls } from '@marco/elementos-de-dato/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface Word {
  /** Method and path as the specification writes it, with the names of {@link ids} for its parameters. */
  readonly word: `${'GET' | 'POST' | 'PUT'} ${string}`;
  /** Whether anybody may call it under the public base too. */
  readonly isPublic?: boolean;
  readonly payload?: () => object;
  /** What the answer, or its first row, holds. */
  readonly expected: object;
}

let test: TestApp;
let token: string;
/** Records the words are called with. */
const ids: Record<string, string | number> = {};

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  token = await openTestSession(kysely, '1000000001');
  const calls = await openElementosCalls(test);
  const vigente = (await calls.create({ identificador: 'numPalabra' })).json();
  await calls.incorporate(vigente.versionId);
  const borrador = (await calls.create({ identificador: 'numBorrador' }, 'administrador')).json();
  const { rows } = await sql<{ local: number; integrable: number; estandar: number; archivo: string }>`
    with archivo as (
      insert into archivos (carpeta, nombre, tipo_mime, tamano_bytes, sha256, publico, subido_por, pendiente_desde)
      select 'capas', 'acta.pdf', 'application/pdf', 1, ${'2'.repeat(64)}, false, id, now() from usuarios
      where numero_identificacion = '1000000001' returning id)
    select (select id from capas_de_uso where codigo = 'Local') as local,
      (select min(e.id) from elementos_de_dato e join capas_de_uso c on c.id = e.capa_id and c.tipo = 'local'
        join elementos_versiones v on v.elemento_id = e.id and v.estado = 'incorporado'
        where e.tipo = 'simple') as integrable,
      (select min(id) from estandares) as estandar, (select id from archivo) as archivo`.execute(kysely);
  Object.assign(ids, rows[0], {
    ...{ elemento: vigente.elementoId, borrador: borrador.versionId, elementoBorrador: borrador.elementoId },
    ...{ oid: vigente.oid, comun: calls.capaId },
  });
  await test.app.inject({
    ...{ method: 'POST', url: '/api/sistemas', headers: { authorization: `Bearer ${token}` } },
    payload: { codigo: 'palabras', nombre: 'Sistema de las palabras' },
  });
});
afterAll(() => test.close());

function send(base: string, { word, payload }: Word, withSession: boolean) {
  const [method, path] = word.split(' ') as ['GET' | 'POST' | 'PUT', string];
  return test.app.inject({
    method,
    url: `${base}/${path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(ids[name]))}`,
    headers: withSession ? { authorization: `Bearer ${token}` } : {},
    ...(payload ? { payload: payload() } : {}),
  });
}

/** With a session it answers as written; without one it is refused, and to the public only where the area is public. */
async function expectWord(word: Word): Promise<void> {
  expect((await send('/api', word, false)).statusCode).toBe(401);
  const open = await send('/api-public', word, false);
  expect(open.statusCode).toBe(word.isPublic ? 200 : 404);
  const own = await send('/api', word, true);
  expect(own.statusCode, own.body).toBe(200);
  const answer = own.json();
  expect(Array.isArray(answer) ? answer[0] : answer).toMatchObject(word.expected);
}

const text = expect.any(String);
const number = expect.any(Number);
const list = expect.any(Array);

const CAPA = {
  ...{ sectorId: null, descripcion: 'De prueba.', fuenteInformacion: 'Acta de prueba.', archivos: [] },
} as const;

it.each<Word>([
  {
    word: 'POST capadeuso/capaCrear',
    payload: () => ({
      ...{ ...CAPA, codigo: 'Palabras', tipo: 'proyecto', carpeta: 'Proyectos/Palabras', nombre: 'Palabras' },
      ...{ capaPadreId: ids['local'], entidadId: 1, prefijo: 'pal' },
    }),
    expected: { id: number },
  },
  {
    word: 'POST capadeuso/capaFiltro',
    payload: () => ({ nombre: 'Local' }),
    expected: { capas: list, total: number },
  },
  { word: 'GET capadeuso/capaById/{local}', expected: { codigo: 'Local' } },
  { word: 'GET capadeuso/version/{local}', expected: { numero: text, attachments: list } },
  {
    word: 'PUT capadeuso/capaActualizar/{local}',
    payload: () => ({
      ...{ ...CAPA, codigo: 'Local', tipo: 'local', carpeta: 'Local', nombre: 'Local' },
      ...{ capaPadreId: ids['comun'], entidadId: null, prefijo: 'loc' },
    }),
    expected: { actual: { descripcion: 'De prueba.' } },
  },
  {
    word: 'POST capadeuso/versionar/{local}',
    payload: () => ({
      ...{ nombre: 'Local', descripcion: 'Nueva.', prefijo: 'loc', fuenteInformacion: 'Acta de prueba.' },
      ...{ mayor: false, archivos: [ids['archivo']] },
    }),
    expected: { actual: { descripcion: 'Nueva.', flagHistorico: false } },
  },
])('[API-25] [AREA-02] $word answers as written', expectWord);

it.each<Word>([
  { word: 'POST estandares/listar', payload: () => ({}), expected: { estandares: list } },
  { word: 'GET estandares/{estandar}', expected: { codigo: text } },
  { word: 'GET estandares/finderTopFive?keyword=iso', expected: { id: number, nombre: text } },
])('[API-25] [AREA-03] $word answers as written', expectWord);

it.each<Word>([
  {
    word: 'POST elemento-dato/versionar',
    payload: () => ({ elementoId: ids['elemento'], cambio: 'menor' }),
    expected: { numero: '1.1', estado: 'borrador' },
  },
  {
    word: 'GET elemento-dato/identificadores?identificador=numPalabra',
    expected: { disponible: false, elementos: [{ identificador: 'numPalabra' }] },
  },
  {
    word: 'PUT elemento-dato/identificadores',
    payload: () => ({
      elementoId: ids['elemento'],
      identificadores: [{ sistema: 'SISPRO', valor: 'P-1' }],
    }),
    expected: { identificadores: [{ valor: 'P-1' }] },
  },
  { word: 'GET elemento-dato/nombres?texto=numpalabra', expected: { identificador: 'numPalabra' } },
  {
    word: 'PUT elemento-dato/nombres',
    payload: () => ({ versionId: ids['borrador'], nombres: [{ tipo: 'sinonimo', nombre: 'Otro' }] }),
    expected: { nombres: [{ nombre: 'Otro' }] },
  },
  { word: 'GET elemento-dato/capa-uso', expected: { capas: list, dominios: list } },
  {
    word: 'POST elemento-dato/capa-uso',
    payload: () => ({ elementoId: ids['integrable'], capaId: ids['comun'] }),
    expected: { numero: '1.0', estado: 'borrador', capa: { tipo: 'comun' } },
  },
  {
    word: 'PUT elemento-dato/association',
    payload: () => ({
      versionId: ids['borrador'],
      relaciones: [{ tipo: 'requiere', destinoElementoId: ids['elemento'] }],
    }),
    expected: { relaciones: [{ tipo: 'requiere' }] },
  },
  {
    word: 'GET elemento-dato/association?versionId={borrador}',
    expected: { relaciones: [{ tipo: 'requiere' }], relacionesDerivadas: list },
  },
])('[API-25] [AREA-06] $word answers as written', expectWord);

it.each<Word>([
  {
    word: 'POST diccionario/buscar',
    isPublic: true,
    payload: () => ({ texto: 'numPalabra' }),
    expected: { total: 1 },
  },
  {
    word: 'GET diccionario/elementos/numPalabra',
    isPublic: true,
    expected: { identificador: 'numPalabra' },
  },
])('[API-25] [AREA-06] [GEN-05] $word answers as written, also to the public', expectWord);

it.each<Word>([
  {
    word: 'POST elemento-dato/esquema/{elemento}/1.0/xsd',
    isPublic: true,
    payload: () => ({ fecha: '2026-11-21' }),
    expected: {
      mensajeResponse: { estado: true, mensaje: text },
      object: { nombreArchivo: text, base64Archivo: text, tipo: text },
    },
  },
])('[API-25] [API-04] $word answers as written, also to the public', expectWord);

it.each<Word>([
  { word: 'GET ontologia/definicion', expected: { fichas: list, total: number } },
  { word: 'GET ontologia/individuo', expected: { fichas: list, total: number } },
  { word: 'GET ontologia/evento', expected: { fichas: list, total: number } },
  { word: 'GET ontologia/regla', expected: { fichas: list, total: number } },
])('[API-25] [AREA-07] $word answers as written', expectWord);

it.each<Word>([
  { word: 'GET oid/{oid}', isPublic: true, expected: { oidDetails: list } },
  { word: 'GET oid/nodos', expected: { nodos: list } },
])('[API-25] [AREA-11] $word answers as written', expectWord);

const CATALOGOS = [
  ...['sistemas', 'lenguajes', 'basedatos', 'sectores', 'departamentos', 'municipios', 'dominios'],
  'criterios-evaluacion',
];

it.each<Word>([
  ...CATALOGOS.flatMap((word): Word[] => [
    { word: `GET ${word}`, expected: { filas: list } },
    { word: `GET ${word}/finderTopFive?keyword=a`, expected: { id: expect.anything(), nombre: text } },
  ]),
  { word: 'GET estados-servicio', isPublic: true, expected: { estadoServicioId: number, nombre: text } },
])('[API-25] [AREA-14] $word answers as written', expectWord);

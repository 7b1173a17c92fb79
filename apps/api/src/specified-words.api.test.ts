import { addCertificado } from '@marco/certificados/testing';
import { openElementosCalls } from '@marco/elementos-de-dato/testing';
import { openTestSession, startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Word {
  /** Method and path as the specification writes it, with the names of {@link ids} for its parameters. */
  readonly word: `${'GET' | 'POST' | 'PUT'} ${string}`;
  /** Whether anybody may call it under the public base too. */
  readonly isPublic?: boolean;
  /** Whether who asks works for an entity; the administration unless it says so. */
  readonly isOfEntidad?: boolean;
  readonly payload?: () => object;
  /** What the answer, or its first row, holds. */
  readonly expected: object;
}

let test: TestApp;
let token: string;
/** Of who leads an entity. */
let lider: string;
/** Records the words are called with. */
const ids: Record<string, string | number> = {};

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  token = await openTestSession(kysely, '1000000001');
  lider = await openTestSession(kysely, '1000000003');
  const calls = await openElementosCalls(test);
  const vigente = (await calls.create({ identificador: 'numPalabra' })).json();
  await calls.incorporate(vigente.versionId);
  const borrador = (await calls.create({ identificador: 'numBorrador' }, 'administrador')).json();
  const { rows } = await sql<Record<string, string | number>>`
    with archivo as (
      insert into archivos (carpeta, nombre, tipo_mime, tamano_bytes, sha256, publico, subido_por, pendiente_desde)
      select 'capas', 'acta.pdf', 'application/pdf', 1, ${'2'.repeat(64)}, false, id, now() from usuarios
      where numero_identificacion = '1000000001' returning id)
    select (select id from capas_de_uso where codigo = 'Local') as local,
      (select min(e.id) from elementos_de_dato e join capas_de_uso c on c.id = e.capa_id and c.tipo = 'local'
        join elementos_versiones v on v.elemento_id = e.id and v.estado = 'incorporado'
        where e.tipo = 'simple') as integrable,
      (select min(id) from estandares) as estandar, (select id from archivo) as archivo,
      (select min(id) from dominios where activo) as dominio,
      (select id from entidades where sigla = 'MINTIC') as ministerio,
      (select id from roles where codigo = 'funcionario-entidad') as rol,
      (select m.id from membresias m join usuarios u on u.id = m.usuario_id
        where u.numero_identificacion = '1000000005') as pendiente`.execute(kysely);
  Object.assign(ids, rows[0], {
    elemento: vigente.elementoId,
    borrador: borrador.versionId,
    elementoBorrador: borrador.elementoId,
    oid: vigente.oid,
    comun: calls.capaId,
  });
  for (const estado of ['estandarizada', 'evaluada'] as const)
    ids[estado] = await addVersionCertificada(kysely, estado);
  await test.app.inject({
    method: 'POST',
    url: '/api/sistemas',
    headers: { authorization: `Bearer ${token}` },
    payload: { codigo: 'palabras', nombre: 'Sistema de las palabras' },
  });
});
afterAll(() => test.close());

/** A version of the entity of who leads one, with its certificates: what the request of its next level begins with. */
async function addVersionCertificada(
  kysely: TestApp['database']['kysely'],
  estadoVersion: 'estandarizada' | 'evaluada',
): Promise<number> {
  const { entidad_id: entidadId } = await kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select('m.entidad_id')
    .where('u.numero_identificacion', '=', '1000000003')
    .where('m.estado', '=', 'activa')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { servicioId } = await addCertificado(kysely, testSecrets, entidadId, { estadoVersion });
  if (estadoVersion === 'evaluada')
    await addCertificado(kysely, testSecrets, entidadId, { servicioId, nivel: 2 });
  const { id } = await kysely
    .selectFrom('servicios_versiones')
    .select('id')
    .where('servicio_id', '=', servicioId)
    .executeTakeFirstOrThrow();
  return id;
}

function send(base: string, { word, payload, isOfEntidad }: Word, withSession: boolean) {
  const [method, path] = word.split(' ') as ['GET' | 'POST' | 'PUT', string];
  return test.app.inject({
    method,
    url: `${base}/${path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(ids[name]))}`,
    headers: withSession ? { authorization: `Bearer ${isOfEntidad ? lider : token}` } : {},
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
  sectorId: null,
  descripcion: 'De prueba.',
  fuenteInformacion: 'Acta de prueba.',
  archivos: [],
} as const;

describe('[API-25] [AREA-02] the words of the layers: capaCrear, capaFiltro, capaById, capaActualizar, version, versionar', () => {
  it.each<Word>([
    {
      word: 'POST capadeuso/capaCrear',
      payload: () => ({
        ...CAPA,
        codigo: 'Palabras',
        tipo: 'proyecto',
        carpeta: 'Proyectos/Palabras',
        nombre: 'Palabras',
        capaPadreId: ids['local'],
        entidadId: 1,
        prefijo: 'pal',
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
        ...CAPA,
        codigo: 'Local',
        tipo: 'local',
        carpeta: 'Local',
        nombre: 'Local',
        capaPadreId: ids['comun'],
        entidadId: null,
        prefijo: 'loc',
      }),
      expected: { actual: { descripcion: 'De prueba.' } },
    },
    {
      word: 'POST capadeuso/versionar/{local}',
      payload: () => ({
        nombre: 'Local',
        descripcion: 'Nueva.',
        prefijo: 'loc',
        fuenteInformacion: 'Acta de prueba.',
        mayor: false,
        archivos: [ids['archivo']],
      }),
      expected: { actual: { descripcion: 'Nueva.', flagHistorico: false } },
    },
  ])('[API-25] [AREA-02] $word answers as written', expectWord);
});

describe('[API-25] [AREA-03] the words of the standards', () => {
  it.each<Word>([
    { word: 'POST estandares/listar', payload: () => ({}), expected: { estandares: list } },
    { word: 'GET estandares/{estandar}', expected: { codigo: text } },
    { word: 'GET estandares/finderTopFive?keyword=iso', expected: { id: number, nombre: text } },
  ])('[API-25] [AREA-03] $word answers as written', expectWord);
});

describe('[API-25] [AREA-06] elemento-dato with versionar, identificadores, nombres, capa-uso, association', () => {
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
});

describe('[API-25] [AREA-06] [GEN-05] the dictionary, also to the public', () => {
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
});

describe('[API-25] [API-04] the schema of an element, also to the public', () => {
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
});

describe('[API-25] [AREA-07] the words of the ontology: regla, evento, individuo, definicion', () => {
  it.each<Word>([
    { word: 'GET ontologia/definicion', expected: { fichas: list, total: number } },
    { word: 'GET ontologia/individuo', expected: { fichas: list, total: number } },
    { word: 'GET ontologia/evento', expected: { fichas: list, total: number } },
    { word: 'GET ontologia/regla', expected: { fichas: list, total: number } },
  ])('[API-25] [AREA-07] $word answers as written', expectWord);
});

describe('[API-25] [AREA-11] the administration of OIDs, whose identifiers anybody resolves', () => {
  it.each<Word>([
    { word: 'GET oid/{oid}', isPublic: true, expected: { oidDetails: list } },
    { word: 'GET oid/nodos', expected: { nodos: list } },
  ])('[API-25] [AREA-11] $word answers as written', expectWord);
});

const CATALOGOS = [
  'sistemas',
  'lenguajes',
  'basedatos',
  'sectores',
  'departamentos',
  'municipios',
  'dominios',
  'criterios-evaluacion',
];

/** Anybody reads a list of what is active of these; of the others nothing is public. */
const LISTED = ['sectores', 'departamentos', 'municipios'];

describe('[API-25] [AREA-14] catalogs, states and technical catalogs', () => {
  it.each<Word>([
    ...CATALOGOS.map(
      (word): Word => ({ word: `GET ${word}`, isPublic: LISTED.includes(word), expected: { filas: list } }),
    ),
    { word: 'GET ntn-estados', isPublic: true, expected: { nombre: text } },
    { word: 'GET estados-servicio', isPublic: true, expected: { estadoServicioId: number, nombre: text } },
  ])('[API-25] [AREA-14] $word answers as written', expectWord);
});

describe('[AREA-14] [API-25] a finder of five at most for each type', () => {
  it.each<Word>([
    ...CATALOGOS.map(
      (word): Word => ({
        word: `GET ${word}/finderTopFive?keyword=a`,
        expected: { id: expect.anything(), nombre: text },
      }),
    ),
    {
      word: 'POST entidad/finderTopFive',
      isPublic: true,
      payload: () => ({ nombreEntidad: 'ministerio' }),
      expected: { id: number, nombre: text },
    },
    {
      word: 'GET servicios/finderTopFive?keyword=consulta',
      isPublic: true,
      expected: { servicioId: number, nombre: text },
    },
    {
      word: 'GET solicitudes/finderTopFive?keyword=LCI',
      expected: { solicitudId: number, nombre: text },
    },
    {
      word: 'GET capadeuso/finderTopFive?keyword=co',
      isPublic: true,
      expected: { id: number, nombre: text },
    },
    {
      word: 'GET mesaInteroperabilidad/finderTopFive?keyword=pasaportes',
      isPublic: true,
      expected: { id: number, nombre: text },
    },
    { word: 'GET usuarios/finderTopFive?keyword=ana', expected: { id: number, nombre: text } },
  ])('[API-25] [AREA-14] $word answers as written', expectWord);
});

describe('[API-25] [AREA-01] entities, sectors, departments and municipalities', () => {
  it.each<Word>([
    { word: 'POST entidad/listar', payload: () => ({}), expected: { entidades: list, total: number } },
    { word: 'GET entidad/{ministerio}', expected: { sigla: 'MINTIC' } },
    { word: 'GET sectores', isPublic: true, expected: { filas: list, total: number } },
    { word: 'GET departamentos', isPublic: true, expected: { filas: list, total: number } },
    { word: 'GET municipios', isPublic: true, expected: { filas: list, total: number } },
  ])('[API-25] [AREA-01] $word answers as written', expectWord);
});

describe('[API-25] [AREA-05] requests: solicitud/nivel-uno, nivel-dos, nivel-tres', () => {
  it.each<Word>([
    {
      word: 'POST solicitud/nivel-uno',
      isOfEntidad: true,
      payload: () => ({
        servicioId: null,
        servicioNombre: 'Servicio de las palabras',
        servicioDescripcion: '',
        objetivo: '',
        tipoIntercambio: null,
        sincronia: null,
        dominioId: ids['dominio'],
        periodicidad: null,
        volumenEstimado: null,
      }),
      expected: { nivel: 1, estado: 'borrador' },
    },
    {
      word: 'POST solicitud/nivel-dos',
      isOfEntidad: true,
      payload: () => ({ servicioVersionId: ids['estandarizada'] }),
      expected: { nivel: 2, estado: 'borrador' },
    },
    { word: 'GET solicitud/nivel-tres', expected: { numero: text, items: list } },
    {
      word: 'POST solicitud/nivel-tres',
      isOfEntidad: true,
      payload: () => ({ servicioVersionId: ids['evaluada'] }),
      expected: { nivel: 3, estado: 'borrador' },
    },
  ])('[API-25] [AREA-05] $word answers as written', expectWord);
});

describe('[API-25] [AREA-10] the parameterizer: parametrizador, correos, parametros', () => {
  it.each<Word>([
    { word: 'GET parametrizador', expected: { grupos: list } },
    { word: 'GET correos', expected: { plantillas: list } },
    { word: 'GET parametros/correo.ejemplo', expected: { clave: 'correo.ejemplo' } },
    {
      word: 'PUT parametros/correo.ejemplo',
      payload: () => ({ valor: 'palabras@entidad.gov.co' }),
      expected: { valor: 'palabras@entidad.gov.co' },
    },
  ])('[API-25] [AREA-10] $word answers as written', expectWord);
});

describe('[API-25] [AREA-12] the audit: servicioauditoria/findByFilters', () => {
  it.each<Word>([
    {
      word: 'POST servicioauditoria/findByFilters',
      payload: () => ({}),
      expected: { eventos: list, total: number },
    },
  ])('[API-25] [AREA-12] $word answers as written', expectWord);
});

describe('[API-25] [AREA-13] activities of the home: listarActividades and Update', () => {
  it.each<Word>([
    { word: 'GET actividades/listarActividades', expected: { codigo: text, nueva: true } },
    {
      word: 'POST actividades/Update',
      payload: () => ({ codigo: 'usuarios-por-aprobar', accion: 'vista' }),
      expected: { codigo: text },
    },
  ])('[API-25] [AREA-13] $word answers as written', expectWord);
});

describe('[API-25] [AREA-04] users: getUsuariosByFilter, cambiarEstado, cambiarEntidad, aprobarUsuario, rechazarUsuario', () => {
  it.each<Word>([
    {
      word: 'POST usuarios/getUsuariosByFilter',
      payload: () => ({}),
      expected: { usuarios: list, total: number },
    },
    {
      word: 'POST validar/rechazarUsuario',
      payload: () => ({ membresiaId: ids['pendiente'], motivo: 'De prueba.' }),
      expected: { usuarioRechazado: true, estadoUsuario: false },
    },
    {
      word: 'POST validar/aprobarUsuario',
      payload: () => ({ membresiaId: ids['pendiente'], rolId: ids['rol'] }),
      expected: { usuarioRechazado: false, estadoUsuario: true },
    },
    {
      word: 'POST usuarios/cambiarEstado',
      payload: () => ({ membresiaId: ids['pendiente'], estadoUsuario: false }),
      expected: { estadoUsuario: false },
    },
    {
      word: 'POST usuarios/cambiarEntidad',
      payload: () => ({ entidadId: ids['ministerio'] }),
      expected: { entidad: { id: number }, rol: { nombre: text } },
    },
  ])('[API-25] [AREA-04] $word answers as written', expectWord);
});

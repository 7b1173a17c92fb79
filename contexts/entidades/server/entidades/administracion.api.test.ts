import { findLastAudit, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAdministracionSite } from '../../testing/administracion-site.ts';
import { sampleEntidad } from '../../testing/sample-entidad.ts';

let test: TestApp;
let admin: string;
let leader: string;
let cancilleria: number;
let mintic: number;

beforeAll(async () => {
  ({ test, admin, leader, mintic, cancilleria } = await startAdministracionSite());
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT';
function call(method: Method, path: string, payload?: object, token = admin, headers: object = {}) {
  return test.app.inject({
    method,
    url: `/api/entidad/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
}

const create = (change: object = {}, headers: object = {}) =>
  call('POST', 'crear', { ...sampleEntidad, ...change }, admin, headers);
const read = async (id: number, token = admin) => (await call('GET', String(id), undefined, token)).json();

/** The written part of a detail, as the form sends it back. */
function toBody(detalle: Record<string, unknown>) {
  return Object.fromEntries(Object.keys(sampleEntidad).map((campo) => [campo, detalle[campo]]));
}

const findAudit = (action: string) => findLastAudit(test.database.kysely, action);

describe('creating an entity', () => {
  it.each([
    ['a digit that is not that of the NIT', { dv: '1' }, 'dv'],
    ['a NIT with letters', { nit: '99A' }, 'nit'],
    ['no name', { nombre: ' ' }, 'nombre'],
    ['no sector', { sectorId: null }, 'sectorId'],
    ['a sector that does not exist', { sectorId: 9999 }, 'sectorId'],
    ['an order for a private entity', { ordenId: 1 }, 'ordenId'],
    ['no order for a public one', { tipo: 'publica', naturaleza: null, correoElectronico: null }, 'ordenId'],
    ['a nature of another kind', { naturaleza: 'Ministerio' }, 'naturaleza'],
    ['a municipality of another department', { municipioCodigo: '05001' }, 'municipioCodigo'],
    ['a municipality that does not exist', { municipioCodigo: '76999' }, 'municipioCodigo'],
    ['a SIGEP code for a private entity', { codigoSigep: '0012' }, 'codigoSigep'],
    ['a SNIES code for a private entity', { codigoSnies: '1101' }, 'codigoSnies'],
    ['an X-Road code without digits', { codigoXroad: 'PACIFICO' }, 'codigoXroad'],
    ['an e-mail without a domain', { correoElectronico: 'contacto@' }, 'correoElectronico'],
    ['a telephone with signs', { telefono: '(602) 123' }, 'telefono'],
    ['a site without protocol', { sitioWeb: 'www.ejemplo.co' }, 'sitioWeb'],
  ])('[AREA-01] %s is refused at its field', async (_name, change, campo) => {
    const answer = await create(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'SOLICITUD_INVALIDA' });
    expect(answer.json().detalles.map((detalle: { campo: string }) => detalle.campo)).toEqual([campo]);
  });

  it('[AREA-01] the e-mail of a public entity is of an institutional domain, a parameter', async () => {
    const publica = { tipo: 'publica', naturaleza: 'Ministerio', ordenId: 1 };
    const refused = await create({ ...publica, correoElectronico: 'contacto@ejemplo.com' });
    expect(refused.json().detalles).toEqual([
      { campo: 'correoElectronico', mensaje: expect.stringContaining('gov.co') },
    ]);
    await test.database.kysely
      .updateTable('parametros')
      .set({ valor: JSON.stringify(['ejemplo.com']) })
      .where('clave', '=', 'entidades.dominiosCorreo')
      .execute();
    const nit = { nit: '999000161', dv: '2', sigla: null };
    const accepted = await create({ ...publica, ...nit, correoElectronico: 'contacto@ejemplo.com' });
    expect(accepted.statusCode).toBe(200);
  });

  it('[AREA-01] what was refused left only its audit event', async () => {
    expect((await findAudit('crear-entidad'))?.result).toBe('exito');
    await create({ dv: '1' });
    expect(await findAudit('crear-entidad')).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'SOLICITUD_INVALIDA' },
    });
    const rows = test.database.kysely.selectFrom('entidades').select('id');
    expect(await rows.where('nit', '=', sampleEntidad.nit).execute()).toEqual([]);
  });

  it('[AREA-01] created once however often it is sent with its key, readable in full, and audited', async () => {
    const key = { 'idempotency-key': 'clave-de-la-prueba-1' };
    const answers = await Promise.all([create({}, key), create({}, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { id } = answers[0].json();
    expect(answers[1].json()).toEqual({ id });
    expect(await read(id)).toMatchObject({
      ...sampleEntidad,
      id,
      activa: true,
      version: 1,
      municipio: 'Cali',
      departamento: 'Valle del Cauca',
      uso: { usuariosActivos: 0, serviciosActivos: 0, mesasAbiertas: 0 },
      permisos: { editar: { allowed: true }, cambiarEstado: { allowed: true } },
    });
    expect(await findAudit('crear-entidad')).toMatchObject({
      result: 'exito',
      object_id: String(id),
      detail: { tipo: 'privada', nit: sampleEntidad.nit },
    });
  });

  it('[AREA-01] one NIT is one entity of its kind, also for two at the same time', async () => {
    const repeated = await create();
    expect(repeated.statusCode).toBe(409);
    expect(repeated.json()).toMatchObject({ code: 'ENTIDAD_NIT_REPETIDO', detalles: [{ campo: 'nit' }] });
    const other = { nit: '999000186', dv: '6', sigla: null };
    const both = await Promise.all([create(other), create(other)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the acronym of an entity', () => {
  const listMinisterio = async () =>
    (await test.app.inject({ url: '/api-public/usuarios/mintic' })).json<{ id: number }[]>();

  it('F21: names one entity, however it is written', async () => {
    const other = { nit: '999000193', dv: '8' };
    const created = await create({ ...other, sigla: 'mintic' });
    expect(created.statusCode).toBe(409);
    expect(created.json()).toMatchObject({ code: 'ENTIDAD_SIGLA_REPETIDA', detalles: [{ campo: 'sigla' }] });
    const body = toBody(await read(cancilleria));
    const edited = await call('PUT', String(cancilleria), { ...body, sigla: 'MinTIC' });
    expect(edited.json()).toMatchObject({ status: 409, code: 'ENTIDAD_SIGLA_REPETIDA' });
    expect((await read(cancilleria)).sigla).toBe('CANCILLERIA');
  });

  it('F21: does not decide which entity is the ministry', async () => {
    const before = await listMinisterio();
    expect(before).not.toEqual([]);
    const ministerio = toBody(await read(mintic));
    const otra = toBody(await read(cancilleria));
    await call('PUT', String(mintic), { ...ministerio, sigla: 'MINOTRO' });
    const taken = await call('PUT', String(cancilleria), { ...otra, sigla: 'MINTIC' });
    expect(taken.json()).toMatchObject({ sigla: 'MINTIC' });
    expect(await listMinisterio()).toEqual(before);
    await call('PUT', String(cancilleria), otra);
    await call('PUT', String(mintic), ministerio);
  });
});

describe('editing an entity', () => {
  it('[AREA-01] an outdated version is told with the record as it is now; without a version it passes', async () => {
    const before = await read(mintic);
    const renamed = { ...toBody(before), codigoSigep: '0012', codigoXroad: 'MinTIC-0012' };
    const first = await call('PUT', String(mintic), renamed, admin, { 'if-match': `"${before.version}"` });
    expect(first.json()).toMatchObject({ version: before.version + 1, codigoXroad: 'MinTIC-0012' });
    const late = { ...toBody(before), sigla: 'OTRA' };
    const second = await call('PUT', String(mintic), late, admin, { 'if-match': `"${before.version}"` });
    expect(second.statusCode).toBe(412);
    expect(second.json()).toMatchObject({
      code: 'VERSION_DISTINTA',
      actual: { sigla: 'MINTIC', codigoXroad: 'MinTIC-0012', version: before.version + 1 },
    });
    expect(await findAudit('editar-entidad')).toMatchObject({ detail: { codigo: 'VERSION_DISTINTA' } });
  });

  it('[AREA-01] an X-Road member code carries the SIGEP digits and belongs to one entity', async () => {
    const body = toBody(await read(cancilleria));
    const other = await call('PUT', String(cancilleria), {
      ...body,
      codigoSigep: '0013',
      codigoXroad: 'CANC-0012',
    });
    expect(other.json().detalles).toEqual([
      { campo: 'codigoXroad', mensaje: expect.stringContaining('SIGEP') },
    ]);
    const taken = await call('PUT', String(cancilleria), { ...body, codigoXroad: 'MINTIC-0012' });
    expect(taken.json()).toMatchObject({ status: 409, code: 'ENTIDAD_XROAD_REPETIDO' });
  });

  it('[AREA-01] the kind of an entity does not change', async () => {
    const body = { ...toBody(await read(cancilleria)), tipo: 'ies', ordenId: null, naturaleza: null };
    expect((await call('PUT', String(cancilleria), body)).json().detalles).toEqual([
      { campo: 'tipo', mensaje: expect.any(String) },
    ]);
  });

  it('[AREA-01] what changed is audited from → to, without the values of a person', async () => {
    const body = toBody(await read(cancilleria));
    await call('PUT', String(cancilleria), { ...body, sigla: 'RREE', nombreContacto: 'Íngrid Ñáñez' });
    const event = await findAudit('editar-entidad');
    expect(event?.detail).toEqual({
      antes: { sigla: 'CANCILLERIA' },
      despues: { sigla: 'RREE' },
      personales: ['nombreContacto'],
    });
    expect(JSON.stringify(event?.detail)).not.toContain('Íngrid');
  });
});

describe('who leads an entity', () => {
  const contacto = {
    direccion: 'Calle 10 # 5-51',
    sitioWeb: null,
    telefono: '6013814000',
    correoElectronico: null,
    nombreContacto: null,
    cargoContacto: null,
  };

  it('[AREA-01] edits the contact of their own and nothing else of it', async () => {
    const own = await call('PUT', `${cancilleria}/contacto`, contacto, leader);
    expect(own.json()).toMatchObject({
      ...contacto,
      permisos: { editar: { allowed: false }, editarContacto: { allowed: true } },
    });
    const body = toBody(await read(cancilleria));
    const refused = await call('PUT', String(cancilleria), { ...body, nombre: 'Otro nombre' }, leader);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().detalles).toEqual([
      { mensaje: expect.stringContaining('contacto') },
      { mensaje: 'Puede cambiarlo: Administrador MinTIC.' },
    ]);
    expect((await read(cancilleria)).nombre).toBe(body['nombre']);
  });

  it('[AREA-01] is refused another entity by changing the id of the address, with the reason', async () => {
    const before = await read(mintic);
    const refused = await call('PUT', `${mintic}/contacto`, contacto, leader);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'ENTIDAD_ACCION_NO_PERMITIDA',
      detalles: [
        { mensaje: expect.stringContaining('propia entidad') },
        { mensaje: 'Puede cambiarlo: Administrador MinTIC.' },
      ],
    });
    expect(await read(mintic)).toEqual(before);
    expect((await findAudit('editar-contacto-entidad'))?.result).toBe('rechazo');
    expect((await call('GET', String(mintic), undefined, leader)).statusCode).toBe(404);
  });

  it('[AREA-01] finds only their own entity', async () => {
    const found = (await call('POST', 'listar', {}, leader)).json();
    expect(found.entidades.map(({ id }: { id: number }) => id)).toEqual([cancilleria]);
    expect(found).toMatchObject({ total: 1, permisos: { crear: { allowed: false } } });
  });
});

describe('inactivating an entity', () => {
  it('[AREA-01] asks for a reason, and nobody inactivates the entity they work for', async () => {
    expect((await call('POST', `${cancilleria}/estado`, { activa: false, motivo: ' ' })).statusCode).toBe(
      400,
    );
    const own = await call('POST', `${mintic}/estado`, { activa: false, motivo: 'Prueba' });
    expect(own.statusCode).toBe(403);
    expect(own.json().detalles[0].mensaje).toContain('trabaja ahora');
    expect((await call('POST', '999999/estado', { activa: false, motivo: 'Prueba' })).statusCode).toBe(404);
  });

  it('[AREA-01] tells what depends on it, keeps the row, and reactivates', async () => {
    const before = await read(cancilleria);
    expect(before.uso.usuariosActivos).toBeGreaterThan(0);
    expect(before.uso.mesasAbiertas).toBeGreaterThan(0);
    const motivo = 'Se fusionó con otra entidad';
    const gone = await call('POST', `${cancilleria}/estado`, { activa: false, motivo });
    expect(gone.json()).toMatchObject({ activa: false, version: before.version + 1 });
    expect(await findAudit('inactivar-entidad')).toMatchObject({
      result: 'exito',
      detail: {
        antes: { activa: true },
        despues: { activa: false },
        motivo,
        mesasAbiertas: before.uso.mesasAbiertas,
      },
    });
    expect((await call('POST', `${cancilleria}/estado`, { activa: false, motivo })).statusCode).toBe(409);
    const offered = await test.app.inject({
      method: 'POST',
      url: '/api-public/entidad/finderTopFive',
      payload: { nombreEntidad: before.nombre },
    });
    expect(offered.json()).toEqual([]);
    const back = await call('POST', `${cancilleria}/estado`, { activa: true, motivo: 'Fue un error' });
    expect(back.json()).toMatchObject({ activa: true });
    expect(await findAudit('reactivar-entidad')).toMatchObject({ result: 'exito' });
  });
});

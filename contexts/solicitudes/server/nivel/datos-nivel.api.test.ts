import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIPOS_DATO_NIVEL } from '../../contract/terms.ts';
import { type Persona, type SolicitudesSite, startSolicitudesSite } from '../../testing/solicitudes-site.ts';

let site: SolicitudesSite;
/** A servicio of the entity of the líder with a draft, and one of another entity. */
let propio: { servicioId: number; solicitudId: number; entidad: { id: number; nombre: string } };
let ajeno: { servicioId: number; solicitudId: number };
beforeAll(async () => {
  site = await startSolicitudesSite();
  propio = await createDraft('lider');
  ajeno = await createDraft('privada');
});
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const get = (path: string, persona: Persona = 'lider') => site.call(persona, 'GET', `servicio-nivel${path}`);
const put = (path: string, payload: object, persona: Persona = 'lider', headers = {}) =>
  site.call(persona, 'PUT', `servicio-nivel${path}`, payload, headers);

/** Adds a servicio to the entity of a person, with a version that stands at level 1, and begins a request about it. */
async function createDraft(persona: Persona) {
  const sesion = await db()
    .selectFrom('membresias')
    .select('entidad_id')
    .where('usuario_id', '=', await site.findUsuarioId(persona))
    .executeTakeFirstOrThrow();
  const estado = db()
    .selectFrom('estados_servicio')
    .select('id')
    .where('codigo', '=', 'estandarizado-nivel-1');
  const { id: servicioId } = await db()
    .insertInto('servicios')
    .values({
      entidad_id: sesion.entidad_id,
      nombre: `Servicio por niveles de ${persona}`,
      descripcion: 'De prueba.',
      estado_servicio_id: (await estado.executeTakeFirstOrThrow()).id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('servicios_versiones')
    .values([
      { servicio_id: servicioId, mayor: 1, menor: 0, estado: 'estandarizada' },
      { servicio_id: servicioId, mayor: 1, menor: 1, estado: 'en-elaboracion' },
    ])
    .execute();
  const { id: solicitudId, entidad } = (await site.create({ servicioId }, persona)).json();
  return { servicioId, solicitudId, entidad };
}

describe('what the level-services helper refuses', () => {
  it('[API-23] is an unknown type, with the ones there are', async () => {
    for (const path of ['/otro', `/${propio.servicioId}/otro`]) {
      const answer = await get(path);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'SOLICITUD_INVALIDA']);
      expect(answer.json().detalles[0].mensaje).toContain('certificados, versiones');
      expect((await put(path, { objetivo: 'Otro.' })).statusCode).toBe(400);
    }
  });

  it.each(TIPOS_DATO_NIVEL)('[API-23] %s of a servicio of another entity', async (type) => {
    const answer = await get(`/${ajeno.servicioId}/${type}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'SERVICIO_NO_ENCONTRADO']);
    const filtered = await get(`/${type}?servicioId=${ajeno.servicioId}`);
    expect(filtered.json()).toEqual({ tipo: type, filas: [], total: 0 });
  });

  it('[API-23] anything of it to who is of another entity, and a change to who may not edit requests', async () => {
    const { servicios } = (await get('', 'operador')).json();
    const { filas } = (await get('/nivel', 'operador')).json();
    for (const suyos of [servicios, filas])
      expect(suyos.map(({ id }: { id: number }) => id)).not.toContain(propio.servicioId);
    expect((await get(`/${propio.servicioId}/edicion`, 'operador')).statusCode).toBe(404);
    expect((await put(`/${propio.servicioId}/edicion`, { objetivo: 'Otro.' }, 'auditor')).statusCode).toBe(
      403,
    );
  });

  it.each([
    ['consulta', 'Un servicio entra en la lista cuando se radica su solicitud.'],
    ['nivel', 'El nivel de un servicio lo da la certificación de una solicitud.'],
    ['servicio', 'Una solicitud cambia por sus pasos, y mientras se puede editar, por el tipo edicion.'],
    ['entidad', 'Los datos de la entidad se cambian en el directorio de entidades.'],
    ['certificados', 'Un certificado expedido no cambia: lo suspende o lo revoca quien certifica.'],
    ['versiones', 'Una versión estandarizada no cambia: pida una actualización del servicio.'],
  ])('[API-23] to change the type %s, with the reason', async (type, mensaje) => {
    const before = await site.read(propio.solicitudId);
    for (const path of [`/${propio.servicioId}/${type}`, `/${type}?servicioId=${propio.servicioId}`]) {
      const answer = await put(path, { objetivo: 'Otro.' });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'DATO_NIVEL_NO_EDITABLE']);
      expect(answer.json().detalles).toEqual([expect.objectContaining({ mensaje })]);
    }
    expect(await site.read(propio.solicitudId)).toEqual(before);
    expect(await findLastAudit(db(), 'editar-solicitud')).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'DATO_NIVEL_NO_EDITABLE' },
    });
  });

  it('[API-23] to change what no record, two records or one of another entity is named for', async () => {
    const dos = `?servicioId=${propio.servicioId}&solicitudId=${propio.solicitudId}`;
    for (const path of ['', '/edicion', dos, `/edicion${dos}`]) {
      const answer = await put(path, { objetivo: 'Otro.' });
      expect([answer.statusCode, answer.json().detalles[0].campo]).toEqual([400, 'servicioId']);
    }
    for (const path of [`?servicioId=${ajeno.servicioId}`, `/${ajeno.servicioId}/edicion`])
      expect((await put(path, { objetivo: 'Otro.' })).json().code).toBe('SERVICIO_NO_ENCONTRADO');
    const otra = await put(`/edicion?solicitudId=${ajeno.solicitudId}`, { objetivo: 'Otro.' });
    expect(otra.json().code).toBe('SOLICITUD_NO_ENCONTRADA');
  });

  it('[API-23] a field nobody knows, and a version the caller did not see', async () => {
    const path = `/${propio.servicioId}/edicion`;
    expect((await put(path, { estado: 'certificada' })).statusCode).toBe(400);
    const answer = await put(path, { objetivo: 'Otro.' }, 'lider', { 'if-match': '"99"' });
    expect(answer.statusCode).toBe(412);
    expect((await site.read(propio.solicitudId)).version).toBe(1);
  });
});

describe('what the level-services helper answers', () => {
  it('[API-23] is the list of the services, as the screen reads it', async () => {
    const searched = await site.call('lider', 'POST', 'solicitud/servicios', { tamano: 3, pagina: 2 });
    const listed = await get('?tamano=3&pagina=2');
    expect(listed.json()).toEqual(searched.json());
    expect(listed.json().servicios.length).toBeGreaterThan(0);
    const uno = (await get(`?servicioId=${propio.servicioId}`)).json();
    expect(uno).toMatchObject({
      total: 1,
      servicios: [{ id: propio.servicioId, solicitar: { allowed: false } }],
    });
  });

  it('[API-23] is of one servicio each type it has', async () => {
    const { servicioId, solicitudId, entidad } = propio;
    const nombre = 'Servicio por niveles de lider';
    const estado = 'Estandarizado Nivel 1';
    const solicitud = { id: solicitudId, servicioId, estado: 'borrador', tipo: 'actualizacion', version: 1 };
    const version = { servicioId, servicio: nombre };
    const expected = {
      consulta: [{ id: servicioId, nombre, estado, enCurso: { id: solicitudId } }],
      nivel: [{ id: servicioId, nombre, estado, nivel: 1 }],
      servicio: [solicitud],
      entidad: [{ id: entidad.id, nombre: entidad.nombre }],
      edicion: [solicitud],
      certificados: [],
      versiones: [
        { ...version, numero: '1.1', estado: 'en-elaboracion' },
        { ...version, numero: '1.0', estado: 'estandarizada' },
      ],
    };
    for (const type of TIPOS_DATO_NIVEL) {
      const filas = expected[type];
      const answer = await get(`/${servicioId}/${type}`);
      expect(answer.json(), type).toMatchObject({ tipo: type, filas, total: filas.length });
      expect((await get(`/${type}?servicioId=${servicioId}`)).json()).toEqual(answer.json());
    }
  });

  it('[API-23] comes page by page, and of the own entity alone', async () => {
    for (const type of TIPOS_DATO_NIVEL) {
      const { filas, total } = (await get(`/${type}?tamano=100`)).json();
      expect(filas, type).toHaveLength(Math.min(total, 100));
      const pages = [
        (await get(`/${type}?tamano=1`)).json(),
        (await get(`/${type}?tamano=1&pagina=2`)).json(),
      ];
      expect(pages.map((page) => page.total)).toEqual([total, total]);
      expect(pages.flatMap((page) => page.filas)).toEqual(filas.slice(0, 2));
    }
    const { rows, servicios } = {
      rows: (await get('/nivel?tamano=100')).json().filas as { id: number }[],
      servicios: await db()
        .selectFrom('servicios')
        .select('id')
        .where('entidad_id', '=', propio.entidad.id)
        .execute(),
    };
    const own = new Set(servicios.map(({ id }) => id));
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ id }) => own.has(id))).toBe(true);
  });

  it('[API-23] changes the request in edition by each of the three forms, with its version and its audit event', async () => {
    const { servicioId, solicitudId } = propio;
    const forms = [
      `?servicioId=${servicioId}`,
      `?solicitudId=${solicitudId}`,
      `/edicion?servicioId=${servicioId}`,
      `/${servicioId}/edicion`,
    ];
    for (const [place, path] of forms.entries()) {
      const objetivo = `Objetivo ${place}.`;
      const answer = await put(path, { objetivo }, 'lider', { 'if-match': `"${place + 1}"` });
      expect([answer.statusCode, answer.json().objetivo, answer.json().version]).toEqual([
        200,
        objetivo,
        place + 2,
      ]);
      expect(await findLastAudit(db(), 'editar-solicitud')).toMatchObject({
        result: 'exito',
        object_id: String(solicitudId),
        detail: { despues: { objetivo } },
      });
    }
    expect((await site.read(solicitudId)).objetivo).toBe('Objetivo 3.');
  });

  it('[API-23] does not change a request that is filed: its rule says why', async () => {
    const { id, servicioId } = await site.createCompleta();
    expect(servicioId).toBeNull();
    await site.take(id, ['lider', 'radicar']);
    const filed = await site.read(id);
    const answer = await put(`/${filed.servicioId}/edicion`, { objetivo: 'Otro.' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'SOLICITUD_ACCION_NO_PERMITIDA']);
    expect((await get(`/${filed.servicioId}/edicion`)).json().total).toBe(0);
  });
});

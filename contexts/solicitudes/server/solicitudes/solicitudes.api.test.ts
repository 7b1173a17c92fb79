import { presentEntidad } from '@marco/entidades/terms';
import { likeText } from '@marco/server-kit/database';
import { findLastAudit } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Persona,
  type SolicitudesSite,
  sampleCampo,
  sampleNorma,
  startSolicitudesSite,
} from '../../testing/solicitudes-site.ts';
import { TEXTO_BUSCADO } from '../lista/search-solicitudes.queries.ts';

let site: SolicitudesSite;
beforeAll(async () => {
  site = await startSolicitudesSite();
});
afterAll(() => site.close());

const update = (id: number, payload: object, headers: Record<string, string> = {}) =>
  site.call('lider', 'PUT', `solicitud/nivel-uno/${id}`, payload, headers);

async function createDraft(change: object = {}): Promise<number> {
  return (await site.create(change)).json().id;
}

const findAudit = (action: string) => findLastAudit(site.test.database.kysely, action);

/** A servicio of the entity of the líder, in some state. */
async function findServicio(codigo: string): Promise<{ id: number; nombre: string }> {
  return site.test.database.kysely
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as e', 'e.id', 's.estado_servicio_id')
    .innerJoin('membresias as m', 'm.entidad_id', 's.entidad_id')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select(['s.id', 's.nombre'])
    .where('u.numero_identificacion', '=', '1000000003')
    .where('e.codigo', '=', codigo)
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

describe('who reads a request', () => {
  it('[AREA-05] a draft is of its entity alone: the ministry and other entities do not find it', async () => {
    const servicioNombre = 'Servicio que nadie más ve';
    const id = await createDraft({ servicioNombre });
    const keyword = encodeURIComponent(servicioNombre);
    for (const persona of ['administrador', 'coordinador', 'auditor', 'privada', 'funcionario'] as const) {
      const seen = await site.call(persona, 'GET', `solicitud/${id}`);
      expect([persona, seen.statusCode, seen.json().code]).toEqual([persona, 404, 'SOLICITUD_NO_ENCONTRADA']);
      const list = await site.call(persona, 'POST', 'solicitud/listar', { texto: servicioNombre });
      expect(list.json()).toMatchObject({ solicitudes: [], total: 0 });
      const found = await site.call(persona, 'GET', `solicitudes/finderTopFive?keyword=${keyword}`);
      expect(found.json()).toEqual([]);
    }
    expect((await site.call('lider', 'GET', `solicitud/${id}`)).statusCode).toBe(200);
    expect((await site.call('operador', 'GET', `solicitud/${id}`)).statusCode).toBe(404);
  });

  it('[AREA-05] once filed the ministry reads it, and another entity still does not', async () => {
    const { id } = await site.createCompleta();
    await site.take(id, ['lider', 'radicar']);
    expect((await site.call('auditor', 'GET', `solicitud/${id}`)).json().estado).toBe('radicada');
    expect((await site.call('privada', 'GET', `solicitud/${id}`)).statusCode).toBe(404);
    expect((await site.step('privada', id, 'cancelar', { motivo: 'Ajena.' })).statusCode).toBe(404);
  });
});

describe('beginning a request', () => {
  it('[AREA-05] is of the staff of an entity', async () => {
    expect((await site.create({}, 'coordinador')).statusCode).toBe(403);
    expect((await site.create({}, 'auditor')).statusCode).toBe(403);
  });

  it.each([
    ['no name', { servicioNombre: '  ' }, 'servicioNombre'],
    ['a domain that does not exist', { dominioId: 999_999 }, 'dominioId'],
    ['a negative volume', { volumenEstimado: -1 }, 'volumenEstimado'],
  ])('[AREA-05] %s is refused at its field', async (_name, change, campo) => {
    const answer = await site.create(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detalles.map((detalle: { campo: string }) => detalle.campo)).toEqual([campo]);
  });

  it('[AREA-05] the servicio of another entity is none of the caller', async () => {
    const { id } = await findServicio('identificado').catch(() => findServicio('publicado-nivel-3'));
    const answer = await site.create({ servicioId: id }, 'privada');
    expect([answer.statusCode, answer.json().detalles[0].campo]).toEqual([404, 'servicioId']);
    expect((await site.create({ servicioId: 999_999 })).json().code).toBe('SERVICIO_NO_ENCONTRADO');
  });

  it('[AREA-05] makes one draft for its key, with what it lacks to be filed', async () => {
    const body = site.toBody();
    const key = { 'idempotency-key': 'clave-de-la-solicitud' };
    const send = () => site.call('funcionario', 'POST', 'solicitud/nivel-uno', body, key);
    const [first, second] = [(await send()).json(), (await send()).json()];
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      nivel: 1,
      tipo: 'nueva',
      estado: 'borrador',
      radicado: null,
      plazo: null,
      version: 1,
      servicioId: null,
      servicioNombre: body.servicioNombre,
      estadoServicio: null,
      pasos: [],
      acciones: { editar: { allowed: true }, radicar: { allowed: false }, asignar: { allowed: false } },
    });
    expect(first.pendientes.map(({ campo }: { campo: string }) => campo)).toContain('documentos');
    expect(await findAudit('crear-solicitud')).toMatchObject({
      result: 'exito',
      object_id: String(first.id),
      detail: { antes: null, despues: { nivel: 1, tipo: 'nueva' } },
    });
  });
});

describe('writing the parts of a request', () => {
  it('[AREA-05] lists are replaced as a whole, documents are added, and what is absent stays', async () => {
    const id = await createDraft();
    const [una, otra] = [await site.upload(), await site.upload('lider', 'anexo.pdf')];
    const norma = { ...sampleNorma, archivoId: una };
    await update(id, { consumoAbierto: true, campos: [sampleCampo], normas: [norma], archivos: [otra] });
    const solicitud = (await update(id, { objetivo: 'Otro objetivo.' })).json();
    expect(solicitud).toMatchObject({
      objetivo: 'Otro objetivo.',
      version: 3,
      campos: [sampleCampo],
      pendientes: [],
      normas: [{ ...norma, documento: { idArchivo: una, nombre: 'norma.pdf' } }],
      documentos: [{ idArchivo: otra, nombre: 'anexo.pdf' }],
    });
    const without = (await update(id, { normas: [], campos: [] })).json();
    expect(without).toMatchObject({ normas: [], campos: [], documentos: [{ idArchivo: otra }] });
    const left = site.test.database.kysely.selectFrom('archivos').select('id').where('id', '=', una);
    expect(await left.execute()).toEqual([]);
    expect(await findAudit('editar-solicitud')).toMatchObject({
      detail: { antes: { normas: 1, campos: 1 }, despues: { normas: 0, campos: 0 } },
    });
  });

  it('[AREA-05] a norma is kept as far as it is written; filing asks for the rest', async () => {
    const { id, normas } = await site.createCompleta();
    const archivoId = normas[0]?.archivoId ?? null;
    const empezada = { ...sampleNorma, tipo: null, numero: '', fechaExpedicion: null, archivoId };
    expect((await update(id, { normas: [empezada] })).json()).toMatchObject({
      normas: [{ ...empezada, documento: { nombre: 'norma.pdf' } }],
      pendientes: [
        {
          campo: 'documentos',
          mensaje: 'Agregue al menos una norma con su tipo, número y fecha de expedición.',
        },
      ],
      acciones: { radicar: { allowed: false } },
    });
    const refused = await site.step('lider', id, 'radicar');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'SOLICITUD_INCOMPLETA']);
    expect((await update(id, { normas: [{ ...sampleNorma, archivoId }] })).json().pendientes).toEqual([]);
  });

  it('[AREA-05] a field without a name, one document for two norms and the file of another are refused', async () => {
    const id = await createDraft();
    const field = await update(id, { campos: [sampleCampo, { ...sampleCampo, nombre: ' ' }] });
    expect(field.json().detalles[0].campo).toBe('campos.1.nombre');
    const norma = { ...sampleNorma, archivoId: await site.upload() };
    const twice = await update(id, { normas: [norma, norma] });
    expect(twice.json().detalles[0].campo).toBe('normas.1.archivoId');
    const ajeno = await site.upload('privada');
    expect((await update(id, { archivos: [ajeno] })).json().code).toBe('ARCHIVO_NO_ENCONTRADO');
    expect((await site.read(id)).version).toBe(1);
  });

  it('[AREA-05] the second of two editors is told, and sees the request as it is', async () => {
    const id = await createDraft();
    await update(id, { objetivo: 'Primero.' }, { 'if-match': '"1"' });
    const late = await update(id, { objetivo: 'Segundo.' }, { 'if-match': '"1"' });
    expect([late.statusCode, late.json().actual.objetivo]).toEqual([412, 'Primero.']);
  });

  it('[AREA-05] a document is taken away with its content, and its norm stays without it', async () => {
    const { id, normas } = await site.createCompleta();
    const archivoId = normas[0]?.archivoId ?? '';
    const path = `solicitud/${id}/documento/${archivoId}`;
    const remove = (who: Persona) => site.call(who, 'DELETE', path, null, { 'if-match': '*' });
    expect((await remove('privada')).statusCode).toBe(404);
    expect((await site.call('lider', 'DELETE', path)).json()).toMatchObject({ code: 'VERSION_REQUERIDA' });
    const done = await remove('lider');
    expect(done.json()).toMatchObject({ normas: [{ archivoId: null, documento: null }] });
    expect(done.json().pendientes).toEqual([
      { campo: 'documentos', mensaje: 'Adjunte el documento de cada norma.' },
    ]);
    expect((await remove('lider')).json().code).toBe('ARCHIVO_NO_ENCONTRADO');
  });

  it('[AREA-05] a draft is removed with its documents; what was filed is not', async () => {
    const { id, normas } = await site.createCompleta();
    const remove = (one: number, headers: Record<string, string> = { 'if-match': '*' }) =>
      site.call('lider', 'DELETE', `solicitud/nivel-uno/${one}`, null, headers);
    expect((await remove(id, {})).json()).toMatchObject({ status: 428, code: 'VERSION_REQUERIDA' });
    expect((await remove(id)).json()).toEqual({ id });
    expect((await site.call('lider', 'GET', `solicitud/${id}`)).statusCode).toBe(404);
    const left = site.test.database.kysely
      .selectFrom('archivos')
      .select('id')
      .where('id', '=', normas[0]?.archivoId ?? '');
    expect(await left.execute()).toEqual([]);
    const filed = await site.createCompleta();
    await site.take(filed.id, ['lider', 'radicar']);
    const refused = await remove(filed.id);
    expect([refused.statusCode, refused.json().detalles]).toEqual([
      409,
      [
        {
          mensaje:
            'La solicitud está en «Radicada»; solo un borrador se elimina. Una solicitud radicada se cancela.',
        },
      ],
    ]);
    expect((await update(filed.id, { objetivo: 'Otro.' })).json().code).toBe('SOLICITUD_ACCION_NO_PERMITIDA');
  });
});

describe('the lists', () => {
  it('[API-04] the states are the catalogue everybody reads', async () => {
    const answer = await site.test.app.inject({ method: 'GET', url: '/api-public/ntn-estados' });
    expect(answer.json()).toHaveLength(14);
    expect(answer.json()[0]).toMatchObject({ nombre: 'Borrador' });
  });

  it('[AREA-05] filters, order and counts of each state, a page at a time', async () => {
    const marca = 'Marca única de la lista';
    const ids: number[] = [];
    for (const nombre of ['ñandú', 'Zorro', 'árbol'])
      ids.push((await site.createCompleta({ servicioNombre: `${marca} ${nombre}` })).id);
    await site.take(ids[0] ?? 0, ['lider', 'radicar']);
    const search = async (filtro: object, persona: Persona = 'lider') =>
      (await site.call(persona, 'POST', 'solicitud/listar', { texto: marca, ...filtro })).json();
    const names = (answer: { solicitudes: { servicio: string }[] }) =>
      answer.solicitudes.map(({ servicio }) => servicio.slice(marca.length + 1));
    expect(names(await search({ ordenarPor: 'servicio' }))).toEqual(['árbol', 'ñandú', 'Zorro']);
    expect(names(await search({ ordenarPor: 'servicio', pagina: 2, tamano: 2 }))).toEqual(['Zorro']);
    expect(names(await search({ estado: 'radicada' }))).toEqual(['ñandú']);
    expect(await search({ estado: 'radicada' })).toMatchObject({
      total: 1,
      porEstado: { borrador: 2, radicada: 1, certificada: 0 },
    });
    expect(names(await search({}, 'coordinador'))).toEqual(['ñandú']);
    expect(names(await search({ vencidas: true }))).toEqual([]);
    expect(names(await search({ radicadaDesde: '2020-01-01', nivel: 1 }))).toEqual(['ñandú']);
    expect(names(await search({ radicadaHasta: '2020-01-01' }))).toEqual([]);
    const solicitanteId = await site.findUsuarioId('lider');
    expect(await search({ solicitanteId, ordenarPor: 'vencimiento' })).toMatchObject({ total: 3 });
    for (const ordenarPor of ['radicado', 'entidad', 'estado', 'fecha'])
      expect(await search({ ordenarPor, descendente: true })).toMatchObject({ total: 3 });
  });

  it('[API-04] the search by query parameters answers what the search by a body does, and refuses what makes no sense', async () => {
    const wrong = await site.call('coordinador', 'GET', 'solicitudes?nivel=4&vencidas=quizas&entidadId=x');
    expect(wrong.statusCode).toBe(400);
    expect(
      wrong
        .json()
        .detalles.map(({ campo }: { campo: string }) => campo)
        .toSorted(),
    ).toEqual(['entidadId', 'nivel', 'vencidas']);
    const filtro = { nivel: 1, estado: 'radicada', ordenarPor: 'fecha', descendente: true, tamano: 2 };
    const query = new URLSearchParams(Object.entries(filtro).map(([name, value]) => [name, String(value)]));
    for (const persona of ['coordinador', 'lider'] as const) {
      const [byQuery, byBody] = [
        await site.call(persona, 'GET', `solicitudes?${query}`),
        await site.call(persona, 'POST', 'solicitud/listar', filtro),
      ];
      expect(byQuery.statusCode).toBe(200);
      expect(byQuery.json()).toEqual(byBody.json());
    }
    // A parameter nobody knows narrows nothing down.
    const [all, unknown] = [
      await site.call('lider', 'GET', 'solicitudes'),
      await site.call('lider', 'GET', 'solicitudes?otro=1'),
    ];
    expect(unknown.json()).toEqual(all.json());
  });

  it('[AREA-05] the text is looked up by its index', async () => {
    const { rows } = await site.test.database.kysely.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const query = trx
        .selectFrom('solicitudes as s')
        .select('s.id')
        .where(likeText(TEXTO_BUSCADO, 'LCI-N1'));
      return sql<Record<'QUERY PLAN', string>>`explain ${query}`.execute(trx);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('solicitudes_busqueda');
  });

  it('[AREA-05] the export has the rows the caller reads', async () => {
    const servicioNombre = 'Servicio que se exporta';
    await site.create({ servicioNombre });
    const download = async (persona: Persona) =>
      (await site.call(persona, 'POST', 'solicitud/exportar', { texto: servicioNombre, formato: 'csv' }))
        .body;
    const { entidad } = await site.read(
      (await site.create({ servicioNombre: `${servicioNombre} 2` })).json().id,
    );
    expect(entidad.sigla).toBeTruthy();
    expect(await download('lider')).toContain(
      `${servicioNombre};${presentEntidad(entidad.nombre, entidad.sigla)};`,
    );
    expect(await download('coordinador')).not.toContain(servicioNombre);
  });

  it('[API-04] the finders take three characters and give five at most', async () => {
    const find = async (path: string, persona: Persona = 'lider') =>
      (await site.call(persona, 'GET', path)).json();
    expect(await find('solicitudes/finderTopFive?keyword=ce')).toEqual([]);
    for (const number of [1, 2, 3, 4, 5, 6]) await site.create({ servicioNombre: `Sugerida ${number}` });
    const five = (await find('solicitudes/finderTopFive?keyword=SUGERIDA')) as { nombre: string }[];
    expect(five).toHaveLength(5);
    for (const { nombre } of five) expect(nombre).toContain('Sugerida');
    expect(await find('solicitudes/solicitantes/finderTopFive?keyword=zzzz')).toEqual([]);
    const { nombre } = (await site.call('lider', 'GET', 'solicitud/opciones')).json().dominios[0];
    expect(nombre).not.toBe('');
    const [solicitud] = (await site.call('lider', 'POST', 'solicitud/listar', {})).json().solicitudes;
    const keyword = encodeURIComponent(solicitud.solicitante.slice(0, 5));
    const found = await find(`solicitudes/solicitantes/finderTopFive?keyword=${keyword}`);
    expect(found).toContainEqual(expect.objectContaining({ nombre: solicitud.solicitante }));
    // The ministry does not see people who only wrote drafts as applicants.
    expect(await find(`solicitudes/solicitantes/finderTopFive?keyword=${keyword}`, 'privada')).toEqual([]);
  });

  it('[AREA-05] the options say who may be assigned, to who assigns alone', async () => {
    const ask = async (persona: Persona) => (await site.call(persona, 'GET', 'solicitud/opciones')).json();
    expect(await ask('lider')).toMatchObject({
      consultores: [],
      todasLasEntidades: false,
      permisos: { crear: { allowed: true } },
    });
    const { consultores, todasLasEntidades, permisos } = await ask('coordinador');
    expect(consultores.map(({ id }: { id: number }) => id)).toContain(await site.findUsuarioId('consultor'));
    expect([todasLasEntidades, permisos.crear.allowed]).toEqual([true, false]);
    expect((await ask('auditor')).consultores).toEqual([]);
  });

  it('[AREA-05] the options count what each person has open: what ended is no work', async () => {
    const consultorId = await site.findUsuarioId('consultor');
    const count = async () => {
      const { consultores } = (await site.call('coordinador', 'GET', 'solicitud/opciones')).json();
      return consultores.find(({ id }: { id: number }) => id === consultorId).enCurso;
    };
    const before = await count();
    const id = await site.createAsignada();
    expect(await count()).toBe(before + 1);
    await site.take(id, ['coordinador', 'rechazar', { motivo: 'No es de interoperabilidad.' }]);
    expect(await count()).toBe(before);
  });

  it('[ROUTE-17] the services of the entity say what level they may ask for, one request at a time', async () => {
    const { id, nombre } = await findServicio('publicado-nivel-3').catch(() => findServicio('identificado'));
    const search = async (persona: Persona = 'lider') => {
      const answer = await site.call(persona, 'POST', 'solicitud/servicios', { texto: nombre });
      return answer.json().servicios.find((servicio: { id: number }) => servicio.id === id);
    };
    expect(await search()).toMatchObject({ enCurso: null, solicitar: { allowed: true } });
    expect(await search('privada')).toBeUndefined();
    const ask = async (persona: Persona) =>
      (await site.call(persona, 'POST', 'solicitud/servicios', { servicioId: id })).json();
    expect(await ask('lider')).toMatchObject({ servicios: [{ id, nombre }], total: 1 });
    expect(await ask('privada')).toEqual({ servicios: [], total: 0 });
    const draft = (await site.create({ servicioId: id, servicioNombre: 'Otro nombre' })).json();
    expect(draft).toMatchObject({ servicioId: id, servicioNombre: nombre });
    expect(await search()).toMatchObject({
      enCurso: { id: draft.id, estado: 'borrador' },
      solicitar: { allowed: false, reasons: ['El servicio ya tiene el borrador de una solicitud.'] },
    });
    const again = await site.create({ servicioId: id });
    expect([again.statusCode, again.json().code]).toEqual([409, 'SOLICITUD_EN_CURSO']);
  });
});

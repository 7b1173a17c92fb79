import { addDays, toColombianDay } from '@marco/country/working-days';
import { findLastAudit } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcuerdosSite, type PersonaDeAcuerdo, startAcuerdosSite } from '../testing/acuerdos-site.ts';
import type { ServicioConCampos } from '../testing/add-acuerdo.ts';

let site: AcuerdosSite;
let servicio: ServicioConCampos;
beforeAll(async () => {
  site = await startAcuerdosSite();
  servicio = await site.addServicio();
});
afterAll(() => site.close());

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;
const findAudit = (action: string) => findLastAudit(site.test.database.kysely, action);

describe('who begins a request', () => {
  it('[AREA-05] only for a published version of another entidad, by who may', async () => {
    const begin = (persona: 'consume' | 'ofrece' | 'auditor', servicioId: number) =>
      site.call(persona, 'POST', 'acuerdos', { servicioId });
    expect((await begin('auditor', servicio.servicioId)).statusCode).toBe(403);
    expect(codeOf(await begin('ofrece', servicio.servicioId))).toBe('ACUERDO_ACCION_NO_PERMITIDA');
    expect(codeOf(await begin('consume', 999_999))).toBe('SOLICITUD_INVALIDA');
    const { servicioId } = await site.addServicio('evaluada');
    expect(codeOf(await begin('consume', servicioId))).toBe('ACUERDO_SERVICIO_SIN_PUBLICAR');
  });

  it('[AREA-05] the conditions of who offers it stop who fails a group, with the group in words', async () => {
    const otro = await site.addServicio();
    const grupos = [[{ clase: 'entidad', valores: [String(site.proveedoraId)] }]];
    expect((await site.savePolitica(otro.versionId, { grupos })).statusCode).toBe(200);
    const answer = await site.call('consume', 'POST', 'acuerdos', { servicioId: otro.servicioId });
    expect(answer.json()).toMatchObject({
      code: 'ACUERDO_CONDICIONES',
      detalles: [{ mensaje: expect.stringMatching(/^El proveedor pide: Ser /) }, expect.anything()],
    });
    const condiciones = await site.call('consume', 'GET', `acuerdos/condiciones/${otro.servicioId}`);
    expect(condiciones.json()).toMatchObject({
      grupos: [{ hallazgo: 'no-cumple' }],
      pedir: { allowed: false },
    });
  });

  it('[AREA-05] the page of the servicio says who reads its terms, and they are refused to everybody else', async () => {
    const { servicioId, versionId } = servicio;
    const seen: Record<string, boolean> = {};
    for (const persona of [
      'ofrece',
      'consume',
      'ies',
      'administrador',
      'coordinador',
      'auditor',
      'consultor',
      'operador',
    ] as const) {
      const { leeCondiciones } = (await site.call(persona, 'GET', `servicios/${servicioId}`)).json();
      const { statusCode } = await site.call(persona, 'GET', `acuerdos/politicas/${versionId}`);
      expect([persona, statusCode === 200]).toEqual([persona, leeCondiciones]);
      seen[persona] = leeCondiciones;
    }
    expect(seen).toMatchObject({ ofrece: true, consume: false, ies: false, administrador: true });
  });

  it('[AREA-05] a draft is of its entidad alone, and sending the same key twice makes one', async () => {
    const send = () =>
      site.call(
        'consume',
        'POST',
        'acuerdos',
        { servicioId: servicio.servicioId },
        { 'idempotency-key': 'crear-acuerdo-una-vez' },
      );
    const [uno, dos] = [(await send()).json(), (await send()).json()];
    expect(dos.id).toBe(uno.id);
    for (const persona of ['ofrece', 'administrador', 'ies'] as const)
      expect((await site.call(persona, 'GET', `acuerdos/${uno.id}`)).statusCode).toBe(404);
    expect(await findAudit('crear-acuerdo')).toMatchObject({ object_id: String(uno.id) });
  });
});

describe('what a request says', () => {
  it('[AREA-05] is refused at its fields, and nothing changes', async () => {
    const { id } = await site.create(servicio.servicioId);
    const refuse = async (payload: object) => {
      const answer = await site.update(id, payload);
      return [answer.statusCode, answer.json().detalles?.[0]?.campo];
    };
    const otro = await site.addServicio();
    const finalidad = { titulo: 'X', campos: [{ campoId: otro.campos.nombre }] };
    expect(await refuse({ finalidades: [finalidad] })).toEqual([400, 'finalidades.0.campos.0.campoId']);
    const repetido = { campoId: servicio.campos.nombre };
    expect((await refuse({ finalidades: [{ titulo: 'X', campos: [repetido, repetido] }] }))[0]).toBe(400);
    expect((await refuse({ finalidades: [{ titulo: 'X', volumenDiario: 0 }] }))[0]).toBe(400);
    expect((await refuse({ finalidades: [{ titulo: 'X', volumenDiario: 1.5 }] }))[0]).toBe(400);
    expect((await refuse({ finalidades: Array.from({ length: 11 }, () => ({ titulo: 'X' })) }))[0]).toBe(400);
    expect(await refuse({ responsable: { nombre: 'A', cargo: 'B', correo: 'nada' } })).toEqual([
      400,
      'responsable.correo',
    ]);
    expect(await refuse({ precedenteId: 999_999 })).toEqual([400, 'precedenteId']);
    expect((await refuse({ convenio: { numero: '1', fecha: '2026-02-30', archivoId: null } }))[0]).toBe(400);
    expect((await refuse({ desconocido: 1 }))[0]).toBe(400);
    expect((await site.read(id)).version).toBe(1);
  });

  it('[AREA-05] is written over the version that was seen, by its own entidad', async () => {
    const { id, version } = await site.create(servicio.servicioId);
    const first = await site.update(id, { sistema: 'Uno' }, 'consume', { 'if-match': `"${version}"` });
    expect(first.json()).toMatchObject({ sistema: 'Uno', version: version + 1 });
    const late = await site.update(id, { sistema: 'Dos' }, 'consume', { 'if-match': `"${version}"` });
    expect([late.statusCode, late.json().actual.sistema]).toEqual([412, 'Uno']);
    expect((await site.update(id, { sistema: 'Ajeno' }, 'ofrece')).statusCode).toBe(404);
  });

  it('[AREA-05] shows how much of the contract it asks for, and what it lacks', async () => {
    const { id } = await site.create(servicio.servicioId);
    const { direccion } = servicio.campos;
    const answer = await site.update(id, {
      finalidades: [{ titulo: 'Notificar', campos: [{ campoId: direccion }] }],
    });
    const escrito = answer.json();
    expect(escrito.campos.map(({ ruta }: { ruta: string }) => ruta)).toEqual([
      'nombre',
      'detalle.municipio',
      'detalle.direccion',
    ]);
    expect(escrito.minimizacion).toEqual({ pedidos: 1, total: 3, personales: 1 });
    expect(escrito.espera).toMatchObject({ lado: 'consumidora', hasta: null });
    expect(escrito.espera.faltantes).toEqual([
      'Escriba la norma que sustenta «Notificar».',
      'Escriba cuántas consultas al día hará para «Notificar».',
      'Elija la base para tratar los datos personales de «Notificar».',
      expect.stringMatching(/^Justifique por qué «Notificar» necesita /),
      'Escriba el sistema que consultará el servicio.',
      'Complete quién responde por el uso de los datos.',
    ]);
    const sent = await site.step('consume', id, 'enviar');
    expect([sent.statusCode, codeOf(sent), sent.json().detalles.length]).toEqual([
      409,
      'ACUERDO_ACCION_NO_PERMITIDA',
      6,
    ]);
  });

  it('[AREA-05] a draft that was never sent is removed, and one that was is not', async () => {
    const { id, version } = await site.create(servicio.servicioId);
    const remove = (persona: PersonaDeAcuerdo, acuerdo: number, vista: number) =>
      site.call(persona, 'DELETE', `acuerdos/${acuerdo}`, null, { 'if-match': `"${vista}"` });
    expect((await site.call('consume', 'DELETE', `acuerdos/${id}`)).statusCode).toBe(428);
    expect((await remove('ofrece', id, version)).statusCode).toBe(404);
    expect((await remove('consume', id, version)).json()).toEqual({ eliminado: true });
    expect((await site.call('consume', 'GET', `acuerdos/${id}`)).statusCode).toBe(404);
    const enviado = await site.createEnviado(servicio);
    expect((await remove('consume', enviado.id, enviado.version)).statusCode).toBe(409);
  });
});

describe('who is no public entidad', () => {
  it('[AREA-05] consumes only with a convenio, which both sides read and nobody else', async () => {
    const { id } = await site.create(servicio.servicioId, 'ies');
    const peticion = site.toPeticion(servicio, { norma: '' });
    const sin = (await site.update(id, peticion, 'ies')).json();
    expect([sin.convenio.esNecesario, sin.espera.faltantes]).toEqual([
      true,
      ['Adjunte el convenio con su número y su fecha.'],
    ]);
    const archivoId = await site.upload('ies');
    const convenio = { numero: '012', fecha: '2026-01-15', archivoId };
    // A file of somebody else is not attached.
    expect(
      (await site.update(id, { convenio: { ...convenio, archivoId: await site.upload('ofrece') } }, 'ies'))
        .statusCode,
    ).toBe(404);
    const con = (await site.update(id, { convenio }, 'ies')).json();
    expect(con.espera.faltantes).toEqual([]);
    const open = (persona: 'ies' | 'ofrece' | 'consume') =>
      site.call(persona, 'GET', `downloadFileOpt/${archivoId}`);
    expect((await open('ofrece')).statusCode).not.toBe(200);
    expect((await site.step('ies', id, 'enviar')).json().estado).toBe('enviado');
    expect([(await open('ies')).statusCode, (await open('ofrece')).statusCode]).toEqual([200, 200]);
    expect((await open('consume')).statusCode).not.toBe(200);
  });
});

describe('the life of an acuerdo', () => {
  it('[AREA-05] is sent, cleared up and approved; each tells who acts next', async () => {
    const { id } = await site.createEnviado(servicio);
    expect((await site.step('ofrece', id, 'pedir-aclaracion')).json().detalles[0].campo).toBe('marcas');
    const marcas = [{ lugar: 'norma', texto: '¿Cuál numeral?' }];
    const asked = (await site.step('ofrece', id, 'pedir-aclaracion', { marcas })).json();
    expect([asked.estado, asked.espera]).toMatchObject([
      'en-aclaracion',
      { lado: 'consumidora', faltantes: ['Falta responder 1 punto.'] },
    ]);
    expect((await site.step('consume', id, 'responder')).json().detalles[0].campo).toBe('respuestas.0.texto');
    const respuestas = [{ marcaId: asked.marcas[0].id, texto: 'El numeral 2.' }];
    const answered = (await site.step('consume', id, 'responder', { respuestas })).json();
    expect([answered.estado, answered.marcas[0].respuesta]).toEqual(['enviado', 'El numeral 2.']);
    const approved = (await site.step('ofrece', id, 'aprobar')).json();
    expect(approved).toMatchObject({
      estado: 'activo',
      numero: expect.stringMatching(/^LCI-AC-\d{4}-\d{6}$/),
      finalidades: [{ volumenDiario: 100, volumenConcedido: 100 }],
      espera: null,
      // Only who consumes has the key.
      simulador: null,
    });
    expect((await site.read(id)).simulador?.clave).toMatch(/^[\w-]{24}$/);
    expect((await site.read(id, 'administrador')).simulador).toBeNull();
    const avisos = await sql<{ evento: string }>`select distinct evento from notificaciones
      where enlace = ${`/app/acuerdos/${id}`} order by evento`.execute(site.test.database.kysely);
    expect(avisos.rows.map(({ evento }) => evento)).toEqual([
      'acuerdo-aclaracion',
      'acuerdo-aprobado',
      'acuerdo-enviado',
    ]);
  });

  it('[AREA-05] needs the version that was seen; a late press changes nothing', async () => {
    const { id, version } = await site.createEnviado(servicio);
    const sin = await site.call('ofrece', 'POST', `acuerdos/${id}/pasos`, { accion: 'aprobar' });
    expect(sin.statusCode).toBe(428);
    expect((await site.step('ofrece', id, 'aprobar', {}, `"${version - 1}"`)).statusCode).toBe(412);
    expect((await site.read(id)).estado).toBe('enviado');
  });

  it('[AREA-05] each side ends its own suspension alone', async () => {
    const { id } = await site.createActivo(servicio);
    expect((await site.step('ofrece', id, 'suspender')).json().detalles[0].campo).toBe('motivo');
    const motivo = { motivo: 'Mantenimiento.' };
    expect((await site.step('ofrece', id, 'suspender', motivo)).json().suspendidoPor).toEqual(['proveedora']);
    expect(codeOf(await site.step('consume', id, 'reanudar', motivo))).toBe('ACUERDO_ACCION_NO_PERMITIDA');
    expect((await site.step('administrador', id, 'suspender', motivo)).json().suspendidoPor).toEqual([
      'proveedora',
      'plataforma',
    ]);
    expect((await site.step('ofrece', id, 'reanudar', motivo)).json()).toMatchObject({
      estado: 'suspendido',
      suspendidoPor: ['plataforma'],
    });
    expect((await site.step('administrador', id, 'reanudar', motivo)).json()).toMatchObject({
      estado: 'activo',
      suspendidoPor: [],
    });
    expect((await site.step('consume', id, 'terminar', motivo)).json().estado).toBe('terminado');
  });

  it('[AREA-05] a successor begins as a copy, keeps the old one running, and takes its place when it is approved', async () => {
    const antes = await site.createActivo(servicio);
    const nuevo = await site.create(servicio.servicioId, 'consume', { baseId: antes.id });
    expect(nuevo.base).toEqual({ id: antes.id, numero: antes.numero, loReemplaza: true });
    expect(nuevo.finalidades[0]?.campos).toEqual(antes.finalidades[0]?.campos);
    const otro = await site.call('consume', 'POST', 'acuerdos', {
      servicioId: servicio.servicioId,
      baseId: antes.id,
    });
    expect(codeOf(otro)).toBe('ACUERDO_EN_CURSO');
    expect((await site.read(antes.id)).estado).toBe('activo');
    await site.step('consume', nuevo.id, 'enviar');
    const { numero } = (await site.step('ofrece', nuevo.id, 'aprobar')).json();
    const despues = await site.read(antes.id);
    expect([despues.estado, despues.pasos.at(-1)?.motivo]).toEqual(['terminado', `Lo reemplazó ${numero}.`]);
  });

  it('[AREA-05] on a version that breaks nobody it goes on as soon as it is sent; on another one it is decided', async () => {
    const suyo = await site.addServicio();
    const antes = await site.createActivo(suyo);
    const sendOn = async (mayor: number, menor: number, baseId: number) => {
      await site.addVersion(suyo.servicioId, { mayor, menor });
      const { id } = await site.create(suyo.servicioId, 'consume', { baseId });
      return (await site.step('consume', id, 'enviar')).json();
    };
    const menor = await sendOn(1, 1, antes.id);
    expect(menor).toMatchObject({
      estado: 'activo',
      versionServicio: { numero: '1.1' },
      finalidades: [{ volumenConcedido: 100, campos: [{}] }],
    });
    expect(menor.pasos.at(-1)).toMatchObject({
      lado: null,
      motivo: `Lleva a la versión 1.1 lo que ${antes.numero} ya concede, sin pedir nada más.`,
    });
    expect((await site.read(antes.id)).estado).toBe('terminado');
    const mayor = await sendOn(2, 0, menor.id);
    expect([mayor.estado, (await site.read(menor.id)).estado]).toEqual(['enviado', 'activo']);
  });

  it('[AREA-05] after its last day it ends by itself', async () => {
    const { id } = await site.createActivo(servicio);
    await site.test.database.kysely
      .updateTable('acuerdos')
      .set({ vigente_hasta: '2020-01-01' })
      .where('id', '=', id)
      .execute();
    await site.runDueJobs();
    const { estado, pasos } = await site.read(id);
    expect([estado, pasos.at(-1)]).toMatchObject(['terminado', { lado: null, quien: null }]);
  });

  it('[AREA-05] who consumes is told once that its last day comes near', async () => {
    const { id } = await site.createActivo(servicio);
    const { kysely } = site.test.database;
    await sql`update acuerdos set vigente_hasta = ${addDays(toColombianDay(new Date()), 30)}::date
      where id = ${id}`.execute(kysely);
    await site.runDueJobs();
    await sql`delete from jobs where kind = 'preparar-avisos-acuerdos'`.execute(kysely);
    await site.runDueJobs();
    const avisos = await kysely
      .selectFrom('notificaciones')
      .select('usuario_id')
      .where('evento', '=', 'acuerdo-por-vencer')
      .where('enlace', '=', `/app/acuerdos/${id}`)
      .execute();
    const consume = await site.findUsuarioId('consume');
    expect(avisos.filter(({ usuario_id }) => usuario_id === consume)).toHaveLength(1);
  });
});

describe('the list', () => {
  it('[AREA-05] shows each side its own, by side, state and words, and the ministry what was sent', async () => {
    const { id } = await site.createEnviado(servicio);
    const list = async (persona: 'consume' | 'ofrece' | 'ies' | 'administrador', filtro: object) =>
      (await site.call(persona, 'POST', 'acuerdos/listar', { tamano: 100, ...filtro })).json();
    const idsOf = ({ acuerdos }: { acuerdos: { id: number }[] }) => acuerdos.map((uno) => uno.id);
    expect(idsOf(await list('consume', { vista: 'consumidora', estado: 'enviado' }))).toContain(id);
    expect(idsOf(await list('consume', { vista: 'proveedora' }))).not.toContain(id);
    expect(idsOf(await list('ofrece', { vista: 'proveedora' }))).toContain(id);
    expect(idsOf(await list('ies', {}))).not.toContain(id);
    const borrador = await site.create(servicio.servicioId);
    const delMinisterio = idsOf(await list('administrador', {}));
    expect([delMinisterio.includes(id), delMinisterio.includes(borrador.id)]).toEqual([true, false]);
    expect((await list('ofrece', { texto: 'nada que exista' })).total).toBe(0);
    const contados = await list('consume', { vista: 'consumidora', estado: 'enviado' });
    expect(contados.total).toBe(contados.porEstado.enviado);
    expect((await site.call('consume', 'POST', 'acuerdos/listar', { vista: 'otra' })).statusCode).toBe(400);
  });
});

describe('quotas', () => {
  it('[AREA-05] two that are approved at once never exceed them', async () => {
    const servicio = await site.addServicio();
    await site.savePolitica(servicio.versionId, { cuotaTotal: 250 });
    const peticiones = [];
    for (let one = 0; one < 5; one += 1) peticiones.push(await site.createEnviado(servicio));
    const answers = await Promise.all(peticiones.map(({ id }) => site.step('ofrece', id, 'aprobar')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409]);
    const { comprometido } = (
      await site.call('ofrece', 'GET', `acuerdos/politicas/${servicio.versionId}`)
    ).json();
    expect(comprometido).toEqual({ total: 200, acuerdos: 2 });
  });
});

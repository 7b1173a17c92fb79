import { createHash } from 'node:crypto';
import { openJuezMensaje } from '@marco/esquemas/port';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcuerdosSite, startAcuerdosSite } from '../testing/acuerdos-site.ts';

let site: AcuerdosSite;
beforeAll(async () => {
  site = await startAcuerdosSite();
});
afterAll(() => site.close());

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

describe('the terms of a version', () => {
  it('[AREA-05] are said by the entidad that offers it alone, and refused at what does not exist', async () => {
    const servicio = await site.addServicio();
    const path = `acuerdos/politicas/${servicio.versionId}`;
    expect((await site.call('consume', 'GET', path)).statusCode).toBe(404);
    expect((await site.call('administrador', 'GET', path)).json()).toMatchObject({
      modo: 'manual',
      version: 1,
      // While nobody said it, what is of a person asks for a reason.
      camposJustificados: [servicio.campos.direccion],
      editar: { allowed: false },
    });
    const campo = async (change: object) =>
      (await site.savePolitica(servicio.versionId, change)).json().detalles?.[0]?.campo;
    expect(await campo({ grupos: [[{ clase: 'sector', valores: ['999999'] }]] })).toBe('grupos.0.0.valores');
    expect(await campo({ grupos: [[{ clase: 'tipo', valores: [] }]] })).toBe('grupos.0.0.valores');
    expect(await campo({ grupos: [[{ clase: 'orden', valores: ['x'] }]] })).toBe('grupos.0.0.valores');
    expect(await campo({ camposJustificados: [999_999] })).toBe('camposJustificados');
    expect(await campo({ cuotaTotal: 0 })).toBe('cuotaTotal');
    const saved = await site.savePolitica(servicio.versionId, { cuotaTotal: 500 });
    expect(saved.json()).toMatchObject({ cuotaTotal: 500, version: 2, camposJustificados: [] });
    const late = await site.call(
      'ofrece',
      'PUT',
      path,
      { ...saved.json(), cuotaTotal: 1 },
      { 'if-match': '"1"' },
    );
    expect(late.statusCode).toBe(412);
  });

  it('[AREA-05] with an automatic policy what fits and asks for nothing unusual is approved as it is sent', async () => {
    const servicio = await site.addServicio();
    const { campos } = servicio;
    await site.savePolitica(servicio.versionId, {
      modo: 'automatica',
      cuotaTotal: 150,
      camposJustificados: [campos.direccion],
    });
    const usual = await site.createEnviado(servicio);
    expect([usual.estado, usual.pasos.at(-1)]).toMatchObject(['activo', { lado: null, quien: null }]);
    // The next one does not fit: a person decides.
    expect((await site.createEnviado(servicio)).estado).toBe('enviado');
    const rara = {
      base: 'ley',
      volumenDiario: 1,
      campos: [{ campoId: campos.direccion, justificacion: 'Sí.' }],
    };
    expect((await site.createEnviado(servicio, rara)).estado).toBe('enviado');
  });
});

describe('quotas', () => {
  it('[AREA-05] show their arithmetic while it waits and when it is refused; less may be granted, never more', async () => {
    const servicio = await site.addServicio();
    await site.savePolitica(servicio.versionId, { cuotaTotal: 150, cuotaPorConsumidora: 1000 });
    await site.createActivo(servicio);
    const { id, finalidades } = await site.createEnviado(servicio);
    const suma = 'La suma del día sería 200; el proveedor admite 150. Caben 50 más.';
    expect((await site.read(id, 'ofrece')).espera).toMatchObject({ lado: 'proveedora', faltantes: [suma] });
    const entero = await site.step('ofrece', id, 'aprobar');
    expect(entero.json()).toMatchObject({ code: 'ACUERDO_CUOTA_EXCEDIDA', detalles: [{ mensaje: suma }] });
    const finalidadId = finalidades[0]?.id;
    const grant = (volumenDiario: number) =>
      site.step('ofrece', id, 'aprobar', { concedidos: [{ finalidadId, volumenDiario }] });
    expect((await grant(101)).json().detalles[0].campo).toBe('concedidos.0.volumenDiario');
    expect(codeOf(await grant(51))).toBe('ACUERDO_CUOTA_EXCEDIDA');
    expect((await grant(50)).json()).toMatchObject({
      estado: 'activo',
      finalidades: [{ volumenDiario: 100, volumenConcedido: 50 }],
    });
    // What was refused gave its number back.
    const { rows } = await sql<{ numero: string }>`select numero from acuerdos
      where numero is not null and created_at > now() - interval '1 day' order by numero`.execute(
      site.test.database.kysely,
    );
    const consecutivos = rows.map(({ numero }) => Number(numero.slice(-6)));
    const [primero = 0] = consecutivos;
    expect(consecutivos).toEqual(consecutivos.map((_, place) => primero + place));
  });

  it('[AREA-05] a successor does not count beside the one it replaces', async () => {
    const servicio = await site.addServicio();
    await site.savePolitica(servicio.versionId, { cuotaTotal: 120 });
    const antes = await site.createActivo(servicio);
    const { id } = await site.create(servicio.servicioId, 'consume', { baseId: antes.id });
    await site.update(id, site.toPeticion(servicio, { volumenDiario: 120 }));
    await site.step('consume', id, 'enviar');
    expect((await site.step('ofrece', id, 'aprobar')).json().estado).toBe('activo');
  });
});

describe('the reduced contract', () => {
  it('[AREA-05] is there from the approval on, for both sides; its answers hold the chosen fields alone', async () => {
    const servicio = await site.addServicio();
    const enviado = await site.createEnviado(servicio);
    const open = (persona: 'consume' | 'ofrece' | 'ies', id: number, forma = 'openapi') =>
      site.call(persona, 'GET', `acuerdos/${id}/contrato?formato=${forma}`);
    expect(codeOf(await open('consume', enviado.id))).toBe('ACUERDO_SIN_CONTRATO');
    expect((await open('consume', enviado.id, 'exe')).statusCode).toBe(400);
    await site.step('ofrece', enviado.id, 'aprobar');
    expect((await open('ies', enviado.id)).statusCode).toBe(404);
    const answer = await open('ofrece', enviado.id);
    expect(answer.statusCode).toBe(200);
    const again = await site.call('ofrece', 'GET', `acuerdos/${enviado.id}/contrato`, null, {
      'if-none-match': String(answer.headers['etag']),
    });
    expect(again.statusCode).toBe(304);
    const openapi = answer.json();
    const { responses, requestBody } = openapi.paths['/consultarPersona'].post;
    const respuesta = responses['200'].content['application/json'];
    expect(Object.keys(respuesta.example)).toEqual(['detalle']);
    expect(Object.keys(respuesta.example.detalle)).toEqual(['municipio']);
    expect(Object.keys(requestBody.content['application/json'].example)).toEqual(['numero']);
    // Its example is valid by its own schema, and the field of a person is nowhere in it.
    const texto = JSON.stringify({ $ref: respuesta.schema.$ref, components: openapi.components });
    const abierto = openJuezMensaje({ tipo: 'json', texto });
    if (!('juez' in abierto)) throw new Error('The schema of the answer is none.');
    expect(abierto.juez.admits(JSON.stringify(respuesta.example))).toBe(true);
    expect(abierto.juez.admits(JSON.stringify({ ...respuesta.example, nombre: 'x' }))).toBe(false);
    expect(answer.body).not.toContain('direccion');
    const zip = await open('consume', enviado.id, 'zip');
    const names = zip.rawPayload.toString('latin1');
    for (const name of ['openapi.json', 'wsdl/', 'esquemas/consultarPersona-respuesta.json', 'ejemplos/'])
      expect(names).toContain(name);
  });

  it('[AREA-05] the simulator answers by it to the key of the acuerdo, and to no other key', async () => {
    const servicio = await site.addServicio();
    const { id, simulador } = await site.createActivo(servicio);
    const openapi = (await site.call('consume', 'GET', `acuerdos/${id}/contrato`)).json();
    const { requestBody } = openapi.paths['/consultarPersona'].post;
    const peticion = requestBody.content['application/json'].example;
    const ask = (clave?: string, servicioId = servicio.servicioId) =>
      site.test.app.inject({
        method: 'POST',
        url: `/simulador/${servicioId}/1.0/consultarPersona`,
        headers: { 'content-type': 'application/json', ...(clave ? { 'simulador-clave': clave } : {}) },
        payload: peticion,
      });
    const entera = await ask();
    expect([entera.statusCode, Object.keys(entera.json()).sort()]).toEqual([200, ['detalle', 'nombre']]);
    const reducida = await ask(simulador?.clave);
    expect([reducida.statusCode, Object.keys(reducida.json())]).toEqual([200, ['detalle']]);
    expect(Object.keys(reducida.json().detalle)).toEqual(['municipio']);
    for (const clave of ['x', 'A'.repeat(24), "' or 1=1 --"]) expect((await ask(clave)).statusCode).toBe(403);
    const otro = await site.addServicio();
    expect((await ask(simulador?.clave, otro.servicioId)).statusCode).toBe(403);
    // A security server has words of its own for it.
    const findMiembro = async (entidadId: number) => {
      const { rows } = await sql<{ miembro: string }>`
        select coalesce(codigo_xroad, 'SIMULADA-' || lpad(id::text, 4, '0')) as miembro from entidades
        where id = ${entidadId}`.execute(site.test.database.kysely);
      return rows[0]?.miembro ?? '';
    };
    const [ofrece, consume, otra] = [
      await findMiembro(site.proveedoraId),
      await findMiembro(await site.findEntidadId('consume')),
      await findMiembro(await site.findEntidadId('ies')),
    ];
    const porXroad = (
      miembro: string,
      clave?: string,
      metodo = `servicio-${servicio.servicioId}/1.0/consultarPersona`,
    ) =>
      site.test.app.inject({
        method: metodo === 'allowedMethods' ? 'GET' : 'POST',
        url: `/simulador/r1/CO/GOB/${ofrece}/SIMULADOR/${metodo}`,
        headers: { 'x-road-client': `CO/GOB/${miembro}/SIM`, ...(clave ? { 'simulador-clave': clave } : {}) },
        ...(metodo === 'allowedMethods' ? {} : { payload: peticion }),
      });
    const NEGADO = 'Server.ServerProxy.AccessDenied';
    const clave = simulador?.clave;
    const errorDe = async (miembro: string, suya?: string) =>
      (await porXroad(miembro, suya)).headers['x-road-error'];
    // The key of no acuerdo, the right key in other hands, and an entidad without an acuerdo.
    expect(await errorDe(consume, 'x')).toBe(NEGADO);
    for (const ajeno of [otra, ofrece, 'PRUEBA']) expect(await errorDe(ajeno, clave)).toBe(NEGADO);
    expect(await errorDe(otra)).toBe(NEGADO);
    expect((await porXroad(otra, undefined, 'allowedMethods')).body).not.toContain(
      `"servicio-${servicio.servicioId}"`,
    );
    // By its key, and by its client alone.
    for (const suya of [clave, undefined])
      expect(Object.keys((await porXroad(consume, suya)).json())).toEqual(['detalle']);
    expect((await porXroad(consume, undefined, 'allowedMethods')).body).toContain(
      `"servicio-${servicio.servicioId}"`,
    );
    await site.test.database.kysely
      .updateTable('acuerdos')
      .set({ subsistema: 'CUPOS' })
      .where('id', '=', id)
      .execute();
    for (const suya of [clave, undefined]) expect(await errorDe(consume, suya)).toBe(NEGADO);
    await site.test.database.kysely
      .updateTable('acuerdos')
      .set({ subsistema: '' })
      .where('id', '=', id)
      .execute();
    await site.step('ofrece', id, 'suspender', { motivo: 'Mantenimiento.' });
    expect((await ask(clave)).statusCode).toBe(403);
    for (const suya of [clave, undefined]) expect(await errorDe(consume, suya)).toBe(NEGADO);
  });

  it('[AREA-05] the document is numbered, carries the contract, and is read by both sides alone', async () => {
    const servicio = await site.addServicio();
    const { id } = await site.createActivo(servicio);
    expect((await site.read(id)).pdf).toBeNull();
    await site.runJobs();
    const { pdf, numero } = await site.read(id);
    expect(pdf?.nombre).toBe(`Acuerdo-${numero}.pdf`);
    const open = (persona: 'consume' | 'ofrece' | 'ies') =>
      site.call(persona, 'GET', `downloadFileOpt/${pdf?.id}`);
    const answer = await open('consume');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.includes('contrato-reducido.json')).toBe(true);
    expect((await open('ofrece')).statusCode).toBe(200);
    expect((await open('ies')).statusCode).not.toBe(200);
    const { rows } = await sql<{ sha: string }>`select detail -> 'despues' ->> 'pdf' as sha from audit_events
      where action = 'expedir-acuerdo' and object_id = ${String(id)}`.execute(site.test.database.kysely);
    expect(rows).toEqual([{ sha: createHash('sha256').update(answer.rawPayload).digest('hex') }]);
  });
});

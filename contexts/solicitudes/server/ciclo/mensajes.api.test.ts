import { createPublicado } from '@marco/elementos-de-dato/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCampos, sampleOperaciones, toCampo } from '../../testing/mensajes-sample.ts';
import { type SolicitudesSite, startSolicitudesSite } from '../../testing/solicitudes-site.ts';

let site: SolicitudesSite;
let entidadId: number;
let otraEntidadId: number;
let elemento: { elementoId: number; versionId: number };
beforeAll(async () => {
  site = await startSolicitudesSite();
  elemento = await createPublicado(db(), {
    identificador: 'mensajeCertificado',
    nombre: 'Mensaje certificado',
  });
  const { entidad } = await site.createCompleta();
  entidadId = entidad.id;
  const otra = db()
    .selectFrom('entidades')
    .select('id')
    .where('id', '<>', entidadId)
    .where('activa', '=', true);
  otraEntidadId = (await otra.orderBy('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const put = (id: number, payload: object) => site.call('lider', 'PUT', `solicitud/nivel-uno/${id}`, payload);

const certify = (id: number) => site.certify(id, elemento.elementoId);

const getServicio = async (id: number | null) =>
  (await site.call('auditor', 'GET', `servicios/${id}`)).json();
const listOperaciones = async (versionId: number) =>
  (await site.call('auditor', 'GET', `servicios/versiones/${versionId}/operaciones`)).json();

/** What a version exchanges, in short: each field with its depth and how often it comes. */
async function presentVersion(versionId: number) {
  const operaciones: {
    codigo: string;
    mensajes: {
      papel: string;
      campos: { nombreLocal: string; nivel: number; minimo: number; maximo: number | null }[];
    }[];
  }[] = await listOperaciones(versionId);
  return operaciones.map(({ codigo, mensajes }) => [
    codigo,
    ...mensajes.map(({ papel, campos }) => [
      papel,
      campos.map(
        ({ nombreLocal, nivel, minimo, maximo }) => `${nivel} ${nombreLocal} ${minimo}..${maximo ?? '*'}`,
      ),
    ]),
  ]);
}

describe('what level 1 says of the messages', () => {
  it('[AREA-05] refuses entities, systems and languages that may not be named, and changes nothing', async () => {
    const { id, version } = await site.createCompleta();
    const ajeno = await db()
      .insertInto('sistemas')
      .values({ codigo: 'AJENO-1', nombre: 'Sistema ajeno', entidad_id: otraEntidadId })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [change, campo] of [
      [{ consumidores: [entidadId] }, 'consumidores'],
      [{ consumidores: [999_999] }, 'consumidores'],
      [{ sistemas: [ajeno.id] }, 'sistemas'],
      [{ lenguajes: [999_999] }, 'lenguajes'],
      [{ basesDatos: [999_999] }, 'basesDatos'],
    ] as const) {
      const answer = await put(id, { objetivo: 'Otro objetivo.', ...change });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'SOLICITUD_INVALIDA']);
      expect(answer.json().detalles[0].campo).toBe(campo);
    }
    expect((await put(id, { operaciones: Array(31).fill(sampleOperaciones[0]) })).statusCode).toBe(400);
    const ahora = await site.read(id);
    expect([ahora.version, ahora.objetivo]).toEqual([
      version,
      'Verificar la vigencia sin pedir el documento.',
    ]);
  });

  it('[AREA-05] keeps a draft as far as it is written, and filing says what is wrong with the messages', async () => {
    const { id } = await site.createCompleta();
    const saved = await put(id, {
      consumoAbierto: false,
      operaciones: [{ codigo: 'Mal escrito', nombre: '', tipoIntercambio: null }],
      campos: [toCampo('a', { padre: 'b', datoPersonal: true }), toCampo('b', { padre: 'a' })],
    });
    expect(saved.json().campos[0]).toMatchObject({ padre: 'b', datoPersonal: true, base: null, papel: null });
    const answer = await site.step('lider', id, 'radicar');
    expect(answer.json()).toMatchObject({ status: 409, code: 'SOLICITUD_INCOMPLETA' });
    expect(answer.json().detalles.map(({ mensaje }: { mensaje: string }) => mensaje)).toEqual([
      'Diga qué entidades consumirán el servicio, o que está abierto a todas.',
      'Elija la base legal de cada campo con datos personales.',
      'Escriba el nombre de cada operación y su código: de 3 a 60 letras o números, la primera en minúscula.',
      'Deje los campos unos dentro de otros sin formar un círculo y hasta 8 niveles.',
    ]);
  });

  it('[AREA-05] writes operations, consumers and the technical sheet, and reads them again', async () => {
    const { id } = await site.createCompleta();
    const opciones = (await site.call('lider', 'GET', 'solicitud/opciones')).json();
    const [lenguaje] = opciones.lenguajes;
    const [base] = opciones.basesDatos;
    const change = {
      operaciones: sampleOperaciones,
      consumoAbierto: false,
      consumidores: [otraEntidadId, otraEntidadId],
      lenguajes: [lenguaje.id],
      basesDatos: [base.id],
    };
    const saved = (await put(id, change)).json();
    expect(saved).toMatchObject({
      operaciones: sampleOperaciones,
      consumoAbierto: false,
      consumidores: [{ id: otraEntidadId }],
      lenguajes: [lenguaje],
      basesDatos: [base],
      pendientes: [],
    });
    // What is not sent stays, and what was named once may go inactive.
    await db().updateTable('lenguajes').set({ activo: false }).where('id', '=', lenguaje.id).execute();
    const again = (await put(id, { lenguajes: [lenguaje.id], objetivo: 'Otro.' })).json();
    expect(again).toMatchObject({ lenguajes: [lenguaje], operaciones: sampleOperaciones, objetivo: 'Otro.' });
    await db().updateTable('lenguajes').set({ activo: true }).where('id', '=', lenguaje.id).execute();
    const ifMatch = { 'if-match': `"${again.version}"` };
    const gone = await site.call('lider', 'DELETE', `solicitud/nivel-uno/${id}`, null, ifMatch);
    expect(gone.statusCode).toBe(200);
  });
});

describe('the version a certified request makes', () => {
  it('[AREA-05] version 1.0 is that of the request, and the next request makes the next one', async () => {
    const { id } = await site.createCompleta();
    await put(id, { operaciones: sampleOperaciones, campos: sampleCampos });
    await site.take(id, ['lider', 'radicar']);
    const filed = await site.read(id);
    expect(await getServicio(filed.servicioId)).toMatchObject({
      estado: 'Identificado',
      enSuspension: false,
      versiones: [{ numero: '1.0', estado: 'en-elaboracion', estandarizadaEn: null }],
    });
    await site.take(id, ['lider', 'cancelar', { motivo: 'Se hace de nuevo.' }]);
    const next = await site.createCompleta({ servicioId: filed.servicioId });
    await put(next.id, { operaciones: sampleOperaciones, campos: sampleCampos });
    const { servicioId, estadoServicio } = await certify(next.id);
    expect(estadoServicio).toBe('Estandarizado Nivel 1');
    const servicio = await getServicio(servicioId);
    expect(servicio.versiones).toEqual([
      { id: expect.any(Number), numero: '1.0', estado: 'estandarizada', estandarizadaEn: expect.any(String) },
    ]);
    expect(await presentVersion(servicio.versiones[0].id)).toEqual([
      [
        'consultar',
        ['peticion', ['1 numero 1..1']],
        ['respuesta', ['1 numero 1..1', '1 titular 1..1', '2 nombreTitular 0..*']],
        ['error', ['1 motivo 1..1']],
      ],
      ['notificar', ['peticion', ['1 aviso 1..1']]],
    ]);
    const usos = await db()
      .selectFrom('servicios_elementos')
      .select(['version_id', 'sentido', 'certificado'])
      .where('servicio_id', '=', servicioId)
      .execute();
    expect(usos).toEqual([{ version_id: elemento.versionId, sentido: 'ambos', certificado: true }]);

    const third = await site.createCompleta({ servicioId });
    expect(third.tipo).toBe('actualizacion');
    await put(third.id, { operaciones: [] });
    await certify(third.id);
    const after = await getServicio(servicioId);
    expect(after.versiones.map(({ numero, estado }: Record<string, string>) => [numero, estado])).toEqual([
      // It takes operations away: who reads the one before would break.
      ['2.0', 'estandarizada'],
      ['1.0', 'estandarizada'],
    ]);
    // Without operations there is one, named as the servicio; the version before stays as it was certified.
    expect(await presentVersion(after.versiones[0].id)).toEqual([
      ['principal', ['respuesta', ['1 numeroCertificado 1..1']]],
    ]);
    expect(await presentVersion(after.versiones[1].id)).toHaveLength(2);
  });

  it('[AREA-06] nobody takes a certified element out of a servicio by hand', async () => {
    const uso = await db()
      .selectFrom('servicios_elementos')
      .select(['servicio_id', 'version_id'])
      .where('certificado', '=', true)
      .where('version_id', '=', elemento.versionId)
      .executeTakeFirstOrThrow();
    const path = `servicios/elementos/${uso.servicio_id}/${uso.version_id}`;
    const answer = await site.call('consultor', 'DELETE', path);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'SERVICIO_ELEMENTO_CERTIFICADO']);
    const list = await site.call('consultor', 'POST', 'servicios/elemento', {
      elementoId: elemento.elementoId,
    });
    expect(list.json().servicios).toMatchObject([{ servicioId: uso.servicio_id, editable: false }]);
  });

  it('[AREA-14] the trail says which request standardised which version', async () => {
    const events = await db()
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'estandarizar-version-servicio')
      .orderBy('id')
      .execute();
    expect(events.map(({ detail }) => detail)).toMatchObject([
      {
        antes: { estado: 'en-elaboracion' },
        despues: { version: '1.0', operaciones: ['consultar', 'notificar'] },
      },
      { antes: null, despues: { version: '2.0', operaciones: ['principal'] } },
    ]);
  });

  it('[AREA-05] a servicio and a version that do not exist are told so', async () => {
    const [servicio, version] = [
      await site.call('lider', 'GET', 'servicios/999999'),
      await site.call('lider', 'GET', 'servicios/versiones/999999/operaciones'),
    ];
    expect([servicio.statusCode, servicio.json().mensaje]).toEqual([404, 'El servicio que busca no existe.']);
    expect([version.statusCode, version.json().code]).toEqual([404, 'VERSION_SERVICIO_NO_EXISTE']);
  });
});

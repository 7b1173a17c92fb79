import { addDays, toColombianDay } from '@marco/country/working-days';
import type {
  Conexion,
  FacetasDirectorio,
  FichaServicio,
  ResultadoDirectorio,
} from '@marco/directorio/contract';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import type { ImpactoVersion } from '@marco/servicios/contract';
import type { FuenteDeConsumos } from '@marco/servicios/port';
import { createTrabajosDeServicios } from '@marco/servicios/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EstadoAcuerdo } from '../contract/terms.ts';
import { type AcuerdosSite, startAcuerdosSite } from '../testing/acuerdos-site.ts';
import { addAcuerdoEn, addVersionConCampos, type ServicioConCampos } from '../testing/add-acuerdo.ts';
import { ELEMENTOS_RECIBIDOS, listAcuerdosEnVigor } from './acuerdos-en-vigor.queries.ts';
import { listConsumosAcordados } from './consumos-acordados.queries.ts';

let site: AcuerdosSite;
let servicio: ServicioConCampos;
beforeAll(async () => {
  site = await startAcuerdosSite();
  servicio = await site.addServicio();
});
afterAll(() => site.close());

/** The element of a field of the answer, by its name there. */
async function findElementoId(nombre: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select v.elemento_id as id from servicios_mensajes_campos c
    join servicios_mensajes m on m.id = c.mensaje_id and m.papel = 'respuesta'
    join servicios_operaciones o on o.id = m.operacion_id
    join elementos_versiones v on v.id = c.elemento_version_id
    where o.version_id = ${servicio.versionId} and c.nombre_local = ${nombre}`.execute(
    site.test.database.kysely,
  );
  return rows[0]?.id ?? 0;
}

const addAcuerdo = async (estado: EstadoAcuerdo, campos: readonly number[]) =>
  addAcuerdoEn(site.test.database.kysely, {
    servicio,
    consumidoraId: site.consumidoraId,
    proveedoraId: site.proveedoraId,
    creadoPor: await site.findUsuarioId('consume'),
    estado,
    campos,
  });

const list = async () =>
  (await listAcuerdosEnVigor(site.test.database.kysely, [site.consumidoraId])).filter(
    ({ servicioId }) => servicioId === servicio.servicioId,
  );

describe('the acuerdos in force of an entidad', () => {
  it('[AREA-05] are the active ones between their days alone', async () => {
    const { kysely } = site.test.database;
    const { municipio } = servicio.campos;
    await addAcuerdo('enviado', [municipio]);
    await addAcuerdo('suspendido', [municipio]);
    const id = await addAcuerdo('activo', [municipio]);
    expect(await list()).toMatchObject([{ hasta: '2036-01-01', consumidoraId: site.consumidoraId }]);
    expect(await listAcuerdosEnVigor(kysely, [site.proveedoraId])).not.toContainEqual(
      expect.objectContaining({ servicioId: servicio.servicioId }),
    );
    for (const change of [{ vigente_hasta: '2020-01-01' }, { vigente_desde: '2035-01-01' }]) {
      const over = { vigente_desde: '2019-01-01', vigente_hasta: '2036-01-01', ...change };
      await kysely.updateTable('acuerdos').set(over).where('id', '=', id).execute();
      expect(await list()).toEqual([]);
    }
    await kysely.deleteFrom('acuerdos_campos').where('campo_id', '=', municipio).execute();
  });

  it('[AREA-05] deliver the fields they ask for, and what holds these once all of its leaves are asked for', async () => {
    const { nombre, municipio, direccion } = servicio.campos;
    const detalle = await findElementoId('detalle');
    await addAcuerdo('activo', [nombre, municipio]);
    const [parte] = await list();
    expect(parte?.elementos).toEqual(
      [await findElementoId('nombre'), await findElementoId('municipio')].sort((one, other) => one - other),
    );
    await addAcuerdo('activo', [municipio, direccion]);
    const [, entero] = await list();
    expect(entero?.elementos).toContain(detalle);
    const { rows } = await sql<{
      id: number;
    }>`select distinct r.elemento_id as id from (${ELEMENTOS_RECIBIDOS}) r
      where r.entidad_id = ${site.consumidoraId}`.execute(site.test.database.kysely);
    expect(rows.map(({ id }) => id)).toEqual(
      expect.arrayContaining([await findElementoId('nombre'), await findElementoId('direccion')]),
    );
  });
});

type Campo = keyof ServicioConCampos['campos'];

/** A published version with a next one, which no longer says some of its fields. */
async function addConSiguiente(sinCampo: Campo) {
  const { kysely } = site.test.database;
  const primera = await site.addServicio();
  const addSin = async (mayor: number, campo: Campo) => {
    const otra = await addVersionConCampos(kysely, primera.servicioId, {
      mayor,
      menor: 0,
      estado: 'certificada',
    });
    await kysely.deleteFrom('servicios_mensajes_campos').where('id', '=', otra.campos[campo]).execute();
    return otra.versionId;
  };
  return { primera, segunda: await addSin(2, sinCampo), addSin };
}

async function addConsumo(
  { servicioId, versionId, campos }: ServicioConCampos,
  campo: Campo,
  consume: { readonly estado?: EstadoAcuerdo; readonly persona?: 'consume' | 'ies' } = {},
): Promise<number> {
  const { estado = 'activo', persona = 'consume' } = consume;
  return addAcuerdoEn(site.test.database.kysely, {
    servicio: { servicioId, versionId },
    consumidoraId: await site.findEntidadId(persona),
    proveedoraId: site.proveedoraId,
    creadoPor: await site.findUsuarioId(persona),
    estado,
    campos: [campos[campo]],
  });
}

async function readImpacto(versionId: number, sucesoraId: number): Promise<ImpactoVersion> {
  const path = `servicios/versiones/${versionId}/impacto?sucesora=${sucesoraId}`;
  const answer = await site.call('ofrece', 'GET', path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('whom another version breaks, by what was agreed', () => {
  it('[AREA-05] nobody is a consumer who only asks, was refused or ended; who is suspended still is', async () => {
    const { primera, segunda } = await addConSiguiente('municipio');
    for (const estado of ['borrador', 'enviado', 'en-aclaracion', 'rechazado', 'terminado'] as const)
      await addConsumo(primera, 'municipio', { estado });
    expect(await readImpacto(primera.versionId, segunda)).toMatchObject({ consumidores: [], rompe: 0 });
    await addConsumo(primera, 'municipio', { estado: 'suspendido' });
    expect(await readImpacto(primera.versionId, segunda)).toMatchObject({
      consumidores: [{ impideRetiro: true }],
      rompe: 1,
    });
    // A request that ends the version after that day is not hindered by it.
    expect(await listConsumosAcordados(site.test.database.kysely, primera.versionId)).toMatchObject([
      { impideRetiro: true, vigenteHasta: '2036-01-01' },
    ]);
  });

  it('[AREA-05] a version that breaks only what one of them uses names that one with its field, and the other as whole', async () => {
    const { primera, segunda, addSin } = await addConSiguiente('municipio');
    await addConsumo(primera, 'municipio');
    await addConsumo(primera, 'nombre', { persona: 'ies' });
    const consume = { id: site.consumidoraId };
    const ies = { id: await site.findEntidadId('ies') };
    expect(await readImpacto(primera.versionId, segunda)).toMatchObject({
      rompe: 1,
      totalCampos: 3,
      consumidores: [
        {
          entidad: consume,
          origen: 'acuerdo',
          referencias: [expect.stringMatching(/^LCI-AC-/)],
          campos: ['detalle/municipio'],
          veredicto: 'rompe',
          roturas: [{ papel: 'respuesta', campo: 'detalle/municipio' }],
        },
        { entidad: ies, campos: ['nombre'], veredicto: 'compatible', roturas: [] },
      ],
    });
    expect(await readImpacto(primera.versionId, await addSin(3, 'nombre'))).toMatchObject({
      rompe: 1,
      consumidores: [
        { entidad: ies, veredicto: 'rompe', roturas: [{ campo: 'nombre' }] },
        { entidad: consume, veredicto: 'compatible' },
      ],
    });
    expect(await readImpacto(primera.versionId, await addSin(4, 'direccion'))).toMatchObject({ rompe: 0 });
    // The ids of the fields are of the version that was agreed on: nobody consumes another one.
    expect(await readImpacto(segunda, await addSin(5, 'nombre'))).toMatchObject({ consumidores: [] });
  });

  it('[AREA-05] while an acuerdo holds, the day of a version is moved and both sides are told; once it ends, the version is retired', async () => {
    const { kysely } = site.test.database;
    const { primera, segunda } = await addConSiguiente('municipio');
    const acuerdoId = await addConsumo(primera, 'municipio');
    const fiel = await addConsumo(primera, 'nombre', { persona: 'ies' });
    const hoy = toColombianDay(new Date());
    const { huella } = await readImpacto(primera.versionId, segunda);
    const path = `servicios/versiones/${primera.versionId}`;
    const body = { accion: 'declarar-obsoleta', sucesoraId: segunda, motivo: 'Hay otra.' };
    const said = await site.call(
      'ofrece',
      'POST',
      `${path}/pasos`,
      { ...body, fechaRetiro: addDays(hoy, 100), impacto: huella },
      { 'if-match': '*' },
    );
    expect(said.statusCode, said.body).toBe(200);

    // The request of the servicio named the same entidad before.
    const listDeclarados: FuenteDeConsumos = async () => [
      {
        entidadId: site.consumidoraId,
        entidad: 'La misma',
        origen: 'declarado',
        referencia: 'LCI-N1-2026-000001',
        campos: null,
        impideRetiro: false,
      },
    ];
    const jobs = createTrabajosDeServicios({
      consumosDeVersiones: [listDeclarados, listConsumosAcordados],
      alCambiarServicio: [],
    });
    const runJobs = async () => {
      await addScheduledJobs(kysely, jobs, new Date());
      while (
        await runDueJob(kysely, jobs, (kind, error) => {
          throw new Error(`${kind} failed`, { cause: error });
        })
      );
    };
    const comesDay = async () => {
      await kysely
        .updateTable('servicios_versiones')
        .set({ fecha_retiro: hoy })
        .where('id', '=', primera.versionId)
        .execute();
      await kysely.deleteFrom('jobs').where('kind', 'in', ['preparar-retiros', 'retirar-version']).execute();
      await runJobs();
    };
    const listAvisos = async (persona: 'consume' | 'ies' | 'ofrece', evento: string) =>
      (
        await kysely
          .selectFrom('notificaciones')
          .select('texto')
          .where('usuario_id', '=', await site.findUsuarioId(persona))
          .where('evento', '=', evento)
          .where('enlace', 'like', `%version=${primera.versionId}`)
          .orderBy('id')
          .execute()
      ).map(({ texto }) => texto);

    await runJobs();
    expect(await listAvisos('consume', 'cambio-de-servicio')).toEqual([
      expect.stringContaining('De lo que usa su entidad cambia: municipio.'),
    ]);
    for (const persona of ['ies', 'ofrece'] as const)
      expect(await listAvisos(persona, 'cambio-de-servicio')).toEqual([]);

    await comesDay();
    expect((await site.call('ofrece', 'GET', `${path}/vida`)).json()).toMatchObject({
      estado: 'obsoleta',
      fechaRetiro: addDays(hoy, 30),
    });
    // Also whom it does not break: its acuerdo is one of those that move the day.
    for (const persona of ['consume', 'ies', 'ofrece'] as const)
      expect(await listAvisos(persona, 'retiro-de-servicio'), persona).toEqual([
        expect.stringContaining('se aplazó al'),
      ]);

    for (const [persona, id] of [
      ['consume', acuerdoId],
      ['ies', fiel],
    ] as const)
      expect((await site.step(persona, id, 'terminar', { motivo: 'Pasa a la otra.' })).statusCode).toBe(200);
    await comesDay();
    expect((await site.call('ofrece', 'GET', `${path}/vida`)).json()).toMatchObject({ estado: 'retirada' });
    expect(await listAvisos('ofrece', 'retiro-de-servicio')).toHaveLength(2);
    expect((await listAvisos('ofrece', 'retiro-de-servicio')).at(-1)).toContain('ya no responde');
  });
});

describe('the public page of a servicio that is consumed', () => {
  let visto: ServicioConCampos;
  beforeAll(async () => {
    visto = await site.addServicio();
  });

  /** The page of the servicio as a visitor reads it. */
  async function readFicha(): Promise<{ readonly ficha: FichaServicio; readonly body: string }> {
    const { app, database } = site.test;
    const { rows } = await sql<{
      path: string;
    }>`select entidad || '/' || servicio as path from directorio_direcciones
    where servicio_id = ${visto.servicioId} and vigente`.execute(database.kysely);
    const answer = await app.inject({ url: `/api-public/directorio/${rows[0]?.path}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return { ficha: answer.json(), body: answer.body };
  }

  /** What the list says of the servicios of a name that are asked for; the facet counts as many. */
  async function listEnDirectorio(nombre: string) {
    const consulta = `texto=${encodeURIComponent(nombre)}&acceso=por-solicitud&orden=usados`;
    const visit = (path: string) =>
      site.test.app.inject({ url: `/api-public/directorio${path}?${consulta}` });
    const { servicios, total }: ResultadoDirectorio = (await visit('')).json();
    const { acceso }: FacetasDirectorio = (await visit('/facetas')).json();
    expect(acceso.find(({ valor }) => valor === 'por-solicitud')?.cantidad).toBe(total);
    return servicios
      .filter(({ servicioId }) => servicioId === visto.servicioId)
      .map((uno) => ({ acceso: uno.acceso, consumidores: uno.consumidores }));
  }

  const addSobreVisto = async (estado: EstadoAcuerdo, quien: 'consume' | 'ies' = 'consume') =>
    addAcuerdoEn(site.test.database.kysely, {
      servicio: visto,
      consumidoraId: quien === 'ies' ? await site.findEntidadId('ies') : site.consumidoraId,
      proveedoraId: site.proveedoraId,
      creadoPor: await site.findUsuarioId('consume'),
      estado,
    });

  it('[AREA-15] what is asked for, stopped or over is no use of a servicio; what is published is asked for', async () => {
    await addSobreVisto('enviado');
    await addSobreVisto('suspendido');
    await addSobreVisto('terminado');
    const over = await addSobreVisto('activo');
    await sql`update acuerdos set vigente_hasta = '2020-01-01' where id = ${over}`.execute(
      site.test.database.kysely,
    );
    const { ficha } = await readFicha();
    expect(ficha.consumidores).toMatchObject({
      contenido: null,
      pendiente: { texto: 'Aún sin consumidores.' },
    });
    expect(ficha.hechos).toMatchObject({ acceso: 'por-solicitud', consumidores: 0, tieneAcuerdos: false });
    expect(await listEnDirectorio(ficha.nombre)).toEqual([{ acceso: 'por-solicitud', consumidores: 0 }]);
  });

  it('[AREA-15] the step to ask for access says the terms of its entidad, and the ten days of none', async () => {
    const read = async () => {
      const answer = await site.call('ies', 'GET', `directorio/${visto.servicioId}/conectarse`);
      const { pasos }: Conexion = answer.json();
      return pasos.find(({ codigo }) => codigo === 'acuerdo');
    };
    expect(await read()).toMatchObject({ duracion: { texto: 'Hasta 10 días hábiles' } });
    await sql`insert into acuerdos_politicas (version_id, modo, grupos, dias_respuesta, meses_vigencia, dicha)
    values (${visto.versionId}, 'automatica', ${JSON.stringify([[{ clase: 'convenio', valores: [] }]])}::jsonb, 3, 12, true)`.execute(
      site.test.database.kysely,
    );
    expect(await read()).toMatchObject({
      texto: expect.stringMatching(/Adjunte el convenio.*se aprueba al enviarlo/),
      duracion: { texto: 'Hasta 3 días hábiles' },
    });
  });

  it('[AREA-15] everybody reads which entidades have an acuerdo in force, each once, and nothing else of it', async () => {
    const { kysely } = site.test.database;
    const ids = [
      await addSobreVisto('activo'),
      await addSobreVisto('activo'),
      await addSobreVisto('activo', 'ies'),
    ];
    await sql`update acuerdos set responsable_nombre = 'Persona Marcada', responsable_cargo = 'Cargo Marcado',
    responsable_correo = 'marcada@ejemplo.gov.co' where id = any(${ids}::int[])`.execute(kysely);
    await sql`update acuerdos_finalidades set titulo = 'Finalidad marcada' where acuerdo_id = any(${ids}::int[])`.execute(
      kysely,
    );
    const { ficha, body } = await readFicha();
    expect(ficha.hechos).toMatchObject({ consumidores: 2, tieneAcuerdos: true });
    expect(ficha.consumidores.pendiente).toBeNull();
    expect(ficha.consumidores.contenido?.acordadas.total).toBe(2);
    expect(ficha.consumidores.contenido?.acordadas.entidades.map(({ id }) => id).toSorted()).toEqual(
      [site.consumidoraId, await site.findEntidadId('ies')].toSorted(),
    );
    expect(body).not.toMatch(/marcad/i);
    expect(body).not.toContain('LCI-AC-');
    // The list, its order by use and its facet say the same, from the transaction in which one begins or ends on.
    const enLista = () => listEnDirectorio(ficha.nombre);
    expect(await enLista()).toEqual([{ acceso: 'por-solicitud', consumidores: 2 }]);
    await sql`update acuerdos set estado = 'terminado' where id = ${ids[2]}`.execute(kysely);
    expect(await enLista()).toEqual([{ acceso: 'por-solicitud', consumidores: 1 }]);
    expect((await readFicha()).ficha.hechos).toMatchObject({ consumidores: 1 });
    await sql`update acuerdos set estado = 'terminado' where id = any(${ids}::int[])`.execute(kysely);
    expect(await enLista()).toEqual([{ acceso: 'por-solicitud', consumidores: 0 }]);
  });
});

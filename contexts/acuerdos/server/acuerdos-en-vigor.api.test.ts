import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcuerdosSite, startAcuerdosSite } from '../testing/acuerdos-site.ts';
import { addAcuerdoEn, type ServicioConCampos } from '../testing/add-acuerdo.ts';
import { ELEMENTOS_RECIBIDOS, listAcuerdosEnVigor } from './acuerdos-en-vigor.queries.ts';

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

const addAcuerdo = async (estado: 'activo' | 'suspendido' | 'enviado', campos: readonly number[]) =>
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

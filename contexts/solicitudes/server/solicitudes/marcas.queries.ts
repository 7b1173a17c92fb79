import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import type { Kysely } from 'kysely';
import type { MarcaDeSolicitud } from '../../contract/index.ts';
import type { RespuestaMarca } from '../../contract/terms.ts';
import { toParte } from '../../rules/marcas/lugares.ts';

/** What the returns of a request asked for, in the order it was written. */
export async function listMarcas(
  database: Kysely<DatabaseSchema>,
  solicitudId: number,
): Promise<MarcaDeSolicitud[]> {
  const rows = await database
    .selectFrom('solicitudes_marcas as m')
    .leftJoin('usuarios as u', 'u.id', 'm.respondida_por')
    .select(['m.id', 'm.paso_id', 'm.lugar', 'm.lugar_nombre', 'm.texto'])
    .select(['m.respuesta', 'm.respuesta_texto', 'm.respondida_en', buildNombreCompleto('u').as('usuario')])
    .where('m.solicitud_id', '=', solicitudId)
    .orderBy('m.id')
    .execute();
  return rows.map(({ id, lugar, texto, ...row }) => ({
    id,
    lugar,
    texto,
    pasoId: row.paso_id,
    parte: toParte(lugar),
    nombre: row.lugar_nombre,
    respuesta:
      row.respuesta === null || row.respondida_en === null
        ? null
        : {
            clase: row.respuesta as RespuestaMarca,
            texto: row.respuesta_texto,
            usuario: row.usuario,
            fecha: row.respondida_en.toISOString(),
          },
  }));
}

/** The last step a request took. */
export async function findUltimoPaso(
  database: Kysely<DatabaseSchema>,
  solicitudId: number,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('solicitudes_pasos')
    .select('id')
    .where('solicitud_id', '=', solicitudId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

import { formatLongDay } from '@marco/country/day-text';
import { hourOf } from '@marco/country/local-time';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { findParametroTexto, presentMomento } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import { TIPO_NORMA, TIPO_SOLICITUD } from '../../contract/terms.ts';
import { computeDiaDeRadicacion, toCalendario } from '../../rules/reloj/calendario.ts';
import { findDiasNoHabiles, findHoraDeCorte } from '../calendario/calendario.queries.ts';
import { listDocumentos, listNormas } from '../solicitudes/partes.queries.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import type { ContenidoConstancia } from './create-constancia-pdf.ts';

type Database = Kysely<DatabaseSchema>;

/** What the constancia of a filed request says; undefined for a draft. */
export async function readConstancia(
  database: Database,
  row: SolicitudRow,
): Promise<ContenidoConstancia | undefined> {
  const { radicado, radicada_en: momento, nit } = row;
  if (radicado === null || momento === null) return undefined;
  const [normas, documentos, { dias }, horaCorte, producto, ministerio] = await Promise.all([
    listNormas(database, row.id),
    listDocumentos(database, row.id),
    findDiasNoHabiles(database),
    findHoraDeCorte(database),
    findParametroTexto(database, 'titulo.producto', ''),
    findParametroTexto(database, 'ministerio.nombre', ''),
  ]);
  const dia = toColombianDay(momento);
  const inicio = computeDiaDeRadicacion({ dia, hora: hourOf(momento) }, horaCorte, toCalendario(dias, nit));
  return {
    producto,
    ministerio,
    radicado,
    momento,
    datos: [
      ['Radicado', radicado],
      ['Fecha y hora', presentMomento(momento)],
      ['Entidad', `${presentEntidad(row.entidad, row.sigla)}, NIT ${nit}`],
      ['Servicio', row.servicio_nombre],
      ['Solicitud', `Nivel ${row.nivel}, ${TIPO_SOLICITUD[row.tipo].toLowerCase()}`],
      ['Radicada por', row.solicitante],
    ],
    documentos: [
      ...normas.map(({ tipo, numero, documento }) =>
        [`${tipo === null ? 'Norma' : TIPO_NORMA[tipo]} ${numero}`, documento?.nombre]
          .filter((part) => part !== undefined)
          .join(': '),
      ),
      ...documentos.map(({ nombre }) => nombre),
    ],
    nota:
      inicio === dia
        ? `Los términos se cuentan desde el ${formatLongDay(inicio)}, en días hábiles.`
        : `Se radicó después de la hora de corte o en un día no hábil: los términos se cuentan desde el ${formatLongDay(inicio)}, en días hábiles.`,
  };
}

import { formatLongDay } from '@marco/country/day-text';
import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import { RECURSO_ELEMENTOS, RECURSO_INCORPORACION } from '../../contract/terms.ts';
import { novedadesElementos } from '../novedades.ts';
import { notifySeguidores } from './notify-seguidores.ts';
import type { VersionRow } from './version-row.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** The message for people when a version waits for them. */
export type TransicionAvisada =
  | 'enviar'
  | 'devolver'
  | 'avalar'
  | 'aprobar'
  | 'observar'
  | 'incorporar'
  | 'caducar'
  | 'programar'
  | 'cancelar'
  | 'impedir';

const EVENTO = {
  enviar: novedadesElementos['elemento-por-revisar'],
  devolver: novedadesElementos['elemento-devuelto'],
  avalar: novedadesElementos['elemento-por-aprobar'],
  aprobar: novedadesElementos['elemento-por-incorporar'],
  observar: novedadesElementos['elemento-devuelto'],
  incorporar: novedadesElementos['elemento-incorporado'],
  caducar: novedadesElementos['elemento-caducado'],
  programar: novedadesElementos['elemento-caducidad-programada'],
  cancelar: novedadesElementos['elemento-caducidad-cancelada'],
  impedir: novedadesElementos['elemento-caducidad-impedida'],
} as const satisfies Record<TransicionAvisada, object>;

/** The people who must act now; the author if the version comes back or is finished. */
async function listDestinatarios(trx: Running, paso: TransicionAvisada, row: VersionRow): Promise<number[]> {
  const author = row.autor_id === null ? [] : [row.autor_id];
  if (paso === 'enviar') return listQuienesPueden(trx, RECURSO_ELEMENTOS, 'aprobar', 'ministerio');
  if (paso === 'aprobar') return listQuienesPueden(trx, RECURSO_INCORPORACION, 'aprobar', 'ministerio');
  if (paso === 'impedir') return listQuienesPueden(trx, RECURSO_INCORPORACION, 'eliminar', 'ministerio');
  if (paso === 'avalar' && row.entidad_responsable_id !== null)
    return listQuienesPueden(trx, RECURSO_ELEMENTOS, 'aprobar', row.entidad_responsable_id);
  return author;
}

/**
 * Informs the people who must act that a version waits for them, or informs its author of the result, and who follows the
 * element of what changes for those who use it. Nobody gets a message about their own action.
 */
export async function notifyElemento(
  trx: Running,
  paso: TransicionAvisada,
  row: VersionRow,
  {
    motivo,
    quien,
    fecha,
    programadaPor = null,
  }: {
    readonly motivo: string;
    /** Null where the day came by itself. */
    readonly quien: number | null;
    /** Day an expiry is or was set for. */
    readonly fecha?: string;
    /** The person who set it, who is informed of the result. */
    readonly programadaPor?: number | null;
  },
): Promise<void> {
  const destinatarios = await listDestinatarios(trx, paso, row);
  const personas = new Set(programadaPor === null ? destinatarios : [...destinatarios, programadaPor]);
  if (quien !== null) personas.delete(quien);
  for (const usuarioId of personas)
    await notify(trx, {
      evento: EVENTO[paso],
      usuarioId,
      enlace: toVersionElemento(row.id),
      variables: {
        elemento: row.nombre,
        identificador: row.identificador,
        numero: formatNumero(row),
        motivo,
        ...(fecha === undefined ? {} : { fecha: formatLongDay(fecha) }),
      },
    });
  await notifySeguidores(trx, row, {
    paso,
    fecha,
    avisados: quien === null ? personas : new Set([...personas, quien]),
  });
}

import type { DatabaseSchema } from '@marco/database';
import { AppError, MAIL_ATTACHMENT_LIMIT, type MailAttachment } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { FORMATOS_ADJUNTOS, type FormatoReporte } from '../../contract/suscripciones.terms.ts';
import { writeAdjunto } from '../descargas/download-indicador.ts';
import type { IndicadorTomado } from '../descargas/indicador-tomado.ts';
import type { SuscripcionReporteRow } from './suscripciones.queries.ts';

/** What a mail carries as a file, or why it carries none. */
export type AdjuntoPreparado =
  | { readonly clase: 'ninguno' | 'grande' | 'ocupado' }
  | { readonly clase: 'archivo'; readonly archivo: MailAttachment };

/** Of a mail that is not asked to carry one. */
export const SIN_ADJUNTO: AdjuntoPreparado = { clase: 'ninguno' };

/** Whether a mail of this form carries a file. */
export function hasAdjunto(formato: FormatoReporte): formato is (typeof FORMATOS_ADJUNTOS)[number] {
  return FORMATOS_ADJUNTOS.some((uno) => uno === formato);
}

/**
 * Writes the file of a mail: outside of any transaction, because a PDF takes a while. One that is too large, or that would make others
 * wait, is not carried: the mail leads to the page, which asks for the session.
 *
 * @param limite most bytes it may have
 */
export async function buildAdjunto(
  database: Kysely<DatabaseSchema>,
  { formato, usuarioId }: Pick<SuscripcionReporteRow, 'formato' | 'usuarioId'>,
  tomado: IndicadorTomado,
  limite: number = MAIL_ATTACHMENT_LIMIT,
): Promise<AdjuntoPreparado> {
  if (!hasAdjunto(formato)) return SIN_ADJUNTO;
  const caller = { key: `suscripciones de ${usuarioId}`, hasSession: true };
  try {
    const archivo = await writeAdjunto(database, tomado, { formato, momento: new Date(), caller, limite });
    return archivo === undefined ? { clase: 'grande' } : { clase: 'archivo', archivo };
  } catch (error) {
    if (error instanceof AppError && error.code === 'REPORTES_OCUPADO') return { clase: 'ocupado' };
    throw error;
  }
}

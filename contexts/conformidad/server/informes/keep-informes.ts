import { createHash, randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely, Transaction } from 'kysely';
import type { VeredictoConformidad } from '../../contract/conformidad.terms.ts';
import type { MensajePropio } from '../../rules/declarado.ts';
import type { Parte } from '../../rules/indice.ts';
import type { Codigo } from '../../rules/reglas.ts';
import { presentTextoSello } from '../../rules/texto-sello.ts';
import type { InformeSellado } from '../worker/tarea.ts';
import { computeSha256, writeCanonico } from '../worker/write-informe.ts';
import { findInformeRow, type InformeRow } from './informe.queries.ts';
import { createInformeRow, deleteInformeRow, updatePublicado } from './informe.repository.ts';

type Running = Transaction<DatabaseSchema>;

/** A report that is kept, in short. */
export interface InformeGuardado {
  readonly id: string;
  readonly huella: string;
  readonly contratoSha256: string;
  readonly reglas: string;
  /** In percent, with one decimal; null where no servicio could be compared. */
  readonly indice: number | null;
  readonly puntaje: number;
  /** Checks that count, of those that were run: what the puntaje is of. */
  readonly comprobaciones: Parte;
  readonly obligatorios: Parte;
  readonly veredicto: VeredictoConformidad;
  readonly mensajes: readonly Pick<MensajePropio, 'operacion' | 'papel' | 'sha256'>[];
  /** Moment it was kept, ISO 8601 in UTC. */
  readonly fecha: string;
  /** SHA-256 of its canonical text: for the trail of its keeper. */
  readonly sello: string;
  /** Of the bytes of its document, as Subresource Integrity writes it. */
  readonly digestSRI: string;
}

/**
 * Keeps a report that was run for a request, in the transaction of the caller, who writes its seal into the trail.
 */
export async function createInforme(
  trx: Running,
  informe: InformeSellado,
  { versionId, solicitudId }: { readonly versionId: number; readonly solicitudId: number },
): Promise<InformeGuardado> {
  const { dia, servicio } = informe;
  if (dia === null || servicio === null) throw new Error('A report of a request is of a servicio.');
  const [id, momento] = [randomUUID(), new Date()];
  const texto = presentTextoSello({
    id,
    solicitudId,
    versionId,
    dia,
    reglas: informe.reglas,
    contratoSha256: informe.contrato.sha256,
    huella: informe.huella,
    fecha: momento.toISOString(),
  });
  await createInformeRow(trx, {
    id,
    version_id: versionId,
    solicitud_id: solicitudId,
    reglas: informe.reglas,
    formato: informe.formato,
    contrato_sha256: informe.contrato.sha256,
    contrato_bytes: informe.contrato.bytes,
    servicio: JSON.stringify(servicio),
    fecha: dia,
    veredicto: informe.veredicto,
    indice: informe.indice === null ? null : JSON.stringify(informe.indice),
    puntaje: JSON.stringify(informe.puntaje),
    declarados: JSON.stringify(informe.declarados),
    mensajes: JSON.stringify(informe.mensajes),
    comprobaciones: JSON.stringify(informe.comprobaciones),
    huella: informe.huella,
    texto_sello: texto,
    sello: computeSha256(texto),
    created_at: momento,
  });
  const guardado = await findInforme(trx, id);
  if (!guardado) throw new Error('The report was kept a moment ago.');
  return guardado;
}

/** A kept report; undefined where there is none of that id, or it is no id. */
export async function findInforme(
  database: Kysely<DatabaseSchema>,
  id: string,
): Promise<InformeGuardado | undefined> {
  const row = await findInformeRow(database, id);
  return row && presentGuardado(row);
}

/** The document of a report that everybody may read; undefined where there is none, or it is not published. */
export async function findDocumentoPublicado(
  database: Kysely<DatabaseSchema>,
  id: string,
): Promise<string | undefined> {
  const row = await findInformeRow(database, id);
  return row && row.publicadoEn !== null ? writeDocumento(row) : undefined;
}

function presentGuardado(row: InformeRow): InformeGuardado {
  const { indice, puntaje, mensajes, ...informe } = row.informe;
  return {
    id: row.id,
    huella: informe.huella,
    contratoSha256: informe.contrato.sha256,
    reglas: informe.reglas,
    indice: indice?.porcentaje ?? null,
    puntaje: puntaje.porcentaje,
    comprobaciones: { parte: puntaje.cuentan, total: puntaje.ejecutadas },
    obligatorios: indice?.obligatorios ?? { parte: 0, total: 0 },
    veredicto: informe.veredicto,
    mensajes: mensajes.map(({ operacion, papel, sha256 }) => ({ operacion, papel, sha256 })),
    fecha: row.fecha.toISOString(),
    sello: row.sello,
    digestSRI: `sha384-${createHash('sha384').update(writeDocumento(row)).digest('base64')}`,
  };
}

/** The report as a document: the same bytes as long as it is kept, whatever a later release adds to its page. */
export function writeDocumento({ id, informe, sello, textoSello, fecha }: InformeRow): string {
  return writeCanonico({
    ...informe,
    id,
    fecha: fecha.toISOString(),
    sello: { texto: textoSello, sha256: sello },
  });
}

/**
 * The checks of a report that came out otherwise than those of one that is kept; all of them where there is none of that
 * id. Empty where both have the same digest.
 */
export async function compareInformes(
  database: Kysely<DatabaseSchema>,
  id: string,
  { huella, comprobaciones }: InformeSellado,
): Promise<readonly Codigo[]> {
  const row = await findInformeRow(database, id);
  if (row?.informe.huella === huella) return [];
  const guardadas = new Map(row?.informe.comprobaciones.map((una) => [una.codigo, writeCanonico(una)]));
  return comprobaciones
    .filter((una) => guardadas.get(una.codigo) !== writeCanonico(una))
    .map(({ codigo }) => codigo);
}

/** Everybody may read a report from now on: its request was certified. */
export async function publishInforme(trx: Running, id: string): Promise<void> {
  await updatePublicado(trx, id);
}

/** Takes away a report a newer one of the same draft replaces; one that is published stays. */
export async function deleteInforme(trx: Running, id: string): Promise<void> {
  await deleteInformeRow(trx, id);
}

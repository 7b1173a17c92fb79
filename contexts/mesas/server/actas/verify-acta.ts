import { computeHuellaArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, type FileStore, refuse, toDetalles } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { CotejoActa, EstadoActa } from '../../contract/actas.terms.ts';
import { actasErrors, type VerificacionActa } from '../../contract/index.ts';
import { canTakeTransicionActa } from '../../rules/actas/ciclo-acta.ts';
import { listEdicionesPublicas } from '../../rules/actas/edicion-publica.ts';
import {
  type ActaRow,
  findActa,
  hasSello,
  listArchivosDeActa,
  listArchivosPublicos,
  listArchivosSellados,
} from './acta.queries.ts';
import { computeSello } from './close-acta.ts';
import { computeHuellaCanonica } from './compute-huella-canonica.ts';
import { canSeeReunionFutura, requireReunion } from './get-acta.ts';
import { readContenido } from './read-contenido.ts';

type Database = Kysely<DatabaseSchema>;
type Hallado = VerificacionActa['archivos'][number];

/**
 * Computes the seal of an acta again from the stored bytes, and names each file and each record that differs from
 * what was sealed.
 *
 * @throws REUNION_NO_ENCONTRADA, ACTA_NO_ENCONTRADA, ACTA_BLOQUEADA while it is not sealed
 */
export async function verifyActa(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  reunionId: number,
  context: CallContext,
): Promise<VerificacionActa> {
  const { estado } = await requireReunion(database, reunionId);
  if (estado !== 'realizada' && !(await canSeeReunionFutura(database, reunionId, context)))
    throw refuse(actasErrors, 'REUNION_NO_ENCONTRADA');
  const acta = await findActa(database, reunionId);
  if (!acta) throw refuse(actasErrors, 'ACTA_NO_ENCONTRADA');
  if (acta.sello === null)
    throw refuse(
      actasErrors,
      'ACTA_BLOQUEADA',
      toDetalles(canTakeTransicionActa('verificar', acta.estado as EstadoActa)),
    );
  const sellados = await listArchivosSellados(database, acta.id);
  const now = await listArchivosDeActa(database, acta);
  const hallados: Hallado[] = [];
  for (const sellado of sellados) {
    const stored = await computeHuellaArchivo(database, files, sellado.id);
    hallados.push({
      nombre: sellado.nombre,
      papel: sellado.papel,
      sha256: sellado.sha256,
      sha256Calculado: stored?.sha256 ?? null,
      hallazgo: toCotejo(sellado, stored, now),
    });
  }
  const agregados = now.filter(({ id }) => !sellados.some((sellado) => sellado.id === id));
  hallados.push(
    ...agregados.map(({ nombre, papel, sha256 }) => ({
      nombre,
      papel,
      sha256: null,
      sha256Calculado: sha256,
      hallazgo: 'agregado' as const,
    })),
  );
  const selloCalculado = computeSelloActual(acta, sellados, hallados);
  hallados.push(...(await listHalladosPublicos({ database, files }, acta)));
  const diferencias = await listDiferencias(database, acta, sellados);
  const valida =
    selloCalculado === acta.sello &&
    diferencias.length === 0 &&
    hallados.every(({ hallazgo }) => hallazgo === 'intacto');
  return {
    valida,
    verificadaEn: new Date().toISOString(),
    sello: acta.sello,
    selloCalculado,
    archivos: hallados,
    diferencias,
  };
}

/** The documents of the public edition against what they were when they were made; the seal does not cover them. */
async function listHalladosPublicos(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  acta: ActaRow,
): Promise<Hallado[]> {
  const hallados: Hallado[] = [];
  for (const { id, nombre, sha256, tamano_bytes } of await listArchivosPublicos(database, acta)) {
    const stored = await computeHuellaArchivo(database, files, id);
    const same = stored?.sha256 === sha256 && stored.bytes === tamano_bytes;
    hallados.push({
      nombre,
      papel: id === acta.publica_pdf_id ? 'publica-pdf' : 'publica-docx',
      sha256,
      sha256Calculado: stored?.sha256 ?? null,
      hallazgo: stored ? (same ? 'intacto' : 'cambiado') : 'ausente',
    });
  }
  return hallados;
}

/** Whether the hash the public edition shows is that of what follows from the content. */
function isPublicaDe(acta: ActaRow): boolean {
  if (acta.publica_huella === null) return true;
  return listEdicionesPublicas(readContenido(acta), acta.huella_contenido)
    .map(computeHuellaCanonica)
    .includes(acta.publica_huella);
}

type Sellados = Awaited<ReturnType<typeof listArchivosSellados>>;

function toCotejo(
  sellado: Sellados[number],
  stored: Awaited<ReturnType<typeof computeHuellaArchivo>>,
  now: Awaited<ReturnType<typeof listArchivosDeActa>>,
): CotejoActa {
  if (!stored) return 'ausente';
  if (!now.some(({ id }) => id === sellado.id)) return 'retirado';
  const same = stored.sha256 === sellado.sha256 && stored.bytes === sellado.tamano_bytes;
  return same && stored.nombre === sellado.nombre ? 'intacto' : 'cambiado';
}

/** The seal of what is stored now, under the names that were sealed. */
function computeSelloActual(acta: ActaRow, sellados: Sellados, hallados: readonly Hallado[]): string {
  return computeSello(acta, {
    huellaContenido: computeHuellaCanonica(acta.contenido),
    selloAnterior: acta.sello_anterior,
    archivos: sellados.map((sellado, place) => ({
      ...sellado,
      sha256: hallados[place]?.sha256Calculado ?? 'ausente',
    })),
  });
}

async function listDiferencias(database: Database, acta: ActaRow, sellados: Sellados): Promise<string[]> {
  const diferencias: string[] = [];
  if (computeHuellaCanonica(acta.contenido) !== acta.huella_contenido)
    diferencias.push('El contenido registrado del acta no es el que se emitió.');
  else if (!isPublicaDe(acta))
    diferencias.push('La edición pública del acta no corresponde al contenido sellado.');
  const registrado = computeSello(acta, {
    huellaContenido: acta.huella_contenido,
    selloAnterior: acta.sello_anterior,
    archivos: sellados,
  });
  if (registrado !== acta.sello)
    diferencias.push('El sello no corresponde a la lista de archivos y al contenido registrados.');
  if (acta.sello_anterior !== null && !(await hasSello(database, acta.mesa_id, acta.sello_anterior)))
    diferencias.push('El sello del acta anterior de la mesa no es el que esta acta registró.');
  return diferencias;
}

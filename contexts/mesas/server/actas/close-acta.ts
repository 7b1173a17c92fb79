import { computeHuellaArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, type FileStore, refuse, requireActor } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { actasErrors, type GestionActa } from '../../contract/index.ts';
import { presentTextoSello } from '../../rules/actas/texto-sello.ts';
import { notifySeguidores } from '../mesas/notify-seguidores.ts';
import { type ActaRow, findActa, findUltimoSello, listArchivosDeActa } from './acta.queries.ts';
import { updateSello } from './actas.repository.ts';
import { computeHuellaCanonica } from './compute-huella-canonica.ts';
import { notifyActa } from './notify-acta.ts';
import { requireActa, updateLockedActa } from './update-locked-acta.ts';

type Database = Kysely<DatabaseSchema>;

interface ArchivoDeSello {
  readonly papel: Awaited<ReturnType<typeof listArchivosDeActa>>[number]['papel'];
  readonly nombre: string;
  readonly tamano_bytes: number;
  readonly sha256: string;
}

/** The seal of an acta over a list of files. */
export function computeSello(
  acta: Pick<ActaRow, 'mesa_id' | 'reunion_id' | 'numero' | 'emision'>,
  parts: {
    readonly huellaContenido: string;
    readonly selloAnterior: string | null;
    readonly archivos: readonly ArchivoDeSello[];
  },
): string {
  const { archivos, ...rest } = parts;
  const text = presentTextoSello({
    mesaId: acta.mesa_id,
    reunionId: acta.reunion_id,
    numero: acta.numero,
    emision: acta.emision,
    ...rest,
    archivos: archivos.map(({ papel, nombre, tamano_bytes: bytes, sha256 }) => ({
      papel,
      nombre,
      bytes,
      sha256,
    })),
  });
  return computeHuellaCanonica(text);
}

/** Refuses to seal files that are already damaged; it reads every byte. */
async function requireIntactos(database: Database, files: FileStore, reunionId: number): Promise<void> {
  const acta = await findActa(database, reunionId);
  if (!acta || acta.estado === 'sellada') return;
  for (const { id, nombre, sha256 } of await listArchivosDeActa(database, acta)) {
    const stored = await computeHuellaArchivo(database, files, id);
    if (stored?.sha256 !== sha256) throw refuse(actasErrors, 'ACTA_DANADA', [{ mensaje: nombre }]);
  }
}

/**
 * Puts the seal on an acta over its documents as they are, in the name of somebody.
 *
 * @param momento when it was sealed, of the demo data alone; without it now
 */
export async function addSello(
  transaction: Transaction<DatabaseSchema>,
  acta: ActaRow,
  usuarioId: number,
  momento?: Date,
): Promise<{ readonly sello: string; readonly selloAnterior: string | null }> {
  const archivos = await listArchivosDeActa(transaction, acta);
  const selloAnterior = await findUltimoSello(transaction, acta.mesa_id);
  const huellaContenido = computeHuellaCanonica(acta.contenido);
  const sello = computeSello(acta, { huellaContenido, selloAnterior, archivos });
  await updateSello(transaction, acta.id, { archivos, sello, selloAnterior, usuarioId, momento });
  return { sello, selloAnterior };
}

/**
 * Seals an acta over its own documents and those of the meeting, after the acta of the mesa sealed before (ADR 0015);
 * from then on nothing of the meeting changes.
 */
export async function closeActa(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  reunionId: number,
  context: CallContext,
): Promise<GestionActa> {
  return updateLockedActa(database, context, {
    action: 'sellar-acta',
    accion: 'sellar',
    reunionId,
    apply: async ({ transaction, reunion, acta: row }) => {
      const acta = requireActa(row);
      await requireIntactos(transaction, files, reunionId);
      const { sello, selloAnterior } = await addSello(transaction, acta, requireActor(context).userId);
      await notifyActa(transaction, 'acta-sellada', reunion, { numero: acta.numero });
      await notifySeguidores(transaction, {
        idMesa: reunion.mesa_id,
        mesa: reunion.mesa,
        cambio: `se selló el acta ${acta.numero}`,
      });
      return { antes: { estado: acta.estado }, despues: { estado: 'sellada', sello, selloAnterior } };
    },
  });
}

import { randomUUID } from 'node:crypto';
import { toMomentText } from '@marco/country/local-time';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { getNamed } from './directory.ts';
import { momentOf, presentFileName } from './documents/meeting-document.ts';
import { MESAS_FOLDER, type StoredDocument } from './documents/store-documents.ts';
import { insertDesarrollos } from './insert-desarrollos.ts';
import type { DemoIds } from './insert-mesas.ts';
import type { PlannedMesa } from './plan-mesas.ts';
import type { PlannedReunion } from './plan-reuniones.ts';

const MIME_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

const LUGAR = 'Sala de juntas del ministerio';

type Database = Transaction<DatabaseSchema>;

function createdAt(reunion: PlannedReunion): string {
  return toMomentText(reunion.anotada, reunion.estado === 'programada' ? '09:00' : '17:30');
}

/** A meeting is known by its mesa and its place there. */
function keyOf(mesa: PlannedMesa, reunion: PlannedReunion): string {
  return `${mesa.nombre} ${reunion.numero}`;
}

/**
 * Meetings with their consultants and documents.
 *
 * @returns their identifiers by mesa and place there
 */
export async function insertReuniones(
  trx: Database,
  mesas: readonly PlannedMesa[],
  documents: readonly StoredDocument[],
  ids: DemoIds & { readonly mesas: ReadonlyMap<string, number> },
): Promise<ReadonlyMap<string, number>> {
  const planned = mesas.flatMap((mesa) => mesa.reuniones.map((reunion) => ({ mesa, reunion })));
  const rows = await trx
    .insertInto('reuniones')
    .values(planned.map(({ mesa, reunion }) => presentReunion(mesa, reunion, ids)))
    .returning(['id', 'mesa_id', 'inicia_en'])
    .execute();
  const rowIds = new Map(rows.map((row) => [`${row.mesa_id} ${row.inicia_en.getTime()}`, row.id]));
  const reunionIds = new Map(
    planned.map(({ mesa, reunion }) => {
      const moment = Date.parse(startOf(reunion));
      return [keyOf(mesa, reunion), getNamed(rowIds, `${getNamed(ids.mesas, mesa.nombre)} ${moment}`)];
    }),
  );
  await trx
    .insertInto('reuniones_consultores')
    .values(
      planned.flatMap(({ mesa, reunion }) =>
        reunion.consultores.map((consultor) => ({
          reunion_id: getNamed(reunionIds, keyOf(mesa, reunion)),
          usuario_id: getNamed(ids.usuarios, consultor.numero),
        })),
      ),
    )
    .execute();
  await insertDesarrollos(
    trx,
    planned.map(({ mesa, reunion }) => ({ id: getNamed(reunionIds, keyOf(mesa, reunion)), mesa, reunion })),
    ids.entidades,
  );
  await insertArchivos(trx, documents, reunionIds);
  return reunionIds;
}

function startOf({ fecha, hora }: PlannedReunion): string {
  return toMomentText(fecha, hora);
}

function presentReunion(
  mesa: PlannedMesa,
  reunion: PlannedReunion,
  ids: DemoIds & { readonly mesas: ReadonlyMap<string, number> },
) {
  const isHeld = reunion.estado === 'realizada';
  const principal = reunion.consultores[0] ?? mesa.consultor;
  return {
    mesa_id: getNamed(ids.mesas, mesa.nombre),
    estado: reunion.estado,
    tematica: reunion.tematica,
    // What was said is written when a meeting is held.
    avance: isHeld ? reunion.parrafos.join('\n\n') : '',
    inicia_en: startOf(reunion),
    consultor_principal_id: getNamed(ids.usuarios, principal.numero),
    participante: '',
    lugar: LUGAR,
    finalizada_en: isHeld ? createdAt(reunion) : null,
    created_at: createdAt(reunion),
  };
}

/** Rows of the stored documents. Their identifiers are random: nobody can guess one. */
async function insertArchivos(
  trx: Database,
  documents: readonly StoredDocument[],
  reunionIds: ReadonlyMap<string, number>,
): Promise<void> {
  const archivos = documents.map(({ document, sha256, bytes, location }) => ({
    id: randomUUID(),
    document,
    sha256,
    bytes,
    location,
  }));
  await trx
    .insertInto('archivos')
    .values(
      archivos.map(({ id, document, sha256, bytes, location }) => ({
        id,
        carpeta: MESAS_FOLDER,
        nombre: presentFileName(document),
        tipo_mime: MIME_TYPES[document.formato],
        tamano_bytes: bytes,
        sha256,
        ubicacion: location,
        publico: document.reunion.estado === 'realizada',
        created_at:
          document.reunion.estado === 'realizada' ? momentOf(document) : createdAt(document.reunion),
      })),
    )
    .execute();
  const placeOf = Map.groupBy(archivos, ({ document }) => keyOf(document.mesa, document.reunion));
  await trx
    .insertInto('reuniones_archivos')
    .values(
      [...placeOf].flatMap(([key, own]) =>
        own.map(({ id }, position) => ({
          reunion_id: getNamed(reunionIds, key),
          archivo_id: id,
          orden: position + 1,
        })),
      ),
    )
    .execute();
}

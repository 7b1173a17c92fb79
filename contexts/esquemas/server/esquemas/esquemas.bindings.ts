import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { streamDownload } from '@marco/archivos/port';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import {
  AppError,
  type BoundEndpoint,
  bindEndpoint,
  type CallContext,
  DocumentAnswer,
  writeZip,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  downloadEsquemaDirectoEndpoint,
  downloadEsquemaEndpoint,
  getVistaEsquemaEndpoint,
} from '../../contract/index.ts';
import { CONJUNTO, ESQUEMA_ENTREGADO, type TipoEsquema } from '../../contract/terms.ts';
import type { ArchivoTexto } from './archivo-xsd.ts';
import { createDescarga, type Descarga, isPaquete } from './create-descarga.ts';
import { addDescargas } from './esquemas.repository.ts';
import { getClausura, type PeticionEsquema } from './get-esquema.ts';
import { presentVista } from './present-vista.ts';

type Database = Kysely<DatabaseSchema>;

/** The download of schemas (API-04), as the specification answers it and as a file. */
export function bindEsquemas(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(downloadEsquemaEndpoint, ({ params: { type, ...params }, body }, context) =>
      answerBase64(database, { ...params, fecha: body.fecha, elementos: body.elementos }, type, context),
    ),
    bindEndpoint(downloadEsquemaDirectoEndpoint, ({ params: { type, ...params }, query }, context) =>
      answerArchivo(database, { ...params, ...readQuery(query) }, type, context),
    ),
    bindEndpoint(getVistaEsquemaEndpoint, async ({ params: { type, ...params }, query }, context) =>
      presentVista(await getClausura(database, { ...params, ...readQuery(query) }, context), type),
    ),
  ];
}

function readQuery({ fecha, elementos }: { fecha?: string | undefined; elementos?: string | undefined }) {
  return { fecha, elementos: elementos?.split(',').map(Number) };
}

/** Refusals are answers with `estado` false, as everywhere in the specification's downloads. */
async function answerBase64(
  database: Database,
  peticion: PeticionEsquema,
  tipo: TipoEsquema,
  context: CallContext,
) {
  try {
    const clausura = await getClausura(database, peticion, context);
    const descarga = createDescarga(clausura, tipo, peticion.id === CONJUNTO);
    await addDescargas(database, clausura.raices, tipo, context.actor?.entityId ?? null);
    const { nombre, tipoMime } = descarga;
    return streamDownload({ nombre, tipo: tipoMime, mensaje: ESQUEMA_ENTREGADO }, openContent(descarga));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const detalles = error.detalles.map(({ campo, mensaje }) => `${campo}: ${mensaje}`);
    const mensaje = [error.mensaje, ...detalles].join(' ');
    return { mensajeResponse: { estado: false, mensaje }, object: null };
  }
}

async function answerArchivo(
  database: Database,
  peticion: PeticionEsquema,
  tipo: TipoEsquema,
  context: CallContext,
): Promise<DocumentAnswer> {
  const clausura = await getClausura(database, peticion, context);
  const descarga = createDescarga(clausura, tipo, peticion.id === CONJUNTO);
  return new DocumentAnswer({
    // Only a download with content is counted, not an answer 304.
    content: async () => {
      await addDescargas(database, clausura.raices, tipo, context.actor?.entityId ?? null);
      return openContent(descarga);
    },
    type: isPaquete(descarga) ? descarga.tipoMime : `${descarga.tipoMime}; charset=utf-8`,
    etag: computeEtag(descarga.archivos),
    saveAs: descarga.nombre,
  });
}

/** Same files, same tag; whatever changes one of them changes it. */
function computeEtag(archivos: readonly ArchivoTexto[]): string {
  const hash = createHash('sha256');
  for (const { ruta, texto } of archivos) hash.update(`${ruta}\0${texto}\0`);
  return hash.digest('base64url').slice(0, 27);
}

/** Every entry carries one moment: same files, same bytes. */
const MOMENTO = new Date('2000-01-01T05:00:00Z');

function openContent(descarga: Descarga): Readable {
  if (!isPaquete(descarga)) return Readable.from(descarga.archivos.map(({ texto }) => Buffer.from(texto)));
  const entries = descarga.archivos.map(({ ruta, texto }) => ({ name: ruta, content: [texto] }));
  return Readable.from(writeZip(entries, MOMENTO, ZONE));
}

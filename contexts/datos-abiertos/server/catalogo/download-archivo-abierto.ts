import type { DatabaseSchema } from '@marco/database';
import { FileAnswer, type FileStore, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { datosAbiertosErrors } from '../../contract/index.ts';
import { FORMATOS_ABIERTOS, type FormatoAbierto, ULTIMA_EDICION } from '../../contract/terms.ts';
import {
  findArchivoDeConjunto,
  findCambios,
  findVolcado,
  type LugarDeArchivo,
} from '../ediciones/ediciones.queries.ts';
import { requirePublicado } from './get-conjunto.ts';

interface LectorDeDatos {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
}

/** `2026-11-21.csv` in its parts; the contract knows no other form. */
function parseArchivo(archivo: string): { readonly fecha: string | null; readonly extension: string } {
  const [edicion = '', extension = ''] = archivo.split('.');
  return { fecha: edicion === ULTIMA_EDICION ? null : edicion, extension };
}

function presentArchivo(
  { files }: LectorDeDatos,
  archivo: LugarDeArchivo | undefined,
  { nombre, tipo }: { readonly nombre: (fecha: string) => string; readonly tipo: string },
): FileAnswer {
  if (archivo === undefined) throw refuse(datosAbiertosErrors, 'EDICION_INEXISTENTE');
  return new FileAnswer({
    content: async (range) => {
      const content = await files.find(archivo, range);
      if (content === undefined) throw refuse(datosAbiertosErrors, 'EDICION_INEXISTENTE');
      return content;
    },
    name: nombre(archivo.fecha),
    type: tipo,
    bytes: archivo.bytes,
    etag: archivo.sha256,
  });
}

/** A file of a set. @throws CONJUNTO_INEXISTENTE, EDICION_INEXISTENTE */
export async function downloadConjuntoAbierto(
  lector: LectorDeDatos,
  pedido: { readonly conjunto: string; readonly archivo: string },
): Promise<FileAnswer> {
  const conjunto = await requirePublicado(lector.database, pedido.conjunto);
  const { fecha, extension } = parseArchivo(pedido.archivo);
  const formato = extension as FormatoAbierto;
  const archivo = await findArchivoDeConjunto(lector.database, { conjunto, fecha, formato });
  return presentArchivo(lector, archivo, {
    nombre: (dia) => `${conjunto}-${dia}.${formato}`,
    tipo: FORMATOS_ABIERTOS[formato],
  });
}

/** What stands at the end of the name of what changed since the dump before. */
const CAMBIOS = '-cambios';

/** A dump, or what changed since the one before. @throws EDICION_INEXISTENTE */
export async function downloadVolcado(lector: LectorDeDatos, pedido: string): Promise<FileAnswer> {
  const { fecha } = parseArchivo(pedido.replace(CAMBIOS, ''));
  if (pedido.includes(CAMBIOS))
    return presentArchivo(lector, await findCambios(lector.database, fecha), {
      nombre: (dia) => `marco-datos-${dia}${CAMBIOS}.zip`,
      tipo: 'application/zip',
    });
  return presentArchivo(lector, await findVolcado(lector.database, fecha), {
    nombre: (dia) => `marco-datos-${dia}.zip`,
    tipo: 'application/zip',
  });
}

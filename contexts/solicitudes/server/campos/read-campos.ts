import type { RevisionDeCampos } from '@marco/asistente/contract';
import {
  type Asistente,
  createCampoEscrito,
  type LecturaDeFuente,
  readCamposDeFuente,
} from '@marco/asistente/port';
import type { FormatoFuente } from '@marco/asistente/terms';
import type { TableRow } from '@marco/contract-kit/table-records';
import type { Caller } from '@marco/server-kit';
import {
  type CampoLeido,
  type ErrorDeCelda,
  isPlantilla,
  type LecturaCampos,
  readCampos,
} from '../../rules/campos/lectura-campos.ts';
import { toCamposLeidos } from './to-campos-leidos.ts';

/** A file somebody brings, in base64. */
interface ArchivoDeCampos {
  readonly contenido: string;
  readonly nombre: string;
  readonly formato?: FormatoFuente | undefined;
}

interface LecturaDeArchivo extends LecturaCampos {
  readonly revision: RevisionDeCampos | null;
}

/**
 * Fields of a file, with an element proposed for each. Of the template its own reader tells each wrong cell; everything
 * else is read by the assistant, and what cannot be read is an error of the file.
 *
 * @throws FUENTE_PESADA, ASISTENTE_OCUPADO, SERVICIO_OCUPADO
 */
export async function readArchivoDeCampos(
  asistente: Asistente,
  { contenido, nombre, formato }: ArchivoDeCampos,
  caller: Caller,
): Promise<LecturaDeArchivo> {
  const plantilla: { leida?: LecturaCampos } = {};
  const readPropia = (filas: readonly TableRow[]): LecturaDeFuente | undefined => {
    if (formato !== 'plantilla' && (formato === 'diccionario' || !isPlantilla(filas))) return undefined;
    plantilla.leida = readCampos(filas);
    return toLectura(plantilla.leida.campos);
  };
  const bytes = Buffer.from(contenido, 'base64');
  const leido = await readCamposDeFuente(asistente, { bytes, nombre, formato, readPropia }, caller);
  if ('rechazo' in leido) return { campos: [], errores: [toError(leido.rechazo)], revision: null };
  const { revision } = leido;
  if (plantilla.leida) return { ...plantilla.leida, revision: revision.filas.length > 0 ? revision : null };
  return { campos: toCamposLeidos(revision.filas.map(({ campo }) => campo)), errores: [], revision };
}

/** The file as a whole is wrong, or from a line on. */
const toError = ({ linea, mensaje }: { readonly linea: number; readonly mensaje: string }): ErrorDeCelda =>
  linea > 1 ? { fila: linea, columna: 'Línea', mensaje } : { fila: 0, columna: '—', mensaje };

const toLectura = (campos: readonly CampoLeido[]): LecturaDeFuente => ({
  formato: 'plantilla',
  omitidas: [],
  campos: campos.map((campo, lugar) =>
    createCampoEscrito({
      nombre: campo.nombre,
      descripcion: campo.descripcion,
      tipo: campo.tipoDato,
      longitud: campo.longitud,
      valores: campo.valores,
      ejemplo: campo.ejemplo,
      obligatorio: campo.obligatorio,
      repite: campo.repite,
      padre: campo.padre,
      // The heading stands in the first row.
      linea: lugar + 2,
    }),
  ),
});

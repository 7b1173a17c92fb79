import { toArchivoDeConjunto } from '../../contract/direcciones.terms.ts';
import type { EdicionDeConjunto, ResumenConjunto } from '../../contract/index.ts';
import { FRECUENCIA_DIARIA } from '../../contract/terms.ts';
import { type CodigoConjunto, getConjunto } from '../../rules/conjuntos/conjuntos.ts';
import type { EdicionRow } from '../ediciones/ediciones.queries.ts';

const findHuella = (row: EdicionRow) => row.archivos.find(({ formato }) => formato === 'json')?.sha256;

/** An edition of a set, told beside the one before it. */
function presentEdicion(row: EdicionRow, anterior: EdicionRow | undefined): EdicionDeConjunto {
  const { conjunto, fecha, publicadaEn, filas, archivos } = row;
  return {
    fecha,
    publicadaEn,
    filas,
    diferencia: anterior === undefined ? null : filas - anterior.filas,
    cambio: anterior === undefined || findHuella(row) !== findHuella(anterior),
    archivos: archivos.map(({ formato, bytes, sha256 }) => ({
      formato,
      direccion: toArchivoDeConjunto(conjunto, fecha, formato),
      bytes,
      sha256,
    })),
  };
}

/** Editions of one set, the newest first; of the last of the rows only the difference is told. */
export function presentEdiciones(rows: readonly EdicionRow[], cuantas: number): EdicionDeConjunto[] {
  return rows.slice(0, cuantas).map((row, at) => presentEdicion(row, rows[at + 1]));
}

/** A set as the catalogue tells it. */
export function presentResumen(codigo: CodigoConjunto, ediciones: readonly EdicionRow[]): ResumenConjunto {
  const { titulo, descripcion, fuente, columnas } = getConjunto(codigo);
  const [edicion = null] = presentEdiciones(ediciones, 1);
  return {
    codigo,
    titulo,
    descripcion,
    fuente,
    frecuencia: FRECUENCIA_DIARIA,
    columnas: columnas.length,
    edicion,
  };
}

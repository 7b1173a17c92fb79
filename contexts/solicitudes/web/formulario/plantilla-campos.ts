import { startDownload } from '@marco/archivos/widgets';
import { COLUMNAS_CAMPO, SENTIDO_CAMPO } from '../../contract/terms.ts';

/** One row that shows how each column is written. */
const EJEMPLO: Readonly<Record<keyof typeof COLUMNAS_CAMPO, string>> = {
  nombre: 'numeroPasaporte',
  descripcion: 'Número impreso en el pasaporte',
  tipoDato: 'Texto',
  longitud: '9',
  obligatorio: 'Sí',
  sentido: SENTIDO_CAMPO.entrada,
  valores: '',
  fuente: 'Registro nacional de pasaportes',
  ejemplo: 'AB123456',
  sistemaOrigen: 'Sistema de pasaportes',
  // Empty, it is of the first operation and stands in the message itself.
  operacion: '',
  padre: '',
  repite: 'No',
  datoPersonal: 'Sí',
};

/** Hands over the file to fill in; spreadsheets in Spanish part its columns by the semicolon. */
export function downloadPlantilla(): void {
  const columnas = Object.keys(COLUMNAS_CAMPO) as (keyof typeof COLUMNAS_CAMPO)[];
  const filas = [
    columnas.map((columna) => COLUMNAS_CAMPO[columna]),
    columnas.map((columna) => EJEMPLO[columna]),
  ];
  const text = filas.map((fila) => `${fila.join(';')}\r\n`).join('');
  // The mark of UTF-8 first: without it a spreadsheet reads the accents wrong.
  startDownload(
    new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }),
    'plantilla-campos-nivel-1.csv',
  );
}

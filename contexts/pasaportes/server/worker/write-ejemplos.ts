import type { MaterialDelContrato } from '@marco/conformidad/port';
import { listMensajesInvalidos, writeMensajeJson, writeMensajeXml } from '@marco/esquemas/port';
import { CSV_START, formatCsvRow } from '@marco/server-kit';
import { PAPEL_MENSAJE } from '@marco/servicios/terms';
import { type ArchivoEscrito, toArchivo } from './tarea.ts';

const TITULOS = ['Archivo', 'Operación', 'Mensaje', 'Resultado', 'Regla', 'Lugar', 'Qué rompe'] as const;

type MensajeConEjemplo = MaterialDelContrato['operaciones'][number]['mensajes'][number];

interface Escritos {
  readonly archivos: readonly ArchivoEscrito[];
  readonly filas: readonly (readonly string[])[];
}

/** Path of the valid example of a message; undefined where no message keeps all its rules. */
export function toRutaDeEjemplo(operacion: string, papel: string, forma: 'xml' | 'json'): string {
  return `ejemplos/validos/${operacion}-${papel}.${forma}`;
}

/** A valid message in both forms, and one for each rule, which it breaks. */
function writeDeMensaje(
  { clausura }: MaterialDelContrato,
  operacion: string,
  { papel, raizId, nombre, createEjemplo }: MensajeConEjemplo,
): Escritos {
  const valido = createEjemplo();
  if (!valido) return { archivos: [], filas: [] };
  const dicho = [operacion, PAPEL_MENSAJE[papel]];
  const write = (ruta: string, mensaje: typeof valido, forma: 'xml' | 'json') =>
    toArchivo(
      ruta,
      forma === 'xml' ? writeMensajeXml(clausura, raizId, mensaje) : writeMensajeJson(clausura, mensaje),
    );
  const archivos = (['xml', 'json'] as const).map((forma) =>
    write(toRutaDeEjemplo(operacion, papel, forma), valido, forma),
  );
  const filas = archivos.map(({ ruta }) => [ruta, ...dicho, 'válido', '', '', '']);
  for (const [place, uno] of listMensajesInvalidos(clausura, valido, nombre.elemento).entries()) {
    const base = `ejemplos/invalidos/${operacion}-${papel}-${String(place + 1).padStart(2, '0')}-${uno.regla}`;
    for (const forma of uno.soloXml ? (['xml'] as const) : (['xml', 'json'] as const)) {
      const archivo = write(`${base}.${forma}`, uno.mensaje, forma);
      archivos.push(archivo);
      filas.push([archivo.ruta, ...dicho, 'inválido', uno.regla, uno.lugar, uno.rompe]);
    }
  }
  return { archivos, filas };
}

/** Messages of every operation, those that break a rule with the table of which and where. */
export function writeEjemplosDeVersion(material: MaterialDelContrato): ArchivoEscrito[] {
  const escritos = material.operaciones.flatMap(({ codigo, mensajes }) =>
    mensajes.map((mensaje) => writeDeMensaje(material, codigo, mensaje)),
  );
  const filas = escritos.flatMap((uno) => uno.filas);
  const indice = CSV_START + [TITULOS, ...filas].map((fila) => formatCsvRow(fila)).join('');
  return [...escritos.flatMap((uno) => uno.archivos), toArchivo('ejemplos/indice.csv', indice)];
}

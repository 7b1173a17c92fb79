import { presentEntidad } from '@marco/entidades/terms';
import { toFicha } from '../../contract/directorio.paths.ts';
import type { DatoDirectorio, EstadoDeFicha, ServicioDirectorio } from '../../contract/index.ts';
import { DATOS_EN_RESULTADO } from '../../contract/terms.ts';
import { computePuntaje, findFactores, listHalladas } from '../../rules/busqueda/puntaje.ts';
import { toResumen } from '../../rules/resumen.ts';
import type { DatoDeServicioRow, ServicioRow } from './servicios.queries.ts';

/** The entidad of a servicio as the wire has it. */
export function presentEntidadDe({
  entidadId,
  entidad,
  sigla,
}: Pick<ServicioRow, 'entidadId' | 'entidad' | 'sigla'>) {
  return { id: entidadId, nombre: presentEntidad(entidad), sigla };
}

export function presentEstado(row: ServicioRow): EstadoDeFicha {
  const { estado, estadoNombre, color, nivel, enSuspension, importado } = row;
  return { codigo: estado, nombre: estadoNombre, color, nivel, enSuspension, importado };
}

export const toDireccion = ({ parteEntidad, parteServicio }: ServicioRow) =>
  toFicha(parteEntidad, parteServicio);

/** What a list says of somebody's search beside its rows. */
export interface LoBuscado {
  readonly tengo: readonly number[];
  readonly necesito: readonly number[];
  /** Null under an order that gives no points. */
  readonly buscadas: readonly string[] | null;
}

/** The data of a servicio on one side, each once. */
export function listLado(
  datos: readonly DatoDeServicioRow[],
  lado: 'entrada' | 'salida',
): readonly DatoDirectorio[] {
  const byId = new Map<number, DatoDirectorio>();
  for (const { sentido, elementoId, identificador, nombre } of datos)
    if ((sentido === lado || sentido === 'ambos') && !byId.has(elementoId))
      byId.set(elementoId, { elementoId, identificador, nombre });
  return [...byId.values()];
}

function presentLado(datos: readonly DatoDirectorio[], pedidos: readonly number[]) {
  const marcados = datos.map((dato) => ({ ...dato, coincide: pedidos.includes(dato.elementoId) }));
  const first = marcados.toSorted((one, other) => Number(other.coincide) - Number(one.coincide));
  return { total: datos.length, datos: first.slice(0, DATOS_EN_RESULTADO) };
}

/** A servicio as the list shows it. */
export function presentServicio(
  row: ServicioRow,
  datos: readonly DatoDeServicioRow[],
  { tengo, necesito, buscadas }: LoBuscado,
): ServicioDirectorio {
  const pide = listLado(datos, 'entrada');
  const { servicioId, nombre, version, certificado, consumidores, datoPersonal, acceso, conSimulador } = row;
  return {
    servicioId,
    nombre,
    direccion: toDireccion(row),
    entidad: presentEntidadDe(row),
    estado: presentEstado(row),
    version,
    resumen: toResumen(row.descripcion),
    pide: presentLado(pide, tengo),
    entrega: presentLado(listLado(datos, 'salida'), necesito),
    faltan: tengo.length === 0 ? [] : pide.filter(({ elementoId }) => !tengo.includes(elementoId)),
    certificado,
    consumidores,
    datoPersonal,
    acceso,
    conSimulador,
    actualizado: row.actualizado.toISOString(),
    explicacion: buscadas && explain(row, buscadas),
  };
}

function explain(row: ServicioRow, buscadas: readonly string[]): ServicioDirectorio['explicacion'] {
  const factores = findFactores(row);
  const palabras = listHalladas(row.textos, buscadas);
  return {
    puntaje: computePuntaje(palabras, factores),
    palabras: [...palabras],
    factorNivel: factores.nivel,
    factorSalud: factores.salud,
  };
}

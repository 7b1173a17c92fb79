import type {
  CampoContrato,
  Estructura,
  FormatoEstructura,
  MensajeDeEstructura,
} from '@marco/conformidad/port';
import { type FormatoFuente, LIMITES_FUENTE, type TipoDetectado } from '../../contract/terms.ts';
import {
  type CampoDetectado,
  createCampo,
  FuenteIlegible,
  type LecturaDeFuente,
  Omisiones,
  requireCupo,
} from '../../rules/lectura/campo-detectado.ts';

const FORMATOS: Readonly<Record<FormatoEstructura, FormatoFuente>> = {
  'openapi-3.0': 'openapi',
  'openapi-3.1': 'openapi',
  'swagger-2.0': 'openapi',
  'wsdl-1.1': 'wsdl',
  'xsd-1.0': 'xsd',
  'json-schema': 'json-schema',
};

const TIPOS: Readonly<Record<CampoContrato['valores']['base'], TipoDetectado>> = {
  texto: 'texto',
  entero: 'entero',
  decimal: 'decimal',
  logico: 'logico',
  fecha: 'fecha',
  'fecha-hora': 'fecha-hora',
  hora: 'hora',
  binario: 'binario',
  compuesto: 'compuesto',
  cualquiera: 'desconocido',
};

interface Pendiente {
  readonly campo: CampoContrato;
  readonly padre: string;
  readonly hondura: number;
}

/**
 * The fields of messages somebody describes, outer ones first. What the same message says twice is told once.
 *
 * @throws FuenteIlegible where there is nothing, or too much
 */
export function toLectura({ formato, mensajes, asincronos, cortes, aparte }: Estructura): LecturaDeFuente {
  const omisiones = new Omisiones();
  const campos = new Map<string, CampoDetectado>();
  for (const mensaje of mensajes) addMensaje(mensaje, campos, omisiones);
  for (const { linea, ruta } of cortes)
    omisiones.add(linea, ruta, 'Se contiene a sí mismo o es muy hondo: se leyó una sola vez.');
  // Of an operation of SOAP without an answer what it asks is read.
  for (const { que, lugar } of formato === 'wsdl-1.1' ? [] : asincronos)
    omisiones.add(lugar.linea, que, 'Solo se leen la petición y la respuesta de cada operación.');
  for (const ruta of aparte)
    omisiones.add(1, ruta, 'No se leyó: otro archivo del paquete dice los mensajes. Tráigalo aparte.');
  if (campos.size === 0) throw new FuenteIlegible(1, 'El archivo no describe ningún campo.');
  return { formato: FORMATOS[formato], campos: [...campos.values()], omitidas: omisiones.partes };
}

function addMensaje(
  { nombre, operacion, papel, campos: suyos }: MensajeDeEstructura,
  campos: Map<string, CampoDetectado>,
  omisiones: Omisiones,
): void {
  const raiz = operacion === null ? nombre : `${operacion}/${papel ?? nombre}`;
  const pendientes = toPendientes(suyos, raiz, 1);
  for (let uno = pendientes.pop(); uno; uno = pendientes.pop()) {
    const { campo, padre, hondura } = uno;
    const detectado = toCampo(campo, padre, { operacion, papel });
    if (campos.has(detectado.ruta)) continue;
    requireCupo(campos.size + 1, campo.lugar.linea);
    campos.set(detectado.ruta, detectado);
    if (hondura < LIMITES_FUENTE.profundidad)
      pendientes.push(...toPendientes(campo.hijos, detectado.ruta, hondura + 1));
    else if (campo.hijos.length > 0)
      omisiones.add(campo.lugar.linea, campo.nombre, `Está a más de ${LIMITES_FUENTE.profundidad} niveles.`);
  }
}

/** The first one last: they are taken from the end. */
const toPendientes = (campos: readonly CampoContrato[], padre: string, hondura: number): Pendiente[] =>
  campos.map((campo) => ({ campo, padre, hondura })).reverse();

function toCampo(
  { nombre, descripcion, valores, obligatorio, maximo, ejemplos, oid, lugar }: CampoContrato,
  padre: string,
  { operacion, papel }: Pick<CampoDetectado, 'operacion' | 'papel'>,
): CampoDetectado {
  const esNumero = valores.base === 'entero' || valores.base === 'decimal';
  return createCampo({
    nombre,
    descripcion: descripcion ?? '',
    tipo: TIPOS[valores.base],
    longitud: esNumero ? valores.totalDigitos : valores.longitudMaxima,
    decimales: valores.base === 'decimal' ? valores.decimales : null,
    patron: valores.patron,
    valores: valores.lista ?? [],
    obligatorio,
    repite: maximo !== 1,
    padre,
    operacion,
    papel,
    ejemplos: [...new Set(ejemplos.map(({ valor }) => valor))],
    oid,
    origen: { archivo: lugar.archivo, linea: lugar.linea, columna: null },
  });
}

import { DIRECCION_SIMULADOR, toOperacionSimulada } from '../../contract/direcciones.terms.ts';
import { CABECERA_CASO } from '../../contract/situaciones.terms.ts';
import { presentTipoSoap, writeSobre } from './sobre-soap.ts';

/** A call somebody repeats with another program. */
export interface LlamadaRepetible {
  /** Where the site is: `https://lenguaje.ejemplo.gov.co`. */
  readonly origen: string;
  readonly servicioId: number;
  readonly servicio: string;
  readonly version: string;
  readonly operacion: string;
  /** Identifier of the servicio in X-Road. */
  readonly xroad: string;
  readonly caso: string;
  /** In JSON; empty for an operation that asks for nothing. */
  readonly cuerpo: string;
}

/** A call as it is sent. */
interface LlamadaEscrita {
  /** From the root of the site. */
  readonly direccion: string;
  readonly cabeceras: readonly { readonly nombre: string; readonly valor: string }[];
  readonly cuerpo: string;
}

/** Who calls in the examples. */
const CLIENTE = 'CO/GOB/PRUEBA/SIM';

/** A text between apostrophes as a shell reads it. */
const quote = (texto: string) => `'${texto.replaceAll("'", "'\\''")}'`;

/** The body in one line where it is JSON. */
function compact(cuerpo: string): string {
  try {
    return JSON.stringify(JSON.parse(cuerpo));
  } catch {
    return cuerpo;
  }
}

function writeCurlEn(url: string, cabeceras: readonly string[], cuerpo: string): string {
  const partes = [
    `curl -X POST "${url}"`,
    ...cabeceras.map((cabecera) => `-H "${cabecera}"`),
    ...(cuerpo === '' ? [] : [`-d ${quote(compact(cuerpo))}`]),
  ];
  return partes.join(' \\\n  ');
}

const listCabeceras = ({ caso }: LlamadaRepetible) => [
  'Content-Type: application/json',
  ...(caso === 'valida' ? [] : [`${CABECERA_CASO}: ${caso}`]),
];

function toUrlSimulada({ origen, servicioId, version, operacion }: LlamadaRepetible): string {
  return `${origen}${toOperacionSimulada(servicioId, version, operacion)}`;
}

/** The call for curl. */
export function writeCurl(llamada: LlamadaRepetible): string {
  return writeCurlEn(toUrlSimulada(llamada), listCabeceras(llamada), llamada.cuerpo);
}

/** The same in the shape of X-Road. */
export function writeCurlXroad(llamada: LlamadaRepetible): string {
  const { origen, xroad, version, operacion, cuerpo } = llamada;
  const url = `${origen}${DIRECCION_SIMULADOR}/r1/${xroad}/${version}/${operacion}`;
  return writeCurlEn(url, [`X-Road-Client: ${CLIENTE}`, ...listCabeceras(llamada)], cuerpo);
}

/**
 * The call of an acuerdo for curl, with the headers it is sent with.
 *
 * @param origen where the site is
 */
export function writeCurlDeConsumo(origen: string, { direccion, cabeceras, cuerpo }: LlamadaEscrita): string {
  const lineas = cabeceras.map(({ nombre, valor }) => `${nombre}: ${valor}`);
  return writeCurlEn(`${origen}${direccion}`, lineas, cuerpo);
}

/**
 * The same in SOAP 1.1.
 *
 * @param peticion the petition as an element of XML; undefined where it cannot be written so
 */
export function writeCurlSoap(llamada: LlamadaRepetible, peticion: string | undefined): string {
  if (peticion === undefined) return SIN_XML;
  const { operacion, caso } = llamada;
  const partes = [
    `curl -X POST "${toUrlSimulada(llamada)}"`,
    `-H "Content-Type: ${presentTipoSoap('1.1')}"`,
    `-H ${quote(`SOAPAction: "${operacion}"`)}`,
    ...(caso === 'valida' ? [] : [`-H "${CABECERA_CASO}: ${caso}"`]),
    `-d ${quote(writeSobre('1.1', '', peticion).trimEnd())}`,
  ];
  return partes.join(' \\\n  ');
}

const SIN_XML = '# Esta petición no se puede escribir en XML. Corríjala arriba: debe ser válida.';

/** A collection (Postman 2.1, which the common clients read) with a request for each situation. */
export function writeColeccion(llamada: LlamadaRepetible, casos: readonly string[]): string {
  const url = toUrlSimulada(llamada);
  const item = casos.map((caso) => ({
    name: caso,
    request: {
      method: 'POST',
      header: [
        { key: 'Content-Type', value: 'application/json' },
        { key: CABECERA_CASO, value: caso },
      ],
      url,
      ...(llamada.cuerpo === '' ? {} : { body: { mode: 'raw', raw: llamada.cuerpo } }),
    },
  }));
  const info = {
    name: `${llamada.servicio} ${llamada.version}, simulador`,
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  };
  return JSON.stringify({ info, item }, null, 2);
}

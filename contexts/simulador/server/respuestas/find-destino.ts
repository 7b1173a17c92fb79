import { type AreaCall, toCaller } from '@marco/server-kit';
import { OPERACION_PRINCIPAL } from '@marco/servicios/terms';
import type { FormaSimulada } from '../../contract/situaciones.terms.ts';
import type { GrupoDeGuion, OperacionDeGuion } from '../../rules/guiones/guion.ts';
import {
  type DireccionHallada,
  type DireccionRest,
  findDirecciones,
  isMismoCuerpo,
  translateCuerpo,
  translateParametros,
} from '../../rules/protocolos/direccion-rest.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';
import type { SobreLeido } from '../guiones/worker/read-xml-pedido.ts';
import { readConsulta } from './peticion-de-consulta.ts';
import { createRechazo, type RechazoDeLlamada } from './rechazo.ts';
import type { Simulador } from './run-llamada.ts';

/** What a call at an address of a version asks for: an operation, with its petition. */
export interface DestinoDeLlamada {
  readonly operacion: OperacionDeGuion;
  readonly contenido: Buffer;
  readonly forma: FormaSimulada;
  /** Status of a right answer; null where that is the one of its situation. */
  readonly exito: number | null;
}

interface LlamadaEnVersion {
  readonly call: AreaCall;
  readonly guion: GuionDeVersion;
  /** Names of the address below the version, decoded. */
  readonly partes: readonly string[];
  readonly forma: FormaSimulada;
}

/**
 * What a call of REST asks for: by the address every operation has here, else by the method and the address of the contract.
 *
 * @throws BANCO_OCUPADO
 */
export async function findDestino(
  simulador: Pick<Simulador, 'contratos'>,
  { call, guion, partes, forma }: LlamadaEnVersion,
): Promise<DestinoDeLlamada | RechazoDeLlamada> {
  const [codigo = '', ...resto] = partes;
  const propia = resto.length === 0 ? findOperacion(guion, codigo) : undefined;
  const propios = propia ? listMetodos(propia) : [];
  if (propia && propios.includes(call.method)) return toDestinoPropio(call, guion, propia, forma);
  const direcciones = await simulador.contratos.list(
    guion.version,
    toCaller({ actor: null, address: call.address }),
  );
  const halladas = findDirecciones(direcciones, partes);
  // Whoever may read an address may ask what reading it would answer.
  const metodo = call.method === 'HEAD' ? 'GET' : call.method;
  const hallada = halladas.find(({ direccion }) => direccion.metodo === metodo);
  const operacion = hallada && findOperacion(guion, hallada.direccion.operacion ?? OPERACION_PRINCIPAL);
  if (hallada && operacion) return toDestinoDeContrato({ call, guion, operacion, forma }, hallada);
  if (propia || halladas.length > 0)
    return explainMetodo(call.method, [
      ...propios,
      ...halladas.flatMap(({ direccion }) =>
        direccion.metodo === 'GET' ? ['GET', 'HEAD'] : [direccion.metodo],
      ),
    ]);
  return explainOperacion(guion, partes.join('/'), direcciones);
}

/** What an envelope asks for. */
export function findDestinoDeSobre(
  call: AreaCall,
  guion: GuionDeVersion,
  sobre: SobreLeido,
  codigo = findOperacionDeSobre(call, guion, sobre),
): DestinoDeLlamada | RechazoDeLlamada {
  const operacion = findOperacion(guion, codigo);
  if (!operacion) return explainOperacion(guion, codigo);
  if (call.method !== 'POST') return explainMetodo(call.method, ['POST']);
  return { operacion, contenido: Buffer.from(sobre.cuerpo?.texto ?? ''), forma: 'xml', exito: null };
}

/** The operation an envelope is for: what its action ends with, else the one whose petition it carries. */
function findOperacionDeSobre(
  call: AreaCall,
  { guion }: GuionDeVersion,
  { cuerpo }: Pick<SobreLeido, 'cuerpo'>,
): string {
  const [, enTipo = ''] = /action="?([^";]+)/.exec(call.headers['content-type'] ?? '') ?? [];
  const accion = (call.headers['soapaction'] ?? enTipo).replaceAll('"', '').split(/[#/:]/).at(-1) ?? '';
  if (guion.operaciones.some(({ codigo }) => codigo === accion)) return accion;
  const porCuerpo = guion.operaciones.find(({ peticion }) => peticion?.elemento === cuerpo?.nombre);
  return porCuerpo?.codigo ?? accion;
}

const findOperacion = ({ guion }: GuionDeVersion, codigo: string) =>
  guion.operaciones.find((una) => una.codigo === codigo);

/** Methods of the address every operation has here: what only reads may be read. */
const listMetodos = ({ esConsulta }: OperacionDeGuion) => (esConsulta ? ['GET', 'HEAD', 'POST'] : ['POST']);

const isLectura = ({ method }: AreaCall) => method === 'GET' || method === 'HEAD';

function toDestinoPropio(
  call: AreaCall,
  { guion }: GuionDeVersion,
  operacion: OperacionDeGuion,
  forma: FormaSimulada,
): DestinoDeLlamada {
  if (!isLectura(call)) return { operacion, contenido: call.body, forma, exito: null };
  const contenido = toContenido(readConsulta(guion, operacion.peticion, call.query));
  return { operacion, contenido, forma: 'json', exito: null };
}

const toContenido = (peticion: unknown) => Buffer.from(JSON.stringify(peticion));

/** A call as the contract has it, with the petition of the operation. */
function toDestinoDeContrato(
  {
    call,
    guion,
    operacion,
    forma,
  }: Omit<LlamadaEnVersion, 'partes'> & { readonly operacion: OperacionDeGuion },
  { direccion, valores }: DireccionHallada<DireccionRest>,
): DestinoDeLlamada {
  const { exito, cuerpo } = direccion;
  const esDeCuerpo = !isLectura(call) && call.body.length > 0;
  const seQueda = forma === 'xml' || (direccion.parametros.length === 0 && isMismoCuerpo(cuerpo));
  if (esDeCuerpo && seQueda) return { operacion, contenido: call.body, forma, exito };
  const hojas = operacion.peticion ? listHojas(operacion.peticion.raiz) : [];
  const parametros = translateParametros(direccion, [...valores, ...call.query], (nombre) => {
    const suyas = hojas.filter((hoja) => hoja.at(-1) === nombre);
    return suyas.length === 1 ? suyas[0] : undefined;
  });
  const peticion = readConsulta(guion.guion, operacion.peticion, parametros);
  const contenido = esDeCuerpo ? addCuerpo(peticion, call.body, direccion) : toContenido(peticion);
  return { operacion, contenido: contenido ?? call.body, forma: 'json', exito };
}

/** Names of each value of a petition from the outside in. */
function listHojas({ campos }: GrupoDeGuion): readonly (readonly string[])[] {
  return campos.flatMap(({ nombre, contenido }) =>
    contenido.clase === 'valor' ? [[nombre]] : listHojas(contenido).map((hoja) => [nombre, ...hoja]),
  );
}

/** The petition with a body of the contract; undefined where that is no object of JSON: the validator says so. */
function addCuerpo(
  peticion: Record<string, unknown>,
  body: Buffer,
  { cuerpo }: DireccionRest,
): Buffer | undefined {
  try {
    const leido: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof leido !== 'object' || leido === null || Array.isArray(leido)) return undefined;
    translateCuerpo(Object.fromEntries(Object.entries(leido)), cuerpo, peticion);
    return toContenido(peticion);
  } catch {
    // Not UTF-8, no JSON, or deeper than it can be written.
    return undefined;
  }
}

/** Operations and addresses a refusal tells. */
const MOST_TOLD = 20;

/** What there is in place of an operation nobody described. */
function explainOperacion(
  { guion, version: { mayor, menor } }: GuionDeVersion,
  codigo: string,
  direcciones: readonly DireccionRest[] = [],
): RechazoDeLlamada {
  const [clase, que] = codigo.includes('/')
    ? ['DIRECCION_DESCONOCIDA', 'la dirección']
    : ['OPERACION_DESCONOCIDA', 'la operación'];
  const deContrato = direcciones.map(({ metodo, direccion }) => `${metodo} ${direccion}`);
  const conocidas = [...guion.operaciones.map((una) => una.codigo), ...deContrato].slice(0, MOST_TOLD);
  return createRechazo(
    404,
    clase,
    `La versión ${mayor}.${menor} no tiene ${que} «${codigo.slice(0, 100)}». Tiene: ${conocidas.join(', ')}.`,
  );
}

function explainMetodo(metodo: string, admitidos: readonly string[]): RechazoDeLlamada {
  const allow = [...new Set(admitidos)].sort().join(', ');
  return createRechazo(405, 'METODO_NO_ADMITIDO', `Esta operación no admite ${metodo}. Use ${allow}.`, {
    allow,
  });
}

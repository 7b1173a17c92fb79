import { LIMITES_ENSAYO, type ResultadoPruebaXroad } from '../../contract/ensayos-xroad.terms.ts';
import { LIMITES_SIMULADOR } from '../../contract/situaciones.terms.ts';
import { type Enviado, isDelServicio, toDuracion } from './enviado.ts';
import type { SumaDeRegistros } from './registro-operacion.ts';

/** What comes of a test, and why. */
export interface JuicioDePrueba {
  readonly resultado: ResultadoPruebaXroad;
  readonly razones: readonly string[];
}

/** What a test found: faults, what it could not know, and what it saw. */
interface Hallado {
  readonly faltas: readonly string[];
  readonly dudas?: readonly string[];
  readonly bien: readonly string[];
}

/** A fault counts more than what is not known, and that more than what went well. */
function decide({ faltas, dudas = [], bien }: Hallado): JuicioDePrueba {
  if (faltas.length > 0) return { resultado: 'fallida', razones: [...faltas, ...dudas] };
  return dudas.length > 0
    ? { resultado: 'sin-evidencia', razones: dudas }
    : { resultado: 'superada', razones: bien };
}

const isBien = ({ estado, error }: Enviado) => error === null && estado >= 200 && estado < 300;

/** How an answer reads: its status, and the error of the security server where it is one. */
function present({ estado, error }: Enviado): string {
  return error === null ? `respondió ${estado}` : `respondió ${estado} con el error ${error}`;
}

/** An exchange with the operation it is about. */
export interface EnvioDeOperacion {
  readonly operacion: string;
  readonly enviado: Enviado;
}

/** What the lists and the contract of a provider said. */
export interface MetadatosObtenidos {
  readonly lista: Enviado;
  readonly contrato: Enviado;
  readonly servicio: string;
  /** Addresses below the service that its list must name. */
  readonly rutas: readonly string[];
  /** Digest of the contract that was obtained; null where it cannot be read. */
  readonly obtenida: string | null;
  /** Digest of the certified one; null where there is none for everybody. */
  readonly certificada: string | null;
}

/** Paths a list names for a service; undefined where it does not name it. */
function findRutas(texto: string, servicio: string): readonly string[] | undefined {
  try {
    const { service } = JSON.parse(texto) as {
      readonly service?: readonly {
        readonly service_code?: string;
        readonly endpoint_list?: readonly { readonly path?: string }[];
      }[];
    };
    const suyo = service?.find(({ service_code: codigo }) => codigo === servicio);
    return suyo?.endpoint_list?.map(({ path = '' }) => path);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** T-01: the service is listed, and its contract is the certified one. */
export function verifyMetadatos(dicho: MetadatosObtenidos): JuicioDePrueba {
  const { lista, contrato, servicio, rutas, obtenida, certificada } = dicho;
  const nombradas = isBien(lista) ? findRutas(lista.texto, servicio) : undefined;
  const faltantes = rutas.filter((ruta) => nombradas !== undefined && !nombradas.includes(ruta));
  const faltas = [
    ...(isBien(lista) ? [] : [`La lista de servicios (listMethods) ${present(lista)}.`]),
    ...(isBien(lista) && nombradas === undefined ? [`La lista de servicios no nombra ${servicio}.`] : []),
    ...faltantes.map((ruta) => `La lista de servicios no nombra ${ruta}.`),
    ...(isBien(contrato) ? [] : [`${contrato.envio} ${present(contrato)}.`]),
    ...(isBien(contrato) && obtenida === null ? ['El contrato que se obtuvo no se puede leer.'] : []),
    ...(obtenida !== null && certificada !== null && obtenida !== certificada
      ? [
          `El contrato que se obtuvo no es el certificado: su huella es ${obtenida.slice(0, 12)}… y la del certificado ${certificada.slice(0, 12)}….`,
        ]
      : []),
  ];
  const dudas =
    certificada === null
      ? [
          'Esta versión no tiene un contrato certificado de nivel 2. El que se obtuvo se escribió de sus mensajes y no hay con qué compararlo.',
        ]
      : [];
  return decide({
    faltas,
    dudas,
    bien: ['El contrato que se obtuvo es el certificado: su huella es la misma.'],
  });
}

/** An answer with what the validator said of it. */
export interface RespuestaJuzgada extends EnvioDeOperacion {
  /** The first faults of the answer; empty for a valid one; null where nobody described the answer. */
  readonly faltas: readonly string[] | null;
}

function listFaltasDeRespuesta({ operacion, enviado, faltas }: RespuestaJuzgada): string[] {
  if (!isBien(enviado)) return [`La operación «${operacion}» ${present(enviado)}.`];
  return (faltas ?? []).map((falta) => `La respuesta de «${operacion}» no cumple su esquema: ${falta}`);
}

const sinRespuesta = (respuestas: readonly RespuestaJuzgada[]) =>
  respuestas
    .filter(({ faltas }) => faltas === null)
    .map(({ operacion }) => `Nadie ha descrito la respuesta de la operación «${operacion}».`);

const countEnPalabras = (cuantas: number, una: string, varias: string) =>
  cuantas === 1 ? `Una ${una}` : `${cuantas} ${varias}`;

/** T-02: a valid petition has a valid answer. */
export function verifyValidas(respuestas: readonly RespuestaJuzgada[]): JuicioDePrueba {
  return decide({
    faltas: respuestas.flatMap(listFaltasDeRespuesta),
    dudas: sinRespuesta(respuestas),
    bien: [
      `${countEnPalabras(respuestas.length, 'respuesta válida', 'respuestas válidas')} según el validador.`,
    ],
  });
}

/** A refusal of an operation, and whether the version describes how it refuses. */
export interface RechazoJuzgado extends EnvioDeOperacion {
  readonly estaDescrito: boolean;
}

function verifyRechazos(
  rechazos: readonly RechazoJuzgado[],
  isEsperado: (enviado: Enviado) => boolean,
  { que, ninguno }: { readonly que: string; readonly ninguno: string },
): JuicioDePrueba {
  if (rechazos.length === 0) return { resultado: 'sin-evidencia', razones: [ninguno] };
  const sinDescribir = rechazos.filter(({ estaDescrito }) => !estaDescrito);
  return decide({
    faltas: rechazos
      .filter(({ enviado }) => !isEsperado(enviado) || enviado.bytes === 0)
      .map(({ operacion, enviado }) => `Ante ${que}, la operación «${operacion}» ${present(enviado)}.`),
    dudas: sinDescribir.map(
      ({ operacion }) =>
        `La operación «${operacion}» no describe su mensaje de error: el simulador respondió con uno general.`,
    ),
    bien: rechazos.map(
      ({ operacion, enviado }) => `La operación «${operacion}» ${present(enviado)}, con su mensaje de error.`,
    ),
  });
}

/** T-03: the key is of nobody. */
export function verifyDesconocidas(rechazos: readonly RechazoJuzgado[]): JuicioDePrueba {
  return verifyRechazos(
    rechazos,
    (enviado) => isDelServicio(enviado) && enviado.estado >= 400 && enviado.estado < 500,
    { que: 'una clave que no existe', ninguno: 'Esta versión no tiene operaciones que se puedan ensayar.' },
  );
}

/** T-04: the petition is invalid. */
export function verifyInvalidas(rechazos: readonly RechazoJuzgado[]): JuicioDePrueba {
  return verifyRechazos(rechazos, (enviado) => isDelServicio(enviado) && enviado.estado === 400, {
    que: 'una petición inválida',
    ninguno: 'Ninguna operación de esta versión pide datos: no hay petición que pueda ser inválida.',
  });
}

/** T-05: the consumer has no right. */
export function verifySinPermiso(llamada: Enviado, permitidos: Enviado, servicio: string): JuicioDePrueba {
  const rutas = isBien(permitidos) ? findRutas(permitidos.texto, servicio) : undefined;
  return decide({
    faltas: [
      ...(llamada.error === 'Server.ServerProxy.AccessDenied'
        ? []
        : [`A un consumidor sin permiso, el servicio ${present(llamada)}.`]),
      ...(isBien(permitidos) ? [] : [`La lista de lo permitido (allowedMethods) ${present(permitidos)}.`]),
      ...(rutas === undefined
        ? []
        : ['La lista de lo permitido nombra el servicio a quien no tiene permiso.']),
    ],
    bien: [
      'El servidor de seguridad del proveedor rechazó la llamada y no nombra el servicio a ese consumidor.',
    ],
  });
}

/** T-05 of who consumes: whoever is not the client of the acuerdo is refused by the security server. */
export function verifyNegadas(enviados: readonly Enviado[]): JuicioDePrueba {
  return decide({
    faltas: enviados
      .filter(({ error }) => error !== 'Server.ServerProxy.AccessDenied')
      .map((uno) => `${uno.envio}: no se rechazó; ${present(uno)}.`),
    bien: enviados.map(({ envio }) => `${envio}: el servidor de seguridad del proveedor lo rechazó.`),
  });
}

/** T-06: the largest answer that is declared. */
export function verifyCargaMaxima(
  respuestas: readonly RespuestaJuzgada[],
  sinLimite: readonly string[],
): JuicioDePrueba {
  const mayor = Math.max(0, ...respuestas.map(({ enviado }) => enviado.bytes));
  const grandes = respuestas.filter(({ enviado }) => enviado.bytes > LIMITES_SIMULADOR.bytes);
  return decide({
    faltas: [
      ...respuestas.flatMap(listFaltasDeRespuesta),
      ...grandes.map(
        ({ operacion, enviado }) =>
          `La respuesta más grande de «${operacion}» pesa ${enviado.bytes} bytes: más de los ${LIMITES_SIMULADOR.bytes} que se pueden ensayar.`,
      ),
    ],
    dudas: [
      ...sinRespuesta(respuestas),
      ...(sinLimite.length === 0
        ? []
        : [
            `La versión no declara cuántas veces se repite ${sinLimite.map((uno) => `«${uno}»`).join(', ')}: se ensayó con ${LIMITES_SIMULADOR.muchos}, pero no hay un máximo que comprobar.`,
          ]),
    ],
    bien: [`La respuesta más grande que se declara pesa ${mayor} bytes y es válida.`],
  });
}

/** The time within which so many of a hundred came. */
export function computePercentil(tiempos: readonly number[], percentil: number): number {
  const sorted = tiempos.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percentil / 100) * sorted.length) - 1)] ?? 0;
}

/** T-07: many, one after the other and at once. */
export function verifyRepetidas(enviados: readonly Enviado[]): JuicioDePrueba {
  const malas = enviados.filter((uno) => !isBien(uno));
  const p95 = computePercentil(enviados.map(toDuracion), 95);
  const { seguidas, aLaVez, p95Ms } = LIMITES_ENSAYO;
  return decide({
    faltas: [
      ...(enviados.length === seguidas + aLaVez
        ? []
        : [`Se enviaron ${enviados.length} peticiones y no ${seguidas + aLaVez}.`]),
      ...(malas[0]
        ? [`${malas.length} de ${enviados.length} no se respondieron bien: la primera ${present(malas[0])}.`]
        : []),
      ...(p95 <= p95Ms
        ? []
        : [`95 de cada 100 respuestas tardaron hasta ${p95} ms: más de los ${p95Ms} ms acordados.`]),
    ],
    bien: [
      `Las ${enviados.length} se respondieron bien; 95 de cada 100 en ${p95} ms o menos. Es el tiempo del simulador: el del servicio se mide en el ambiente de pruebas.`,
    ],
  });
}

/** T-08: the provider is down, or does not answer in time. */
export function verifyCaidas(enviados: readonly Enviado[]): JuicioDePrueba {
  return decide({
    faltas: enviados
      .filter(({ error }) => error === null || !error.startsWith('Server.'))
      .map((uno) => `${uno.envio}: el consumidor no ve un error de X-Road; ${present(uno)}.`),
    bien: enviados.map(({ envio, error }) => `${envio}: el consumidor ve ${error}.`),
  });
}

/** T-09: what both security servers recorded. */
export function verifyRegistros(suma: SumaDeRegistros, enviados: number): JuicioDePrueba {
  const { mensajes, parejas, soloCliente, sueltos } = suma;
  return decide({
    faltas: [
      ...(mensajes === enviados ? [] : [`Se enviaron ${enviados} mensajes y hay registros de ${mensajes}.`]),
      ...(sueltos === 0 ? [] : [`${sueltos} mensajes no están una vez en cada servidor de seguridad.`]),
    ],
    bien: [
      soloCliente === 0
        ? `${parejas} mensajes, cada uno en los registros de los dos servidores de seguridad.`
        : `${parejas} mensajes en los registros de los dos servidores de seguridad y ${soloCliente} que no salieron del que consume.`,
    ],
  });
}

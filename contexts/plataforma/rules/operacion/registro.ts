import type { MotivoApartado } from '../../contract/terms.ts';
import { findClaseFalla, toNumeroFalla } from './clase-falla.ts';
import { isParteXroad, type ServicioDePlataforma, type SubsistemaXroad } from './identificador.ts';

/** What is kept of a record of operational monitoring (PR-OPMON 1.6). Nothing else of it leaves this file. */
export interface RegistroOperacion {
  /** Identifier of the message: the caller makes a digest of it at once. */
  readonly mensajeId: string;
  /** Of the security server of the provider, else of the client. */
  readonly productor: boolean;
  /** When the petition came in, in ms. */
  readonly entrada: number;
  /** Until the answer went out, in ms; null where the clock went back or no answer went out. */
  readonly duracion: number | null;
  /** Number of the class of its failure; 0 where it went well. */
  readonly falla: number;
  /** Code of a failure that no class knows, for the operator to look at. */
  readonly codigoDesconocido: string | null;
  readonly bytes: number;
  readonly servicio: ServicioDePlataforma;
  readonly cliente: SubsistemaXroad;
}

/** A record, or why it is set aside; a metaservicio is neither. */
export type RegistroLeido =
  | { readonly registro: RegistroOperacion; readonly sobrantes: number; readonly relojAtras: boolean }
  | { readonly motivo: MotivoApartado }
  | { readonly metaservicio: true };

/** What a record is judged by. */
export interface MarcoDeLectura {
  /** Instance of the environment. */
  readonly instancia: string;
  /** Now, in ms. */
  readonly ahora: number;
}

/** The fields of the protocol; what else a record carries is passed over and counted. */
const CAMPOS: ReadonlySet<string> = new Set([
  'monitoringDataTs',
  'securityServerInternalIp',
  'securityServerType',
  'requestInTs',
  'requestOutTs',
  'responseInTs',
  'responseOutTs',
  'clientXRoadInstance',
  'clientMemberClass',
  'clientMemberCode',
  'clientSubsystemCode',
  'serviceXRoadInstance',
  'serviceMemberClass',
  'serviceMemberCode',
  'serviceSubsystemCode',
  'serviceCode',
  'serviceVersion',
  'restMethod',
  'restPath',
  'serviceType',
  'messageId',
  'messageIssue',
  'messageUserId',
  'messageProtocolVersion',
  'representedPartyClass',
  'representedPartyCode',
  'clientSecurityServerAddress',
  'serviceSecurityServerAddress',
  'requestSize',
  'requestMimeSize',
  'requestAttachmentCount',
  'responseSize',
  'responseMimeSize',
  'responseAttachmentCount',
  'succeeded',
  'faultCode',
  'faultString',
  'statusCode',
  'xRoadVersion',
]);

/** Services of the platform itself: they say nothing of a servicio (PR-META, PR-MREST, PR-OPMON). */
const METASERVICIOS: ReadonlySet<string> = new Set([
  'listMethods',
  'allowedMethods',
  'getWsdl',
  'getOpenAPI',
  'getSecurityServerOperationalData',
  'getSecurityServerHealthData',
  'getSecurityServerMetrics',
  'proxyMonitor',
  'clientReg',
  'clientDeletion',
  'authCertReg',
  'authCertDeletion',
  'ownerChange',
]);

const DIA_MS = 86_400_000;
const DIAS_ATRAS = 400;
const DIAS_ADELANTE = 1;
/** Letters of the identifier of a message, of a code of failure. */
const LARGO = 255;
/** A code of failure that is shown as it came: a sentence in its place may name somebody. */
const CODIGO_MOSTRABLE = /^[A-Za-z][\w.:-]{0,79}$/;
/** A longer answer is no measurement but a clock that was set: a security server ends a call long before. */
const MAXIMO_DURACION = 7 * DIA_MS;
/** Bytes of a message above which more is not counted: both of an exchange fit into the integer they are kept as. */
const MAXIMO_BYTES = 2 ** 30 - 1;

type Campos = Readonly<Record<string, unknown>>;

/**
 * Reads one record. Personal fields (`messageUserId`, `messageIssue`), addresses, the text of a fault and paths are
 * dropped here (§11.4): they are in nothing that this function answers.
 */
export function readRegistro(valor: unknown, { instancia, ahora }: MarcoDeLectura): RegistroLeido {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return { motivo: 'ilegible' };
  const campos = valor as Campos;
  const base = readBase(campos);
  if (base === undefined) return { motivo: 'sin-campo' };
  if (!isPosible(base.entrada, ahora)) return { motivo: 'fecha-imposible' };
  const partes = readPartes(campos);
  if (partes === undefined) return { motivo: 'identificador-invalido' };
  if (partes.servicio.instancia !== instancia) return { motivo: 'instancia-ajena' };
  if (METASERVICIOS.has(partes.servicio.codigo)) return { metaservicio: true };
  const { succeeded, ...lado } = base;
  const { duracion, relojAtras } = readDuracion(campos, base.entrada);
  return {
    registro: {
      ...lado,
      duracion,
      ...readFalla(campos, succeeded),
      bytes: readBytes(campos['requestSize']) + readBytes(campos['responseSize']),
      ...partes,
    },
    sobrantes: Object.keys(campos).reduce((count, name) => (CAMPOS.has(name) ? count : count + 1), 0),
    relojAtras,
  };
}

/** What every record must say; undefined where it does not. */
function readBase({
  securityServerType: tipo,
  messageId: mensajeId,
  requestInTs: entrada,
  succeeded,
}: Campos) {
  if (tipo !== 'Client' && tipo !== 'Producer') return undefined;
  if (typeof mensajeId !== 'string' || mensajeId === '' || mensajeId.length > LARGO) return undefined;
  if (!isMomento(entrada) || typeof succeeded !== 'boolean') return undefined;
  return { mensajeId, productor: tipo === 'Producer', entrada, succeeded };
}

function readDuracion(campos: Campos, entrada: number) {
  const salida = campos['responseOutTs'];
  if (!isMomento(salida)) return { duracion: null, relojAtras: false };
  const duracion = salida - entrada;
  const cuenta = duracion >= 0 && duracion <= MAXIMO_DURACION;
  return { duracion: cuenta ? duracion : null, relojAtras: !cuenta };
}

function isMomento(valor: unknown): valor is number {
  return typeof valor === 'number' && Number.isSafeInteger(valor) && valor >= 0;
}

function isPosible(entrada: number, ahora: number): boolean {
  return entrada >= ahora - DIAS_ATRAS * DIA_MS && entrada <= ahora + DIAS_ADELANTE * DIA_MS;
}

function readBytes(valor: unknown): number {
  return isMomento(valor) ? Math.min(valor, MAXIMO_BYTES) : 0;
}

/** A part that may be missing is empty. */
function readParte(valor: unknown, isOptional: boolean): string | undefined {
  if (isOptional && (valor === undefined || valor === null || valor === '')) return '';
  return typeof valor === 'string' && isParteXroad(valor) ? valor : undefined;
}

function readPartes(
  campos: Campos,
): { readonly servicio: ServicioDePlataforma; readonly cliente: SubsistemaXroad } | undefined {
  const servicio = {
    instancia: readParte(campos['serviceXRoadInstance'], false),
    clase: readParte(campos['serviceMemberClass'], false),
    miembro: readParte(campos['serviceMemberCode'], false),
    subsistema: readParte(campos['serviceSubsystemCode'], true),
    codigo: readParte(campos['serviceCode'], false),
    numero: readParte(campos['serviceVersion'], true),
  };
  const cliente = {
    instancia: readParte(campos['clientXRoadInstance'], false),
    clase: readParte(campos['clientMemberClass'], false),
    miembro: readParte(campos['clientMemberCode'], false),
    subsistema: readParte(campos['clientSubsystemCode'], true),
  };
  return isWhole(servicio) && isWhole(cliente) ? { servicio, cliente } : undefined;
}

function isWhole<Partes extends Readonly<Record<string, string | undefined>>>(
  partes: Partes,
): partes is Partes & { readonly [Parte in keyof Partes]: string } {
  return Object.values(partes).every((parte) => parte !== undefined);
}

function readFalla(campos: Campos, succeeded: boolean) {
  const { faultCode, statusCode } = campos;
  const codigo = typeof faultCode === 'string' && faultCode !== '' ? faultCode.slice(0, LARGO) : null;
  const mostrado = codigo !== null && CODIGO_MOSTRABLE.test(codigo) ? codigo : 'sin código legible';
  const clase = findClaseFalla({
    succeeded,
    faultCode: codigo,
    statusCode: isMomento(statusCode) ? statusCode : null,
  });
  return { falla: toNumeroFalla(clase), codigoDesconocido: clase === 'otra' ? mostrado : null };
}

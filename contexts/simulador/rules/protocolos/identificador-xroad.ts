/** A member or subsystem of X-Road: `CO/GOB/SNR-0027/FM-SIR`; the subsystem may be left out. */
export interface ClienteXroad {
  readonly instancia: string;
  readonly clase: string;
  readonly miembro: string;
  readonly subsistema: string | null;
}

/** A service of X-Road. */
export interface ServicioXroad {
  readonly instancia: string;
  readonly clase: string;
  readonly miembro: string;
  readonly subsistema: string;
  readonly servicio: string;
}

/** Instances the simulator answers in the place of. */
export const INSTANCIAS_XROAD = ['CO', 'CO-QA'] as const;
/** The environment of tests, in which a version is rehearsed. */
export const INSTANCIA_DE_ENSAYO = INSTANCIAS_XROAD[1];
/** Class of the entities that offer services. */
export const CLASE_XROAD = 'GOB';
/** Classes of those who may call. */
const CLASES_CLIENTE: readonly string[] = [CLASE_XROAD, 'PRIV'];
/** Subsystem every simulated service stands in: the real ones are registered by the operator. */
export const SUBSISTEMA_SIMULADO = 'SIMULADOR';
/** Subsystem that calls in a rehearsal where nothing names another one. */
export const SUBSISTEMA_DE_ENSAYO = 'ENSAYO';
/** Code of the security server of every provider here. */
const SERVIDOR_SIMULADO = 'SIMULADOR';
/** Metaservicios of PR-META and PR-MREST. */
export const METASERVICIOS = ['listMethods', 'allowedMethods', 'getOpenAPI', 'getWsdl'] as const;
export type Metaservicio = (typeof METASERVICIOS)[number];

/** The metaservicio of a code; undefined for a code of a service. */
export function findMetaservicio(codigo: string): Metaservicio | undefined {
  return METASERVICIOS.find((uno) => uno === codigo);
}

const SERVICIO = /^servicio-(\d{1,9})$/;

/** The code of a service in the simulator. */
export function presentServicioXroad(servicioId: number): string {
  return `servicio-${servicioId}`;
}

/** The service of a code; undefined for one of no service. */
export function readServicioXroad(codigo: string): number | undefined {
  const [, id] = SERVICIO.exec(codigo) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Member code of an entity: its own, or one of the simulator where the operator gave it none. */
export function presentMiembroXroad({
  id,
  codigoXroad,
}: {
  readonly id: number;
  readonly codigoXroad: string | null;
}): string {
  return codigoXroad ?? `SIMULADA-${String(id).padStart(4, '0')}`;
}

/** A text of one part of an identifier; undefined for one that X-Road does not take (PR-REST §4.2). */
function readParte(escrita: string): string | undefined {
  try {
    const parte = decodeURIComponent(escrita);
    // Control and invisible characters, what separates parts, and what climbs out of a path.
    return parte === '' || parte.length > 100 || /[\p{Cc}\p{Cf}/\\;:%]|^\.{1,2}$/u.test(parte)
      ? undefined
      : parte;
  } catch {
    return undefined;
  }
}

/** The parts of an identifier; undefined where one of them is none. */
export function readPartes(escritas: readonly string[]): string[] | undefined {
  const partes = escritas.map(readParte);
  return partes.every((parte) => parte !== undefined) ? partes : undefined;
}

/** Who calls, by the header `X-Road-Client`; undefined where it is no identifier. */
export function readCliente(cabecera: string): ClienteXroad | undefined {
  const escritas = cabecera.trim().split('/');
  if (escritas.length < 3 || escritas.length > 4) return undefined;
  const [instancia, clase, miembro, subsistema] = readPartes(escritas) ?? [];
  if (instancia === undefined || clase === undefined || miembro === undefined) return undefined;
  return { instancia, clase, miembro, subsistema: subsistema ?? null };
}

/** Whether the instance of a caller is one the simulator stands for, and their class one it has. */
export function isClienteConocido({ instancia, clase }: Pick<ClienteXroad, 'instancia' | 'clase'>): boolean {
  return (INSTANCIAS_XROAD as readonly string[]).includes(instancia) && CLASES_CLIENTE.includes(clase);
}

/** Whether the header `X-Road-Represented-Party` is one: a member code, with its class before it or without. */
export function isRepresentado(cabecera: string): boolean {
  const partes = cabecera.trim().split('/');
  return partes.length <= 2 && readPartes(partes) !== undefined;
}

/** The security server of the header `X-Road-Security-Server`; undefined where it is no identifier. */
export function readServidor(cabecera: string): readonly string[] | undefined {
  const partes = cabecera.trim().split('/');
  return partes.length === 4 ? readPartes(partes) : undefined;
}

/** Whether a security server is the one of a provider. */
export function isServidorDe(
  servidor: readonly string[],
  { instancia, clase, miembro }: Pick<ServicioXroad, 'instancia' | 'clase' | 'miembro'>,
): boolean {
  return servidor.join('/') === [instancia, clase, miembro, SERVIDOR_SIMULADO].join('/');
}

/** An identifier as a header of X-Road writes it. */
export function presentIdentificador(partes: readonly (string | null)[]): string {
  return partes
    .filter((parte) => parte !== null)
    .map(encodeURIComponent)
    .join('/');
}

/** The identifier a simulated service is called by in X-Road. */
export function presentServicioSimulado(
  entidad: { readonly id: number; readonly codigoXroad: string | null },
  servicioId: number,
  instancia: (typeof INSTANCIAS_XROAD)[number] = INSTANCIAS_XROAD[0],
): string {
  return presentIdentificador([
    instancia,
    CLASE_XROAD,
    presentMiembroXroad(entidad),
    SUBSISTEMA_SIMULADO,
    presentServicioXroad(servicioId),
  ]);
}

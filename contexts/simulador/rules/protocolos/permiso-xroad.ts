import { CLASE_XROAD, type ClienteXroad } from './identificador-xroad.ts';

/** An active acuerdo, as a security server knows it: a version, and the client that may call it. */
export interface AcuerdoXroad {
  readonly versionId: number;
  /** Member code of the entidad that consumes. */
  readonly miembro: string;
  /** Subsystem the acuerdo names; empty where it leaves that to who consumes. */
  readonly subsistema: string;
  /** Key by which the simulator answers with its reduced contract. */
  readonly clave: string;
}

/** What is known of who calls. */
export interface DerechosXroad {
  /** The entidad the client is a member for; null for a member nobody is. */
  readonly entidadId: number | null;
  /** Whether the call carries a key: then that acuerdo alone decides. */
  readonly conClave: boolean;
  /** The active acuerdo of the key, or those of the entidad, the newest one first. */
  readonly acuerdos: readonly AcuerdoXroad[];
}

export interface VersionXroad {
  readonly id: number;
  /** The entidad that offers it. */
  readonly entidadId: number;
}

/** The acuerdo by which a client may call a version; undefined where none is of that client. */
export function findAcuerdoDeCliente(
  cliente: ClienteXroad,
  versionId: number,
  { acuerdos }: DerechosXroad,
): AcuerdoXroad | undefined {
  return acuerdos.find(
    (uno) =>
      uno.versionId === versionId &&
      cliente.clase === CLASE_XROAD &&
      cliente.miembro === uno.miembro &&
      (uno.subsistema === '' || cliente.subsistema === uno.subsistema),
  );
}

/**
 * Whether a client may call a version. A key is worth what its acuerdo says, to the client of that acuerdo alone; an entidad without one
 * calls by its acuerdos. Who offers the version may try it, and so may a member nobody is: it has no acuerdo to lose, and gets
 * invented data.
 */
export function hasPermisoXroad(
  cliente: ClienteXroad,
  { id, entidadId }: VersionXroad,
  derechos: DerechosXroad,
): boolean {
  if (findAcuerdoDeCliente(cliente, id, derechos) !== undefined) return true;
  if (derechos.conClave) return false;
  return derechos.entidadId === null || derechos.entidadId === entidadId;
}

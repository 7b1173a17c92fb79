import type { EstadoAcuerdo } from '@marco/acuerdos/terms';
import type { AccionPermiso } from '../../contract/tareas.terms.ts';
import { AMBIENTE, type Ambiente } from '../../contract/terms.ts';

/** A service of the platform an acuerdo is about. */
export interface AmbienteDePermiso {
  readonly ambiente: Ambiente;
  /** Of its identifier. */
  readonly partes: readonly string[];
  /** Whether the client of the acuerdo may call it. */
  readonly esta: boolean;
  /** Whether that client is registered there. */
  readonly hayCliente: boolean;
}

/** What an acuerdo says of the permissions of its client. */
export interface PermisoDeAcuerdo {
  readonly numero: string;
  readonly estado: EstadoAcuerdo;
  readonly consumidora: string;
  /** As the acuerdo names it; an empty text where it does not. */
  readonly subsistema: string;
  readonly ambientes: readonly AmbienteDePermiso[];
}

/** Whether the client of an acuerdo may call while it stands so. */
export function isPermisoDado(estado: EstadoAcuerdo): boolean {
  return estado === 'activo';
}

/** What the operator does with the permission of an acuerdo. */
export function findAccionPermiso(estado: EstadoAcuerdo): AccionPermiso {
  if (isPermisoDado(estado)) return 'dar';
  return estado === 'suspendido' ? 'suspender' : 'retirar';
}

/** Whether a service lets in whom the acuerdo says: in production always, before it where the client is registered. */
export function isConforme(
  estado: EstadoAcuerdo,
  { ambiente, esta, hayCliente }: AmbienteDePermiso,
): boolean {
  if (!isPermisoDado(estado)) return !esta;
  return esta || (ambiente !== 'produccion' && !hayCliente);
}

const HECHO: Readonly<Record<AccionPermiso, (numero: string) => string>> = {
  dar: (numero) => `El acuerdo ${numero} está activo: dé permiso en X-Road`,
  suspender: (numero) => `El acuerdo ${numero} está suspendido: retire mientras tanto el permiso en X-Road`,
  retirar: (numero) => `El acuerdo ${numero} terminó: retire el permiso en X-Road`,
};

/** What is to be done with the permission of an acuerdo, in sentences. */
export function explainPermiso(permiso: PermisoDeAcuerdo): string {
  const { numero, estado, consumidora, subsistema, ambientes } = permiso;
  const cliente =
    subsistema === ''
      ? `al subsistema que use ${consumidora}`
      : `al subsistema ${subsistema} de ${consumidora}`;
  const lugares = [
    ...new Set(
      ambientes
        .filter((uno) => !isConforme(estado, uno))
        .map(({ ambiente }) => AMBIENTE[ambiente].toLowerCase()),
    ),
  ];
  const frases = [
    `${HECHO[findAccionPermiso(estado)](numero)} ${cliente}${lugares.length === 0 ? '' : `, en ${lugares.join(' y ')}`}.`,
  ];
  if (subsistema === '') frases.push('El acuerdo no dice cuál es: pregúntelo a la entidad.');
  if (isPermisoDado(estado) && !ambientes.some(({ ambiente }) => ambiente === 'produccion'))
    frases.push('El servicio no está en la instancia de producción: impórtela o registre allí el servicio.');
  return frases.join(' ');
}

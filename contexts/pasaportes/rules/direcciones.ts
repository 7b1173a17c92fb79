import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { DIRECCION_SIMULADOR } from '@marco/simulador/terms';

/** An address a contract names, with what whoever calls it fills in. */
export interface DireccionDeVersion {
  readonly url: string;
  readonly descripcion: string;
  readonly variables?: Readonly<Record<string, { readonly valor: string; readonly descripcion: string }>>;
}

/** What the addresses of a version follow from. */
export interface Direccionable {
  /** Public address of the product. */
  readonly base: string;
  readonly servicio: { readonly id: number };
  readonly version: { readonly numero: string; readonly estado: EstadoVersionServicio };
  /** With its member code in X-Road; null where the operator gave it none yet. */
  readonly entidad: { readonly codigoXroad: string | null };
}

/** Whether the simulator answers in the place of a version. */
export const isSimulada = (estado: EstadoVersionServicio) =>
  estado !== 'retirada' && estado !== 'en-elaboracion';

/** Where the simulator answers in the place of the version; undefined for one that is not simulated any more. */
export function findDireccionSimulada({ base, servicio, version }: Direccionable): string | undefined {
  if (!isSimulada(version.estado)) return undefined;
  return `${base}${DIRECCION_SIMULADOR}/${servicio.id}/${version.numero}`;
}

/** In the plataforma de interoperabilidad, where every call goes by the security server of whoever asks (X-Road REST). */
function toXRoad({ servicio, entidad }: Direccionable): DireccionDeVersion {
  return {
    url: 'https://{servidorDeSeguridad}/r1/CO/GOB/{miembro}/{subsistema}/{servicio}',
    descripcion: 'En la plataforma de interoperabilidad, por el servidor de seguridad de quien consume.',
    variables: {
      servidorDeSeguridad: {
        valor: 'servidor-de-seguridad.invalid',
        descripcion: 'La dirección interna de su servidor de seguridad.',
      },
      miembro: {
        valor: entidad.codigoXroad ?? 'miembro',
        descripcion: 'El código de la entidad que ofrece el servicio.',
      },
      subsistema: {
        valor: 'subsistema',
        descripcion: 'El subsistema con el que la entidad publica el servicio; lo dice el acuerdo.',
      },
      servicio: {
        valor: `servicio-${servicio.id}`,
        descripcion: 'El código con el que la entidad publica el servicio; lo dice el acuerdo.',
      },
    },
  };
}

/** Where the operations of a version are called: first where anybody may today. */
export function listDirecciones(version: Direccionable): readonly DireccionDeVersion[] {
  const simulada = findDireccionSimulada(version);
  const descripcion = 'Simulador: mensajes sintéticos, sin cuenta.';
  return [...(simulada === undefined ? [] : [{ url: simulada, descripcion }]), toXRoad(version)];
}

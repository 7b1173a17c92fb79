/** An address a contract names, with what whoever calls it fills in. */
export interface DireccionDeVersion {
  readonly url: string;
  readonly descripcion: string;
  readonly variables?: Readonly<Record<string, { readonly valor: string; readonly descripcion: string }>>;
}

/** What the addresses of a version follow from. */
export interface Direccionable {
  readonly servicio: { readonly id: number };
  readonly entidad: { readonly nit: string };
}

/** In the plataforma de interoperabilidad, where every call goes by the security server of whoever asks (X-Road REST). */
function toXRoad({ servicio, entidad }: Direccionable): DireccionDeVersion {
  return {
    url: `https://{servidorDeSeguridad}/r1/CO/GOB/${entidad.nit}/{subsistema}/servicio-${servicio.id}`,
    descripcion: 'En la plataforma de interoperabilidad, por el servidor de seguridad de quien consume.',
    variables: {
      servidorDeSeguridad: {
        valor: 'servidor-de-seguridad.invalid',
        descripcion: 'La dirección interna de su servidor de seguridad.',
      },
      subsistema: {
        valor: 'subsistema',
        descripcion: 'El subsistema con el que la entidad publica el servicio; lo dice el acuerdo.',
      },
    },
  };
}

/** Where the operations of a version are called. */
export function listDirecciones(version: Direccionable): readonly DireccionDeVersion[] {
  return [toXRoad(version)];
}

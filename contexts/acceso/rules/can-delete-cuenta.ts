import type { Decision } from '@marco/contract-kit/decision';

/** How many things a person is still responsible for. */
export interface Responsabilidades {
  readonly compromisosAbiertos: number;
  readonly mesasActivas: number;
  readonly reunionesPorCelebrar: number;
  readonly solicitudesAbiertas: number;
}

/** What is open, one and many, and who can take it over. */
const PENDIENTES: readonly {
  readonly clave: keyof Responsabilidades;
  readonly one: string;
  readonly many: string;
  readonly unblocker: string;
}[] = [
  {
    clave: 'compromisosAbiertos',
    one: 'compromiso abierto',
    many: 'compromisos abiertos',
    unblocker: 'quien gestiona la mesa',
  },
  {
    clave: 'mesasActivas',
    one: 'mesa activa como consultor',
    many: 'mesas activas como consultor',
    unblocker: 'quien gestiona la mesa',
  },
  {
    clave: 'reunionesPorCelebrar',
    one: 'reunión por celebrar',
    many: 'reuniones por celebrar',
    unblocker: 'quien gestiona la mesa',
  },
  {
    clave: 'solicitudesAbiertas',
    one: 'solicitud en curso',
    many: 'solicitudes en curso',
    unblocker: 'quien asigna las solicitudes',
  },
];

/**
 * Whether a person may suppress their data. The last administrator may not, and a person must first hand over what
 * they are responsible for, so that everything keeps a responsible person.
 *
 * @param isUltimoAdministrador whether nobody else administers users and roles
 */
export function canDeleteCuenta(
  responsabilidades: Responsabilidades,
  isUltimoAdministrador: boolean,
): Decision {
  const open = PENDIENTES.filter(({ clave }) => responsabilidades[clave] > 0);
  const administracion = isUltimoAdministrador
    ? ['Usted es la única persona que administra usuarios y roles: dé antes ese rol a otra persona.']
    : [];
  return {
    allowed: open.length === 0 && !isUltimoAdministrador,
    reasons: [
      ...administracion,
      ...open.map(({ clave, one, many }) => {
        const total = responsabilidades[clave];
        return `Usted responde por ${total} ${total === 1 ? one : many}.`;
      }),
    ],
    unblockers: [
      ...new Set([...(isUltimoAdministrador ? ['usted'] : []), ...open.map(({ unblocker }) => unblocker)]),
    ],
  };
}

import { describe, expect, it } from 'vitest';
import { ESTADOS_VERSION_SERVICIO, type EstadoVersionServicio } from '../../contract/versiones.terms.ts';
import { PASOS_VIDA, type PasoVida } from '../../contract/vida.terms.ts';
import { canReadImpacto, canTakePasoVida, type QuienRetira } from './can-take-paso-vida.ts';
import { listBotonesVida } from './ciclo-vida.ts';

const SERVICIO = 3;
const toPermisos = (...acciones: string[]) => Object.assign(new Set(acciones), { roleName: 'Rol de prueba' });

/** Who may ask, by the side they stand on and what their rol holds. */
const PERSONAS: Readonly<Record<string, QuienRetira>> = {
  certificador: { esMinisterio: true, entidadId: 1, versiones: toPermisos('consultar', 'aprobar') },
  coordinador: { esMinisterio: true, entidadId: 1, versiones: toPermisos('consultar') },
  lider: { esMinisterio: false, entidadId: SERVICIO, versiones: toPermisos('consultar', 'aprobar') },
  funcionario: { esMinisterio: false, entidadId: SERVICIO, versiones: toPermisos('consultar') },
  'lider de otra': { esMinisterio: false, entidadId: 9, versiones: toPermisos('consultar', 'aprobar') },
  'sin permiso': { esMinisterio: false, entidadId: SERVICIO, versiones: toPermisos() },
};
const DECIDEN: readonly string[] = ['certificador', 'lider'];
const LEEN: readonly string[] = ['certificador', 'coordinador', 'lider', 'funcionario'];

/** All that is allowed, by the state; nothing else is. */
const PERMITIDOS: Readonly<Partial<Record<EstadoVersionServicio, readonly PasoVida[]>>> = {
  publicada: ['declarar-obsoleta'],
  obsoleta: ['fijar-retiro', 'retirar'],
};

const CASOS = ESTADOS_VERSION_SERVICIO.flatMap((estado) =>
  PASOS_VIDA.flatMap((paso) =>
    Object.entries(PERSONAS).flatMap(([nombre, quien]) =>
      [0, 1, 7].map((consumidores) => ({ estado, paso, nombre, quien, consumidores })),
    ),
  ),
);

describe('[AREA-05] who takes a step with a version that others use', () => {
  it.each(CASOS)(
    '$paso in $estado by $nombre, with $consumidores consumers',
    ({ estado, paso, nombre, quien, consumidores }) => {
      const decision = canTakePasoVida(paso, quien, { estado, entidadId: SERVICIO, consumidores });
      const isState = PERMITIDOS[estado]?.includes(paso) ?? false;
      const isFree = paso !== 'retirar' || consumidores === 0;
      expect(decision.allowed).toBe(DECIDEN.includes(nombre) && isState && isFree);
      // Whoever is refused reads why.
      if (!decision.allowed) expect(decision.reasons.join(' ').length).toBeGreaterThan(20);
    },
  );

  it.each(Object.entries(PERSONAS))(
    'whom it breaks is read by those who decide or watch: %s',
    (nombre, quien) => {
      expect(canReadImpacto(quien, { entidadId: SERVICIO }).allowed).toBe(LEEN.includes(nombre));
    },
  );

  it.each(ESTADOS_VERSION_SERVICIO)('the buttons in %s are its steps', (estado) => {
    expect(listBotonesVida(estado).map(({ paso }) => paso)).toEqual(PERMITIDOS[estado] ?? []);
  });
});

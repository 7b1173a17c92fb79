import { presentEntidad } from '@marco/entidades/terms';
import type { LoginOutcome } from '../../rules/ingreso/login-outcome.ts';

interface BlockedEntidadesProps extends Pick<Extract<LoginOutcome, { kind: 'blocked' }>, 'reasons'> {
  /** Address that helps. */
  readonly soporte: string;
}

/** Why none of the entidades of a person can be entered, and who helps. Loaded by the dialog that says so. */
export function BlockedEntidades({ reasons, soporte }: BlockedEntidadesProps) {
  return (
    <>
      <ul>
        {reasons.map(({ nombre, reason }) => (
          <li key={nombre}>{`${presentEntidad(nombre)}: ${reason}`}</li>
        ))}
      </ul>
      <p>
        Si necesita ayuda, escriba a <a href={`mailto:${soporte}`}>{soporte}</a>.
      </p>
    </>
  );
}

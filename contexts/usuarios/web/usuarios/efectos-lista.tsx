import { presentUnblockers } from '@marco/contract-kit/decision';
import { presentEntidad } from '@marco/entidades/terms';
import { formatNumber } from '@marco/web-kit/format';
import { CircleCheck, CircleX } from 'lucide-react';
import type { EfectosMasivos } from '../../contract/index.ts';
import { ESTADO_USUARIO } from '../../contract/terms.ts';
import styles from './users.module.css';

type Efecto = EfectosMasivos['efectos'][number];

/** What happens to each user, or why not and who could change that. */
export function EfectosLista({ efectos: { efectos, permitidos } }: { readonly efectos: EfectosMasivos }) {
  return (
    <>
      <p role="status">
        {formatNumber(permitidos)} de {formatNumber(efectos.length)} cambiarán.
      </p>
      <section
        className={styles['effects']}
        aria-label="Qué pasará con cada usuario"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part with its own scroll must be reachable by keyboard
        tabIndex={0}
      >
        <ul>
          {efectos.map((efecto) => (
            <li key={efecto.membresiaId}>
              <b>
                {efecto.decision.allowed ? (
                  <CircleCheck size={16} role="img" aria-label="Cambiará" />
                ) : (
                  <CircleX size={16} role="img" aria-label="No cambiará" />
                )}
                {efecto.usuario?.usuario.nombre ?? 'Usuario no disponible'}
              </b>
              {efecto.usuario ? (
                <small>{presentEntidad(efecto.usuario.entidad.nombre, efecto.usuario.entidad.sigla)}</small>
              ) : null}
              {efecto.decision.allowed ? <p>{describeEfecto(efecto)}</p> : <Razones {...efecto.decision} />}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Razones(decision: Efecto['decision']) {
  const who = presentUnblockers(decision);
  return (
    <>
      <p>{decision.reasons.join(' ')}</p>
      {who === undefined ? null : <small>{who}</small>}
    </>
  );
}

/** 'Pendiente → Activo · Funcionario de entidad'. */
function describeEfecto({ usuario, ahora }: Efecto): string {
  if (!usuario || !ahora.estado) return '';
  const moved = ahora.entidad !== null && ahora.entidad !== usuario.entidad.nombre ? ahora.entidad : null;
  return [
    `${ESTADO_USUARIO[usuario.estado]} → ${ESTADO_USUARIO[ahora.estado]}`,
    ahora.rol,
    moved && presentEntidad(moved),
  ]
    .filter(Boolean)
    .join(' · ');
}

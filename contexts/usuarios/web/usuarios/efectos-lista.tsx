import { presentEntidad } from '@marco/entidades/terms';
import { formatNumber } from '@marco/web-kit/format';
import { Outcome, OutcomeList, OutcomeReasons } from '@marco/web-kit/outcome-list';
import type { EfectosMasivos } from '../../contract/index.ts';
import { ESTADO_USUARIO } from '../../contract/terms.ts';

type Efecto = EfectosMasivos['efectos'][number];

/** What happens to each user, or why not and who could change that. */
export function EfectosLista({ efectos: { efectos, permitidos } }: { readonly efectos: EfectosMasivos }) {
  return (
    <>
      <p role="status">
        {formatNumber(permitidos)} de {formatNumber(efectos.length)} cambiarán.
      </p>
      <OutcomeList label="Qué pasará con cada usuario">
        {efectos.map((efecto) => (
          <Outcome
            key={efecto.membresiaId}
            isGood={efecto.decision.allowed}
            mark={efecto.decision.allowed ? 'Cambiará' : 'No cambiará'}
            name={efecto.usuario?.usuario.nombre ?? 'Usuario no disponible'}
          >
            {efecto.usuario ? (
              <small>{presentEntidad(efecto.usuario.entidad.nombre, efecto.usuario.entidad.sigla)}</small>
            ) : null}
            {efecto.decision.allowed ? (
              <p>{describeEfecto(efecto)}</p>
            ) : (
              <OutcomeReasons decision={efecto.decision} />
            )}
          </Outcome>
        ))}
      </OutcomeList>
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

import { formatLongDay } from '@marco/country/day-text';
import { EstadoVersionChip, VeredictoChip } from '@marco/servicios/widgets';
import { formatDate, formatNumber } from '@marco/web-kit/format';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { Link } from 'react-router';
import { toCambios } from '../../contract/direcciones.terms.ts';
import type { FichaServicio, VeredictoDeVersion } from '../../contract/index.ts';
import { Bloque } from './bloque.tsx';
import styles from './ficha.module.css';
import { BLOQUES } from './indice.ts';
import { useVeredictos } from './use-ficha.ts';

type CambioDeFicha = NonNullable<FichaServicio['cambios']['contenido']>[number];

/** The versions of the servicio, the newest first, with what each added and took away, and whom that breaks. */
export function CambiosFicha({
  cambios,
  version,
  servicioId,
}: Pick<FichaServicio, 'cambios' | 'version' | 'servicioId'>) {
  const { contenido, pendiente } = cambios;
  const veredictos = useVeredictos(servicioId, contenido?.some(({ cambia }) => cambia !== null) ?? false);
  return (
    <Bloque
      id="cambios"
      titulo={BLOQUES.cambios}
      pendiente={pendiente}
      aside={
        <Link to={toCambios({ servicio: servicioId })} reloadDocument>
          Canal de cambios
        </Link>
      }
    >
      {contenido === null ? null : (
        <div className={styles['lista']}>
          <LineList>
            {contenido.map((cambio) => (
              <li key={cambio.version}>
                <Link
                  to={cambio.direccion}
                  aria-current={cambio.version === version?.numero ? 'true' : undefined}
                >
                  Versión {cambio.version}
                </Link>
                <EstadoVersionChip estado={cambio.estado} />
                <Veredicto veredicto={findVeredicto(veredictos.data, cambio)} />
                <span>
                  <time dateTime={cambio.desde}>{formatDate(cambio.desde)}</time>
                </span>
                <LineNote>
                  {presentCambio(cambio)} {presentFin(cambio)}{' '}
                  {presentFrases(findVeredicto(veredictos.data, cambio))}
                </LineNote>
              </li>
            ))}
          </LineList>
        </div>
      )}
    </Bloque>
  );
}

interface VeredictoProps {
  readonly veredicto: VeredictoDeVersion | undefined;
}

/** Whom a version breaks, by direction; once where both get the same word. */
function Veredicto({ veredicto }: VeredictoProps) {
  if (!veredicto) return null;
  const { pide, lee } = veredicto;
  if (pide === lee && pide !== 'rompe') return <VeredictoChip veredicto={pide} quien="pide" />;
  return (
    <>
      {pide === 'compatible' ? null : <VeredictoChip veredicto={pide} quien="pide" />}
      {lee === 'compatible' ? null : <VeredictoChip veredicto={lee} quien="lee" />}
    </>
  );
}

function findVeredicto(
  veredictos: readonly VeredictoDeVersion[] | undefined,
  { version }: CambioDeFicha,
): VeredictoDeVersion | undefined {
  return veredictos?.find((veredicto) => veredicto.version === version);
}

/** What who uses the version before meets, and what to do; how many changes more there are. */
function presentFrases(veredicto: VeredictoDeVersion | undefined): string {
  const { frases, total } = veredicto ?? { frases: [], total: 0 };
  const rest = total - frases.length;
  if (rest <= 0) return frases.join(' ');
  return [...frases, rest === 1 ? 'Hay 1 cambio más.' : `Hay ${formatNumber(rest)} cambios más.`].join(' ');
}

/** When it ends, or ended, and what takes its place. */
function presentFin({ estado, fechaRetiro, sucesora }: CambioDeFicha): string {
  const verbo = estado === 'retirada' ? 'Se retiró' : 'Se retira';
  const partes = [
    ...(fechaRetiro === null ? [] : [`${verbo} el ${formatLongDay(fechaRetiro)}.`]),
    ...(sucesora === null ? [] : [`La reemplaza la ${sucesora}.`]),
  ];
  return partes.join(' ');
}

function presentCambio({ cambia, agrega, quita }: CambioDeFicha): string {
  if (cambia === null) return 'Es la primera versión.';
  const partes = [
    ...(agrega.length === 0 ? [] : [`agrega ${agrega.join(', ')}`]),
    ...(quita.length === 0 ? [] : [`quita ${quita.join(', ')}`]),
  ];
  return partes.length === 0
    ? `Tiene los mismos datos que la ${cambia}.`
    : `Frente a la ${cambia}, ${partes.join(' y ')}.`;
}

import { toCertificado } from '@marco/certificados/paths';
import { ESTADO_CERTIFICADO } from '@marco/certificados/terms';
import { formatDate, formatNumber } from '@marco/web-kit/format';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { FichaServicio } from '../../contract/index.ts';
import { Bloque } from './bloque.tsx';
import { BLOQUES } from './indice.ts';
import styles from './niveles-ficha.module.css';

type Niveles = NonNullable<FichaServicio['niveles']['contenido']>;
type NivelDeFicha = Niveles['niveles'][number];

const NOMBRES: Readonly<Record<NivelDeFicha['nivel'], string>> = {
  1: 'Estandarizado',
  2: 'Evaluado',
  3: 'Publicado',
};

/** The way through the three levels, with their certificates, and what the next one asks for. */
export function NivelesFicha({ niveles, version }: Pick<FichaServicio, 'niveles' | 'version'>) {
  const { contenido, pendiente } = niveles;
  return (
    <Bloque
      id="niveles"
      titulo={BLOQUES.niveles}
      pendiente={pendiente}
      aside={version === null ? null : <span className={styles['version']}>Versión {version.numero}</span>}
    >
      {contenido === null ? null : (
        <>
          <ol className={styles['way']}>
            {contenido.niveles.map((nivel) => (
              <Nivel key={nivel.nivel} nivel={nivel} isCurrent={isCurrent(nivel, contenido)} />
            ))}
          </ol>
          {contenido.siguiente === null ? null : <p className={styles['next']}>{contenido.siguiente}</p>}
        </>
      )}
    </Bloque>
  );
}

/** The highest one that was reached. */
function isCurrent({ nivel, alcanzadoEn }: NivelDeFicha, { niveles }: Niveles): boolean {
  return alcanzadoEn !== null && niveles.every((other) => other.nivel <= nivel || other.alcanzadoEn === null);
}

interface NivelProps {
  readonly nivel: NivelDeFicha;
  readonly isCurrent: boolean;
}

function Nivel({ nivel, isCurrent: isHere }: NivelProps) {
  const { alcanzadoEn, certificado, indice, puntaje } = nivel;
  return (
    <li
      data-nivel={nivel.nivel}
      data-done={alcanzadoEn === null ? undefined : true}
      aria-current={isHere ? 'step' : undefined}
    >
      <span className={styles['number']} aria-hidden="true">
        {alcanzadoEn !== null && !isHere ? <Check size={16} strokeWidth={3} /> : nivel.nivel}
      </span>
      <b>
        {NOMBRES[nivel.nivel]} <span className="sr">nivel {nivel.nivel}</span>
      </b>
      {alcanzadoEn === null ? (
        <small>Aún no lo alcanza</small>
      ) : (
        <time dateTime={alcanzadoEn}>{formatDate(alcanzadoEn)}</time>
      )}
      {certificado === null ? null : (
        <small>
          <Link className="num" to={toCertificado(certificado.codigo)}>
            {certificado.numero}
          </Link>{' '}
          {ESTADO_CERTIFICADO[certificado.estado].toLowerCase()}
          {certificado.validoHasta === null ? null : ` hasta el ${formatDate(certificado.validoHasta)}`}
        </small>
      )}
      {indice === null || puntaje === null ? null : (
        <small>
          Índice {formatNumber(indice)} %, puntaje {formatNumber(puntaje.cumplen)} de{' '}
          {formatNumber(puntaje.cuentan)}
        </small>
      )}
    </li>
  );
}

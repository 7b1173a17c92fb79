import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatNumber } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { Ahorro, RangoDePesos } from '../../contract/index.ts';
import { SUPUESTOS_AHORRO } from '../../contract/terms.ts';
import { tramitesPaths } from '../../contract/tramites.paths.ts';
import styles from './ahorro.module.css';

export const TITULO_AHORRO = 'Ahorro en un año';

const LISTA = new Intl.ListFormat('es', { type: 'conjunction' });

/** Millions of pesos: more figures would say more than is known. */
function presentPesos(pesos: number): string {
  const MILLON = 1_000_000;
  if (Math.abs(pesos) < MILLON) return `$ ${formatNumber(pesos)}`;
  const millones = Math.round(pesos / MILLON);
  return `$ ${formatNumber(millones)} ${millones === 1 ? 'millón' : 'millones'}`;
}

function Rango({ rango: { p10, p50, p90 } }: { readonly rango: RangoDePesos }) {
  if (p10 === p90) return presentPesos(p50);
  return `entre ${presentPesos(p10)} y ${presentPesos(p90)}; lo más probable, ${presentPesos(p50)}`;
}

interface AhorroCardProps {
  readonly ahorro: Ahorro;
  /** Whose papers they are: 'este trámite'. */
  readonly de: string;
}

/** What it saves in a year not to ask for papers, in a list of papers. */
export function AhorroCard(props: AhorroCardProps) {
  return (
    <Card title={TITULO_AHORRO}>
      <AhorroEnUnAnio {...props} />
    </Card>
  );
}

/** The potential, and apart from it what is achieved. */
export function AhorroEnUnAnio({ ahorro, de }: AhorroCardProps) {
  const { potencial, logrado, sinVolumen } = ahorro;
  return (
    <>
      {potencial ? (
        <FactSheet>
          <Fact name="Potencial, ya descontado el costo" wide>
            <Rango rango={potencial.neto} />
          </Fact>
          <Fact name="De la ciudadanía" wide>
            <Rango rango={potencial.ciudadania} />
          </Fact>
          <Fact name="De las entidades" wide>
            <Rango rango={potencial.entidades} />
          </Fact>
          <Fact name="Costo de las consultas" wide>
            <Rango rango={potencial.costo} />
          </Fact>
          <Fact name="Logrado: parte del potencial, no se suma" wide>
            {logrado ? <Rango rango={logrado} /> : 'Sin datos de la plataforma.'}
          </Fact>
        </FactSheet>
      ) : (
        <p>{explainSinAhorro(ahorro, de)}</p>
      )}
      {potencial && sinVolumen > 0 ? (
        <p className={styles['nota']}>
          {sinVolumen === 1 ? 'Un papel no se cuenta' : `${formatNumber(sinVolumen)} papeles no se cuentan`}:
          no se sabe cuántas veces al año se hace el trámite.
        </p>
      ) : null}
      <p className={styles['nota']}>
        Es un rango, porque nadie lo mide entero.{' '}
        <Link to={`${tramitesPaths.mapa}#supuestos`}>Ver los supuestos y sus fuentes</Link>
      </p>
    </>
  );
}

function explainSinAhorro({ faltan, sinVolumen }: Ahorro, de: string): string {
  if (faltan.length > 0) {
    const nombres = faltan.map((codigo) => SUPUESTOS_AHORRO[codigo].nombre.toLowerCase());
    return `No se calcula: falta la fuente de ${LISTA.format(nombres)}.`;
  }
  if (sinVolumen > 0) return `No se calcula: no se sabe cuántas veces al año se hace ${de}.`;
  return 'Todavía no hay papeles confirmados que se puedan dejar de pedir.';
}

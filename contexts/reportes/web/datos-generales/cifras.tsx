import { directorioPaths } from '@marco/directorio/paths';
import { Card } from '@marco/web-kit/card';
import type { ChipTone } from '@marco/web-kit/chip';
import { formatNumber } from '@marco/web-kit/format';
import { type ColumnPlot, Grafica } from '@marco/web-kit/grafica';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import type { CambioDelMes, DatosGenerales } from '../../contract/index.ts';
import { toIndicador } from '../../contract/reportes.paths.ts';
import {
  presentMomento,
  presentMomentoCorto,
  presentMomentoLargo,
} from '../../rules/indicadores/momentos.ts';
import { TarjetaDeIndicador } from '../indicadores/tarjeta-indicador.tsx';
import styles from './datos-generales.module.css';
import { Seccion } from './seccion.tsx';

interface CifrasProps {
  readonly datos: DatosGenerales;
  readonly corte: string;
  /** Whether the reader opens the indicators behind the figures. */
  readonly leeIndicadores: boolean;
}

/** The framework today: figures, servicios by level, certificates by month, what changed. */
export function Cifras({ datos, corte, leeIndicadores }: CifrasProps) {
  const { tarjetas, niveles, flujo, cambios, cambiosDesde } = datos;
  return (
    <Seccion id="cifras" title="Cifras" lead="Las mismas de los indicadores, con su definición y su corte.">
      <div className={styles['tarjetas']}>
        {tarjetas.map((tarjeta) => (
          <TarjetaDeIndicador key={tarjeta.codigo} tarjeta={tarjeta} isLinked={leeIndicadores} />
        ))}
      </div>
      {niveles.length === 0 ? null : <Niveles niveles={niveles} />}
      {hasMeses(flujo) ? (
        <Grafica plot={toPlotDeFlujo(flujo, corte, leeIndicadores)} headingLevel={3} />
      ) : null}
      {cambiosDesde === null ? null : <Cambios cambios={cambios} desde={cambiosDesde} />}
    </Seccion>
  );
}

const TONOS: Readonly<Record<string, ChipTone>> = {
  identificado: 'gray',
  'identificado-no-estandarizado': 'gray-ring',
  'estandarizado-nivel-1': 'yellow',
  'evaluado-nivel-2': 'purple',
  'publicado-nivel-3': 'green',
};
const TONOS_NIVEL: readonly ChipTone[] = ['yellow', 'purple', 'green'];

function Niveles({ niveles }: Pick<DatosGenerales, 'niveles'>) {
  const total = niveles.reduce((suma, { cantidad }) => suma + cantidad, 0);
  return (
    <Card
      title="Servicios de intercambio por nivel"
      aside={
        <>
          <strong className={styles['total']}>{formatNumber(total)}</strong> servicios
        </>
      }
    >
      <StackedBar
        segments={niveles.map(({ estado, nombre, cantidad }) => ({
          label: nombre,
          value: cantidad,
          tone: TONOS[estado] ?? 'gray',
          to: `${directorioPaths.home}?estado=${estado}`,
        }))}
      />
    </Card>
  );
}

function hasMeses(flujo: DatosGenerales['flujo']): boolean {
  return flujo.some(({ puntos }) => puntos.some(({ valor }) => valor !== null));
}

function toPlotDeFlujo(flujo: DatosGenerales['flujo'], corte: string, leeIndicadores: boolean): ColumnPlot {
  const ultimo = flujo[0]?.puntos.findLast((punto) => punto.corte !== null)?.momento ?? '';
  const sumaEn = (momento: string) =>
    flujo.reduce(
      (suma, { puntos }) => suma + (puntos.find((punto) => punto.momento === momento)?.valor?.valor ?? 0),
      0,
    );
  const suma = sumaEn(ultimo);
  return {
    kind: 'columns',
    isStacked: true,
    title: 'Certificados de cada mes por nivel',
    finding: `En ${presentMomentoLargo(ultimo)}: ${formatNumber(suma)} ${suma === 1 ? 'certificado' : 'certificados'}.`,
    rowHeader: 'Mes',
    source: 'IND-05, Certificados',
    cut: corte,
    lastFirst: true,
    totals: flujo[0]?.puntos.map(({ momento }) => formatNumber(sumaEn(momento))) ?? [],
    series: flujo.map(({ nombre, puntos }, at) => ({
      label: nombre,
      tone: TONOS_NIVEL[at],
      points: puntos.map(({ momento, corte: suyo, valor }) => ({
        label: presentMomento(momento),
        shortLabel: presentMomentoCorto(momento),
        value: valor?.valor ?? null,
        text: valor?.texto ?? (suyo === null ? 'Sin corte' : 'Sin dato'),
        href: leeIndicadores ? toIndicador('IND-05') : undefined,
      })),
    })),
  };
}

function Cambios({ cambios, desde }: { readonly cambios: readonly CambioDelMes[]; readonly desde: string }) {
  return (
    <Card title="Qué cambió este mes" aside={`Desde el cierre de ${presentMomentoLargo(desde)}`} flush>
      {cambios.length === 0 ? (
        <p className={styles['nada']}>Nada cambió en estas cifras desde ese cierre.</p>
      ) : (
        <ul className={styles['cambios']}>
          {cambios.map(({ codigo, texto, cantidad, nombres }) => (
            <li key={`${codigo} ${texto}`}>
              <b className="num">+{formatNumber(cantidad)}</b>
              <span>
                {texto}
                {nombres.length === 0 ? null : (
                  <small>
                    {cantidad > nombres.length ? 'Entre otros: ' : ''}
                    {nombres.join('; ')}
                  </small>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

import { Grafica, KpiTile, type PlotMap } from '@marco/web-kit/grafica';
import { useEffect, useState } from 'react';
import { COHORT, DOTS, MAP, MATRIX, PARTS, RANGE, RANKED } from './comparison-plots.ts';
import styles from './gallery.module.css';
import { CALIBRATION, COLUMNS, HEAT, LINE, LINES, SHARE_POINTS, STACKS, WATERFALL } from './time-plots.ts';

const PLOTS = [
  LINE,
  LINES,
  STACKS,
  COLUMNS,
  PARTS,
  RANKED,
  DOTS,
  RANGE,
  COHORT,
  MATRIX,
  HEAT,
  CALIBRATION,
  WATERFALL,
];

/** The plots, one of each kind and two of those that have two looks. */
export function PlotSamples() {
  return (
    <section className={styles['samples']} aria-label="Gráficas">
      <h2>Gráficas</h2>
      <div className={styles['plots']}>
        <TileSamples />
        {PLOTS.map((plot) => (
          <Grafica key={plot.title} plot={plot} headingLevel={3} />
        ))}
        <MapSample />
      </div>
    </section>
  );
}

/** Single figures: with a line, with columns and alone. */
export function TileSamples() {
  return (
    <div className={styles['tiles']}>
      <KpiTile
        label="Ya publican un servicio"
        text="65,9 %"
        href="/componentes"
        base="207 de 314 entidades"
        change={{ text: '4,9 puntos', since: 'desde junio', direction: 'up', sense: 'good' }}
        rowHeader="Mes"
        series={{ label: 'Publican', points: SHARE_POINTS }}
      />
      <KpiTile
        label="Certificados en julio"
        text="52"
        change={{ text: 'Sin cambio', since: 'desde junio', direction: 'none' }}
        rowHeader="Mes"
        shape="columns"
        series={{ label: 'Nivel 3', points: STACKS.series[2]?.points ?? [] }}
      />
      <KpiTile label="Elementos sin uso" text="38" base="De 846 vigentes" />
    </div>
  );
}

/** The map, once its tiles are there. */
function MapSample() {
  const [map, setMap] = useState<PlotMap>();
  useEffect(() => {
    void import('@marco/country/department-map').then(({ DEPARTMENT_MAP }) => setMap(DEPARTMENT_MAP));
  }, []);
  return map ? <Grafica plot={{ ...MAP, map }} headingLevel={3} /> : null;
}

import { directorioPaths } from '@marco/directorio/paths';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import { type ChoroplethPlot, Grafica, type PlotMap } from '@marco/web-kit/grafica';
import { useAddressParams } from '@marco/web-kit/page';
import { Segmented } from '@marco/web-kit/segmented';
import { useEffect, useState } from 'react';
import type { DepartamentoEnCifras } from '../../contract/index.ts';
import { ESTADO_PUBLICADO } from '../../rules/datos-generales/cifras.ts';
import { chooseEscalones } from '../../rules/datos-generales/escalones.ts';
import { Seccion } from './seccion.tsx';

const MEDIDAS = [
  { value: 'servicios', label: 'Servicios' },
  { value: 'entidades', label: 'Entidades' },
] as const;
type Medida = (typeof MEDIDAS)[number]['value'];

interface MapaProps {
  readonly departamentos: readonly DepartamentoEnCifras[];
  readonly corte: string;
}

/** Where the servicios are: the country as tiles, with the table of its departments. */
export function Mapa({ departamentos, corte }: MapaProps) {
  const { params, change } = useAddressParams();
  const medida: Medida = params.get('mapa') === 'entidades' ? 'entidades' : 'servicios';
  const map = useTiles();
  return (
    <Seccion
      id="mapa"
      title="Dónde están los servicios publicados"
      lead="Por departamento de la entidad que responde."
      aside={
        <Segmented
          label="Qué muestra el mapa"
          value={medida}
          segments={MEDIDAS}
          onChange={(cual) => change(cual === 'servicios' ? {} : { mapa: cual }, { replace: true })}
        />
      }
    >
      {departamentos.length === 0 ? (
        <EmptyState
          drawing="search"
          title="Todavía no hay cifras por departamento"
          text="Aparecen con el primer corte de los indicadores."
        />
      ) : map ? (
        <Grafica plot={{ ...toPlotDeMapa(departamentos, medida, corte), map }} headingLevel={3} />
      ) : null}
    </Seccion>
  );
}

/** The tiles of the country come when the map is shown. */
function useTiles(): PlotMap | undefined {
  const [map, setMap] = useState<PlotMap>();
  useEffect(() => {
    let isHere = true;
    void import('@marco/country/department-map').then(({ DEPARTMENT_MAP }) => {
      if (isHere) setMap(DEPARTMENT_MAP);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return map;
}

const NOMBRES = 3;

function toPlotDeMapa(
  departamentos: readonly DepartamentoEnCifras[],
  medida: Medida,
  corte: string,
): Omit<ChoroplethPlot, 'map'> {
  const isServicios = medida === 'servicios';
  const valorDe = (departamento: DepartamentoEnCifras) => departamento[medida];
  const mayores = departamentos
    .toSorted((one, other) => valorDe(other) - valorDe(one))
    .filter((departamento) => valorDe(departamento) > 0);
  const con = mayores.length;
  const nombres = mayores.slice(0, NOMBRES).map((uno) => `${uno.nombre}, ${formatNumber(valorDe(uno))}`);
  return {
    kind: 'map',
    title: isServicios
      ? 'Servicios publicados por departamento'
      : 'Entidades que participan por departamento',
    finding:
      con === 0
        ? 'En ningún departamento todavía.'
        : `En ${con} de ${departamentos.length} departamentos. Con más: ${nombres.join('; ')}.`,
    rowHeader: 'Departamento',
    ...chooseEscalones(Math.max(...departamentos.map(valorDe), 0)),
    note: 'Cada departamento es un cuadro del mismo tamaño, cerca de sus vecinos. Las entidades sin departamento no están en el mapa.',
    source: isServicios ? 'IND-04, Servicios y versiones' : 'IND-02, Membresías',
    cut: corte,
    series: [
      {
        label: isServicios ? 'Servicios' : 'Entidades',
        points: departamentos.map((departamento) => ({
          id: departamento.codigo,
          label: departamento.nombre,
          value: valorDe(departamento),
          text: formatNumber(valorDe(departamento)),
          href:
            departamento.servicios > 0
              ? `${directorioPaths.home}?estado=${ESTADO_PUBLICADO}&departamento=${departamento.codigo}`
              : undefined,
          facts: [
            isServicios
              ? { label: 'Entidades', text: formatNumber(departamento.entidades) }
              : { label: 'Servicios', text: formatNumber(departamento.servicios) },
            { label: 'Publican', text: formatNumber(departamento.publican) },
          ],
        })),
      },
    ],
  };
}

import { INICIO } from '@marco/parametros/paths';
import { ApiError } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Chip } from '@marco/web-kit/chip';
import { Grafica } from '@marco/web-kit/grafica';
import { LoadBlock } from '@marco/web-kit/load-block';
import { NotFound } from '@marco/web-kit/not-found';
import { PageHeading, type TrailStep, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { Select } from '@marco/web-kit/select';
import { useParams } from 'react-router';
import type { DetalleIndicador, SerieIndicador } from '../../contract/index.ts';
import { reportesPaths, TITULO_REPORTES } from '../../contract/reportes.paths.ts';
import { CALIDADES, DIMENSIONES, type DimensionDeIndicador } from '../../contract/terms.ts';
import { presentHallazgo } from '../../rules/indicadores/hallazgo.ts';
import { AccionesDeIndicador } from '../descargas/acciones-indicador.tsx';
import { CierresReexpresados } from '../indicadores/cierres-reexpresados.tsx';
import { DefinicionCard } from '../indicadores/definicion-card.tsx';
import { ExplicacionCard } from '../indicadores/explicacion-card.tsx';
import styles from '../indicadores/indicador.module.css';
import { PartesCard } from '../indicadores/partes-card.tsx';
import { toPlot } from '../indicadores/plot-valores.ts';
import { presentCorteDicho } from '../indicadores/present-corte.ts';
import { useIndicador, useValores } from '../indicadores/use-indicadores.ts';
import { VistaCard } from '../indicadores/vista-card.tsx';

const TRAIL: readonly TrailStep[] = [INICIO, { nombre: TITULO_REPORTES, to: reportesPaths.home }];

/** An indicador: its figure in time, why it changed, its parts and how it is read (AREA-09). */
export function IndicadorScreen() {
  const codigo = useParams()['codigo'] ?? '';
  const indicador = useIndicador(codigo);
  const status = indicador.error instanceof ApiError ? indicador.error.status : null;
  if (status === 404 || status === 400)
    return (
      <NotFound
        title="Indicador no encontrado"
        message="Ningún indicador que usted pueda leer tiene ese código."
        hint="Búsquelo por lo que pregunta."
        to={reportesPaths.home}
        backLabel="Ver los reportes"
      />
    );
  if (indicador.data) return <Indicador key={codigo} indicador={indicador.data} />;
  return (
    <>
      <PageHeading title="Indicador" />
      <LoadBlock query={indicador} subject="el indicador">
        {() => null}
      </LoadBlock>
    </>
  );
}

const PERIODOS = [
  { value: '13', label: 'Últimos 13 meses' },
  { value: '25', label: 'Últimos 25 meses' },
];

function Indicador({ indicador }: { readonly indicador: DetalleIndicador }) {
  const { codigo, pregunta, series, filtros } = indicador;
  useRecordTrail(pregunta, TRAIL);
  const { params, change } = useAddressParams();
  const elegido =
    filtros.find(({ dimension }) => params.has(dimension)) ?? filtros.find(({ inicial }) => inicial !== '');
  const valor = elegido ? (params.get(elegido.dimension) ?? elegido.inicial) : '';
  const ambito = elegido && valor !== '' ? `${elegido.dimension}=${valor}` : '';
  const meses = params.get('meses') ?? '13';
  const pedido = { ambito, meses, ...(series === null ? {} : { por: series }) };
  const valores = useValores(codigo, pedido);
  return (
    <LoadBlock query={valores} subject="los valores del indicador">
      {(data) => (
        <>
          <Titular indicador={indicador} series={data.series} pedido={pedido} />
          <CardStack>
            <div className={styles['filtros']} data-print="hide">
              <Select
                label="Periodo"
                value={meses}
                options={PERIODOS}
                onChange={(cuantos) =>
                  change({ ...(ambito === '' ? {} : { [elegido?.dimension ?? '']: valor }), meses: cuantos })
                }
              />
              {filtros.map(({ dimension, opciones, inicial }) => (
                <Select
                  key={dimension}
                  label={DIMENSIONES[dimension]}
                  {...(inicial === '' ? { placeholder: 'Todos' } : {})}
                  value={elegido?.dimension === dimension ? valor : ''}
                  options={opciones.map((una) => ({ value: una.valor, label: una.nombre }))}
                  // One part at a time: the cuts keep no crossings of them.
                  onChange={(cual) => change({ meses, ...(cual === '' ? {} : { [dimension]: cual }) })}
                />
              ))}
            </div>
            <Grafica
              plot={toPlot({
                indicador,
                series: data.series,
                hallazgo: presentHallazgo(indicador, data.series),
                corte: presentCorteDicho(data.series),
              })}
            />
            <CierresReexpresados series={data.series} />
            <VistaCard
              indicador={indicador}
              ambito={ambito}
              series={data.series}
              corte={presentCorteDicho(data.series)}
            />
            <Explicada indicador={indicador} ambito={ambito} series={data.series} />
            {listPartes(indicador, elegido?.dimension, ambito).map(({ dimension, dentro }) => (
              <PartesCard key={dimension} indicador={indicador} dimension={dimension} dentro={dentro} />
            ))}
            <DefinicionCard indicador={indicador} />
          </CardStack>
        </>
      )}
    </LoadBlock>
  );
}

/** What the page asks for its values. */
type Pedido = Readonly<Record<string, string>> & { readonly ambito: string };
const LUGARES: readonly DimensionDeIndicador[] = ['sector', 'orden', 'departamento'];

/** By what its parts are compared: the entidades of the place that is chosen, or else what nobody chose. */
function listPartes(
  { filtros, series }: DetalleIndicador,
  elegida: DimensionDeIndicador | undefined,
  ambito: string,
): readonly { readonly dimension: DimensionDeIndicador; readonly dentro: string }[] {
  if (series !== null) return [];
  const otras = filtros.flatMap(({ dimension }) => (dimension === elegida ? [] : [dimension]));
  const isLugar = ambito !== '' && LUGARES.some((una) => una === elegida);
  if (isLugar && otras.includes('entidad')) return [{ dimension: 'entidad', dentro: ambito }];
  return otras.slice(0, 1).map((dimension) => ({ dimension, dentro: '' }));
}

interface Mostrado {
  readonly indicador: DetalleIndicador;
  readonly series: readonly SerieIndicador[];
}

const TONOS = { completo: 'green', parcial: 'yellow', estimado: 'yellow', 'sin-datos': 'gray' } as const;

function Titular({ indicador, series, pedido }: Mostrado & { readonly pedido: Pedido }) {
  const ultimo = series[0]?.puntos.findLast(({ valor }) => valor !== null)?.valor;
  return (
    <PageHeading
      title={indicador.pregunta}
      lead={presentHallazgo(indicador, series)}
      chip={ultimo ? <Chip tone={TONOS[ultimo.calidad]}>{CALIDADES[ultimo.calidad]}</Chip> : null}
      actions={<AccionesDeIndicador indicador={indicador} query={pedido} />}
      facts={[
        { text: presentCorteDicho(series) },
        ...(ultimo && ultimo.razon !== '' ? [{ text: ultimo.razon }] : []),
      ]}
    />
  );
}

function Explicada({ indicador, ambito, series }: Mostrado & { readonly ambito: string }) {
  const momentos = (series[0]?.puntos ?? [])
    .filter(({ corte }) => corte !== null)
    .map(({ momento }) => momento);
  if (!indicador.explicable || momentos.length < 2)
    return (
      <Card title="Por qué cambió">
        <p>
          {indicador.explicable
            ? 'Todavía no hay dos cortes que comparar.'
            : 'Esta cifra no es la suma de sus registros: abra la lista de cada mes para compararla.'}
        </p>
      </Card>
    );
  const partes = indicador.series === null ? [{ ambito, nombre: '' }] : series;
  return <ExplicacionCard key={ambito} indicador={indicador} partes={partes} momentos={momentos} />;
}

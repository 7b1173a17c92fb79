import { Button } from '@marco/web-kit/button';
import { Pagination, pageCount } from '@marco/web-kit/data-table';
import { FacetDrawer, FacetedResults, OrderSelect } from '@marco/web-kit/faceted-search';
import { formatNumber } from '@marco/web-kit/format';
import { Segmented } from '@marco/web-kit/segmented';
import { Skeleton } from '@marco/web-kit/skeleton';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type {
  CadenasDirectorio,
  DemandaDeDato,
  FacetasDirectorio,
  ResultadoDirectorio,
} from '../../contract/index.ts';
import { ORDEN_DIRECTORIO, ORDENES_DIRECTORIO } from '../../contract/terms.ts';
import { type ConsultaDirectorio, chooseFaceta, countFacetas } from '../../rules/consulta-directorio.ts';
import { DemandaCard } from '../demandas/demanda-card.tsx';
import { BotonSuscripcion } from '../suscripciones/boton-suscripcion.tsx';
import { FiltrosActivos } from './filtros-activos.tsx';
import { PanelFacetas } from './panel-facetas.tsx';
import { ResultadoServicio } from './resultado-servicio.tsx';
import styles from './resultados-directorio.module.css';

// A few searches need a chain, find nothing or are read as a table: each of these comes when it is shown.
const CadenaCard = lazy(async () => ({ default: (await import('./cadena-card.tsx')).CadenaCard }));
const SinResultados = lazy(async () => ({ default: (await import('./sin-resultados.tsx')).SinResultados }));
const TablaServicios = lazy(async () => ({
  default: (await import('./tabla-servicios.tsx')).TablaServicios,
}));
// Few people ask why: the explanation comes with the question.
const OrdenExplicado = lazy(async () => ({
  default: (await import('./orden-explicado.tsx')).OrdenExplicado,
}));

const VISTAS = [
  { value: 'tarjetas', label: 'Tarjetas' },
  { value: 'tabla', label: 'Tabla' },
] as const;

interface ResultadosDirectorioProps {
  readonly consulta: ConsultaDirectorio;
  readonly resultado: ResultadoDirectorio;
  readonly facetas: FacetasDirectorio | undefined;
  /** Absent where nothing is needed, and until they are computed. */
  readonly cadenas: CadenasDirectorio | undefined;
  /** What most entidades ask for and nobody serves; absent where something in particular is looked for. */
  readonly masPedido: DemandaDeDato | undefined;
  /** The shown results belong to the previous search. */
  readonly isBusy: boolean;
  readonly onChange: (consulta: ConsultaDirectorio) => void;
}

/** What the directory found, as cards or as a table; or what to try. */
export function ResultadosDirectorio(props: ResultadosDirectorioProps) {
  const { consulta, resultado, cadenas, masPedido, isBusy, onChange } = props;
  const { total, servicios, corregido, sinOferta } = resultado;
  const top = useRef<HTMLDivElement>(null);
  const [isExplained, setExplained] = useState(false);
  const explicacion = useId();
  const encadenadas = cadenas?.cadenas.filter(({ pasos }) => pasos.length > 1) ?? [];
  // A chain is worth its calls only where no single servicio gives everything.
  const isEncadenado = encadenadas.length > 0 && encadenadas.length === cadenas?.cadenas.length;

  function turn(pagina: number): void {
    onChange({ ...consulta, pagina });
    // The next page is read from its start.
    top.current?.focus();
  }

  const porQue = (
    <BotonPorQue panel={explicacion} isOpen={isExplained} onPress={() => setExplained(!isExplained)} />
  );

  return (
    <FacetedResults ref={top} isBusy={isBusy}>
      <section aria-label="Resultados" className={styles['results']}>
        <Barra {...props} cuenta={presentCuenta(total, isEncadenado ? encadenadas.length : 0)} />
        {corregido === null ? null : (
          <p role="status">
            No hay servicios que digan «{consulta.texto}». Estos dicen «<strong>{corregido}</strong>».
          </p>
        )}
        {isEncadenado && cadenas ? (
          <Suspense fallback={null}>
            <CadenaCard cadenas={encadenadas} necesito={cadenas.necesito} />
          </Suspense>
        ) : null}
        <Suspense fallback={<Skeleton label="Cargando los servicios" rows={3} />}>
          {total === 0 ? (
            <SinResultados consulta={consulta} onChange={onChange} />
          ) : consulta.vista === 'tabla' ? (
            <TablaServicios
              consulta={consulta}
              resultado={resultado}
              isBusy={isBusy}
              porQue={porQue}
              onChange={onChange}
            />
          ) : (
            <>
              <ol className={styles['rows']}>
                {servicios.map((servicio) => (
                  <li key={servicio.servicioId}>
                    <ResultadoServicio servicio={servicio} />
                  </li>
                ))}
              </ol>
              <Pagination
                page={consulta.pagina}
                pages={pageCount(total, consulta.tamano)}
                size={consulta.tamano}
                total={total}
                beside={porQue}
                isBare
                onPage={turn}
              />
            </>
          )}
        </Suspense>
        {isExplained && total > 0 ? (
          <Explicacion id={explicacion} consulta={consulta} servicios={servicios} />
        ) : null}
        <DemandaCard
          sinOferta={sinOferta}
          texto={consulta.texto}
          isNadaHallado={total === 0}
          masPedido={masPedido}
        />
      </section>
    </FacetedResults>
  );
}

function presentCuenta(total: number, cadenas: number): string {
  const servicios = total === 1 ? '1 servicio' : `${formatNumber(total)} servicios`;
  if (cadenas === 0) return servicios;
  return `${servicios} y ${cadenas === 1 ? '1 cadena' : `${formatNumber(cadenas)} cadenas`}`;
}

interface BarraProps extends ResultadosDirectorioProps {
  readonly cuenta: string;
}

/** How many there are, what narrows them, and how they are looked at. */
function Barra({ consulta, resultado, facetas, cuenta, onChange }: BarraProps) {
  return (
    <div className={styles['bar']}>
      <h2>
        <span role="status">{cuenta}</span>
      </h2>
      <EnSuspension consulta={consulta} facetas={facetas} onChange={onChange} />
      {facetas === undefined ? null : (
        <FacetDrawer
          label="Filtrar los servicios"
          chosen={countFacetas(consulta)}
          done={`Ver ${presentCuenta(resultado.total, 0)}`}
        >
          <PanelFacetas consulta={consulta} facetas={facetas} onChange={onChange} />
        </FacetDrawer>
      )}
      <FiltrosActivos consulta={consulta} facetas={facetas} onChange={onChange} />
      <BotonSuscripcion objeto={{ objeto: 'busqueda', consulta }}>Avisarme si cambia</BotonSuscripcion>
      <Segmented
        label="Ver los resultados"
        segments={VISTAS}
        value={consulta.vista}
        onChange={(vista) => onChange({ ...consulta, vista })}
      />
      <OrderSelect
        orders={ORDENES_DIRECTORIO}
        labels={ORDEN_DIRECTORIO}
        value={consulta.orden}
        onChange={(orden) => onChange({ ...consulta, orden, pagina: 1 })}
      />
    </div>
  );
}

/** The directory leaves them out until somebody asks for them: unsaid, its title would count more than its list. */
function EnSuspension({
  consulta,
  facetas,
  onChange,
}: Pick<ResultadosDirectorioProps, 'consulta' | 'facetas' | 'onChange'>) {
  const cantidad = facetas?.estado.find(({ valor }) => valor === 'en-suspension')?.cantidad ?? 0;
  if (cantidad === 0 || consulta.estado.length > 0) return null;
  return (
    <Button
      variant="ghost"
      size="small"
      className={styles['apart']}
      onClick={() => onChange(chooseFaceta(consulta, 'estado', 'en-suspension'))}
    >
      {formatNumber(cantidad)} más en suspensión
    </Button>
  );
}

interface BotonPorQueProps {
  /** Id of what it opens. */
  readonly panel: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function BotonPorQue({ panel, isOpen, onPress }: BotonPorQueProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      className={styles['why']}
      data-print="hide"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={onPress}
    >
      ¿Por qué en este orden?
    </Button>
  );
}

interface ExplicacionProps
  extends Pick<ResultadosDirectorioProps, 'consulta'>,
    Pick<ResultadoDirectorio, 'servicios'> {
  readonly id: string;
}

function Explicacion({ id, consulta, servicios }: ExplicacionProps) {
  return (
    <section id={id} className={styles['explained']} aria-label="Por qué en este orden" data-print="hide">
      <Suspense fallback={null}>
        <OrdenExplicado consulta={consulta} servicios={servicios} />
      </Suspense>
    </section>
  );
}

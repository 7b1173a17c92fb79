import { useDescargaTabla } from '@marco/archivos/widgets';
import { useSeleccionElementos } from '@marco/elementos-de-dato/widgets';
import { elementosAcciones } from '@marco/esquemas/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DataTable, DEFAULT_TABLE_STATE } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { FacetDrawer, FacetedResults, FacetedToolbar, OrderSelect } from '@marco/web-kit/faceted-search';
import { ResultCount } from '@marco/web-kit/list-search';
import type { EntradaDiccionario, ResultadoDiccionario } from '../contract/index.ts';
import { ORDENES_DICCIONARIO, TAMANOS_DICCIONARIO } from '../contract/terms.ts';
import { countFiltros, DICCIONARIO_VACIO, type EstadoDiccionario } from '../rules/direccion.ts';
import { listColumnas } from './columnas.tsx';
import styles from './diccionario.module.css';
import { PanelFacetas } from './panel-facetas.tsx';
import { toFiltro } from './use-diccionario.ts';

const TITULO = 'Resultados de consulta';
const ORDENES = {
  relevancia: 'Más relevantes',
  nombre: 'Nombre',
  reciente: 'Incorporación más reciente',
} as const;

interface ResultadosDiccionarioProps {
  readonly estado: EstadoDiccionario;
  readonly resultado: ResultadoDiccionario;
  /** The shown results belong to the previous search. */
  readonly isBusy: boolean;
  readonly onChange: (estado: EstadoDiccionario) => void;
}

/** What the dictionary found, or what to try. */
export function ResultadosDiccionario({ estado, resultado, isBusy, onChange }: ResultadosDiccionarioProps) {
  const { elementos, total, facetas, corregido } = resultado;
  const selection = useSeleccionElementos<EntradaDiccionario>(elementosAcciones);
  const descarga = useDescargaTabla<EntradaDiccionario>({
    path: '/diccionario/exportar',
    base: 'public',
    title: 'Diccionario de elementos de dato',
    toBody: (scope) => toFiltro(scope === 'table' ? estado : { ...DICCIONARIO_VACIO, estado: 'todos' }),
  });
  const cuenta = <ResultCount total={total} one="elemento" many="elementos" />;
  const toolbar = (
    <>
      <FacetDrawer label="Filtrar los elementos" chosen={countFiltros(estado)}>
        <PanelFacetas estado={estado} facetas={facetas} onChange={onChange} />
      </FacetDrawer>
      <OrderSelect
        orders={ORDENES_DICCIONARIO}
        labels={ORDENES}
        value={estado.orden}
        onChange={(orden) => onChange({ ...estado, orden, pagina: 1 })}
      />
    </>
  );
  if (total === 0)
    return (
      <Card title={TITULO} aside={cuenta} flush>
        <FacetedToolbar>{toolbar}</FacetedToolbar>
        <Vacio estado={estado} onChange={onChange} />
      </Card>
    );
  return (
    <FacetedResults isBusy={isBusy}>
      {corregido === null ? null : (
        <p role="status" className={styles['corrected']}>
          No hay elementos que digan «{estado.texto}». Estos dicen «<strong>{corregido}</strong>».
        </p>
      )}
      <DataTable
        caption="Elementos de dato encontrados"
        title={TITULO}
        titleMessage={cuenta}
        mode="server"
        rows={elementos}
        total={total}
        isBusy={isBusy}
        columns={listColumnas(estado.estado)}
        {...descarga.table}
        selection={selection}
        rowKey={({ versionId }) => versionId}
        optionsNumber={TAMANOS_DICCIONARIO}
        viewKey="diccionario"
        toolbar={toolbar}
        state={{ ...DEFAULT_TABLE_STATE, page: estado.pagina, size: estado.tamano }}
        onStateChange={({ page, size }) => onChange({ ...estado, pagina: page, tamano: size })}
      />
      {descarga.dialog}
    </FacetedResults>
  );
}

function Vacio({ estado, onChange }: Pick<ResultadosDiccionarioProps, 'estado' | 'onChange'>) {
  return (
    <EmptyState
      drawing="search"
      title="No hay resultados coincidentes"
      text="Pruebe con otras palabras, con menos palabras o sin filtros."
    >
      {countFiltros(estado) > 0 ? (
        <Button variant="secondary" onClick={() => onChange({ ...DICCIONARIO_VACIO, texto: estado.texto })}>
          Limpiar filtros
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => onChange(DICCIONARIO_VACIO)}>
          Ver todo el diccionario
        </Button>
      )}
    </EmptyState>
  );
}

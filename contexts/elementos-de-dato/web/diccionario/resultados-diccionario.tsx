import { useDescargaTabla } from '@marco/archivos/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DataTable, DEFAULT_TABLE_STATE } from '@marco/web-kit/data-table';
import { Drawer } from '@marco/web-kit/drawer';
import { EmptyState } from '@marco/web-kit/empty-state';
import { ResultCount } from '@marco/web-kit/list-search';
import { Select } from '@marco/web-kit/select';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { ORDENES_DICCIONARIO, TAMANOS_DICCIONARIO } from '../../contract/diccionario.terms.ts';
import type { EntradaDiccionario, ResultadoDiccionario } from '../../contract/index.ts';
import {
  countFiltros,
  DICCIONARIO_VACIO,
  type EstadoDiccionario,
} from '../../rules/diccionario/direccion.ts';
import { useSeleccionEsquemas } from '../esquemas/use-seleccion-esquemas.tsx';
import { COLUMNAS } from './columnas.tsx';
import styles from './diccionario.module.css';
import { PanelFacetas, type PanelFacetasProps } from './panel-facetas.tsx';
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
  /** What shows is of the search before. */
  readonly isBusy: boolean;
  readonly onChange: (estado: EstadoDiccionario) => void;
}

/** What the dictionary found, or what to try. */
export function ResultadosDiccionario({ estado, resultado, isBusy, onChange }: ResultadosDiccionarioProps) {
  const { elementos, total, facetas, corregido } = resultado;
  const selection = useSeleccionEsquemas<EntradaDiccionario>();
  const descarga = useDescargaTabla<EntradaDiccionario>({
    path: '/diccionario/exportar',
    base: 'public',
    title: 'Diccionario de elementos de dato',
    toBody: (scope) => toFiltro(scope === 'table' ? estado : { ...DICCIONARIO_VACIO, estado: 'todos' }),
  });
  const cuenta = <ResultCount total={total} one="elemento" many="elementos" />;
  const toolbar = (
    <>
      <FacetasMovil {...{ estado, facetas, onChange }} />
      <div className={styles['order']}>
        <Select
          label="Ordenar por"
          small
          options={ORDENES_DICCIONARIO.map((value) => ({ value, label: ORDENES[value] }))}
          value={estado.orden}
          onChange={(value) =>
            onChange({
              ...estado,
              orden: ORDENES_DICCIONARIO.find((orden) => orden === value) ?? 'relevancia',
              pagina: 1,
            })
          }
        />
      </div>
    </>
  );
  if (total === 0)
    return (
      <Card title={TITULO} aside={cuenta} flush>
        <div className={styles['toolbar']}>{toolbar}</div>
        <Vacio estado={estado} onChange={onChange} />
      </Card>
    );
  return (
    <div className={styles['results']} aria-busy={isBusy}>
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
        columns={COLUMNAS}
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
    </div>
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

/** On a narrow screen the facets wait behind a button. */
function FacetasMovil({ estado, facetas, onChange }: PanelFacetasProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = countFiltros(estado);
  return (
    <div className={styles['mobile']}>
      <Button
        variant="neutral"
        size="small"
        icon={<SlidersHorizontal size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filtrar{chosen > 0 ? ` (${chosen})` : ''}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Filtrar los elementos"
        closeLabel="Cerrar los filtros"
        side="right"
      >
        <PanelFacetas estado={estado} facetas={facetas} onChange={onChange} />
      </Drawer>
    </div>
  );
}

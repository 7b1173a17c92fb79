import { useDescargaTabla } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Chip } from '@marco/web-kit/chip';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate, formatMoment, formatNumber } from '@marco/web-kit/format';
import { Grafica } from '@marco/web-kit/grafica';
import { Notice } from '@marco/web-kit/notice';
import { Segmented } from '@marco/web-kit/segmented';
import { useMemo } from 'react';
import { DIBUJOS, type Dibujo } from '../../contract/explorador.terms.ts';
import type { EstadoExplorador, Exploracion } from '../../contract/index.ts';
import { CALIDADES } from '../../contract/terms.ts';
import { hasLineas, presentCifra, toPlot } from './present-exploracion.ts';
import { TablaCruzadaBlock } from './tabla-cruzada.tsx';

type Fila = Exploracion['filas'][number];

interface ResultadoProps {
  readonly titulo: string;
  readonly estado: EstadoExplorador;
  readonly exploracion: Exploracion;
  readonly onDibujo: (dibujo: Dibujo) => void;
}

/** What was explored: drawn, as a table that is always there, and how it is read. */
export function Resultado({ titulo, estado, exploracion, onDibujo }: ResultadoProps) {
  if (exploracion.grupos === 0)
    return (
      <Card>
        <EmptyState
          drawing="search"
          title="Ningún registro cumple los filtros"
          text="Quite un filtro o amplíe el periodo."
        />
      </Card>
    );
  const dibujos = (Object.keys(DIBUJOS) as Dibujo[]).filter(
    (uno) => uno !== 'lineas' || hasLineas(exploracion),
  );
  const dibujo = dibujos.includes(estado.dibujo) ? estado.dibujo : 'barras';
  return (
    <CardStack>
      <Segmented
        label="Cómo se muestra"
        segments={dibujos.map((value) => ({ value, label: DIBUJOS[value] }))}
        value={dibujo}
        onChange={onDibujo}
      />
      <Dibujado titulo={titulo} exploracion={exploracion} dibujo={dibujo} />
      <TablaDeGrupos titulo={titulo} estado={estado} exploracion={exploracion} />
      <Lectura exploracion={exploracion} />
    </CardStack>
  );
}

function Dibujado({
  titulo,
  exploracion,
  dibujo,
}: Pick<ResultadoProps, 'titulo' | 'exploracion'> & { readonly dibujo: Dibujo }) {
  if (dibujo === 'tabla') return null;
  if (dibujo === 'pivote')
    return (
      <Card title="Tabla cruzada">
        <TablaCruzadaBlock exploracion={exploracion} />
      </Card>
    );
  return <Grafica plot={toPlot(exploracion, titulo, dibujo, formatMoment(exploracion.corte.momento))} />;
}

const TAMANOS = [20, 50, 100];

function TablaDeGrupos({ titulo, estado, exploracion }: Omit<ResultadoProps, 'onDibujo'>) {
  const { dimensiones, medidas, filas, grupos } = exploracion;
  const columns = useMemo(
    (): readonly TableColumn<Fila>[] => [
      ...dimensiones.map(({ codigo, nombre }, at) => ({
        key: codigo,
        label: nombre,
        sortable: false,
        ...(at === 0 ? { kind: 'main' as const } : {}),
        cell: ({ nombres }: Fila) => nombres[at] ?? '',
      })),
      ...medidas.map((medida, at) => ({
        key: `medida-${medida.codigo}`,
        label: medida.nombre,
        sortable: false,
        align: 'end' as const,
        cell: ({ valores }: Fila) => presentCifra(valores[at] ?? null, medida),
      })),
    ],
    [dimensiones, medidas],
  );
  const descarga = useDescargaTabla<Fila>({
    path: '/explorador/exportar',
    title: titulo,
    toBody: () => estado,
  });
  return (
    <>
      {filas.length < grupos ? (
        <Notice>
          Se muestran los primeros {formatNumber(filas.length)} de {formatNumber(grupos)} grupos. El archivo
          trae todos.
        </Notice>
      ) : null}
      <DataTable
        caption={titulo}
        title="Grupos"
        titleMessage={`${formatNumber(grupos)} en total`}
        rows={filas}
        columns={columns}
        rowKey={({ claves }) => claves.join('|')}
        optionsNumber={TAMANOS}
        pageSizeTable={20}
        reporte
        onEvent={descarga.table.onEvent}
      />
      {descarga.dialog}
    </>
  );
}

const TONO_DE_CALIDAD = {
  completo: 'green',
  parcial: 'yellow',
  estimado: 'yellow',
  'sin-datos': 'gray',
} as const;

function Lectura({ exploracion }: { readonly exploracion: Exploracion }) {
  const { medidas, totales, definicion, corte } = exploracion;
  return (
    <Card
      title="Cómo se lee"
      aside={<Chip tone={TONO_DE_CALIDAD[corte.calidad]}>{CALIDADES[corte.calidad]}</Chip>}
    >
      <FactSheet>
        {medidas.map((medida, at) => (
          <Fact key={medida.codigo} name={`${medida.nombre}, en total`}>
            {presentCifra(totales[at] ?? null, medida)}
          </Fact>
        ))}
        <Fact name="Corte">{formatMoment(corte.momento)}</Fact>
        <Fact name="Fuentes">{definicion.fuentes.join(', ')}</Fact>
        <Fact name="Definición">
          Versión {definicion.version}, desde el {formatDate(`${definicion.desde}T12:00:00Z`)}
        </Fact>
        <Fact name="Qué cuenta" wide>
          {definicion.texto}
          {corte.razon === null ? '' : ` ${corte.razon}`}
        </Fact>
      </FactSheet>
    </Card>
  );
}

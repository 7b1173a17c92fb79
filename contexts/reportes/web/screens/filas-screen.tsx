import { useDescargaTabla } from '@marco/archivos/widgets';
import { INICIO } from '@marco/parametros/paths';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Pagination, pageCount } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, type TrailStep, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { StackedTable } from '@marco/web-kit/stacked-table';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import type { FilaIndicador } from '../../contract/index.ts';
import { reportesPaths, TITULO_REPORTES, toIndicador } from '../../contract/reportes.paths.ts';
import { presentMomentoLargo } from '../../rules/indicadores/momentos.ts';
import { presentClase } from '../../rules/indicadores/nombres.ts';
import { toPaginaDeFila } from '../indicadores/paginas-de-filas.ts';
import { useFilas, useIndicador } from '../indicadores/use-indicadores.ts';

const FILAS = 50;
const TRAIL: readonly TrailStep[] = [INICIO, { nombre: TITULO_REPORTES, to: reportesPaths.home }];

/** The records behind a figure, those the reader may see (domain reportes §1 rule 2). */
export function FilasScreen() {
  const codigo = useParams()['codigo'] ?? '';
  const { params, change } = useAddressParams();
  const pedido = Object.fromEntries(params);
  const corte = params.get('corte') ?? 'hoy';
  const filas = useFilas(codigo, { ...pedido, corte });
  const indicador = useIndicador(codigo).data;
  const pregunta = indicador?.pregunta ?? codigo;
  const trail = useMemo(() => [...TRAIL, { nombre: pregunta, to: toIndicador(codigo) }], [pregunta, codigo]);
  useRecordTrail('Registros', trail);
  const pagina = Number(params.get('pagina') ?? '1');
  const { pagina: _, ...filtros } = pedido;
  const { descargar, dialog } = useDescargaTabla({
    path: `/indicadores/${codigo}/filas/exportar`,
    title: 'Registros de la cifra',
    toBody: () => ({ ...filtros, corte }),
  });
  return (
    <>
      <PageHeading
        title={indicador?.nombre ?? 'Registros'}
        lead={`Los registros que forman la cifra del corte de ${presentMomentoLargo(corte)}.`}
        actions={
          <Button
            variant="neutral"
            size="small"
            icon={<Download size={16} />}
            onClick={() => descargar('table')}
          >
            Descargar tabla
          </Button>
        }
      />
      <LoadBlock query={filas} subject="los registros">
        {({ filas: suyas, total, ocultas }) => (
          <Card title={`${formatNumber(total)} ${total === 1 ? 'registro' : 'registros'}`}>
            {ocultas > 0 ? (
              <p>
                {formatNumber(ocultas)} más {ocultas === 1 ? 'cuenta' : 'cuentan'} en la cifra y su rol no los
                puede ver uno a uno.
              </p>
            ) : null}
            {suyas.length === 0 ? (
              <p>Ningún registro para mostrar.</p>
            ) : (
              <StackedTable
                label="Registros de la cifra"
                rows={suyas}
                rowKey={(fila) => `${fila.objeto} ${fila.id} ${fila.clase}`}
                columns={[
                  { label: 'Registro', cell: (fila) => <Nombre fila={fila} /> },
                  { label: 'Detalle', cell: ({ detalle }) => detalle },
                  { label: 'Cuenta como', cell: ({ clase }) => presentClase(clase, 1) },
                  ...(suyas.some(({ cifra }) => cifra !== undefined)
                    ? [{ label: 'Aporta', cell: ({ cifra }: FilaIndicador) => cifra?.texto ?? '' }]
                    : []),
                ]}
              />
            )}
            <Pagination
              page={pagina}
              pages={pageCount(total, FILAS)}
              size={FILAS}
              total={total}
              of="registros"
              onPage={(siguiente) => change({ ...pedido, pagina: String(siguiente) })}
            />
          </Card>
        )}
      </LoadBlock>
      {dialog}
    </>
  );
}

function Nombre({ fila }: { readonly fila: FilaIndicador }) {
  const { objeto, nombre, clave, otra } = fila;
  const uno = <Enlace to={toPaginaDeFila(objeto, clave)} nombre={nombre} />;
  if (otra === undefined) return uno;
  return (
    <>
      {uno} y <Enlace to={toPaginaDeFila(objeto, otra.clave)} nombre={otra.nombre} />
    </>
  );
}

function Enlace({ to, nombre }: { readonly to: string | undefined; readonly nombre: string }) {
  return to === undefined ? nombre : <Link to={to}>{nombre}</Link>;
}

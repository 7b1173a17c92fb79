import { Button } from '@marco/web-kit/button';
import { TextInput } from '@marco/web-kit/field';
import { formatDate, formatNumber, formatPeriod } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { ReadingBlock } from '@marco/web-kit/reading-page';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { DetalleElemento, Valor } from '../../contract/index.ts';
import { TAMANOS_ELEMENTOS } from '../../contract/terms.ts';
import { useEntornoDetalle } from '../detalle/enlaces.tsx';
import styles from './pagina.module.css';
import { SECCIONES } from './secciones.ts';

/** Values in sight before somebody asks for all, and as many as come with each press after it. */
const [A_LA_VISTA, , , POR_CARGA] = TAMANOS_ELEMENTOS;

/** The permissible values of a lista: the first of them, and a search in all. */
export function ValoresSeccion({ detalle }: { readonly detalle: DetalleElemento }) {
  const [isWhole, setWhole] = useState(false);
  const [texto, setTexto] = useState('');
  const isAsked = isWhole || texto !== '';
  const pedidos = useValoresPedidos(detalle.versionId, texto, isAsked);
  const { error, isFetching, refetch, fetchNextPage } = pedidos;
  const isLoading = isAsked && isFetching;
  const { rows, total } = chooseValores(detalle.valores, isAsked ? pedidos.data?.pages : undefined);
  return (
    <ReadingBlock id="valores" title={SECCIONES.valores} lead={presentLista(detalle)}>
      {detalle.valores.total > A_LA_VISTA ? <Busqueda isSearching={isLoading} onSearch={setTexto} /> : null}
      {error ? (
        <div className={styles['body']}>
          <QueryError title="No fue posible cargar los valores" query={{ error, isFetching, refetch }} />
        </div>
      ) : null}
      {rows.length === 0 ? (
        <p className={styles['body']} role="status">
          Ningún valor dice «{texto}».
        </p>
      ) : (
        <section
          className={styles['values']}
          aria-label="Valores de la lista"
          aria-busy={isLoading}
          // A long list scrolls, so the keyboard has to reach it.
          tabIndex={rows.length > A_LA_VISTA ? 0 : undefined}
        >
          <StackedTable
            label="Valores permitidos de la lista"
            columns={listColumnas(rows)}
            rows={rows}
            rowKey={({ codigo }) => codigo}
          />
        </section>
      )}
      {rows.length < total ? (
        <div className={styles['foot']} data-print="hide">
          <Button
            variant="ghost"
            size="small"
            busy={isLoading && 'Cargando'}
            onClick={() => (isAsked ? void fetchNextPage() : setWhole(true))}
          >
            {isAsked
              ? `Ver ${formatNumber(Math.min(POR_CARGA, total - rows.length))} más de ${formatNumber(total)}`
              : `Ver los ${formatNumber(total)}`}
          </Button>
        </div>
      ) : null}
    </ReadingBlock>
  );
}

interface Cargados {
  readonly valores: readonly Valor[];
  readonly total: number;
}

/** What was asked for; before that, the first values that come with the element. */
function chooseValores(
  { primeros, total }: DetalleElemento['valores'],
  pages: readonly Cargados[] | undefined,
): { readonly rows: readonly Valor[]; readonly total: number } {
  if (pages === undefined) return { rows: primeros.slice(0, A_LA_VISTA), total };
  return { rows: pages.flatMap(({ valores }) => valores), total: pages[0]?.total ?? 0 };
}

/** How many there are, and where they come from. */
function presentLista({ valores: { total }, fuenteLista, fuenteListaEdicion }: DetalleElemento): string {
  const cuenta = total === 1 ? '1 valor.' : `${formatNumber(total)} valores.`;
  if (fuenteLista === null) return cuenta;
  const edicion = fuenteListaEdicion === null ? '' : `, edición del ${formatDate(fuenteListaEdicion)}`;
  return `${cuenta} Origen: ${fuenteLista}${edicion}.`;
}

interface BusquedaProps {
  readonly isSearching: boolean;
  readonly onSearch: (texto: string) => void;
}

function Busqueda({ isSearching, onSearch }: BusquedaProps) {
  const [typed, setTyped] = useState('');
  function search(event: FormEvent): void {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <form
      className={styles['find']}
      aria-label="Buscar en los valores"
      onSubmit={search}
      noValidate
      data-print="hide"
    >
      <TextInput
        label="Buscar por código o nombre"
        leadIcon={<Search size={16} />}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" variant="neutral" busy={isSearching && 'Buscando'}>
        Buscar
      </Button>
    </form>
  );
}

function useValoresPedidos(versionId: number, texto: string, enabled: boolean) {
  const { clave, loadValores } = useEntornoDetalle();
  return useInfiniteQuery({
    queryKey: ['elementos', clave, 'valores', versionId, texto],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      loadValores({ versionId, texto, pagina: pageParam, tamano: POR_CARGA }, signal),
    getNextPageParam: (last, pages) =>
      last.valores.length > 0 && pages.length * POR_CARGA < last.total ? pages.length + 1 : undefined,
    placeholderData: (previous) => previous,
    enabled,
  });
}

/** What no value says has no column. */
function listColumnas(valores: readonly Valor[]): readonly StackedColumn<Valor>[] {
  const hasDescripcion = valores.some(({ descripcion }) => descripcion !== '');
  const hasVigencia = valores.some(
    ({ vigenteDesde, vigenteHasta }) => vigenteDesde !== null || vigenteHasta !== null,
  );
  return [
    { label: 'Código', cell: ({ codigo }) => <code className={styles['code']}>{codigo}</code> },
    { label: 'Nombre', cell: ({ nombre }) => <strong>{nombre}</strong> },
    ...(hasDescripcion
      ? [{ label: 'Descripción', cell: ({ descripcion }: Valor) => descripcion || '—' }]
      : []),
    ...(hasVigencia
      ? [
          {
            label: 'Vigencia',
            cell: ({ vigenteDesde, vigenteHasta }: Valor) => formatPeriod(vigenteDesde, vigenteHasta) || '—',
          },
        ]
      : []),
  ];
}

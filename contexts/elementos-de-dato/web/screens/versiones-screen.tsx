import { refuseWith } from '@marco/contract-kit/decision';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { ArrowLeft, GitCompare } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { toComparacionElementos, toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import type { ElementoPrivado, VersionListada } from '../../contract/index.ts';
import { ESTADO_VERSION } from '../../contract/terms.ts';
import { EstadoVersionChip } from '../detalle/estado-version-chip.tsx';
import { ElementoNoEncontrado } from '../elemento-no-encontrado.tsx';
import { useElemento } from '../use-elemento.ts';

const TITULO = 'Versiones';
const SIN_PAREJA = refuseWith('Elija exactamente dos versiones.');

const COLUMNAS: readonly TableColumn<VersionListada>[] = [
  {
    key: 'numero',
    label: 'Versión',
    kind: 'main',
    text: ({ numero }) => `Versión ${numero}`,
    cell: ({ id, numero }) => <Link to={toVersionElemento(id)}>Versión {numero}</Link>,
  },
  {
    key: 'estado',
    label: 'Estado',
    text: ({ estado }) => ESTADO_VERSION[estado],
    cell: ({ estado }) => <EstadoVersionChip estado={estado} />,
  },
  {
    key: 'rigeDesde',
    label: 'Rige desde',
    nowrap: true,
    text: ({ rigeDesde }) => formatDate(rigeDesde) || '—',
  },
  {
    key: 'rigeHasta',
    label: 'Rige hasta',
    nowrap: true,
    text: ({ rigeHasta }) => formatDate(rigeHasta) || '—',
  },
  {
    key: 'resumenCambio',
    label: 'Qué cambió',
    sortable: false,
    text: ({ resumenCambio }) => resumenCambio || '—',
  },
];

/** Versions of an element; two of them can be compared. */
export function VersionesScreen() {
  usePageTitle(TITULO);
  const versionId = readId(useParams()['id']);
  return versionId === null ? <ElementoNoEncontrado /> : <Versiones key={versionId} versionId={versionId} />;
}

function Versiones({ versionId }: { readonly versionId: number }) {
  const elemento = useElemento(versionId);
  if (isNotFound(elemento.error)) return <ElementoNoEncontrado />;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead={elemento.data?.nombre}
        actions={
          <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={toVersionElemento(versionId)}>
            Volver
          </ButtonLink>
        }
      />
      <LoadBlock query={elemento} subject="las versiones">
        {(data) => <Tabla elemento={data} />}
      </LoadBlock>
    </>
  );
}

function Tabla({ elemento }: { readonly elemento: ElementoPrivado }) {
  const navigate = useNavigate();
  return (
    <DataTable
      caption="Versiones del elemento"
      rows={elemento.versiones}
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      optionsNumber={[10, 25, 50]}
      selection={{
        showHeadCheckbox: false,
        keepAcrossPages: true,
        counted: ['versión elegida', 'versiones elegidas'],
        actions: (selected) => {
          const ids = [...selected.keys()].map(Number).sort((one, other) => one - other);
          const [a, b] = ids;
          const isPair = ids.length === 2 && a !== undefined && b !== undefined;
          return (
            <Button
              size="small"
              icon={<GitCompare size={16} />}
              blocked={isPair ? undefined : SIN_PAREJA}
              onClick={() => {
                if (isPair) void navigate(toComparacionElementos(a, b));
              }}
            >
              Comparar
            </Button>
          );
        },
      }}
      messageEmpty="Aún no hay versiones."
    />
  );
}

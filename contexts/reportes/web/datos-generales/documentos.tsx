import { Card } from '@marco/web-kit/card';
import { formatDate } from '@marco/web-kit/format';
import { StackedTable } from '@marco/web-kit/stacked-table';
import type { DocumentoDelMarco } from '../../contract/index.ts';
import { Seccion } from './seccion.tsx';

/** The norms and guides of the framework. */
export function Documentos({ documentos }: { readonly documentos: readonly DocumentoDelMarco[] }) {
  return (
    <Seccion id="documentos" title="Documentos y normas">
      <Card flush>
        <StackedTable
          label="Documentos y normas"
          rows={documentos}
          rowKey={({ tipo, numero, titulo }) => `${tipo} ${numero} ${titulo}`}
          columns={[
            { label: 'Documento', cell: ({ titulo }) => titulo },
            { label: 'Tipo', cell: ({ tipo }) => tipo },
            { label: 'Número', cell: ({ numero }) => numero || 'Sin número' },
            { label: 'Fecha', cell: ({ fecha }) => <span className="num">{formatDate(fecha)}</span> },
            {
              label: 'Archivo',
              cell: ({ url, tipo, numero, titulo }) => (
                <a
                  href={url}
                  rel="noreferrer"
                  aria-label={['Abrir', tipo, numero, titulo].filter((uno) => uno !== '').join(' ')}
                >
                  Abrir
                </a>
              ),
            },
          ]}
        />
      </Card>
    </Seccion>
  );
}

import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { formatDate } from '@marco/web-kit/format';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import { ListChecks } from 'lucide-react';
import type { ItemVerificado, Solicitud } from '../../contract/index.ts';
import { toVerificacion } from '../../contract/solicitudes.paths.ts';
import { DIMENSION, VERIFICADOR } from '../../contract/terms.ts';
import { AvanceCard } from './avance-card.tsx';
import { ConceptoCard } from './concepto-card.tsx';
import { ListaAnterior } from './etapa-certificados.tsx';
import { getNivelTres } from './get-nivel-tres.ts';
import { VeredictoDicho } from './veredicto-item.tsx';
import { listDimensiones } from './verificacion.ts';

interface PanelProps {
  readonly solicitud: Solicitud;
}

const COLUMNAS: readonly StackedColumn<ItemVerificado>[] = [
  {
    label: 'Ítem',
    cell: ({ codigo, etiqueta, lineamiento }) => (
      <>
        {codigo}. {etiqueta}
        {lineamiento === null ? null : <small>{lineamiento}</small>}
      </>
    ),
  },
  {
    label: 'Veredicto',
    cell: (item) => (
      <>
        <VeredictoDicho item={item} />
        {item.motivo === '' ? null : <small>{item.motivo}</small>}
      </>
    ),
  },
  {
    label: 'Quién decide',
    cell: ({ verifica, autor, fecha }) => (
      <>
        {VERIFICADOR[verifica]}
        {autor === null || fecha === null ? null : (
          <small>
            {autor}, {formatDate(fecha)}
          </small>
        )}
      </>
    ),
  },
];

/** The report of the verification: who approves and who certifies read it first, on the screen and on paper. */
export function InformeVerificacionPanel({ solicitud }: PanelProps) {
  const nivelTres = getNivelTres(solicitud);
  const { items, lista } = nivelTres;
  return (
    <CardStack>
      <ListaAnterior solicitud={solicitud} />
      {listDimensiones(items).map(({ dimension, items: suyos, decididos }, at) => (
        <Card
          key={dimension}
          title={DIMENSION[dimension]}
          aside={
            <>
              {decididos} de {suyos.length} decididos
              {at === 0 ? `, lista ${lista.numero}` : null}
            </>
          }
          flush
        >
          <StackedTable
            label={`Verificación ${DIMENSION[dimension].toLowerCase()}`}
            columns={COLUMNAS}
            rows={suyos}
            rowKey={({ codigo }) => codigo}
            isTop
          />
        </Card>
      ))}
      <ConceptoCard solicitud={solicitud} />
      <AvanceCard solicitud={solicitud} />
      {solicitud.estado === 'en-verificacion' ? (
        <div data-print="hide">
          <ButtonLink variant="secondary" icon={<ListChecks size={18} />} to={toVerificacion(solicitud.id)}>
            Ver la lista de verificación
          </ButtonLink>
        </div>
      ) : null}
    </CardStack>
  );
}

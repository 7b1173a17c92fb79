import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatLongMoment } from '@marco/web-kit/format';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ResumenTablero } from '../../contract/index.ts';
import { TITULO_TABLEROS, toTablero } from '../../contract/reportes.paths.ts';
import { LIMITES_TABLERO } from '../../contract/tableros.terms.ts';
import { useCopia, useTableros } from '../tableros/use-tableros.ts';

const TableroDialog = lazy(async () => ({
  default: (await import('../tableros/tablero-dialog.tsx')).TableroDialog,
}));

/** The boards of the person, and the one of their rol (domain reportes §5). */
export function TablerosScreen() {
  usePageTitle(TITULO_TABLEROS);
  const tableros = useTableros();
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHeading
        title={TITULO_TABLEROS}
        lead={`Los indicadores que quiere ver juntos, hasta ${LIMITES_TABLERO.piezas} en cada uno.`}
        actions={
          <Button icon={<Plus size={18} />} aria-haspopup="dialog" onClick={() => setCreating(true)}>
            Nuevo tablero
          </Button>
        }
      />
      <LoadBlock query={tableros} subject="los tableros">
        {({ tableros: todos }) => (
          <CardStack>
            <Card title="Mis tableros">
              <Propios tableros={todos.filter(({ rol }) => rol === null)} />
            </Card>
            {todos
              .filter(({ rol }) => rol !== null)
              .map((suyo) => (
                <Card key={suyo.id} title="El tablero de su rol">
                  <DelRol tablero={suyo} />
                </Card>
              ))}
          </CardStack>
        )}
      </LoadBlock>
      {isCreating ? (
        <Suspense fallback={null}>
          <TableroDialog onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const presentCuantas = (piezas: number) =>
  piezas === 0 ? 'Vacío' : piezas === 1 ? '1 pieza' : `${piezas} piezas`;

function Propios({ tableros }: { readonly tableros: readonly ResumenTablero[] }) {
  if (tableros.length === 0)
    return <EmptyState title="Todavía no tiene tableros" text="Cree uno, o copie el de su rol y cámbielo." />;
  return (
    <LineList>
      {tableros.map(({ id, nombre, piezas, modificadoEn }) => (
        <li key={id}>
          <Link to={toTablero(id)}>{nombre}</Link>
          <span>{presentCuantas(piezas)}</span>
          <LineNote>Cambiado el {formatLongMoment(modificadoEn)}</LineNote>
        </li>
      ))}
    </LineList>
  );
}

function DelRol({ tablero }: { readonly tablero: ResumenTablero }) {
  const { copy, isSaving } = useCopia();
  const { id, nombre, piezas, rol } = tablero;
  return (
    <LineList>
      <li>
        <Link to={toTablero(id)}>{nombre}</Link>
        <span>{presentCuantas(piezas)}</span>
        <Button
          variant="neutral"
          size="small"
          busy={isSaving && 'Copiando'}
          onClick={() => void copy(tablero)}
        >
          Copiar <span className="sr">{nombre}</span>
        </Button>
        <LineNote>Lo ven quienes trabajan como {rol}. Cópielo para cambiarlo.</LineNote>
      </li>
    </LineList>
  );
}

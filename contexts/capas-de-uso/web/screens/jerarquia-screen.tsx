import { useApi } from '@marco/web-kit/api-client';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Tree } from '@marco/web-kit/tree';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { capasDeUsoPaths, toCapa } from '../../contract/capas-de-uso.paths.ts';
import type { listJerarquiaEndpoint, NodoJerarquia } from '../../contract/index.ts';
import { TIPOS_CAPA } from '../../contract/terms.ts';
import { EstadoCapaChip } from '../estado-capa-chip.tsx';
import { listFilasJerarquia } from '../jerarquia/filas-jerarquia.ts';
import styles from '../jerarquia/jerarquia.module.css';

const TITULO = 'Jerarquía de las capas';

/** Every layer below the one it depends on (AREA-02). */
export function JerarquiaScreen() {
  usePageTitle(TITULO);
  const api = useApi();
  const jerarquia = useQuery({
    queryKey: ['capas', 'jerarquia'],
    queryFn: ({ signal }) =>
      api.call<typeof listJerarquiaEndpoint>(
        { method: 'GET', path: '/capadeuso/jerarquia' },
        {},
        { signal, base: 'private' },
      ),
  });
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Un elemento usa los de su capa y los de capas más amplias: de integración a proyecto, de proyecto a sectorial o local, y de estas a la común."
        actions={
          <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={capasDeUsoPaths.listaRestaurada}>
            Volver
          </ButtonLink>
        }
      />
      <LoadBlock query={jerarquia} subject="las capas de uso">
        {(nodos) => <Arbol nodos={nodos} />}
      </LoadBlock>
    </>
  );
}

function Arbol({ nodos }: { readonly nodos: readonly NodoJerarquia[] }) {
  const navigate = useNavigate();
  const [cerradas, setCerradas] = useState<ReadonlySet<number>>(new Set());

  function toggle(key: string, isOpen: boolean): void {
    const next = new Set(cerradas);
    if (isOpen) next.delete(Number(key));
    else next.add(Number(key));
    setCerradas(next);
  }

  return (
    <Card title="Capas de uso" flush>
      <Tree
        label="Jerarquía de las capas de uso"
        rows={listFilasJerarquia(nodos, cerradas).map(({ nodo, ...place }) => ({
          ...place,
          key: String(nodo.id),
          content: <Capa nodo={nodo} />,
        }))}
        selectedKey={null}
        onSelect={(key) => void navigate(toCapa(key))}
        onToggle={toggle}
      />
    </Card>
  );
}

function Capa({ nodo: { nombre, tipo, estado, incorporados } }: { readonly nodo: NodoJerarquia }) {
  return (
    <>
      {nombre}
      <span className={styles['aside']}>
        {TIPOS_CAPA[tipo]} · {formatNumber(incorporados)} {incorporados === 1 ? 'elemento' : 'elementos'}
      </span>
      {estado === 'vigente' ? null : (
        <span className={styles['aside']}>
          <EstadoCapaChip estado={estado} />
        </span>
      )}
    </>
  );
}

import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { BUSQUEDA_VACIA, type FiltroBusqueda } from '../../rules/busqueda-eventos.ts';
import { FiltrosForm } from '../filtros-form.tsx';
import { ResultadosEventos } from '../resultados-eventos.tsx';
import { useBusquedaEventos } from '../use-busqueda-eventos.ts';
import { useEventos, useFiltrosEventos } from '../use-eventos.ts';
import { useExportar } from '../use-exportar.ts';
import { VerificacionPanel } from '../verificacion-panel.tsx';
import styles from './audit-screen.module.css';

const TITULO = 'Auditoría';

/** 'app/admin/audit': who did what and when, and whether anybody touched it since (AREA-12). */
export function AuditScreen() {
  usePageTitle(TITULO);
  const { busqueda, show } = useBusquedaEventos();
  const filtros = useFiltrosEventos();
  const resultados = useEventos(busqueda);
  const { download, isExporting } = useExportar();
  const { data, isPlaceholderData } = resultados;
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / busqueda.tamano)) : null;

  // An address may name a page that no longer exists: the last one shows then.
  useEffect(() => {
    if (lastPage !== null && busqueda.pagina > lastPage) show({ ...busqueda, pagina: lastPage });
  });

  function search(filtro: FiltroBusqueda): void {
    const isSame = JSON.stringify(filtro) === JSON.stringify(busqueda.filtro);
    if (isSame && busqueda.pagina === 1) void resultados.refetch();
    else show({ ...busqueda, filtro, pagina: 1 });
  }

  const clear = () => show({ ...BUSQUEDA_VACIA, tamano: busqueda.tamano });

  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Quién hizo qué, cuándo y desde dónde. Los eventos solo se agregan: nadie puede cambiarlos ni borrarlos."
        actions={
          <Button
            variant="secondary"
            icon={<Download size={18} />}
            busy={isExporting && 'Exportando'}
            onClick={() => void download(busqueda.filtro)}
          >
            Exportar a CSV
          </Button>
        }
      />
      <div className={styles['stack']}>
        <VerificacionPanel />
        {filtros.error ? (
          <Notice tone="warn">
            No fue posible cargar las listas de los filtros. {errorMessage(filtros.error)}{' '}
            <Button variant="ghost" size="small" onClick={() => void filtros.refetch()}>
              Reintentar
            </Button>
          </Notice>
        ) : null}
        <FiltrosForm
          filtro={busqueda.filtro}
          filtros={filtros.data}
          isSearching={resultados.isFetching && !isPlaceholderData}
          onSearch={search}
          onClear={clear}
        />
        <ResultadosEventos {...{ busqueda, resultados }} onChange={show} onClear={clear} />
      </div>
    </>
  );
}

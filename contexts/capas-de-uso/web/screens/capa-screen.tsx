import { Button, ButtonLink } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { ArrowLeft, Braces, CheckCheck, CopyPlus, Pencil, Power } from 'lucide-react';
import { useParams } from 'react-router';
import { capasDeUsoPaths, toEditarCapa, toVersionarCapa } from '../../contract/capas-de-uso.paths.ts';
import type { DetalleCapa } from '../../contract/index.ts';
import { chooseTransicionCapa } from '../../rules/can-administrar-capa.ts';
import { CapaNoEncontrada } from '../capa-no-encontrada.tsx';
import { listHechos } from '../detalle/hechos-capa.tsx';
import { PaginaCapa } from '../detalle/pagina-capa.tsx';
import { TablaVersiones } from '../detalle/tabla-versiones.tsx';
import { useCambioCapa } from '../detalle/use-cambio-capa.ts';
import { EstadoCapaChip } from '../estado-capa-chip.tsx';
import { useCapaTrail } from '../trail.ts';
import { useCapa } from '../use-capa.ts';

/** '/{id}' of 'app/admin/capadeuso': a layer with its present version and those before (AREA-02, ROUTE-12). */
export function CapaScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <CapaNoEncontrada /> : <Capa key={id} id={id} />;
}

function Capa({ id }: { readonly id: number }) {
  const capa = useCapa(id);
  const nombre = capa.data?.actual.nombre;
  usePageTitle(nombre ?? 'Capa de uso');
  useCapaTrail({ nombre, id });
  if (isNotFound(capa.error)) return <CapaNoEncontrada />;
  return (
    <>
      {capa.data ? <Encabezado capa={capa.data} /> : <PageHeading title="Capa de uso" />}
      <LoadBlock query={capa} subject="la capa de uso">
        {(detalle) => <Pagina capa={detalle} />}
      </LoadBlock>
    </>
  );
}

/** The documents of a draft can be taken away. */
function Pagina({ capa }: { readonly capa: DetalleCapa }) {
  const { quitarDocumento, isChanging } = useCambioCapa(capa);
  const isBorrador = capa.permisos.quitarDocumento.allowed;
  return (
    <PaginaCapa
      capa={capa}
      version={capa.actual}
      isBorrador={isBorrador}
      onQuitar={isBorrador && !isChanging ? (documento) => void quitarDocumento(documento) : undefined}
      versiones={<TablaVersiones id={capa.id} />}
    />
  );
}

function Encabezado({ capa }: { readonly capa: DetalleCapa }) {
  const { id, activa, incorporados, actual, permisos } = capa;
  const { publicar, cambiarEstado, isChanging } = useCambioCapa(capa);
  const elementos =
    incorporados === 1 ? '1 elemento incorporado' : `${formatNumber(incorporados)} elementos incorporados`;
  return (
    <PageHeading
      title={actual.nombre}
      chip={<EstadoCapaChip estado={actual.estado} />}
      facts={[...listHechos(capa, actual), { icon: <Braces size={16} />, text: elementos }]}
      actions={
        <>
          <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={capasDeUsoPaths.listaRestaurada}>
            Volver
          </ButtonLink>
          <Button
            variant="neutral"
            icon={<Power size={18} />}
            blocked={permisos.cambiarEstado}
            busy={isChanging && 'Guardando'}
            onClick={() => void cambiarEstado()}
          >
            {activa ? 'Inactivar' : 'Reactivar'}
          </Button>
          <ButtonLink
            variant="secondary"
            icon={<Pencil size={18} />}
            to={toEditarCapa(id)}
            blocked={permisos.editar}
          >
            Editar
          </ButtonLink>
          {chooseTransicionCapa(actual.estado) === 'publicar' ? (
            <Button
              icon={<CheckCheck size={18} />}
              blocked={permisos.publicar}
              busy={isChanging && 'Guardando'}
              onClick={() => void publicar()}
            >
              Publicar
            </Button>
          ) : (
            <ButtonLink icon={<CopyPlus size={18} />} to={toVersionarCapa(id)} blocked={permisos.versionar}>
              Versionar
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
